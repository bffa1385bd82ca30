//! A deal in progress as a value: everything known at one moment, all hands or only some of them.

use super::hand::Hand;
use crate::cards::Rank;
use crate::shengji::bag::Bag;
use crate::shengji::card::Face;
use crate::shengji::deal::{Draw, Sizes};
use crate::shengji::declare::{Declaring, Race};
use crate::shengji::kitty::kitty_multiplier;
use crate::shengji::law::LeadDemand;
use crate::shengji::lead::Lead;
use crate::shengji::level::{Outcome, dealer_points, outcome_of_any};
use crate::shengji::rules::Rules;
use crate::shengji::seat::{BySeat, Seat, Side};
use crate::shengji::throw::FailedThrow;
use crate::shengji::trump::Trump;
use core::fmt;

/// The stage a deal is in.
///
/// ```
/// use tricklaw::cards::{Rank, Source};
/// use tricklaw::shengji::{Draw, Phase, Position, Race, Rules, Seat, Sizes, Table};
/// let draw = Draw::shuffled(Sizes::usual(2).unwrap(), Seat::East, &mut Source::from_seed(3));
/// let mut table = Table::new(Position::new(Rules::CN_2002, Race::FirstDeal, Rank::Two, draw));
/// table.apply("draw 100".parse().unwrap()).unwrap();
/// assert_eq!(table.position().phase(), Phase::Declaring);
/// table.apply("settle".parse().unwrap()).unwrap();
/// assert_eq!(table.position().phase(), Phase::Redeal, "nobody declared");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Cards are drawn and trumps declared.
    Declaring,
    /// That player has to name the trump suit of a board.
    NamingSuit(Seat),
    /// The dealer has the kitty and buries cards (扣底).
    Burying,
    /// Cards are played.
    Playing,
    /// A throw was made and it is not known here whether it stands.
    AwaitingVerdict,
    /// A throw has failed; one of its parts has to be chosen.
    Resolving,
    /// All cards are played.
    Over,
    /// The cards have to be dealt again.
    Redeal,
}

impl Phase {
    /// The stable name, such as `declaring`.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Declaring => "declaring",
            Phase::NamingSuit(_) => "naming-suit",
            Phase::Burying => "burying",
            Phase::Playing => "playing",
            Phase::AwaitingVerdict => "awaiting-verdict",
            Phase::Resolving => "resolving",
            Phase::Over => "over",
            Phase::Redeal => "redeal",
        }
    }

    /// What is going on, in words.
    pub(super) fn describe(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Phase::Declaring => f.write_str("trumps are being declared"),
            Phase::NamingSuit(seat) => write!(f, "{seat} names the trump suit"),
            Phase::Burying => f.write_str("the dealer buries cards"),
            Phase::Playing => f.write_str("cards are being played"),
            Phase::AwaitingVerdict => f.write_str("a throw awaits its verdict"),
            Phase::Resolving => f.write_str("a failed throw has to be resolved"),
            Phase::Over => f.write_str("the deal is over"),
            Phase::Redeal => f.write_str("the cards are dealt again"),
        }
    }
}

crate::shown::shown_by!(name: Phase);

/// A trick in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenTrick {
    /// Who led.
    pub leader: Seat,
    /// What was led.
    pub lead: Lead,
    /// What the next players in turn played.
    pub plays: Vec<Bag>,
}

/// A trick that is complete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trick {
    /// Who led.
    pub leader: Seat,
    /// What was led.
    pub lead: Lead,
    /// What the next three players in turn played.
    pub plays: [Bag; 3],
    /// Who won it.
    pub winner: Seat,
    /// The points in it.
    pub points: u32,
}

