//! What one player or an onlooker is told of a deal: its actions as he sees them, and how they change what he knows.

use super::Table;
use super::action::Action;
use super::hand::{Hand, known_cards_fit, packs_hold};
use super::position::{Phase, Position};
use super::refusal::TableRefusal;
use super::setup_fault::SetupFault;
use crate::cards::Rank;
use crate::shengji::bag::Bag;
use crate::shengji::card::Face;
use crate::shengji::deal::Sizes;
use crate::shengji::declare::{DeclareRefusal, Declared, Race};
use crate::shengji::rules::Rules;
use crate::shengji::seat::{BySeat, Seat};

impl Position {
    /// A deal about to be drawn as one player sees it, who will be [told](Action::Drawn) what he draws; on a board,
    /// with the cards of his pocket. An onlooker (`None`) has no cards.
    ///
    /// # Errors
    ///
    /// [`SetupFault`]: the pocket has not as many cards as it should, or a face too often.
    ///
    /// ```
    /// use tricklaw::cards::Rank;
    /// use tricklaw::shengji::{Action, Bag, Position, Race, Rules, Seat, Sizes};
    /// let sizes = Sizes::usual(2).unwrap();
    /// let race = Race::LaterDeal { dealer: Seat::North };
    /// let mut seen =
    ///     Position::seen(Rules::CN_2002, race, Rank::Two, sizes, Seat::North, Some(Seat::South), Bag::EMPTY).unwrap();
    /// seen.apply(&"drawn 7 SA H5".parse().unwrap()).unwrap();
    /// assert_eq!(seen.hand(Seat::South).known(), "SA H5".parse().ok());
    /// assert_eq!(seen.hand(Seat::East).len(), 1);
    /// ```
    pub fn seen(
        rules: Rules,
        race: Race,
        level: Rank,
        sizes: Sizes,
        first: Seat,
        viewer: Option<Seat>,
        pocket: Bag,
    ) -> Result<Position, SetupFault> {
        let mut hands = BySeat([Hand::Hidden(0); 4]);
        if let Race::Board { dealer } = race {
            hands = BySeat([Hand::Hidden(sizes.hand()); 4]);
            hands[dealer] = Hand::Hidden(sizes.hand() + sizes.kitty());
        }
        let (cards, owed) = (pocket.len(), viewer.map_or(0, |seat| hands[seat].len()));
        if cards != owed {
            return Err(SetupFault::WrongPocket { viewer, cards, owed });
        }
        if let Some(seat) = viewer {
            hands[seat] = Hand::Known(pocket);
        }
        packs_hold(sizes, &hands, None)?;
        Ok(Position::beginning(rules, race, level, sizes, first, hands))
    }

    /// What a player who sees only his own cards, or an onlooker, is told of an action that has led here; `before` is what
    /// he held, and the kitty, before it.
    fn told(&self, action: &Action, viewer: Option<Seat>, before: (Option<Bag>, Option<Bag>)) -> Action {
        let (held, kitty) = before;
        let own = || self.held_by(viewer).unwrap_or_default().beyond(held.unwrap_or_default());
        match action {
            Action::Draw(cards) | Action::Drawn { cards, .. } => Action::Drawn { cards: *cards, own: own() },
            Action::Settle | Action::Settled { .. } => {
                let with_dealer = self.phase == Phase::Burying && !self.is_board();
                let his = with_dealer && self.dealer == viewer && held.is_some();
                Action::Settled {
                    turned: self.turned.clone(),
                    kitty: kitty.or_else(|| Some(own())).filter(|_| his),
                }
            }
            Action::Bury(_) if self.dealer != viewer => Action::Bury(None),
            Action::Take { seat, from, cards } if Some(*seat) != viewer && Some(*from) != viewer => {
                Action::Take { seat: *seat, from: *from, cards: Hand::Hidden(cards.len()) }
            }
            other => other.clone(),
        }
    }

    /// The cards of whoever looks on, where he is a player and they are known.
    fn held_by(&self, viewer: Option<Seat>) -> Option<Bag> {
        viewer.and_then(|seat| self.hands[seat].known())
    }

    /// Cards have been drawn of which a player sees his own.
    pub(super) fn drawn_unseen(&mut self, cards: usize, own: Bag) -> Result<(), TableRefusal> {
        self.expect(Phase::Declaring)?;
        self.can_draw(cards)?;
        if self.draw.is_some() {
            return Err(TableRefusal::Hidden);
        }
        let mut hands = self.hands;
        let mut unplaced = own;
        for (seat, hand) in Seat::ALL.into_iter().zip(&mut hands.0) {
            let of = |drawn: usize| (drawn + 3 - self.first.turns_to(seat)) / 4;
            let more = of(self.drawn + cards) - of(self.drawn);
            *hand = match *hand {
                Hand::Hidden(held) => Hand::Hidden(held + more),
                Hand::Known(held) if unplaced.len() == more => {
                    let both = held.plus(core::mem::take(&mut unplaced)).ok_or(TableRefusal::Hidden)?;
                    Hand::Known(both)
                }
                Hand::Known(_) => {
                    let (first, owed, told) = (self.first, more, own.len());
                    return Err(TableRefusal::WrongDraw { first, owed, told });
                }
            };
        }
        if !unplaced.is_empty() || !known_cards_fit(self.sizes, &hands, None) {
            return Err(TableRefusal::Hidden);
        }
        self.drawn += cards;
        self.hands = hands;
        Ok(())
    }

