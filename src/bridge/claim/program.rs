//! A statement compiled into operations the search can follow: one place in it is one small number.

use super::finesse::Finessed;
use super::statement::{Avoided, Condition, Height, Statement, Step, count};
use crate::bridge::Seat;
use crate::cards::{Card, CardSet, Suit};

/// One operation.
#[derive(Clone, Copy, Debug)]
pub(super) enum Op {
    Draw {
        rounds: Option<u8>,
    },
    Cash {
        hand: Option<Seat>,
        suit: Suit,
        rounds: Option<u8>,
    },
    Lead(Card),
    Finesse(Card),
    Play(Card),
    Ruff {
        hand: Option<Seat>,
        suit: Option<Suit>,
        with: Height,
    },
    Crossruff(Height),
    Cross {
        to: Seat,
        suit: Option<Suit>,
    },
    Concede {
        tricks: u8,
        suit: Suit,
        /// Until the winners have been led.
        waits: bool,
    },
    /// Nothing to lead: only what is thrown is stated.
    Free,
    /// Cash the suit of a condition until it is known.
    Test(Condition),
    /// Go on if the condition holds, else jump.
    Branch {
        condition: Condition,
        otherwise: u8,
    },
    Jump(u8),
}

/// Something to throw while an operation is under way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Throw {
    pub during: u8,
    pub hand: Option<Seat>,
    pub suit: Suit,
    /// This card of the suit; the lowest otherwise.
    pub card: Option<Card>,
}

impl Throw {
    pub fn is_of(&self, card: Card) -> bool {
        self.card.map_or(self.suit == card.suit(), |named| named == card)
    }
}

/// The card a finesse is taken with, and the hand with the tenace, after others with those cards.
type Finesses<'a> = dyn Fn(&Step, CardSet) -> Finessed + 'a;

/// A compiled statement.
#[derive(Clone, Debug, Default)]
pub(super) struct Program {
    pub ops: Vec<Op>,
    pub throws: Vec<Throw>,
    /// What is not to be done: finesses by suit in the lowest four bits, then [`TRUMPS`](Program::TRUMPS) and [`LOW`](Program::LOW), then ruffs by
    /// [hand and suit](Program::ruff).
    pub avoided: u32,
    /// In which hand and suit a finesse is stated, one bit for each [place](Program::place).
    pub finesses: u16,
    /// The cards finesses are stated with.
    finessed: CardSet,
    /// Cards the statement names; they are never exchanged for their neighbours.
    pub named: CardSet,
    /// Whether a condition looks at who has shown out.
    pub asks_show_out: bool,
    /// How many rounds of trumps are stated.
    pub rounds: usize,
    /// How many alternatives the step being compiled is in.
    depth: u8,
}

impl Program {
    /// Trumps are not led.
    pub const TRUMPS: u32 = 0x10;

    /// The bit for a lower card of a suit before a higher one.
    pub const LOW: u32 = 0x20;

    /// The bit for ruffs of a suit in a hand.
    pub const fn ruff(hand: Seat, suit: Suit) -> usize {
        8 + Program::place(hand, suit)
    }

    /// A number for a suit in a hand.
    pub const fn place(hand: Seat, suit: Suit) -> usize {
        4 * hand.index() + suit.index()
    }

    /// Whether finesses stated in a suit are all taken in the other hand.
    pub fn finesses_elsewhere(&self, hand: Seat, suit: Suit) -> bool {
        self.finesses & (0x1111 << suit.index()) != 0 && self.finesses >> Program::place(hand, suit) & 1 == 0
    }

    /// How many discards a statement may order; further ones are left to normal play.
    pub const MAX_THROWS: usize = 10;

    /// The operations of a statement, given the card that each finesse is taken with and the hand with the tenace; none when it is too long.
    pub fn new(statement: &Statement, finesse: &Finesses) -> Program {
        let mut program = Program::default();
        if count(&statement.steps, 0).is_some_and(|steps| steps <= Statement::MAX_STEPS) {
            program.compile(&statement.steps, finesse);
        }
        program
    }

    fn compile(&mut self, steps: &[Step], finesse: &Finesses) {
        // Discards stated before the first operation are made during it.
        let mut waiting: Vec<Throw> = Vec::new();
        let mut current = None;
        for step in steps {
            let throw = match *step {
                Step::Discard { hand, suit } => Some((hand, suit, None)),
                Step::DiscardCard { card } => Some((None, card.suit(), Some(card))),
                _ => None,
            };
            if let Some((hand, suit, card)) = throw {
                self.named.extend(card);
                let throw = Throw { during: 0, hand, suit, card };
                match current {
                    Some(during) => self.throw(during, throw),
                    None => waiting.push(throw),
                }
                continue;
            }
            if let Some(at) = self.operation(step, finesse) {
                current = Some(at);
                for throw in waiting.drain(..) {
                    self.throw(at, throw);
                }
            } else if matches!(step, Step::If { .. }) {
                current = None;
            }
        }
        if !waiting.is_empty() {
            let at = self.push(Op::Free);
            for throw in waiting {
                self.throw(at, throw);
            }
        }
    }

