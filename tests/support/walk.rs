//! Random walks: legal play with random irregularities at random moments, ruled on with random answers.
#![allow(dead_code)]

use tricklaw::bridge::law::{Answer, Denominations, Expect, Irregularity, Ruling, Status};
use tricklaw::bridge::{Action, Bid, Board, Call, CallSet, Deal, Denomination, Phase, Seat, Table};
use tricklaw::cards::{Card, CardSet, Source};
use tricklaw::cite::Book;

pub struct Walk {
    pub source: Source,
    pub table: Table,
    pub book: Book,
    pub ruled: usize,
    pub irregular: usize,
}

impl Walk {
    pub fn new(seed: u64) -> Walk {
        let mut source = Source::from_seed(seed);
        let deal = Deal::random(&mut source);
        let board = Board::numbered(source.below(16) as u64 + 1).unwrap();
        let book = Book::BRIDGE[source.below(4) as usize];
        Walk { table: Table::of_deal(board, &deal), source, book, ruled: 0, irregular: 0 }
    }

    pub fn one_in(&mut self, n: u128) -> bool {
        self.source.below(n) == 0
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        if items.is_empty() { None } else { Some(items[self.source.below(items.len() as u128) as usize]) }
    }

    fn seat(&mut self) -> Seat {
        Seat::ALL[self.source.below(4) as usize]
    }

    fn call(&mut self) -> Call {
        // Low calls are likelier to be insufficient and keep auctions short.
        let limit = if self.one_in(3) { 38 } else { 13 };
        Call::from_index(self.source.below(limit) as u8).unwrap()
    }

    fn bid(&mut self) -> Bid {
        Bid::all().nth(self.source.below(20) as usize).unwrap()
    }

    fn card_of(&mut self, seat: Seat) -> Card {
        let held: Vec<Card> = self.table.hands()[seat].known.iter().collect();
        self.pick(&held).unwrap_or("C2".parse().unwrap())
    }

    fn cards_of(&mut self, seat: Seat) -> CardSet {
        let first = self.card_of(seat);
        let second = self.card_of(seat);
        if self.one_in(2) { CardSet::of(first) } else { [first, second].into_iter().collect() }
    }

    fn trick(&mut self) -> u8 {
        let played = self.table.tricks().len() as u128;
        self.source.below(played + 1) as u8
    }

    /// Some irregularity, which may or may not fit the table.
    pub fn irregularity(&mut self) -> Irregularity {
        use Irregularity as I;
        let by = self.seat();
        let turn = self.table.turn().unwrap_or(by);
        let auction = self.table.phase() == Phase::Auction;
        let kind = if auction { self.source.below(12) } else { 6 + self.source.below(33) };
        match kind {
            0 => I::InsufficientBid {
                by: turn,
                bid: self.bid(),
                to: if self.one_in(3) { Some(self.call()) } else { None },
            },
            1 => I::CallOutOfRotation { by, call: self.call() },
            2 => I::SimultaneousCalls { by, call: self.call(), first: self.call() },
            3 => I::InadmissibleDouble {
                by: turn,
                call: if self.one_in(2) { Call::Double } else { Call::Redouble },
            },
            4 => I::BarredPlayerCalls { by: turn, call: self.call() },
            5 => I::CardsFacedInAuction { by, cards: self.cards_of(by), led: self.one_in(2) },
            6 => I::ChangeOfCall { by, to: self.call() },
            7 => I::BidAboveSeven { by, level: 8, denomination: Denomination::Hearts },
            8 => I::MisinformedCall { by },
            9 => I::CallOnWrongCards { by },
            10 => I::CallOutOfRotation { by: turn.next(), call: self.call() },
            11 if auction => I::ActedBeforeRuling { by },
            11 => I::CallAfterEnd { by, call: self.call() },
            12 => {
                let card = if self.one_in(4) { None } else { Some(self.card_of(by)) };
                I::OpeningLeadOutOfTurn { by, card }
            }
            13 | 14 => I::LeadOutOfTurn { by, card: self.card_of(by) },
            15 | 16 => I::PrematurePlay { by, card: self.card_of(by) },
            17 => I::PlayBeforeCorrection { by, card: self.card_of(by) },
            18 => I::SimultaneousPlays { by, card: self.card_of(by), first: self.card_of(turn) },
            19 if self.one_in(2) => I::SeveralCards { by: turn, visible: self.cards_of(turn) },
            19 => {
                let last = self.table.tricks().last().and_then(|trick| trick.cards.first().copied());
                let (by, played) = last.map_or((by, CardSet::EMPTY), |card| (card.seat, card.card.into()));
                I::SeveralCards { by, visible: self.cards_of(by) | played }
            }
            20 | 21 => I::CardsExposed { by, cards: self.cards_of(by) },
            22 => I::PenaltyCardNotPlayed { by: turn, card: self.card_of(turn) },
            23 => I::FifthCard { by, card: self.card_of(by) },
            24 => I::CardHeldOut { by: turn, card: Some(self.card_of(turn)) },
            25 => I::SlipOfDesignation { meant: self.card_of(turn) },
            26 => I::DummyMisplaced { named: self.card_of(by) },
            27 => I::DummyWarns,
            28 => I::DummyAsksAboutRevoke { by, trick: self.trick() },
            29 => I::PlayOnMisinformation { by },
            30 | 31 => I::Revoke { by, trick: self.trick() },
            32 => I::CardLeftOut { by, trick: self.trick() },
            33 => {
                let extra = self.cards_of(by);
                I::ExtraCards { by, trick: self.trick(), extra, exposed: extra }
            }
            34 => I::MissingCard { by, card: Some(self.card_of(by)) },
            35 => I::DummySuggests { card: self.card_of(by) },
            36 => I::DummyPointsOut,
            37 if self.one_in(3) => I::ExtraneousInformation { by },
            37 if self.one_in(4) => I::InformationFromPartner { by },
            37 if self.one_in(4) => I::FalseInference { by },
            37 if self.one_in(4) => I::PotentialDamage { by },
            37 if self.one_in(2) => I::ActedBeforeRuling { by },
            37 => I::CallOnOwnBoard { by, cancelled: self.call() },
            // These mostly end the board, so they are rare.
            _ if self.one_in(3) => I::SurplusCard { by },
            _ if self.one_in(2) => I::WrongBoard,
            _ => I::WrongCount { by },
        }
    }

