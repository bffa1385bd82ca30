//! How many tricks a statement gives up (law 68B1).

use super::{Statement, Step};

impl Statement {
    /// How many of the tricks left are conceded in so many words (law 68B1): what is given up in any case; of the rest, all but the
    /// tricks of the other steps. Who says that he wins a number of tricks, or lists them and no more, concedes the others; so many
    /// tricks may be those he has won already together with others, which their number shows. Nothing where they cannot be counted.
    /// Who says it claims the others unless he names another number.
    ///
    /// ```
    /// use tricklaw::bridge::claim::Statement;
    /// let statement: Statement = "hearts, then concede two clubs".parse().unwrap();
    /// assert_eq!((statement.concedes(5, 0), statement.concedes(1, 0)), (Some(2), Some(1)));
    /// let concedes = |text: &str, won| text.parse::<Statement>().unwrap().concedes(5, won);
    /// assert_eq!(concedes("I concede", 6), Some(5));
    /// assert_eq!(concedes("cash the ace of spades and concede the rest", 6), Some(4));
    /// assert_eq!(concedes("run spades and concede the rest", 6), None);
    /// assert_eq!((concedes("two more tricks", 6), concedes("nine tricks", 6)), (Some(3), Some(2)));
    /// assert_eq!((concedes("two hearts", 6), concedes("two hearts and the rest are mine", 6)), (Some(3), Some(0)));
    /// assert_eq!((concedes("three tricks", 2), concedes("three tricks, the rest are yours", 6)), (None, Some(2)));
    /// assert_eq!(concedes("two tricks: the ace of hearts, the king of hearts, the rest are yours", 6), Some(3));
    /// ```
    pub fn concedes(&self, left: u8, won: u8) -> Option<u8> {
        let given = |step: &Step| if let Step::Concede { tricks, .. } = step { Some(*tricks) } else { None };
        let gives_rest = self.steps.iter().any(|step| given(step) == Some(0));
        let given = self.steps.iter().filter_map(given).fold(0, u8::saturating_add);
        if given > 0 && !gives_rest {
            return Some(given.min(left));
        }
        let number = self.steps.iter().rfind(|step| step.is_number()).and_then(Step::tricks);
        let counts = self.steps.iter().any(|step| matches!(step, Step::Count { .. }));
        let taken = match (number, self.listed()) {
            // `two tricks and a ruff`: is that one of them?
            (Some(tricks), Some(listed @ 1..)) if listed != tricks => return None,
            (Some(tricks), _) => further(tricks, left, won)?,
            (None, Some(listed)) if gives_rest || counts => listed.min(left),
            (None, None) if gives_rest => return None,
            _ => left,
        };
        Some(left - taken)
    }

    /// How many tricks the steps come to beside a number, if all of them say so.
    #[inline(never)]
    fn listed(&self) -> Option<u8> {
        let mut listed = self.steps.iter().filter(|step| !step.is_number());
        listed.try_fold(0u8, |tricks, step| Some(tricks.saturating_add(step.tricks()?)))
    }
}

/// How many of the tricks left a number said is: more than there are has those won before in it. Nothing where it may be either.
fn further(tricks: u8, left: u8, won: u8) -> Option<u8> {
    if tricks > left {
        return Some(tricks.saturating_sub(won).min(left));
    }
    (tricks == left || tricks <= won || won == 0).then_some(tricks)
}
