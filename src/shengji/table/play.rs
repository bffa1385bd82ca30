//! How actions change a position.

use super::action::Action;
use super::hand::Hand;
use super::position::{OpenTrick, Phase, Position, Trick};
use super::refusal::TableRefusal;
use crate::cards::Suit;
use crate::shengji::bag::Bag;
use crate::shengji::declare::{DeclareRefusal, Declared, Race};
use crate::shengji::follow::Follow;
use crate::shengji::law::{Exposure, Grade, LeadDemand, LeadDemandRefusal, fine};
use crate::shengji::lead::Lead;
use crate::shengji::seat::{BySeat, Seat, Side};
use crate::shengji::throw::{Beatable, FailedThrow, throw_verdict};
use crate::shengji::trick::{trick_points, trick_winner};
use crate::shengji::trump::Trump;

impl Position {
    /// Does an action, wholly or not at all.
    ///
    /// # Errors
    ///
    /// [`TableRefusal`] says which article forbids it; the position is unchanged then.
    pub fn apply(&mut self, action: &Action) -> Result<(), TableRefusal> {
        match action {
            Action::Draw(cards) => self.draw_cards(*cards),
            Action::Declare { seat, face, count } => {
                self.expect(Phase::Declaring)?;
                let held = self.hands[*seat].known().map(|hand| hand.count(*face));
                let declared = self.declaring.declare(*seat, *face, *count, held);
                declared.map_err(match self.race {
                    Race::FirstDeal => TableRefusal::Race,
                    _ => TableRefusal::Declare,
                })
            }
            Action::Pass(seat) => {
                self.expect(Phase::Declaring)?;
                Ok(self.declaring.pass(*seat)?)
            }
            Action::Settle => self.settle(),
            Action::NameSuit { seat, suit } => self.name_suit(*seat, *suit),
            Action::Bury(cards) => self.bury(*cards),
            Action::Play { seat, cards, declared } => self.play(*seat, *cards, declared.as_deref()),
            Action::Verdict(failed) => self.verdict(failed.clone()),
            Action::Resolve { part, grade, exposure } => self.resolve(*part, *grade, *exposure),
            Action::Expose { seat, cards } => self.expose(*seat, *cards),
            Action::PickUp(seat) => self.pick_up(*seat),
            Action::Demand(demand) => self.make_demand(*demand),
            Action::Fine { side, grade, times } => self.fine_side(*side, *grade, *times),
            Action::Reveal(cards) => self.reveal(*cards),
        }
    }

    /// Whether an action is allowed.
    ///
    /// # Errors
    ///
    /// As [`apply`](Position::apply).
    pub fn check(&self, action: &Action) -> Result<(), TableRefusal> {
        self.clone().apply(action)
    }

    /// Whose action it is: the player's who declares, passes, names, buries, plays or decides on a lead (art. 35(2)); nobody's where it
    /// is the referee's or goes by itself.
    pub fn whose(&self, action: &Action) -> Option<Seat> {
        match action {
            Action::Declare { seat, .. }
            | Action::Pass(seat)
            | Action::NameSuit { seat, .. }
            | Action::Play { seat, .. } => Some(*seat),
            Action::Bury(_) => self.dealer,
            Action::Demand(_) => self.leader().map(Seat::next),
            _ => None,
        }
    }

    /// Whether a player may do an action now.
    ///
    /// # Errors
    ///
    /// [`TableRefusal::NotYours`] for another player's action and for the referee's, otherwise as [`apply`](Position::apply).
    pub fn check_by(&self, seat: Seat, action: &Action) -> Result<(), TableRefusal> {
        match self.whose(action) {
            Some(whose) if whose == seat => self.check(action),
            whose => Err(TableRefusal::NotYours(whose)),
        }
    }

