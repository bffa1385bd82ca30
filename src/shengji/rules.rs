//! The rule set as data: what the 2002 rules say, and the named switches on which real tables differ.

use crate::cards::Rank;

/// Whether a triple must be broken to supply a pair that is owed (art. 13; A07).
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Follow, Lead, Rules, TripleBreaking, Trump};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// let tractor = Lead::new("S8 S8 S7 S7".parse().unwrap(), None, trump).unwrap();
/// let [hand, play] = ["SK SK SK S3 S4 S5", "SK S3 S4 S5"].map(|cards| cards.parse().unwrap());
/// let legal = |triple_breaking| {
///     let rules = Rules { triple_breaking, ..Rules::CN_2002 };
///     Follow::new(&tractor, hand, &rules).check(play).is_ok()
/// };
/// assert_eq!([legal(TripleBreaking::Always), legal(TripleBreaking::OnlyForPairs)], [false, true]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum TripleBreaking {
    /// Whatever was led, a triple counts as a pair.
    #[default]
    Always,
    /// Only for a led pair; tractors draw pairs and tractors from faces held exactly twice.
    OnlyForPairs,
    /// Never: triples serve as triples alone.
    Never,
}

/// Which leads can draw cards out of a tractor (house rule).
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Follow, Lead, Rules, TractorDrawing, Trump};
/// let pair = Lead::new("S8 S8".parse().unwrap(), None, Trump::new(Rank::Two, Some(Suit::Hearts))).unwrap();
/// let [hand, play] = ["SQ SQ SJ SJ S3 S4", "S3 S4"].map(|cards| cards.parse().unwrap());
/// let legal = |tractor_drawing| {
///     let rules = Rules { tractor_drawing, ..Rules::CN_2002 };
///     Follow::new(&pair, hand, &rules).check(play).is_ok()
/// };
/// assert_eq!([legal(TractorDrawing::ByAnything), legal(TractorDrawing::ByTractorsOnly)], [false, true]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum TractorDrawing {
    /// Any: a pair is owed even if it must come out of a tractor.
    #[default]
    ByAnything,
    /// Only a led tractor; for a led pair or triple, cards inside a tractor are not owed.
    ByTractorsOnly,
}

/// How many pairs stand in for the triples of a tractor of triples (art. 13 ¶6; A10).
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Follow, Lead, PairsForTriples, Rules, Trump};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// let triples = Lead::new("S8 S8 S8 S7 S7 S7".parse().unwrap(), None, trump).unwrap();
/// let [hand, play] = ["SK SK SJ SJ S9 S9 S3 S4", "SK SK SJ SJ S3 S4"].map(|cards| cards.parse().unwrap());
/// let legal = |pairs_for_triples| {
///     let rules = Rules { pairs_for_triples, ..Rules::CN_2002 };
///     Follow::new(&triples, hand, &rules).check(play).is_ok()
/// };
/// assert_eq!([legal(PairsForTriples::OneForEach), legal(PairsForTriples::AsManyAsFit)], [true, false]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum PairsForTriples {
    /// One for each missing triple, as printed: two for a run of two.
    #[default]
    OneForEach,
    /// As many as the cards still owed can hold: three for a run of two.
    AsManyAsFit,
}

/// What a follower without a tractor as long as the led one owes (art. 13 ¶5; A09).
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Follow, Lead, Rules, ShorterRuns, Trump};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// let three_pairs = Lead::new("S9 S9 S8 S8 S7 S7".parse().unwrap(), None, trump).unwrap();
/// let [hand, play] = ["SK SK SQ SQ S5 S5 S3 S3", "SK SK S5 S5 S3 S3"].map(|cards| cards.parse().unwrap());
/// let legal = |shorter_runs| {
///     let rules = Rules { shorter_runs, ..Rules::CN_2002 };
///     Follow::new(&three_pairs, hand, &rules).check(play).is_ok()
/// };
/// assert_eq!([legal(ShorterRuns::Owed), legal(ShorterRuns::NotOwed)], [false, true]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum ShorterRuns {
    /// As many pairs as he has, kept together in runs as long as possible.
    #[default]
    Owed,
    /// As many pairs as he has, any of them.
    NotOwed,
}

/// When a ruff beats another ruff of a throw (art. 15(2); A18).
///
/// Cards that can be divided into the parts led in several ways are compared in all of them. Within a division, parts
/// of one form are put in order of height, and the highest of one play is compared with the highest of the other, the
/// second with the second and so on; equal height is not higher. A later play is higher if it has for *each* division of the
/// ruff that stands *some* division that is higher: both players choose (A20, A41). A lead has the division declared.
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Lead, RuffComparison, Rules, Trump, trick_winner};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// let throw = Lead::new("SA SA SK".parse().unwrap(), None, trump).unwrap();
/// // The second ruff has the higher pair and the lower single.
/// let ruffs = ["H3 H3 H9", "H4 H4 H5"].map(|cards| cards.parse().unwrap());
/// let winner = |ruff_comparison| trick_winner(&throw, &ruffs, &Rules { ruff_comparison, ..Rules::CN_2002 });
/// assert_eq!([winner(RuffComparison::EveryCombination), winner(RuffComparison::EveryPart)], [2, 1]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum RuffComparison {
    /// Every combination higher; loose singles only count if the throw is nothing else, and then the highest card.
    #[default]
    EveryCombination,
    /// Every part higher, singles included: in a throw of nothing else too, the highest, the second and so on.
    EveryPart,
    /// The largest part higher, the highest of equally large ones; the others need not be.
    LargestPart,
}