/// What a deal comes to.
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{BySeat, Hand, Outcome, Position, Rules, Seat, Sizes, Table, Trump};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// // One trick is left, north deals, the defenders have 55 points; 10 lie in the kitty.
/// let hands = BySeat(["S9", "ST", "SK", "SA"].map(|card| Hand::Known(card.parse().unwrap())));
/// let kitty = Some("DK C3 C3 C4 C4 C6 C6 C7".parse().unwrap());
/// let sizes = Sizes::usual(2).unwrap();
/// let position = Position::in_play(Rules::CN_2002, sizes, trump, Seat::North, hands, kitty).unwrap();
/// let mut table = Table::new(position.going_on(Seat::North, 55).unwrap());
/// for action in ["play N S9", "play W SA", "play S SK", "play E ST"] {
///     table.apply(action.parse().unwrap()).unwrap();
/// }
/// // West wins 20 points with a single card, and the kitty twice: 55 + 20 + 20.
/// let result = table.position().result().unwrap();
/// assert_eq!((result.multiplier, result.defenders, result.dealer), (2, 95, 105));
/// assert_eq!(result.outcome, Outcome::DefendersTakeOver(0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DealResult {
    /// The points the defenders took in tricks.
    pub tricks: i64,
    /// The points buried in the kitty.
    pub kitty: u32,
    /// How often they count for the defenders; 0 if the dealer's side won the last trick.
    pub multiplier: u64,
    /// Fines in the defenders' favour; negative if they were fined more.
    pub fines: i64,
    /// The defenders' total.
    pub defenders: i64,
    /// The dealer's side's points: what the packs hold less that total.
    pub dealer: i64,
    /// Who won and how far they rise.
    pub outcome: Outcome,
}

/// A deal at one moment.
///
/// A server's position knows every card, a player's [`view`](Position::view) his own and what has been shown; both are
/// of this type, and both are moved on by [`apply`](Position::apply).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) rules: Rules,
    pub(super) sizes: Sizes,
    pub(super) phase: Phase,
    pub(super) draw: Option<Draw>,
    /// Who draws the first card.
    pub(super) first: Seat,
    pub(super) drawn: usize,
    pub(super) race: Race,
    pub(super) level: Rank,
    pub(super) declaring: Declaring,
    pub(super) turned: Vec<Face>,
    pub(super) trump: Option<Trump>,
    pub(super) dealer: Option<Seat>,
    pub(super) hands: BySeat<Hand>,
    /// The kitty, or the cards buried; nothing if unknown here.
    pub(super) kitty: Option<Bag>,
    /// Whether it began with too many or too few cards somewhere.
    pub(super) uneven: bool,
    pub(super) turn: Seat,
    pub(super) tricks: Vec<Trick>,
    pub(super) open: Option<OpenTrick>,
    /// All cards played.
    pub(super) played: Bag,
    /// A throw that awaits its verdict or its resolution.
    pub(super) thrown: Option<(Lead, Option<FailedThrow>)>,
    /// The number of the trick before which a player's plays do not tell what he cannot hold: he took cards of another
    /// since, or revoked.
    pub(super) unproven: BySeat<usize>,
    pub(super) exposed: BySeat<Bag>,
    /// The cards everybody has seen in a hand that are still in it: exposed, shown to declare, or of a throw that failed.
    pub(super) shown: BySeat<Bag>,
    pub(super) demand: Option<LeadDemand>,
    /// What north-south and east-west have been fined.
    pub(super) fined: [i64; 2],
    /// What the defenders had taken before this position was set up.
    pub(super) taken: u32,
}

impl Position {
    /// Whether it began with hands of [unequal](Position::uneven) size, or with a kitty that has not its size.
    pub const fn is_uneven(&self) -> bool {
        self.uneven
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The sizes of kitty and hands.
    pub const fn sizes(&self) -> Sizes {
        self.sizes
    }

    /// The stage.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The level played.
    pub const fn level(&self) -> Rank {
        self.level
    }

    /// How the dealer is found.
    pub const fn race(&self) -> Race {
        self.race
    }

    /// Who draws the first card, or drew it.
    pub const fn first_drawer(&self) -> Seat {
        self.first
    }

    /// The declarations so far.
    pub const fn declaring(&self) -> &Declaring {
        &self.declaring
    }

    /// How many cards have been drawn.
    pub const fn drawn(&self) -> usize {
        self.drawn
    }

    /// Who draws the next card; nobody when none is left, or declaring is over.
    pub fn drawer(&self) -> Option<Seat> {
        let left = self.phase == Phase::Declaring && self.drawn < 4 * self.sizes.hand();
        left.then(|| self.first.after(self.drawn % 4))
    }

    /// The cards of the kitty turned up to fix trumps.
    pub fn turned(&self) -> &[Face] {
        &self.turned
    }

    /// Trumps, once they are settled.
    pub const fn trump(&self) -> Option<Trump> {
        self.trump
    }

    /// The dealer, once known.
    pub const fn dealer(&self) -> Option<Seat> {
        self.dealer
    }

    /// A player's hand.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat]
    }

    /// The kitty as drawn, which the dealer has in his hand while he buries, or once buried the buried cards; nothing where
    /// they are not known.
    pub const fn kitty(&self) -> Option<Bag> {
        self.kitty
    }