    fn push(&mut self, op: Op) -> u8 {
        self.ops.push(op);
        self.ops.len() as u8 - 1
    }

    fn throw(&mut self, during: u8, throw: Throw) {
        if self.throws.len() < Program::MAX_THROWS {
            self.throws.push(Throw { during, ..throw });
        }
    }

    /// Adds the operation of a step; nothing for one without an effect on the play, or for an alternative.
    fn operation(&mut self, step: &Step, finesse: &Finesses) -> Option<u8> {
        let op = match *step {
            Step::DrawTrumps { rounds: Some(0) } | Step::Cash { rounds: Some(0), .. } => return None,
            Step::DrawTrumps { rounds } => {
                self.rounds += usize::from(rounds.unwrap_or(0));
                Op::Draw { rounds }
            }
            Step::Cash { hand, suit, rounds } => Op::Cash { hand, suit, rounds },
            Step::Lead { card } => Op::Lead(card),
            Step::Finesse { .. } | Step::FinesseIn { .. } => {
                let (card, hand) = finesse(step, self.finessed)?;
                self.finessed.insert(card);
                self.finesses |= hand.map_or(0, |hand| 1 << Program::place(hand, card.suit()));
                Op::Finesse(card)
            }
            Step::Play { card } => Op::Play(card),
            Step::Ruff { hand, suit, with } => Op::Ruff { hand, suit, with },
            Step::Crossruff { with } => Op::Crossruff(with),
            Step::Cross { to, suit } => Op::Cross { to, suit },
            Step::Concede { tricks: tricks @ 1.., suit: Some(suit) } => {
                Op::Concede { tricks, suit, waits: false }
            }
            // What is good in a certain case is cashed then.
            Step::Good { hand, suit: Some(suit) } if self.depth > 0 => Op::Cash { hand, suit, rounds: None },
            Step::Concede { .. }
            | Step::Count { .. }
            | Step::Good { .. }
            | Step::Discard { .. }
            | Step::DiscardCard { .. } => return None,
            Step::Avoid { what, hand, suit } => {
                let suits = suit.map_or(0xf, |suit| 1 << suit.index());
                let hands = hand.map_or(0xffff, |hand| 0xf << (4 * hand.index()));
                self.avoided |= match what {
                    _ if self.depth > 0 => 0,
                    Avoided::Trumps => Program::TRUMPS,
                    Avoided::Finesse => suits,
                    Avoided::Low => Program::LOW | 0xf,
                    Avoided::Ruff => ((suits * 0x1111) & hands) << 8,
                };
                return None;
            }
            Step::If { condition, ref then, ref otherwise } => {
                self.branch(condition, [then, otherwise], finesse);
                return None;
            }
        };
        if let Op::Lead(card) | Op::Finesse(card) | Op::Play(card) = op {
            self.named.insert(card);
        }
        Some(self.push(op))
    }

    /// Whether the suit of a condition is cashed before it is asked: that of a break, and that of a card which no step before
    /// looks for and which is not finessed if it stays away.
    #[inline(never)]
    fn is_tested(&self, condition: Condition, branches: [&[Step]; 2]) -> bool {
        let steps = || branches.into_iter().flatten();
        match condition {
            // How many rounds of it are played may depend on it.
            Condition::Breaks(tested) => !steps().any(|step| match *step {
                Step::Cash { suit, rounds, .. } => suit == tested && rounds.is_some(),
                Step::DrawTrumps { rounds } => rounds.is_some(),
                _ => false,
            }),
            Condition::Appeared(card) => {
                let plays = |op: &Op| match *op {
                    Op::Cash { suit, .. } => suit == card.suit(),
                    Op::Lead(other) | Op::Play(other) | Op::Finesse(other) => other.suit() == card.suit(),
                    _ => false,
                };
                let finesses = |step: &Step| match *step {
                    Step::Finesse { card: other, .. } => other.suit() == card.suit(),
                    Step::FinesseIn { suit, .. } => suit.is_none_or(|suit| suit == card.suit()),
                    _ => false,
                };
                !self.ops.iter().any(plays) && !steps().any(finesses)
            }
            _ => false,
        }
    }

    fn branch(&mut self, condition: Condition, branches: [&[Step]; 2], finesse: &Finesses) {
        match condition {
            Condition::Appeared(card) => {
                self.named.insert(card);
            }
            _ => self.asks_show_out = true,
        }
        if self.is_tested(condition, branches) {
            self.push(Op::Test(condition));
        }
        let branch = self.push(Op::Branch { condition, otherwise: 0 });
        self.depth += 1;
        // One of the two is played: what the other finesses is still there.
        let before = self.finessed;
        self.compile(branches[0], finesse);
        let then = core::mem::replace(&mut self.finessed, before);
        let jump = self.push(Op::Jump(0));
        let target = self.ops.len() as u8;
        self.ops[branch as usize] = Op::Branch { condition, otherwise: target };
        self.compile(branches[1], finesse);
        self.finessed |= then;
        self.depth -= 1;
        self.ops[jump as usize] = Op::Jump(self.ops.len() as u8);
    }
}