/// Whose part makes the next player free to name any part of a failed throw (art. 34(1); A17b).
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Bag, BySeat, Lead, PartnerBeats, Rules, Seat, Trump, throw_verdict};
/// let throw = Lead::new("SA SQ S3".parse().unwrap(), None, Trump::new(Rank::Two, Some(Suit::Hearts))).unwrap();
/// let mut hands = BySeat([Bag::EMPTY; 4]);
/// hands[Seat::South] = "SK".parse().unwrap(); // the partner's
/// let choices = |partner_beats| {
///     let rules = Rules { partner_beats, ..Rules::CN_2002 };
///     throw_verdict(&throw, Seat::North, &hands, &rules).unwrap().choices
/// };
/// assert_eq!(choices(PartnerBeats::ThrowWithCombination), [1, 2]); // queen or three
/// assert_eq!(choices(PartnerBeats::AnyThrow), [0, 1, 2]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum PartnerBeats {
    /// The partner's, if the throw is more than loose singles.
    #[default]
    ThrowWithCombination,
    /// The partner's, whatever the throw is made of.
    AnyThrow,
}

/// How a throw that wins the last trick multiplies the kitty (table 1; A21).
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Lead, Rules, ThrowKitty, Trump, kitty_multiplier};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// let throw = Lead::new("SA SA S3".parse().unwrap(), None, trump).unwrap();
/// let of = |throw_kitty| kitty_multiplier(&throw, 2, &Rules { throw_kitty, ..Rules::CN_2002 });
/// assert_eq!([of(ThrowKitty::LargestPart), of(ThrowKitty::Three)], [Some(4), Some(3)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum ThrowKitty {
    /// Three times, or more if its largest combination gives more.
    #[default]
    LargestPart,
    /// Three times.
    Three,
}

/// How the kitty is multiplied (art. 17).
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{KittyMultiplier, Lead, Rules, Trump, kitty_multiplier};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// let tractor = Lead::new("SK SK SA SA".parse().unwrap(), None, trump).unwrap();
/// let of = |kitty_multiplier_rule| {
///     let rules = Rules { kitty_multiplier: kitty_multiplier_rule, ..Rules::CN_2002 };
///     kitty_multiplier(&tractor, 2, &rules)
/// };
/// assert_eq!([of(KittyMultiplier::Table1), of(KittyMultiplier::PowerOfTwo)], [Some(6), Some(16)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum KittyMultiplier {
    /// By table 1.
    #[default]
    Table1,
    /// By two to the power of the cards in the largest part of the winning play (house rule).
    PowerOfTwo,
}

/// Whether jokers can declare no-trump (house rule; A26 for the book).
///
/// ```
/// use tricklaw::cards::Rank;
/// use tricklaw::shengji::{Declaring, JokerDeclarations, Race, Rules, Seat};
/// let allowed = |joker_declarations| {
///     let rules = Rules { joker_declarations, ..Rules::CN_2002 };
///     let declaring = Declaring::new(Race::FirstDeal, Rank::Two, 2, rules);
///     declaring.check(Seat::North, "BJ".parse().unwrap(), 2, None).is_ok()
/// };
/// assert_eq!([allowed(JokerDeclarations::Never), allowed(JokerDeclarations::NoTrump)], [false, true]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum JokerDeclarations {
    /// Jokers declare nothing.
    #[default]
    Never,
    /// Two or three equal jokers declare no-trump and override fewer cards.
    NoTrump,
    /// The same, and they override as many level cards too; big jokers override as many little ones.
    NoTrumpOverEqualCount,
}

/// What happens when the whole kitty is jokers and nobody declared (art. 21(3); A28).
///
/// ```
/// use tricklaw::cards::Rank;
/// use tricklaw::shengji::{AllJokerKitty, Declared, Declaring, Race, Rules, Seat, Trump};
/// let settled = |all_joker_kitty| {
///     let rules = Rules { all_joker_kitty, ..Rules::CN_2002 };
///     let race = Race::LaterDeal { dealer: Seat::East };
///     Declaring::new(race, Rank::Five, 1, rules).settle(&["LJ", "BJ"].map(|face| face.parse().unwrap()))
/// };
/// assert_eq!(settled(AllJokerKitty::Redeal), Declared::Redeal);
/// let trump = Trump::new(Rank::Five, None);
/// assert_eq!(settled(AllJokerKitty::NoTrump), Declared::Settled { dealer: Seat::East, trump, turned: 2 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum AllJokerKitty {
    /// The deal is dealt again.
    #[default]
    Redeal,
    /// It is played without a trump suit.
    NoTrump,
}

