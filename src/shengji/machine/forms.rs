//! The forms of wanted pieces, and the number in mixed radix that tells how many of each are placed.

use super::Piece;

/// More forms than can be on 18 faces at once.
pub(super) const MAX_KINDS: usize = 12;

/// A form of piece with how often it is wanted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Form {
    pub piece: Piece,
    pub count: u8,
    /// What placing one adds to the number of a situation.
    pub stride: u32,
    /// The slot of the open run with no step to go, were there one; see [`slot`](Form::slot).
    before: u8,
}

impl Form {
    /// Where situations with an open run of the form are kept that has `to_go` steps to go; those with none to go, in the
    /// first slot, are those without an open run.
    pub fn slot(&self, to_go: u8) -> usize {
        if to_go == 0 { 0 } else { usize::from(self.before + to_go) }
    }

    /// How many are placed in a situation.
    pub fn placed(&self, situation: u32) -> u32 {
        situation / self.stride % (u32::from(self.count) + 1)
    }

    /// Whether one more can be placed.
    pub fn has_room(&self, situation: u32) -> bool {
        self.placed(situation) < u32::from(self.count)
    }
}

/// All forms, and the numbers of their situations and slots.
#[derive(Clone, Debug)]
pub(crate) struct Forms {
    items: [Form; MAX_KINDS],
    len: usize,
    /// How many slots there are.
    pub slots: usize,
    /// The situation in which all is placed.
    pub last: u32,
}

impl Forms {
    /// The forms of the pieces, or nothing if they have more situations than that.
    pub fn of(wanted: &[Piece], situations: u32) -> Option<Forms> {
        let blank = Form { piece: Piece::new(2, 1), count: 0, stride: 0, before: 0 };
        let mut forms = Forms { items: [blank; MAX_KINDS], len: 0, slots: 1, last: 0 };
        for &piece in wanted {
            if let Some(form) = forms.items[..forms.len].iter_mut().find(|form| form.piece == piece) {
                form.count += 1;
                continue;
            }
            *forms.items.get_mut(forms.len)? =
                Form { piece, count: 1, before: forms.slots as u8 - 1, ..blank };
            forms.len += 1;
            forms.slots += usize::from(piece.length) - 1;
        }
        let mut numbers = 1;
        for form in &mut forms.items[..forms.len] {
            form.stride = numbers;
            numbers *= u32::from(form.count) + 1;
            if numbers > situations {
                return None;
            }
        }
        forms.last = numbers - 1;
        Some(forms)
    }

    pub fn as_slice(&self) -> &[Form] {
        &self.items[..self.len]
    }

    /// Each form with its number.
    pub fn numbered(&self) -> impl Iterator<Item = (usize, &Form)> {
        self.as_slice().iter().enumerate()
    }
}
