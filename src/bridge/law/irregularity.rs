//! What went wrong, as data.

use super::auction_cards::{self, Faced};
use super::board;
use super::case::{Case, Step};
use super::change;
use super::dummy;
use super::exposed;
use super::inadmissible;
use super::information;
use super::insufficient;
use super::kept_back;
use super::leads;
use super::premature;
use super::revoke;
use super::rotation;
use super::tricks;
use crate::bridge::call::{Bid, Call, Denomination};
use crate::bridge::seat::Seat;
use crate::cards::{Card, CardSet};

/// An irregularity to be ruled on. The table stands as it was just before it, except for what the variants say.
///
/// ```
/// use tricklaw::bridge::{Seat, law::Irregularity};
/// let irregularity: Irregularity = "insufficient-bid,by=E,bid=1S".parse().unwrap();
/// let bid = "1S".parse().unwrap();
/// assert_eq!(irregularity, Irregularity::InsufficientBid { by: Seat::East, bid, to: None });
/// assert_eq!(irregularity.code(), "insufficient-bid");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Irregularity {
    /// A player changes his last call, which stands, or tries to (law 25).
    ChangeOfCall {
        /// Who.
        by: Seat,
        /// The second call.
        to: Call,
    },
    /// An insufficient bid in turn (law 27).
    InsufficientBid {
        /// Who.
        by: Seat,
        /// The bid.
        bid: Bid,
        /// The call he put in its place before the director ruled (law 27C).
        to: Option<Call>,
    },
    /// A call by a player whose turn it is not (laws 28 to 32).
    CallOutOfRotation {
        /// Who.
        by: Seat,
        /// The call.
        call: Call,
    },
    /// A call made at the same time as a legal one by the player in turn (law 33).
    SimultaneousCalls {
        /// Who called with the player in turn.
        by: Seat,
        /// His call.
        call: Call,
        /// The call of the player in turn, which counts as the first.
        first: Call,
    },
    /// A double or redouble that law 19 does not allow, in turn (law 36).
    InadmissibleDouble {
        /// Who.
        by: Seat,
        /// The call.
        call: Call,
    },
    /// A bid, double or redouble in turn by a player who must pass (law 37).
    BarredPlayerCalls {
        /// Who.
        by: Seat,
        /// The call.
        call: Call,
    },
    /// A bid of more than seven (law 38).
    BidAboveSeven {
        /// Who.
        by: Seat,
        /// The level, 8 or more.
        level: u8,
        /// The denomination.
        denomination: Denomination,
    },
    /// A call after the auction has ended (law 39).
    CallAfterEnd {
        /// Who.
        by: Seat,
        /// The call.
        call: Call,
    },
    /// A player's last call, which stands, may rest on an opponent's misinformation (law 21B).
    MisinformedCall {
        /// The player who may change it.
        by: Seat,
    },
    /// A player's last call, which stands, was made on the cards of another board (law 17D).
    CallOnWrongCards {
        /// Who.
        by: Seat,
    },
    /// A player who called on the cards of this board while another was to be played has now called on this one; his
    /// last call stands (law 17D3).
    CallOnOwnBoard {
        /// Who.
        by: Seat,
        /// The call that was cancelled then.
        cancelled: Call,
    },
    /// Cards faced or led before the play period (law 24).
    CardsFacedInAuction {
        /// Who.
        by: Seat,
        /// The cards.
        cards: CardSet,
        /// Whether a card was led.
        led: bool,
    },
    /// An opening lead by the wrong player (laws 41A and 54).
    OpeningLeadOutOfTurn {
        /// Who.
        by: Seat,
        /// The card; nothing when it lies face down.
        card: Option<Card>,
    },
    /// A lead from a hand whose turn it is not, after the first trick began (laws 53, 55 and 56).
    LeadOutOfTurn {
        /// The hand.
        by: Seat,
        /// The card.
        card: Card,
    },
    /// A card played, or led to the next trick, before its turn (law 57).
    PrematurePlay {
        /// The hand.
        by: Seat,
        /// The card.
        card: Card,
    },
    /// A defender's card played before declarer has led from the hand he was told to lead from (law 60B).
    PlayBeforeCorrection {
        /// Who.
        by: Seat,
        /// The card.
        card: Card,
    },
    /// A card played at the same time as a legal one from the hand in turn (law 58A).
    SimultaneousPlays {
        /// The hand that played with the one in turn.
        by: Seat,
        /// Its card.
        card: Card,
        /// The card from the hand in turn, which counts as the first.
        first: Card,
    },
    /// Several cards played at once by the hand in turn (law 58B).
    SeveralCards {
        /// The hand.
        by: Seat,
        /// The cards whose faces could be seen.
        visible: CardSet,
    },
    /// Cards shown, dropped or named (laws 48 and 49).
    CardsExposed {
        /// Who.
        by: Seat,
        /// The cards.
        cards: CardSet,
    },
    /// A defender plays another card than the penalty card he has to play (law 52). He is in turn, or it stands on the record and he
    /// was out of the suit led.
    PenaltyCardNotPlayed {
        /// Who.
        by: Seat,
        /// The card he played.
        card: Card,
    },
    /// A fifth card to a trick (law 45E).
    FifthCard {
        /// The hand.
        by: Seat,
        /// The card.
        card: Card,
    },
    /// A card of the hand in turn that was shown, held, touched or named (law 45C).
    CardHeldOut {
        /// The hand.
        by: Seat,
        /// The card; hidden in the views of others when it did not count as played.
        card: Option<Card>,
    },
    /// Declarer named another card of dummy's than he meant; it stands as dummy's last (law 45C4(b)).
    SlipOfDesignation {
        /// The card he meant.
        meant: Card,
    },
    /// Dummy put another card to the trick than declarer named; it stands as dummy's last (law 45D).
    DummyMisplaced {
        /// The card that was named.
        named: Card,
    },
    /// Dummy touched or showed a card without an instruction (law 45F).
    DummySuggests {
        /// The card.
        card: Card,
    },
    /// Dummy warned declarer against leading from the wrong hand (laws 42B2 and 43B2(a)).
    DummyWarns,
    /// Dummy was the first to point out a defender's irregularity (law 43B3).
    DummyPointsOut,
    /// Dummy was the first to ask about declarer's card, which was a revoke (law 43B2(b)).
    DummyAsksAboutRevoke {
        /// The hand that revoked: declarer's or dummy's.
        by: Seat,
        /// The trick, from 0.
        trick: u8,
    },
    /// The last card played may rest on an opponent's wrong explanation (law 47E2).
    PlayOnMisinformation {
        /// Who played it.
        by: Seat,
    },
    /// A revoke, which stands on the record, is pointed out (laws 61 to 64).
    Revoke {
        /// The hand that revoked.
        by: Seat,
        /// The trick, from 0.
        trick: u8,
    },
    /// A card left out of a trick is noticed (law 67).
    CardLeftOut {
        /// The hand.
        by: Seat,
        /// The trick, from 0.
        trick: u8,
    },
    /// Cards too many were put to a trick; on the record they never left the hand (law 67).
    ExtraCards {
        /// The hand.
        by: Seat,
        /// The trick, from 0.
        trick: u8,
        /// The extra cards.
        extra: CardSet,
        /// Those of them that can be seen now.
        exposed: CardSet,
    },
    /// A hand has not thirteen cards (law 13).
    WrongCount {
        /// Whose hand.
        by: Seat,
    },
    /// A card that does not belong to the board is found in a hand and removed (law 13F).
    SurplusCard {
        /// Whose hand.
        by: Seat,
    },
    /// A card is missing from a hand and found, but not among the cards played (law 14).
    MissingCard {
        /// Whose.
        by: Seat,
        /// The card; hidden in the views of others when nobody saw it.
        card: Option<Card>,
    },
    /// The board is not the one that was to be played (law 15).
    WrongBoard,
    /// A player has learnt something about the board from elsewhere (law 16C).
    ExtraneousInformation {
        /// Who.
        by: Seat,
    },
    /// A player has made extraneous information available to his partner: by a remark, a question, an explanation, an alert,
    /// by haste or hesitation (law 16B).
    InformationFromPartner {
        /// Who gave it.
        by: Seat,
    },
    /// A player's remark, manner or tempo has misled an opponent (law 73F).
    FalseInference {
        /// Whose remark, manner or tempo.
        by: Seat,
    },
    /// A player could have been aware that his irregularity would damage the other side (law 23, in 2017 72C).
    PotentialDamage {
        /// Whose irregularity.
        by: Seat,
    },
    /// A player of the side that did no wrong acted before the director was called (law 11A).
    ActedBeforeRuling {
        /// Who.
        by: Seat,
    },
}