    /// Declaring is over, as a player sees it who does not see the kitty but what is turned up of it, and takes it if he
    /// deals.
    pub(super) fn settled_unseen(&mut self, turned: &[Face], kitty: Option<Bag>) -> Result<(), TableRefusal> {
        self.can_settle()?;
        if self.draw.is_some() {
            return Err(TableRefusal::Hidden);
        }
        let shown = Bag::of(turned.iter().copied()).ok_or(TableRefusal::Hidden)?;
        let settled = self.declaring.settle(turned);
        // Cards are turned up until one is no joker, or the kitty is at its end.
        let all = self.sizes.kitty();
        let fits = match settled {
            Declared::Settled { turned: count, .. } => {
                let jokers = count > 0 && turned.iter().all(|face| face.is_joker());
                count == turned.len()
                    && (count > 0 || self.declaring.current().is_some())
                    && (!jokers || count == all)
            }
            Declared::Redeal => turned.len() == if self.race == Race::FirstDeal { 0 } else { all },
            Declared::SuitOwedBy(_) => turned.is_empty(),
        };
        let mut hands = self.hands;
        match settled {
            Declared::Settled { dealer, .. } if !self.is_board() => {
                hands[dealer] = match (hands[dealer], kitty) {
                    (Hand::Known(held), Some(kitty)) if kitty.len() == all && kitty.contains_all(shown) => {
                        Hand::Known(held.plus(kitty).ok_or(TableRefusal::Hidden)?)
                    }
                    (Hand::Hidden(held), None) => Hand::Hidden(held + all),
                    _ => return Err(TableRefusal::Hidden),
                };
            }
            _ if kitty.is_some() => return Err(TableRefusal::Hidden),
            _ => {}
        }
        if !fits || !known_cards_fit(self.sizes, &hands, None) {
            return Err(TableRefusal::Hidden);
        }
        (self.hands, self.kitty) = (hands, kitty);
        self.turned = turned.to_vec();
        self.declared(settled);
        Ok(())
    }

    /// Whether declaring can end.
    pub(super) fn can_settle(&self) -> Result<(), TableRefusal> {
        self.expect(Phase::Declaring)?;
        let left = 4 * self.sizes.hand() - self.drawn;
        if left > 0 {
            return Err(TableRefusal::CardsToDraw { left, first_deal: self.race == Race::FirstDeal });
        }
        match self.declaring.turn() {
            Some(turn) => Err(DeclareRefusal::NotYourTurn(turn).into()),
            None => Ok(()),
        }
    }
}

impl Table {
    /// The deal as one player sees it, from its beginning: its actions are those of this table as he is told of them.
    /// They only grow, so that whoever sends them to him sends those that are new.
    pub fn seen_by(&self, viewer: Seat) -> Table {
        self.as_told_to(Some(viewer))
    }

    /// The deal as an onlooker sees it, who sees no hand.
    pub fn seen_by_all(&self) -> Table {
        self.as_told_to(None)
    }

    fn as_told_to(&self, viewer: Option<Seat>) -> Table {
        let mut whole = self.first.clone();
        let mut seen = Table::new(whole.known_to(viewer));
        let shown = self.actions.iter().all(|action| {
            let before = (whole.held_by(viewer), whole.kitty);
            whole.apply(action).is_ok() && seen.show(&whole.told(action, viewer, before), &whole)
        });
        debug_assert!(shown && seen.now == self.now.known_to(viewer), "{viewer:?} sees {:?}", seen.now);
        if shown { seen } else { Table::new(self.now.known_to(viewer)) }
    }

    /// Does what a player is told, and what he has to be told besides, to know as much as he can of the deal.
    fn show(&mut self, told: &Action, whole: &Position) -> bool {
        // Everybody sees it when cards that lay face up are buried: all are picked up, and those that are left shown again.
        let fewer = match (told, whole.dealer) {
            (Action::Bury(None), Some(dealer)) => Some((dealer, whole.exposed[dealer])),
            _ => None,
        };
        let fewer = fewer.filter(|&(dealer, left)| self.now.exposed[dealer] != left);
        let mut done = fewer.is_none_or(|(seat, _)| self.apply(Action::PickUp(seat)).is_ok());
        done &= self.apply(told.clone()).is_ok();
        if let Some((seat, cards)) = fewer.filter(|(_, left)| !left.is_empty()) {
            done &= self.apply(Action::Expose { seat, cards }).is_ok();
        }
        if self.now.phase == Phase::AwaitingVerdict && whole.phase != Phase::AwaitingVerdict {
            let failed = whole.thrown().and_then(|(_, failed)| failed.cloned());
            done &= self.apply(Action::Verdict(failed)).is_ok();
        }
        if let (Phase::Over, None, Some(kitty)) = (self.now.phase, self.now.kitty, whole.kitty) {
            done &= self.apply(Action::Reveal(kitty)).is_ok();
        }
        done
    }
}
