//! Which lines of play count as normal: the laws leave it to the director, so every constraint is a named switch.
//!
//! An award is always an award *under a policy*; the verdict says which, and what the other settings would give.

use core::fmt;

/// Where a switch comes from and what it decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SwitchInfo {
    /// The number of the constraint, such as `N3`.
    pub code: &'static str,
    /// The stable name, such as `top-down`.
    pub name: &'static str,
    /// The articles of the laws it reads.
    pub articles: &'static [&'static str],
    /// Published guidance it rests on.
    pub source: &'static str,
    /// What it decides, in a sentence.
    pub about: &'static str,
    /// The names of its settings; the number of a setting is its place here.
    pub settings: &'static [&'static str],
}

macro_rules! switches {
    ($($(#[$doc:meta])* $name:ident = $code:literal, $text:literal, [$($article:literal),*], $source:literal, $about:literal,
        [$($setting:literal),+];)*) => {
        /// A constraint on what counts as a normal line of play.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Switch { $($(#[$doc])* $name,)* }

        impl Switch {
            /// Every switch.
            pub const ALL: &'static [Switch] = &[$(Switch::$name,)*];

            /// What it decides, where it comes from and its settings.
            pub const fn info(self) -> &'static SwitchInfo {
                match self {
                    $(Switch::$name => &SwitchInfo {
                        code: $code, name: $text, articles: &[$($article),*], source: $source, about: $about,
                        settings: &[$($setting),+],
                    },)*
                }
            }
        }
    };
}

switches! {
    /// No line contains an infraction.
    Legality = "N0", "legality", ["44C", "44D"], "the laws",
        "every card of a line is legal; nobody revokes or leads out of turn", ["on"];
    /// The stated line is followed as far as it can be.
    Statement = "N1", "statement", ["68C", "70D1"], "the laws",
        "the claimer follows his statement; a step that cannot be carried out is dropped", ["follow"];
    /// Whether the claimer watches the other side's cards.
    Breakdown = "N2", "breakdown", ["70D1"], "EBU White Book 8.70.9; ACBL practice unclear",
        "continue: he plays on until a presumed winner loses; notice: a player showing out makes him aware of the suit",
        ["continue", "notice"];
    /// The order of the cards of one suit in one hand.
    TopDown = "N3", "top-down", ["70E2"], "EBU White Book 8.70.5; ACBL guidelines on claims",
        "ebu: nothing before ace, king and queen of the same hand, nor before the jack and ten next to them, any card from a hand \
         headed by less; top-down: always the highest; any: no order", ["ebu", "top-down", "any"];
    /// The order of the suits.
    SuitOrder = "N4", "suit-order", ["70D1"], "ACBL guidelines on claims; EBU practice",
        "the order of the suits is the worst for the claimer", ["worst"];
    /// A high trump led by a claimer unaware that a trump is out.
    SafetyCheck = "N5", "safety-check", ["70C"], "ACBL guidelines on claims (1992: normal, 2019: not normal); EBU practice",
        "whether a claimer unaware of a trump may lead a trump while he has other winners", ["normal", "not-normal"];
    /// Trumps led when the other side has none.
    RunTrumps = "N5b", "run-trumps", ["70D1"], "ACBL guidelines on claims",
        "keep-ruffs: he keeps them while a hand has a loser elsewhere; last: trumps are led last; any: like another suit",
        ["keep-ruffs", "last", "any"];
    /// Known losers are led last.
    WinnersFirst = "N6", "winners-first", ["70D1"], "blml 2012",
        "no known loser is led while a winner, or a card to the other hand's winner or ruff, is there", ["on", "off"];
    /// A claimer wins when he can, as cheaply as his place allows.
    Winning = "N7", "winning", ["70D1"], "EBU and ACBL practice",
        "he wins when he can and follows low when his side is winning", ["on", "off"];
    /// What is thrown away.
    Discards = "N8", "discards", ["70D1"], "EBU White Book 8.70.6",
        "losers-first: known losers go first, then any suit; any: any suit", ["losers-first", "any"];
    /// No hopping between suits.
    Switching = "N9", "switching", ["70D1"], "Rainsford, EBU forum 1407",
        "a suit left with winners in it is not taken up again while there is another, winners are not left where they cannot be \
         reached; while the hand has winners in the suit it runs, it leads no loser to be ruffed", ["on", "off"];
    /// Finesse or drop.
    Location = "N10", "location", ["70E1"], "the laws",
        "both: an unstated finesse and its refusal are both normal unless the card is located; drop: the top card is \
         always played", ["both", "drop"];
    /// The size of the trump ruffed with.
    Ruffs = "N11", "ruffs", ["70D1"], "ACBL guidelines on claims",
        "lowest: the lowest trump that wins so far; any: any trump", ["lowest", "any"];
    /// Entries and blocks.
    Entries = "N12", "entries", ["70D1"], "EBU forum 1407",
        "careless: the lowest card is followed with; competent: the short hand unblocks", ["careless", "competent"];
    /// Squeezes and other coups.
    Coups = "N13", "coups", ["70D1"], "the laws",
        "no unstated coup is aimed at; one that happens on every normal line counts", ["never-assumed"];
    /// The partner of a defender who claims.
    Partner = "N14", "partner", ["70D2"], "EBU practice",
        "any-normal: he may make any play but fail to win the trick when last; keeps-master: nor does he throw a top card \
         away", ["keeps-master", "any-normal"];
    /// Irrational play.
    Irrational = "N15", "irrational", ["70"], "footnote to law 70; EBU: worse than careless",
        "worse than careless is not normal; carried out by N3, N6, N7 and N9", ["excluded"];
    /// How many cards a claimer may forget.
    Overlooks = "N16", "overlooks", ["70C2", "70D1"], "practice: nobody forgets a whole suit",
        "how many outstanding cards, besides those that his winners draw, he may overlook; unless any, no ace, king or \
         queen of a side suit with four cards out", ["one", "two", "any"];
    /// What play after the claim proves.
    LaterPlay = "N17", "later-play", ["68D", "70D3"], "Barker",
        "widen: his own later plays become normal; evidence: the play went as it went", ["widen", "evidence"];
}