    /// The player to follow, with what he owes; nothing if nobody is to follow, or if his hand is not known.
    pub fn follow(&self) -> Option<Follow<'_>> {
        let open = self.open.as_ref().filter(|_| self.phase == Phase::Playing)?;
        let hand = self.hands[self.turn].known()?;
        Some(Follow::new(&open.lead, hand, &self.rules).with_exposed(self.exposed[self.turn]))
    }

    /// The player about to lead.
    pub fn leader(&self) -> Option<Seat> {
        (self.phase == Phase::Playing && self.open.is_none()).then_some(self.turn)
    }

    fn expect(&self, phase: Phase) -> Result<(), TableRefusal> {
        if self.phase == phase { Ok(()) } else { Err(TableRefusal::WrongPhase(self.phase)) }
    }

    fn draw_cards(&mut self, cards: usize) -> Result<(), TableRefusal> {
        self.expect(Phase::Declaring)?;
        let board = matches!(self.race, Race::Board { .. });
        let left = 4 * self.sizes.hand() - if board { 0 } else { self.drawn };
        if cards > left {
            return Err(TableRefusal::NoMoreCards { left });
        }
        let draw = self.draw.as_ref().ok_or(TableRefusal::Hidden)?;
        // The cards of a board are in the hands already; a record may say how they came there.
        if !board {
            self.drawn += cards;
            self.hands = BySeat::from_fn(|seat| Hand::Known(draw.hand(seat, self.drawn)));
        }
        Ok(())
    }

    fn settle(&mut self) -> Result<(), TableRefusal> {
        self.expect(Phase::Declaring)?;
        let left = 4 * self.sizes.hand() - self.drawn;
        if left > 0 {
            return Err(TableRefusal::CardsToDraw { left, first_deal: self.race == Race::FirstDeal });
        }
        if let Some(turn) = self.declaring.turn() {
            return Err(DeclareRefusal::NotYourTurn(turn).into());
        }
        let draw = self.draw.as_ref().ok_or(TableRefusal::Hidden)?;
        match self.declaring.settle(draw.kitty()) {
            Declared::Settled { dealer, trump, turned } => {
                self.turned = draw.kitty()[..turned].to_vec();
                self.start_burying(dealer, trump);
            }
            Declared::Redeal => self.phase = Phase::Redeal,
            Declared::SuitOwedBy(seat) => self.phase = Phase::NamingSuit(seat),
        }
        Ok(())
    }

    fn start_burying(&mut self, dealer: Seat, trump: Trump) {
        (self.dealer, self.trump, self.turn, self.phase) =
            (Some(dealer), Some(trump), dealer, Phase::Burying);
        if !matches!(self.race, Race::Board { .. }) {
            self.hands[dealer] = self.hands[dealer].with(self.kitty.unwrap_or_default());
        }
    }

    fn name_suit(&mut self, seat: Seat, suit: Suit) -> Result<(), TableRefusal> {
        match (self.phase, self.dealer) {
            (Phase::NamingSuit(due), Some(dealer)) if due == seat => {
                self.start_burying(dealer, Trump::new(self.level, Some(suit)));
                Ok(())
            }
            (Phase::NamingSuit(due), _) => Err(TableRefusal::NotYoursToName(due)),
            _ => Err(TableRefusal::WrongPhase(self.phase)),
        }
    }

    fn bury(&mut self, cards: Option<Bag>) -> Result<(), TableRefusal> {
        self.expect(Phase::Burying)?;
        let owed = self.sizes.kitty();
        let hand = &mut self.hands[self.turn];
        *hand = match (cards, *hand) {
            (Some(cards), _) if cards.len() != owed => return Err(TableRefusal::WrongKitty { owed }),
            (Some(cards), Hand::Known(held)) if !held.contains_all(cards) => {
                return Err(TableRefusal::NotHeldToBury { missing: cards.beyond(held) });
            }
            (Some(cards), hand) => hand.without(cards)?,
            (None, Hand::Hidden(held)) => Hand::Hidden(held.checked_sub(owed).ok_or(TableRefusal::Hidden)?),
            (None, Hand::Known(_)) => return Err(TableRefusal::Hidden),
        };
        // What lay face up and is buried is no longer there to be played.
        if let Some(hand) = hand.known() {
            self.exposed[self.turn] = self.exposed[self.turn].common(hand);
        }
        self.kitty = cards;
        self.phase = Phase::Playing;
        Ok(())
    }

    fn play(&mut self, seat: Seat, cards: Bag, declared: Option<&[Bag]>) -> Result<(), TableRefusal> {
        self.expect(Phase::Playing)?;
        if seat != self.turn {
            let lead = self.open.is_none();
            let refused = if lead { TableRefusal::NotYourLead } else { TableRefusal::NotYourTurn };
            return Err(refused(self.turn));
        }
        if self.open.is_some() { self.play_after(cards) } else { self.play_first(cards, declared) }
    }

    fn play_first(&mut self, cards: Bag, declared: Option<&[Bag]>) -> Result<(), TableRefusal> {
        let seat = self.turn;
        let trump = self.trump.ok_or(TableRefusal::WrongPhase(self.phase))?;
        self.hands[seat].without(cards)?;
        let lead = Lead::new(cards, declared, trump)?;
        if let (Some(demand), Some(hand)) = (self.demand, self.hands[seat].known()) {
            demand.check_lead(cards, hand, trump)?;
        }
        match self.judge(&lead) {
            Judged::Stands => self.open_trick_with(lead)?,
            Judged::Fails(failed) => {
                self.thrown = Some((lead, Some(failed)));
                self.phase = Phase::Resolving;
            }
            Judged::Unknown => {
                self.thrown = Some((lead, None));
                self.phase = Phase::AwaitingVerdict;
            }
        }
        Ok(())
    }

    /// Begins a trick with a lead that stands. The leader's exposed cards are picked up (art. 35(2)).
    fn open_trick_with(&mut self, lead: Lead) -> Result<(), TableRefusal> {
        let leader = self.turn;
        self.hands[leader] = self.hands[leader].without(lead.cards())?;
        self.exposed[leader] = Bag::EMPTY;
        (self.demand, self.thrown, self.phase) = (None, None, Phase::Playing);
        self.open = Some(OpenTrick { leader, lead, plays: Vec::with_capacity(3) });
        self.turn = leader.next();
        Ok(())
    }

    fn judge(&self, lead: &Lead) -> Judged {
        if !lead.is_throw() {
            return Judged::Stands;
        }
        let seat = self.turn;
        if seat.round()[1..].iter().all(|&other| self.hands[other].known().is_some()) {
            let hands = BySeat::from_fn(|other| self.hands[other].known().unwrap_or_default());
            return throw_verdict(lead, seat, &hands, &self.rules).map_or(Judged::Stands, Judged::Fails);
        }
        let sure = self.outlook(lead).iter().all(|&outlook| outlook == Beatable::No);
        if sure { Judged::Stands } else { Judged::Unknown }
    }

    fn play_after(&mut self, cards: Bag) -> Result<(), TableRefusal> {
        let seat = self.turn;
        if let Some(follow) = self.follow() {
            follow.check(cards)?;
        }
        let Some(open) = self.open.as_mut() else { return Err(TableRefusal::WrongPhase(self.phase)) };
        let (owed, played) = (open.lead.cards().len(), cards.len());
        if owed != played {
            return Err(crate::shengji::FollowRefusal::WrongCount { owed, played }.into());
        }
        self.hands[seat] = self.hands[seat].without(cards)?;
        self.exposed[seat] = self.exposed[seat].beyond(cards);
        open.plays.push(cards);
        self.turn = seat.next();
        if let (Some(plays), Some(open)) =
            (open.plays.as_slice().try_into().ok(), self.open.take_if(|open| open.plays.len() == 3))
        {
            self.complete(open, plays);
        }
        Ok(())
    }

    fn complete(&mut self, open: OpenTrick, plays: [Bag; 3]) {
        let OpenTrick { leader, lead, .. } = open;
        let winner = leader.after(trick_winner(&lead, &plays, &self.rules));
        let points = trick_points(&lead, &plays);
        self.tricks.push(Trick { leader, lead, plays, winner, points });
        self.turn = winner;
        if self.hands.0.iter().all(|hand| hand.is_empty()) {
            self.phase = Phase::Over;
        }
    }

    fn verdict(&mut self, failed: Option<FailedThrow>) -> Result<(), TableRefusal> {
        self.expect(Phase::AwaitingVerdict)?;
        let Some((lead, _)) = self.thrown.clone() else { return Err(TableRefusal::WrongPhase(self.phase)) };
        let Some(failed) = failed else { return self.open_trick_with(lead) };
        let parts = lead.parts().len();
        let failed = if failed.choices.is_empty() {
            FailedThrow::of(&lead, self.turn, failed.beaten, &self.rules)
        } else {
            let mut named =
                failed.beaten.iter().map(|beaten| beaten.part).chain(failed.choices.iter().copied());
            Some(failed.clone()).filter(|_| named.all(|part| part < parts))
        };
        let Some(failed) = failed else {
            return Err(TableRefusal::NotAChoice { choices: (0..parts).collect() });
        };
        self.thrown = Some((lead, Some(failed)));
        self.phase = Phase::Resolving;
        Ok(())
    }

    fn resolve(&mut self, part: usize, grade: Grade, exposure: Exposure) -> Result<(), TableRefusal> {
        self.expect(Phase::Resolving)?;
        let (seat, refused) = (self.turn, TableRefusal::WrongPhase(self.phase));
        let Some((lead, Some(failed))) = self.thrown.clone() else { return Err(refused) };
        let chosen = lead.parts().get(part).filter(|_| failed.choices.contains(&part));
        let Some(&chosen) = chosen else { return Err(TableRefusal::NotAChoice { choices: failed.choices }) };
        let fine = failed.fine(grade, self.sizes.decks()).ok_or(TableRefusal::WrongGrade)?;
        let shown = lead.cards().beyond(chosen.cards);
        self.open_trick_with(Lead::of_part(chosen, lead.trump()))?;
        if exposure == Exposure::Heavy {
            self.exposed[seat] = shown;
        }
        self.fines += self.signed(seat.side(), i64::from(fine));
        Ok(())
    }

    /// A fine on a side, as it counts for the defenders.
    fn signed(&self, side: Side, fine: i64) -> i64 {
        if self.defenders() == Some(side) { -fine } else { fine }
    }

    fn expose(&mut self, seat: Seat, cards: Bag) -> Result<(), TableRefusal> {
        let exposed = self.exposed[seat].plus(cards);
        let missing = TableRefusal::NotHeld { missing: cards };
        let Some(exposed) = exposed else { return Err(missing) };
        self.hands[seat].without(exposed)?;
        self.exposed[seat] = exposed;
        Ok(())
    }

    /// What is picked up before its holder has led can no longer be demanded or forbidden.
    fn pick_up(&mut self, seat: Seat) -> Result<(), TableRefusal> {
        if self.exposed[seat].is_empty() {
            return Err(LeadDemandRefusal::NotExposed.into());
        }
        self.exposed[seat] = Bag::EMPTY;
        self.demand = self.demand.filter(|_| seat != self.turn);
        Ok(())
    }

    fn make_demand(&mut self, demand: LeadDemand) -> Result<(), TableRefusal> {
        let (Some(leader), Some(trump)) = (self.leader(), self.trump) else {
            return Err(TableRefusal::WrongPhase(self.phase));
        };
        demand.check(self.exposed[leader], trump)?;
        self.demand = Some(demand);
        Ok(())
    }

    fn fine_side(&mut self, side: Side, grade: Grade, times: u32) -> Result<(), TableRefusal> {
        if self.dealer.is_none() {
            return Err(TableRefusal::WrongPhase(self.phase));
        }
        let amount = fine(grade, self.sizes.decks()).unwrap_or(0);
        let total = self.fines.saturating_add(self.signed(side, i64::from(amount) * i64::from(times)));
        self.fines = total.clamp(-FINES_LIMIT, FINES_LIMIT);
        Ok(())
    }

    fn reveal(&mut self, cards: Bag) -> Result<(), TableRefusal> {
        self.expect(Phase::Over)?;
        let owed = self.sizes.kitty();
        match self.kitty {
            Some(known) if known != cards => Err(TableRefusal::Hidden),
            _ if cards.len() != owed => Err(TableRefusal::WrongKitty { owed }),
            _ => {
                self.kitty = Some(cards);
                Ok(())
            }
        }
    }
}

/// Far beyond any deal, and small enough to add to its points.
pub(super) const FINES_LIMIT: i64 = 1_000_000_000;

enum Judged {
    Stands,
    Fails(FailedThrow),
    Unknown,
}
