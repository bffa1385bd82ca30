//! Decisions that wait at the table: declarer's choice before a lead (laws 26 and 50D2) or among penalty cards (law
//! 51A), and the finding about a call that replaces a withdrawn one.

use super::case::{Case, Step, Stop};
use super::edition::Edition;
use super::effect::Effect;
use super::finding::{Answer, Answers, Asked, Choice, Question};
use super::obligation::{LeadPenalty, LeadRule};
use super::replacement::Replaced;
use super::rotation;
use super::ruling::{self, Status};
use crate::bridge::call::{Call, Denomination};
use crate::bridge::play::Play;
use crate::bridge::refusal::{Owed, Reason, Refusal};
use crate::bridge::seat::Seat;
use crate::bridge::table::{Phase, State};
use crate::cards::{CardSet, Suit};
use crate::cite::Citation;

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::bridge) enum Decision {
    /// What the call that replaced a withdrawn one brings.
    Replacement(Answers),
    /// What declarer asks of the first lead of an offender's partner (law 26).
    FirstLead(LeadPenalty),
    /// What declarer asks of the lead while the leader's partner has major penalty cards (laws 50D2 and 51B).
    Lead { leader: Seat },
    /// Which of several penalty cards a defender plays (law 51A).
    PenaltyCard { seat: Seat },
}

impl State {
    pub(in crate::bridge) fn decision(&self) -> Option<Decision> {
        let duties = &self.duties;
        if let Some((.., answers)) = duties.replaced {
            return Some(Decision::Replacement(answers));
        }
        let nothing = duties.lead_penalties.is_empty() && duties.penalty_cards.is_empty();
        let playing = matches!(self.phase(), Phase::OpeningLead | Phase::Play) && self.face_down.is_none();
        let play = self.play.as_ref().filter(|_| playing && !nothing)?;
        let turn = play.turn().filter(|turn| turn.side() != play.declarer().side())?;
        if play.suit_led().is_none() {
            let restricted = |penalty: &&LeadPenalty| {
                penalty.offender.partner() == turn && restricts_first_lead(self, penalty)
            };
            if let Some(penalty) = duties.lead_penalties.iter().find(restricted) {
                return Some(Decision::FirstLead(*penalty));
            }
            let exposed = duties.penalty_cards.iter().any(|card| card.seat == turn.partner() && card.major);
            if exposed && duties.lead_settled != Some(turn) {
                return Some(Decision::Lead { leader: turn });
            }
        }
        let several = self.playable_penalty_cards(play, turn, Cards::Certain).len() > 1;
        several.then_some(Decision::PenaltyCard { seat: turn })
    }

    /// Whether the decision to be taken is one about a hidden hand, which may have cards of a suit it seems to be out of.
    pub(in crate::bridge) fn decision_is_inferred(&self) -> bool {
        let hidden = |seat: Seat| self.play.is_some_and(|play| !play.hands()[seat].is_known());
        matches!(self.decision(), Some(Decision::PenaltyCard { seat }) if hidden(seat))
    }

    /// A choice among penalty cards of a hidden hand: whether it was due only those know who see the hand.
    pub(super) fn possible_decision(&self) -> Option<Decision> {
        let seat = self.turn()?;
        let hidden = self.play.is_some_and(|play| !play.hands()[seat].is_known());
        hidden.then_some(Decision::PenaltyCard { seat })
    }

    /// The major penalty cards among which the defender in turn would have to play. Of a hidden hand they are those he must
    /// choose from whatever else he holds, or, if what is merely possible counts, all.
    fn playable_penalty_cards(&self, play: &Play, seat: Seat, count: Cards) -> CardSet {
        let own = |card: &&super::PenaltyCard| card.seat == seat && card.major;
        let cards: CardSet = self.duties.penalty_cards.iter().filter(own).map(|card| card.card).collect();
        if cards.len() < 2 {
            return CardSet::EMPTY;
        }
        let bound = self.duties.cards_left(play, seat, play.surely_legal()).0 & cards;
        let depends = !play.hands()[seat].is_known()
            && (bound.is_empty() || (play.suit_led().is_none() && self.duties.restricts_lead(seat)));
        match (depends, count) {
            (false, _) => bound,
            (true, Cards::Possible) => cards,
            (true, Cards::Certain) => CardSet::EMPTY,
        }
    }
}

/// Which penalty cards of a hidden hand count.
#[derive(Clone, Copy)]
enum Cards {
    /// Those he must choose from whatever else he holds.
    Certain,
    /// All that may be due.
    Possible,
}

/// Whether law 26 leaves declarer a choice.
pub(super) fn restricts_first_lead(state: &State, penalty: &LeadPenalty) -> bool {
    first_lead_options(state, penalty).next().is_some()
}