impl Switch {
    /// How many switches there are.
    pub const COUNT: usize = Switch::ALL.len();

    /// The switch of a [`name`](SwitchInfo::name) or [`code`](SwitchInfo::code), either case.
    pub fn from_name(name: &str) -> Option<Switch> {
        Switch::ALL.iter().copied().find(|switch| {
            let info = switch.info();
            info.name.eq_ignore_ascii_case(name) || info.code.eq_ignore_ascii_case(name)
        })
    }

    /// The stable name.
    pub const fn name(self) -> &'static str {
        self.info().name
    }
}

/// A published practice from which a policy starts.
///
/// ```
/// use tricklaw::bridge::claim::{Policy, Preset, Switch};
/// assert_eq!(Policy::from(Preset::Ebu).setting(Switch::TopDown), "ebu");
/// assert_eq!(Policy::from(Preset::Acbl).setting(Switch::TopDown), "top-down");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Preset {
    /// England: careless play of a claimer who thinks all his cards are good.
    #[default]
    Ebu,
    /// North America: suits from the top, no trump led to check.
    Acbl,
    /// A claimer who watches the cards and unblocks.
    Lenient,
}

impl Preset {
    /// The three presets.
    pub const ALL: [Preset; 3] = [Preset::Ebu, Preset::Acbl, Preset::Lenient];

    /// The stable name: `EBU`, `ACBL` or `lenient`.
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Ebu => "EBU",
            Preset::Acbl => "ACBL",
            Preset::Lenient => "lenient",
        }
    }

    /// The settings that differ from the first of each switch.
    const fn departures(self) -> &'static [(Switch, u8)] {
        match self {
            Preset::Ebu => &[(Switch::RunTrumps, 1)],
            Preset::Acbl => &[(Switch::TopDown, 1), (Switch::SafetyCheck, 1), (Switch::RunTrumps, 1)],
            Preset::Lenient => &[(Switch::Breakdown, 1), (Switch::RunTrumps, 1), (Switch::Entries, 1)],
        }
    }
}