/// When a game is won (art. 6(24); A25).
///
/// ```
/// use tricklaw::cards::Rank;
/// use tricklaw::shengji::{Game, GameEnd, Outcome, Rules, Seat, Side};
/// let at = |game_end| {
///     let rules = Rules { game_end, ..Rules::CN_2002 };
///     let mut game = Game::from_levels(rules, |_| Rank::King, Some(Seat::North));
///     game.record(Seat::North, Outcome::DealerRises(1)).unwrap();
///     game.winner()
/// };
/// assert_eq!([at(GameEnd::PassingAce), at(GameEnd::ReachingAce)], [None, Some(Side::NorthSouth)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum GameEnd {
    /// The dealer's side succeeds at the ace.
    #[default]
    PassingAce,
    /// A side reaches the ace.
    ReachingAce,
}

/// A set of levels.
///
/// ```
/// use tricklaw::cards::Rank;
/// use tricklaw::shengji::{Game, Levels, Outcome, Rules, Seat, Side};
/// // A house rule: five, ten and king may not be jumped over.
/// let must_play = Levels::NONE.with(Rank::Five).with(Rank::Ten).with(Rank::King);
/// let mut game = Game::new(Rules { must_play, ..Rules::CN_2002 });
/// game.record(Seat::South, Outcome::DealerRises(4)).unwrap();
/// assert_eq!(game.level(Side::NorthSouth), Rank::Five); // four levels up would be the six
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Levels(u16);

impl Levels {
    /// No level.
    pub const NONE: Levels = Levels(0);

    /// This set and one level more.
    #[must_use]
    pub const fn with(self, level: Rank) -> Levels {
        Levels(self.0 | 1 << level as u16)
    }

    /// Whether the level is in the set.
    pub const fn contains(self, level: Rank) -> bool {
        self.0 >> level as u16 & 1 == 1
    }

    /// The levels in the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Rank> {
        Rank::ALL.into_iter().filter(move |&level| self.contains(level))
    }
}

/// A rule set: one value for each question on which tables differ.
///
/// ```
/// use tricklaw::shengji::{Rules, TripleBreaking};
/// let house = Rules { triple_breaking: TripleBreaking::OnlyForPairs, ..Rules::CN_2002 };
/// assert_ne!(house, Rules::default());
/// assert_eq!(house.to_string(), "CN-2002, tripleBreaking only-for-pairs");
/// assert_eq!(house.to_string().parse(), Ok(house));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Whether triples must be broken for pairs.
    pub triple_breaking: TripleBreaking,
    /// What can draw cards out of a tractor.
    pub tractor_drawing: TractorDrawing,
    /// How many pairs stand in for missing triples.
    pub pairs_for_triples: PairsForTriples,
    /// Whether shorter runs are owed to a longer tractor.
    pub shorter_runs: ShorterRuns,
    /// How ruffs of a throw compare.
    pub ruff_comparison: RuffComparison,
    /// When a failed throw leaves the next player free to choose any part.
    pub partner_beats: PartnerBeats,
    /// What a throw makes of the kitty.
    pub throw_kitty: ThrowKitty,
    /// How the kitty is multiplied.
    pub kitty_multiplier: KittyMultiplier,
    /// Whether jokers declare.
    pub joker_declarations: JokerDeclarations,
    /// What an undeclared deal with nothing but jokers in the kitty becomes.
    pub all_joker_kitty: AllJokerKitty,
    /// When a game is won.
    pub game_end: GameEnd,
    /// Levels no side may jump over: rising stops there, and goes on only by winning a deal of that level as the dealer's side.
    pub must_play: Levels,
}

impl Rules {
    /// The competition rules of 2002 (中国升级竞赛规则).
    pub const CN_2002: Rules = Rules {
        triple_breaking: TripleBreaking::Always,
        tractor_drawing: TractorDrawing::ByAnything,
        pairs_for_triples: PairsForTriples::OneForEach,
        shorter_runs: ShorterRuns::Owed,
        ruff_comparison: RuffComparison::EveryCombination,
        partner_beats: PartnerBeats::ThrowWithCombination,
        throw_kitty: ThrowKitty::LargestPart,
        kitty_multiplier: KittyMultiplier::Table1,
        joker_declarations: JokerDeclarations::Never,
        all_joker_kitty: AllJokerKitty::Redeal,
        game_end: GameEnd::PassingAce,
        must_play: Levels::NONE,
    };
}

impl Default for Rules {
    /// [`Rules::CN_2002`].
    fn default() -> Rules {
        Rules::CN_2002
    }
}