/// The choices law 26 gives declarer now; none when the offender bid every suit his call was related to.
fn first_lead_options<'a>(state: &'a State, penalty: &'a LeadPenalty) -> impl Iterator<Item = Choice> + 'a {
    let named = move |suit: Suit| {
        let denomination = Denomination::from(suit);
        let bid = |call: &crate::bridge::TableCall| {
            call.by == penalty.offender
                && matches!(call.call, Call::Bid(bid) if bid.denomination() == denomination)
        };
        state.calls.iter().any(bid)
    };
    let suits = Suit::ALL.into_iter().filter(move |&suit| match penalty.rule {
        LeadRule::Related(related) => related.contains(suit.into()) && !named(suit),
        LeadRule::AnySuit => true,
        LeadRule::Unspecified => !named(suit),
    });
    let may_require = matches!(penalty.rule, LeadRule::Related(_));
    suits.flat_map(move |suit| {
        let require = may_require.then_some(Choice::RequireSuit(suit));
        require.into_iter().chain([Choice::ForbidSuits(suit.into())])
    })
}

impl Decision {
    /// What an action that comes before it is told.
    pub fn owed(self, state: &State) -> Owed {
        let declarer = state.contract.map(|contract| Asked::Player(contract.declarer));
        match (self, declarer) {
            (Decision::Replacement(_), _) | (_, None) => Owed::Decision(Asked::Director),
            (Decision::FirstLead(penalty), _) if penalty.repeated => Owed::Decision(Asked::Director),
            (_, Some(declarer)) => Owed::Decision(declarer),
        }
    }

    /// Why an action that comes before it has to wait, with the law that leaves it open.
    pub fn refusal(self, state: &State) -> Refusal {
        let article = match self {
            Decision::Replacement(_) => "9B2",
            Decision::FirstLead(penalty) => penalty.law.article,
            Decision::Lead { .. } => "50D2",
            Decision::PenaltyCard { .. } => "51A",
        };
        let law = Citation::new(state.duties.book, article);
        Refusal { law, ..Refusal::new(Reason::DecisionOwed, self.owed(state)) }
    }

    fn run(self, state: &State, answers: Answers) -> (Result<(), Stop>, Case) {
        let mut case = Case::new(Edition::of(state.duties.book), state, answers);
        let end = self.procedure(&mut case);
        (end, case)
    }

    fn procedure(self, case: &mut Case) -> Step {
        match self {
            Decision::Replacement(_) => match case.state.duties.replaced.take() {
                Some((by, withdrawal, call, _)) => {
                    case.player = Some(by);
                    let older = case.state.duties.older[by].take();
                    for withdrawal in [older, Some(withdrawal)].into_iter().flatten() {
                        let before = case.state.duties.clone();
                        rotation::replaced(case, by, withdrawal, call)?;
                        let at = case.state.calls.len() - 1;
                        case.state.duties.after_replacement(at, by, Replaced::new(withdrawal), &before);
                    }
                    Ok(())
                }
                None => Ok(()),
            },
            Decision::FirstLead(penalty) => first_lead(case, penalty),
            Decision::Lead { leader } => lead(case, leader),
            Decision::PenaltyCard { seat } => penalty_card(case, seat),
        }
    }

    fn answers(self) -> Answers {
        match self {
            Decision::Replacement(answers) => answers,
            _ => Answers::NONE,
        }
    }

    /// Where it stands.
    pub fn status(self, state: &State) -> Option<Status> {
        ruling::status(|answers| self.run(state, answers), self.answers()).ok().map(|(status, _)| status)
    }

    /// The state once nothing has to be answered; nothing when something has.
    pub fn at_once(self, state: &State) -> Result<Option<State>, Refusal> {
        match self.run(state, self.answers()) {
            (Ok(()), case) => Ok(Some(case.state)),
            (Err(Stop::Refused(refusal)), _) => Err(refusal),
            _ => Ok(None),
        }
    }

    /// The state once that answer is given.
    pub fn answered(self, state: &State, answer: Answer) -> Result<State, Refusal> {
        let not_offered = Refusal::of_ruling(state.duties.book, Reason::NotOffered);
        let answers = self.answers().with(answer).ok_or(not_offered)?;
        let (end, case) = self.run(state, answers);
        match end {
            Err(Stop::Refused(refusal)) => Err(refusal),
            _ if !case.is_used_up() => Err(not_offered),
            Ok(()) => Ok(case.state),
            Err(_) => {
                let mut next = state.clone();
                if let Some(replaced) = &mut next.duties.replaced {
                    replaced.3 = answers;
                }
                Ok(next)
            }
        }
    }
}