    /// A random answer of those possible.
    pub fn answer(&mut self, status: &Status) -> Option<Answer> {
        match status {
            Status::Settled(_) => None,
            Status::Options(options) => {
                let choices: Vec<_> = options.options.iter().map(|offer| offer.choice).collect();
                self.pick(&choices).map(Answer::Choice)
            }
            Status::Needs(needs) => match needs.expects {
                Expect::YesOrNo => Some(if self.one_in(2) { Answer::Yes } else { Answer::No }),
                Expect::Denominations => {
                    Denominations::from_bits(self.source.below(32) as u8).map(Answer::Denominations)
                }
                Expect::Call { of, .. } => self.pick_call(of).map(Answer::Call),
            },
        }
    }

    fn pick_call(&mut self, calls: CallSet) -> Option<Call> {
        let calls: Vec<Call> = calls.iter().collect();
        // Passes often, so that auctions end.
        let pass = calls.contains(&Call::Pass) && !self.one_in(3);
        if pass { Some(Call::Pass) } else { self.pick(&calls) }
    }

    /// Tries one irregularity; whether it was ruled on.
    pub fn rule(&mut self) -> bool {
        let irregularity = self.irregularity();
        let Ok(mut ruling) = Ruling::open(&self.table, self.book, irregularity) else { return false };
        while let Some(answer) = self.answer(ruling.status()) {
            match ruling.answer(answer) {
                Ok(next) => ruling = next,
                Err(refusal) => panic!("{}: {answer} was offered and refused: {refusal}", ruling.ruled()),
            }
        }
        let action = ruling.action().unwrap_or_else(|| panic!("{}: nothing to answer", ruling.ruled()));
        self.table.apply(action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
        self.ruled += 1;
        true
    }

    /// One step; whether the board goes on.
    pub fn step(&mut self) -> bool {
        if self.one_in(6) && self.rule() {
            return true;
        }
        if let Some(pending) = self.table.pending() {
            let answer = self.answer(&pending).expect("a decision has an answer");
            let decided = self.table.apply(Action::Decide(answer));
            decided.unwrap_or_else(|refusal| panic!("{answer} was offered and refused: {refusal}"));
            return true;
        }
        match self.table.phase() {
            // Some irregularities come to light when the board is over.
            Phase::Over => return (0..3).any(|_| self.rule()),
            Phase::Auction => {
                let call = self.pick_call(self.table.legal_calls()).expect("a legal call");
                self.table.apply(Action::Call(call)).unwrap();
            }
            Phase::OpeningLead | Phase::Play => self.play(),
        }
        true
    }

    fn play(&mut self) {
        if let Some(Some(lead)) = self.table.face_down_lead() {
            self.table.apply(Action::FaceLead(lead)).unwrap();
            return;
        }
        if self.one_in(150) && self.table.apply(Action::AgreedClaim(self.source.below(14) as u8)).is_ok() {
            return;
        }
        if self.one_in(12) {
            let turn = self.table.turn().unwrap();
            let card = self.card_of(turn);
            let action = if self.one_in(4) { Action::Omit } else { Action::Irregular(card) };
            if self.table.apply(action).is_ok() {
                self.irregular += 1;
                return;
            }
        }
        let legal: Vec<Card> = self.table.legal_cards().expect("all hands are known").iter().collect();
        let card = self.pick(&legal).expect("a legal card");
        if self.table.phase() == Phase::OpeningLead && self.one_in(2) {
            self.table.apply(Action::LeadFaceDown(Some(card))).unwrap();
        } else {
            self.table.apply(Action::Play(card)).unwrap();
        }
    }
}