impl Irregularity {
    /// Runs the procedure of its law.
    pub(super) fn rule(self, case: &mut Case) -> Step {
        use Irregularity as I;
        match self {
            I::ChangeOfCall { by, to } => change::change_of_call(case, by, to),
            I::InsufficientBid { by, bid, to } => insufficient::insufficient_bid(case, by, bid, to),
            I::CallOutOfRotation { by, call } => rotation::call_out_of_rotation(case, by, call),
            I::SimultaneousCalls { by, call, first } => rotation::simultaneous(case, by, call, first),
            I::InadmissibleDouble { by, call } => inadmissible::inadmissible_double(case, by, call),
            I::BarredPlayerCalls { by, call } => inadmissible::barred_call(case, by, call),
            I::BidAboveSeven { by, level, denomination } => {
                inadmissible::bid_above_seven(case, by, level, denomination)
            }
            I::CallAfterEnd { by, call } => inadmissible::call_after_the_end(case, by, call),
            I::MisinformedCall { by } => auction_cards::misinformed_call(case, by),
            I::CallOnWrongCards { by } => auction_cards::call_on_wrong_cards(case, by),
            I::CallOnOwnBoard { by, cancelled } => auction_cards::call_on_own_board(case, by, cancelled),
            I::CardsFacedInAuction { by, cards, led } => {
                let faced = if led { Faced::Led } else { Faced::Shown };
                auction_cards::cards_faced(case, by, cards, faced)
            }
            I::OpeningLeadOutOfTurn { by, card } => leads::opening_lead(case, by, card),
            I::LeadOutOfTurn { by, card } => leads::lead_out_of_turn(case, by, card),
            I::PrematurePlay { by, card } => premature::premature_play(case, by, card),
            I::PlayBeforeCorrection { by, card } => premature::play_before_correction(case, by, card),
            I::SimultaneousPlays { by, card, first } => premature::simultaneous(case, by, card, first),
            I::SeveralCards { by, visible } => exposed::several_cards(case, by, visible),
            I::CardsExposed { by, cards } => exposed::cards_exposed(case, by, cards),
            I::PenaltyCardNotPlayed { by, card } => kept_back::penalty_card_not_played(case, by, card),
            I::FifthCard { by, card } => exposed::fifth_card(case, by, card),
            I::CardHeldOut { by, card } => exposed::compulsory_card(case, by, card),
            I::SlipOfDesignation { meant } => dummy::slip(case, meant),
            I::DummyMisplaced { named } => dummy::misplaces(case, named),
            I::DummySuggests { card } => dummy::suggests(case, card),
            I::DummyWarns => dummy::warns(case),
            I::DummyPointsOut => dummy::points_out(case),
            I::DummyAsksAboutRevoke { by, trick } => revoke::asked_by_dummy(case, by, trick),
            I::PlayOnMisinformation { by } => dummy::played_on_misinformation(case, by),
            I::Revoke { by, trick } => revoke::revoke(case, by, trick),
            I::CardLeftOut { by, trick } => tricks::card_left_out(case, by, trick),
            I::ExtraCards { by, trick, extra, exposed } => {
                tricks::extra_cards(case, by, trick, extra, exposed)
            }
            I::WrongCount { by } => board::wrong_count(case, by),
            I::SurplusCard { .. } => board::surplus_card(case),
            I::MissingCard { by, card } => board::missing_card(case, by, card),
            I::WrongBoard => board::wrong_board(case),
            I::ExtraneousInformation { .. } => board::extraneous_information(case),
            I::InformationFromPartner { by } => information::from_partner(case, by),
            I::FalseInference { .. } => information::false_inference(case),
            I::PotentialDamage { .. } => information::potential_damage(case),
            I::ActedBeforeRuling { by } => board::acted_before_ruling(case, by),
        }
    }
}