/// Law 26 at the first lead of the offender's partner.
fn first_lead(case: &mut Case, penalty: LeadPenalty) -> Step {
    let leader = penalty.offender.partner();
    let declarer = case.play()?.declarer();
    let article = penalty.law.article;
    let used = Effect::LeadPenaltyUsed(penalty.offender);
    if penalty.repeated {
        let another = case.finds(Question::OtherMeaning, "26")?;
        case.put(used, article);
        if another {
            let LeadPenalty { offender, rule, .. } = penalty;
            case.put(Effect::LeadPenalty { offender, rule, lifted_by: None }, article);
        }
        return Ok(());
    }
    let mut offered: Vec<(Choice, &'static str)> =
        first_lead_options(&case.state, &penalty).map(|choice| (choice, article)).collect();
    offered.push((Choice::Free, article));
    offered.retain(|offer| can_be_added(&case.state, leader, offer.0));
    let choice = case.chooses(Question::Lead, Asked::Player(declarer), &offered)?;
    case.put(used, article);
    bind(case, leader, choice, article);
    Ok(())
}

/// Whether a lead that meets what is asked of it already can meet that choice, too: it is of one suit, and prohibitions add up
/// (law 51B2(b)). What he holds decides nothing, for declarer does not see it.
fn can_be_added(state: &State, leader: Seat, choice: Choice) -> bool {
    let mut duties = state.duties.lead_duties.iter().filter(|duty| duty.seat == leader);
    duties.all(|duty| match choice {
        Choice::RequireSuit(suit) => {
            duty.required.is_none_or(|required| required == suit) && !duty.forbidden.contains(suit.into())
        }
        Choice::ForbidSuits(suits) => duty.required.is_none_or(|required| !suits.contains(required.into())),
        _ => true,
    })
}

/// Puts declarer's choice about a lead into force.
fn bind(case: &mut Case, seat: Seat, choice: Choice, article: &'static str) {
    match choice {
        Choice::RequireSuit(suit) => case.put(Effect::MustLead { seat, suit }, article),
        Choice::ForbidSuits(suits) => case.put(Effect::MayNotLead { seat, suits }, article),
        _ => {}
    }
}

/// Laws 50D2 and 51B: a lead while partner's major penalty cards lie on the table.
fn lead(case: &mut Case, leader: Seat) -> Step {
    case.under(50);
    let declarer = case.play()?.declarer();
    let offender = leader.partner();
    let own = case.state.duties.penalty_cards.iter().filter(|penalty| penalty.seat == offender);
    let exposed: CardSet = own.map(|penalty| penalty.card).collect();
    let mut offered = lead_choices(exposed);
    offered.retain(|offer| can_be_added(&case.state, leader, offer.0));
    let choice = case.chooses(Question::Lead, Asked::Player(declarer), &offered)?;
    let article = offered.iter().find(|offer| offer.0 == choice).map_or("50D2", |offer| offer.1);
    let lifted = match choice {
        Choice::RequireSuit(suit) => exposed.of_suit(suit),
        Choice::ForbidSuits(suits) => exposed & suits.cards(),
        _ => CardSet::EMPTY,
    };
    if !lifted.is_empty() {
        case.put(Effect::PickedUp { seat: offender, cards: lifted }, article);
    }
    bind(case, leader, choice, article);
    case.put(Effect::LeadSettled(leader), article);
    Ok(())
}

/// What declarer may ask while those penalty cards lie there, and by which paragraph: a suit of theirs, that some of their
/// suits be not led, or nothing.
fn lead_choices(exposed: CardSet) -> Vec<(Choice, &'static str)> {
    let suits: Vec<Suit> = Suit::ALL.into_iter().filter(|&suit| !exposed.of_suit(suit).is_empty()).collect();
    let (required, forbidden) = match (suits.len(), exposed.len()) {
        (1, 1) => ("50D2(a)", "50D2(a)"),
        (1, _) => ("51B1(a)", "51B1(b)"),
        _ => ("51B2(a)", "51B2(b)"),
    };
    let mut offered: Vec<(Choice, &'static str)> = Vec::new();
    offered.extend(suits.iter().map(|&suit| (Choice::RequireSuit(suit), required)));
    // Every selection of the suits, one at least (law 51B2(b)).
    for selection in 1..1_u8 << suits.len() {
        let among = (0..).zip(&suits).filter(|(i, _)| selection >> i & 1 == 1);
        offered.push((Choice::ForbidSuits(among.map(|(_, &suit)| suit.into()).collect()), forbidden));
    }
    offered.push((Choice::Free, "50D2(b)"));
    offered
}

/// Law 51A: declarer says which of the penalty cards is played.
fn penalty_card(case: &mut Case, seat: Seat) -> Step {
    case.under(51);
    let play = case.play()?;
    let cards = case.state.playable_penalty_cards(&play, seat, Cards::Possible);
    let card = case.names_card(Question::WhichCard, play.declarer(), cards, "51A")?;
    case.put(Effect::MustPlay { seat, demand: super::Demand::Card(card) }, "51A");
    Ok(())
}