    /// The tricks that are complete.
    pub fn tricks(&self) -> &[Trick] {
        &self.tricks
    }

    /// The trick in progress, from its lead on.
    pub const fn open_trick(&self) -> Option<&OpenTrick> {
        self.open.as_ref()
    }

    /// The throw that awaits its verdict or its resolution, and how it fails if that is known.
    pub fn thrown(&self) -> Option<(&Lead, Option<&FailedThrow>)> {
        self.thrown.as_ref().map(|(lead, failed)| (lead, failed.as_ref()))
    }

    /// A player's heavy exposed cards.
    pub fn exposed(&self, seat: Seat) -> Bag {
        self.exposed[seat]
    }

    /// What has been demanded of the player who leads next.
    pub const fn demand(&self) -> Option<LeadDemand> {
        self.demand
    }

    /// Who is to act; nobody while cards are drawn, and after the end. After a failed throw it is who chooses the part that
    /// is led; when that is no longer open, who leads it once the referee has resolved the throw.
    pub fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Declaring => self.declaring.turn(),
            Phase::NamingSuit(seat) => Some(seat),
            Phase::Burying => self.dealer,
            Phase::Playing => Some(self.turn),
            Phase::Resolving => match self.thrown() {
                Some((_, Some(failed))) => Some(failed.chooser.unwrap_or(self.turn)),
                _ => None,
            },
            Phase::AwaitingVerdict | Phase::Over | Phase::Redeal => None,
        }
    }

    /// The points the defenders have won in tricks so far (拣分, art. 16).
    pub fn defenders_points(&self) -> u32 {
        let dealing = self.dealer.map(Seat::side);
        let theirs = self.tricks.iter().filter(|trick| Some(trick.winner.side()) != dealing);
        self.taken + theirs.map(|trick| trick.points).sum::<u32>()
    }

    /// What a side has been fined so far; fines can come before it is known who defends (art. 31(1)).
    pub const fn fined(&self, side: Side) -> i64 {
        self.fined[side.index()]
    }

    /// The fines so far, in the defenders' favour (A30); none while the dealer is not known.
    pub fn fines(&self) -> i64 {
        self.defenders().map_or(0, |side| self.fined(side.other()) - self.fined(side))
    }

    /// What the deal comes to; nothing before its end, or while the kitty is not known.
    pub fn result(&self) -> Option<DealResult> {
        if self.phase != Phase::Over {
            return None;
        }
        let (last, decks) = (self.tricks.last()?, self.sizes.decks());
        let kitty = self.kitty?.points();
        let defended = last.winner.side() != self.dealer?.side();
        let multiplier = if defended { kitty_multiplier(&last.lead, decks, &self.rules)? } else { 0 };
        let tricks = i64::from(self.defenders_points());
        // At most 100 points times two to the 48th: no overflow.
        let fines = self.fines();
        let defenders = tricks + i64::from(kitty) * multiplier as i64 + fines;
        let (dealer, outcome) = (dealer_points(defenders, decks), outcome_of_any(defenders, decks).ok()?);
        Some(DealResult { tricks, kitty, multiplier, fines, defenders, dealer, outcome })
    }

    /// The side that defends, once the dealer is known.
    pub fn defenders(&self) -> Option<Side> {
        self.dealer.map(|dealer| dealer.side().other())
    }

    /// What one player knows: his own hand, as the dealer the kitty he has taken and what he has buried, and everything that
    /// was shown.
    ///
    /// Whatever he cannot know is not in it. After the end the kitty is shown to all.
    pub fn view(&self, seat: Seat) -> Position {
        self.known_to(Some(seat))
    }

    /// What everybody knows, so an onlooker too: what was shown, and no hand.
    pub fn public_view(&self) -> Position {
        self.known_to(None)
    }

    /// What a player knows, or an onlooker.
    pub(super) fn known_to(&self, viewer: Option<Seat>) -> Position {
        let mut view = self.clone();
        view.draw = None;
        view.hands = BySeat::from_fn(|other| match self.hands[other] {
            known @ Hand::Known(_) if Some(other) == viewer => known,
            hand => Hand::Hidden(hand.len()),
        });
        let not_taken = matches!(self.phase, Phase::Declaring | Phase::NamingSuit(_) | Phase::Redeal);
        let his = viewer.is_some() && self.dealer == viewer && !not_taken;
        view.kitty = self.kitty.filter(|_| his || self.phase == Phase::Over);
        view
    }
}