/// A setting for every switch.
///
/// ```
/// use tricklaw::bridge::claim::{Policy, Preset, Switch};
/// let policy = Policy::from(Preset::Ebu).with(Switch::TopDown, "any").unwrap();
/// assert_eq!(policy.to_string(), "EBU, top-down any");
/// assert_eq!(policy.setting(Switch::TopDown), "any");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Policy {
    preset: Preset,
    settings: [u8; Switch::COUNT],
}

impl Policy {
    /// The preset it started from.
    pub const fn preset(&self) -> Preset {
        self.preset
    }

    /// The name of a switch's setting.
    pub fn setting(&self, switch: Switch) -> &'static str {
        switch.info().settings[self.index(switch)]
    }

    /// The number of a switch's setting, its place in [`SwitchInfo::settings`].
    pub const fn index(&self, switch: Switch) -> usize {
        self.settings[switch as usize] as usize
    }

    /// The policy with another setting; nothing when the switch has no setting of that name.
    pub fn with(self, switch: Switch, setting: &str) -> Option<Policy> {
        let index = switch.info().settings.iter().position(|name| name.eq_ignore_ascii_case(setting))?;
        self.with_index(switch, index)
    }

    /// The policy with another setting, by number.
    pub fn with_index(mut self, switch: Switch, index: usize) -> Option<Policy> {
        if index >= switch.info().settings.len() {
            return None;
        }
        self.settings[switch as usize] = index as u8;
        Some(self)
    }

    /// Every policy that differs in exactly one setting.
    pub fn alternatives(self) -> impl Iterator<Item = (Switch, Policy)> {
        Switch::ALL.iter().flat_map(move |&switch| {
            (0..switch.info().settings.len())
                .filter(move |&index| index != self.index(switch))
                .filter_map(move |index| Some((switch, self.with_index(switch, index)?)))
        })
    }
}

impl From<Preset> for Policy {
    fn from(preset: Preset) -> Policy {
        let mut settings = [0; Switch::COUNT];
        for &(switch, setting) in preset.departures() {
            settings[switch as usize] = setting;
        }
        Policy { preset, settings }
    }
}

impl Default for Policy {
    fn default() -> Policy {
        Preset::default().into()
    }
}

impl fmt::Display for Policy {
    /// The preset, then what was changed: `EBU, top-down any`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.preset.name())?;
        let plain = Policy::from(self.preset);
        for &switch in Switch::ALL {
            if self.index(switch) != plain.index(switch) {
                write!(f, ", {} {}", switch.name(), self.setting(switch))?;
            }
        }
        Ok(())
    }
}

crate::shown::shown_by!(name: Switch, Preset);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_codes_are_distinct_and_found_again() {
        for &switch in Switch::ALL {
            assert_eq!(Switch::from_name(switch.name()), Some(switch));
            assert_eq!(Switch::from_name(switch.info().code), Some(switch));
            for setting in switch.info().settings {
                let policy = Policy::default().with(switch, setting).unwrap();
                assert_eq!(policy.setting(switch), *setting);
            }
            assert_eq!(Policy::default().with(switch, "no such"), None);
        }
    }

    #[test]
    fn alternatives_differ_in_one_setting() {
        for preset in Preset::ALL {
            let policy = Policy::from(preset);
            let count: usize = Switch::ALL.iter().map(|switch| switch.info().settings.len() - 1).sum();
            assert_eq!(policy.alternatives().count(), count);
            for (switch, other) in policy.alternatives() {
                let changed: Vec<Switch> =
                    Switch::ALL.iter().copied().filter(|&s| policy.index(s) != other.index(s)).collect();
                assert_eq!(changed, [switch]);
            }
        }
    }
}
