//! Rule sets by name: the switches as JavaScript has them, and a rule set as one line of text.

use super::rules::{
    AllJokerKitty, GameEnd, JokerDeclarations, KittyMultiplier, Levels, PairsForTriples, PartnerBeats,
    RuffComparison, Rules, ShorterRuns, ThrowKitty, TractorDrawing, TripleBreaking,
};
use core::fmt;
use core::str::FromStr;

/// Hands the list of the switches, each with its settings, the book's first, to a macro.
macro_rules! each_switch {
    ($take:ident) => {
        $take! {
            triple_breaking "tripleBreaking" TripleBreaking:
                Always "always", OnlyForPairs "only-for-pairs", Never "never";
            tractor_drawing "tractorDrawing" TractorDrawing:
                ByAnything "by-anything", ByTractorsOnly "by-tractors-only";
            pairs_for_triples "pairsForTriples" PairsForTriples:
                OneForEach "one-for-each", AsManyAsFit "as-many-as-fit";
            shorter_runs "shorterRuns" ShorterRuns: Owed "owed", NotOwed "not-owed";
            ruff_comparison "ruffComparison" RuffComparison:
                EveryCombination "every-combination", EveryPart "every-part", LargestPart "largest-part";
            partner_beats "partnerBeats" PartnerBeats:
                ThrowWithCombination "throw-with-combination", AnyThrow "any-throw";
            throw_kitty "throwKitty" ThrowKitty: LargestPart "largest-part", Three "three";
            kitty_multiplier "kittyMultiplier" KittyMultiplier: Table1 "table-1", PowerOfTwo "power-of-two";
            joker_declarations "jokerDeclarations" JokerDeclarations:
                Never "never", NoTrump "no-trump", NoTrumpOverEqualCount "no-trump-over-equal-count";
            all_joker_kitty "allJokerKitty" AllJokerKitty: Redeal "redeal", NoTrump "no-trump";
            game_end "gameEnd" GameEnd: PassingAce "passing-ace", ReachingAce "reaching-ace";
        }
    };
}
#[cfg(all(target_arch = "wasm32", feature = "js-shengji"))]
pub(crate) use each_switch;

/// Writes what is asked by name from the list of the switches.
macro_rules! by_name {
    ($($field:ident $key:literal $kind:ident: $($value:ident $name:literal),+;)*) => {
        impl Rules {
            /// The switches with the names of their settings, the book's first; [`must_play`](Rules::must_play) is a set
            /// of levels and has no names.
            pub const SWITCHES: &'static [(&'static str, &'static [&'static str])] =
                &[$(($key, &[$($name),+])),*];

            /// What a switch is set to; nothing where there is no such switch.
            pub fn setting(&self, switch: &str) -> Option<&'static str> {
                match switch {
                    $($key => Some(match self.$field { $($kind::$value => $name),+ }),)*
                    _ => None,
                }
            }

            /// The same rules with one switch set; nothing where there is no such switch or setting.
            ///
            /// ```
            /// use tricklaw::shengji::{Rules, TripleBreaking};
            /// let house = Rules::CN_2002.with("tripleBreaking", "never").unwrap();
            /// assert_eq!(house, Rules { triple_breaking: TripleBreaking::Never, ..Rules::CN_2002 });
            /// assert_eq!(house.setting("tripleBreaking"), Some("never"));
            /// assert_eq!(house.with("tripleBreaking", "sometimes"), None);
            /// ```
            pub fn with(mut self, switch: &str, setting: &str) -> Option<Rules> {
                match switch {
                    $($key => self.$field = match setting { $($name => $kind::$value,)+ _ => return None },)*
                    _ => return None,
                }
                Some(self)
            }
        }
    };
}
each_switch!(by_name);

/// What a rule set is called that is all the book's, and what every text of one begins with.
const PRESET: &str = "CN-2002";
const MUST_PLAY: &str = "mustPlay";

impl fmt::Display for Rules {
    /// The preset, then what differs from it: `CN-2002, tripleBreaking never, mustPlay 5 T K`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(PRESET)?;
        for (switch, settings) in Rules::SWITCHES {
            if let Some(setting) = self.setting(switch).filter(|setting| *setting != settings[0]) {
                write!(f, ", {switch} {setting}")?;
            }
        }
        if self.must_play != Levels::NONE {
            write!(f, ", {MUST_PLAY}")?;
        }
        self.must_play.iter().try_for_each(|level| write!(f, " {level}"))
    }
}

/// Text that is no rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseRulesError {
    /// Which of the parts between commas is wrong, counted from 0: the preset.
    pub part: usize,
}

impl fmt::Display for ParseRulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "not a rule set: part {} is no {PRESET}, no switch with a setting, no {MUST_PLAY} with levels",
            self.part.saturating_add(1)
        )
    }
}

impl core::error::Error for ParseRulesError {}

impl FromStr for Rules {
    type Err = ParseRulesError;

    /// The text [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Rules, ParseRulesError> {
        let mut parts = text.split(',').map(str::trim);
        if parts.next() != Some(PRESET) {
            return Err(ParseRulesError { part: 0 });
        }
        parts.enumerate().try_fold(Rules::CN_2002, |rules, (at, part)| {
            set(rules, part).ok_or(ParseRulesError { part: at + 1 })
        })
    }
}

/// The rules with what one part of a text says.
fn set(mut rules: Rules, part: &str) -> Option<Rules> {
    let (switch, setting) = part.split_once(' ')?;
    if switch != MUST_PLAY {
        return rules.with(switch, setting.trim());
    }
    for level in setting.split_whitespace() {
        rules.must_play = rules.must_play.with(level.parse().ok()?);
    }
    Some(rules)
}
