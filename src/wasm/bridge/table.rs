//! The class `bridge.Table`: a board in progress.

use super::read;
use super::records;
use super::ruling::edition;
use super::setup::{ACTIONS, table_of};
use crate::bridge::{Action, Certainty, Hand, Refusal, Seat, Table, hand_text};
use crate::cards::CardSet;
use crate::wasm::args;
use crate::wasm::error::{Answer, bad_input};
use crate::wasm::json::to_js;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A board in progress: the deal and what has happened so far. An action is either taken whole or refused with a
/// `RulesError` that names the law, and then nothing has changed.
///
/// @example
/// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
/// table.call("1NT");
/// table.whyCall("1C").code; // "insufficient-bid"
/// table.legalCalls().length; // 32: 30 bids, pass and double
#[wasm_bindgen(js_name = BridgeTable)]
#[derive(Debug)]
pub struct BridgeTable(pub(super) Table);

pub fn numbers(cards: CardSet) -> Vec<u8> {
    cards.iter().rev().map(|card| card.index() as u8).collect()
}

#[wasm_bindgen(js_class = BridgeTable)]
impl BridgeTable {
    /// A table at which that board is about to be bid. `deal` is PBN text, hands by seat or owners; a hand that is
    /// left out (or `-`) is hidden, and then answers that depend on it are "cannot know". The dealer and the
    /// vulnerability follow from the number (law 2) unless they are given; without a number the dealer must be given.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: "N:- - AKQJ.T98.765.432 -", dealer: "S", vulnerability: "NS" });
    /// [table.hiddenCards("N"), table.hiddenCards("S")]; // [13, 0]
    ///
    /// @throws {RulesError} `bad-input`; `deal-first-seat`, `deal-hands` or `deal-suits` for text that has not the
    /// shape of a deal; `invalid-deal` for four hands that are none, with the report; `invalid-hands` for a card in two
    /// of the hands; `invalid-record` for actions one of which is refused, with its place and the refusal
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(unchecked_param_type = "TableSetup")] setup: &JsValue) -> Answer<BridgeTable> {
        table_of("setup", setup).map(BridgeTable)
    }

    /// The calls that are legal now, by number; none outside the auction.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
    /// table.call("7NT");
    /// Array.from(table.legalCalls(), bridge.callName); // ["Pass", "X"]
    #[wasm_bindgen(js_name = legalCalls)]
    pub fn legal_calls(&self) -> Vec<u8> {
        self.0.legal_calls().iter().map(|call| call.index() as u8).collect()
    }

    /// The cards that are legal now, by number, highest first; none outside the play; `null` when that depends on
    /// hidden cards.
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass", "SA"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// Array.from(table.legalCards(), bridge.cardName); // ["SK", "SQ", "S8", "S7"]
    /// table.undo();
    /// table.view("N").legalCards(); // null
    #[wasm_bindgen(js_name = legalCards, unchecked_return_type = "Uint8Array | null")]
    pub fn legal_cards(&self) -> Answer<JsValue> {
        let array = |cards| JsValue::from(js_sys::Uint8Array::from(&numbers(cards)[..]));
        Ok(self.0.legal_cards().map_or(JsValue::NULL, array))
    }

    /// The cards that are legal now or may turn out to be, hidden ones counted as possible.
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// table.view("N").possibleCards().length; // 39
    #[wasm_bindgen(js_name = possibleCards)]
    pub fn possible_cards(&self) -> Vec<u8> {
        numbers(self.0.possible_cards())
    }

    /// The names of what the player to act may do: calls in the auction, cards in the play. Cards of a hidden hand
    /// are listed when they are possible.
    ///
    /// @example
    /// new bridge.Table({ deal: bridge.seededDeal(1), number: 1 }).legal().slice(0, 3); // ["Pass", "1C", "1D"]
    #[wasm_bindgen(unchecked_return_type = "(CallName | CardName)[]")]
    pub fn legal(&self) -> Vec<String> {
        let calls = self.0.legal_calls();
        if !calls.is_empty() {
            return calls.iter().map(|call| call.to_string()).collect();
        }
        self.possible_cards().into_iter().filter_map(card_name).collect()
    }

    /// Whether an action, written as text, may be taken now (by that player, when `by` is given): `true`, `false`, or
    /// `null` when that depends on hidden cards.
    ///
    /// @example
    /// new bridge.Table({ deal: bridge.seededDeal(1), number: 1 }).isLegal("X"); // false
    ///
    /// @throws {RulesError} `bad-input` for text that is no action, or what is no seat
    #[wasm_bindgen(js_name = isLegal, unchecked_return_type = "boolean | null")]
    pub fn is_legal(
        &self,
        #[wasm_bindgen(unchecked_param_type = "ActionText")] action: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SeatLike")] by: &JsValue,
    ) -> Answer<JsValue> {
        let verdict = self.verdict(read::action("action", action)?, by)?;
        Ok(match verdict {
            Ok(Certainty::Certain) => JsValue::TRUE,
            Ok(Certainty::CannotKnow) => JsValue::NULL,
            Err(_) => JsValue::FALSE,
        })
    }

    /// Why an action, written as text, may not be taken now: `null`, or `{ code, law, owed, message }`. The law is that of an
    /// edition (2007 when left out), by the number it has there; what rests on a ruling cites the edition of that ruling.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
    /// table.why("X").law; // { book: "2007", article: "19A1" }
    /// table.why("SA", "N", "1997").law; // { book: "1997", article: "17E" }
    ///
    /// @throws {RulesError} `bad-input` for text that is no action, or what is no seat or edition, and once 1000 actions have been taken
    #[wasm_bindgen(unchecked_return_type = "Refusal | null")]
    pub fn why(
        &self,
        #[wasm_bindgen(unchecked_param_type = "ActionText")] action: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SeatLike")] by: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "LawBook")] book: &JsValue,
    ) -> Answer<JsValue> {
        reason(self.verdict(read::action("action", action)?, by)?, book)
    }

    /// Why a call may not be made now: `null`, or `{ code, law, owed, message }`, as `why` has it under an edition.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
    /// table.whyCall("X").code; // "nothing-to-double"
    /// table.whyCall("1C"); // null
    /// table.whyCall("1C", "S").law.article; // "17C"
    ///
    /// @throws {RulesError} `bad-input` for what is no call, seat or edition
    #[wasm_bindgen(js_name = whyCall, unchecked_return_type = "Refusal | null")]
    pub fn why_call(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CallLike")] call: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SeatLike")] by: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "LawBook")] book: &JsValue,
    ) -> Answer<JsValue> {
        reason(self.verdict(Action::Call(args::call("call", call)?), by)?, book)
    }

    /// Why a card may not be played now: `null`, or `{ code, law, owed, message }`, as `why` has it under an edition.
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass", "SA"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// table.whyCard("D7").owed.cards; // ["SK", "SQ", "S8", "S7"]
    ///
    /// @throws {RulesError} `bad-input` for what is no card, seat or edition
    #[wasm_bindgen(js_name = whyCard, unchecked_return_type = "Refusal | null")]
    pub fn why_card(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CardLike")] card: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SeatLike")] by: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "LawBook")] book: &JsValue,
    ) -> Answer<JsValue> {
        reason(self.verdict(Action::Play(args::card("card", card)?), by)?, book)
    }

    /// Makes a call for the player to act, or for `by`, who must be that player. A refusal cites an edition of the laws as `why`
    /// does.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
    /// table.call("1NT");
    /// table.call(0, "E");
    /// table.actions; // ["1NT", "Pass"]
    ///
    /// @throws {RulesError} the refusal, as `whyCall` gives it: `insufficient-bid`, `not-your-turn-to-call`, ...;
    /// `bad-input`
    pub fn call(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "CallLike")] call: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SeatLike")] by: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "LawBook")] book: &JsValue,
    ) -> Answer<()> {
        let call = args::call("call", call)?;
        self.take(Action::Call(call), by, book)
    }

    /// Plays a card for the player to act, or for `by`; the declarer plays dummy's cards (law 45B). A refusal cites an edition of
    /// the laws as `why` does.
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// table.play("SA", "E");
    /// bridge.seatName(table.turn); // "S"
    /// table.whyCard("D7").code; // "must-follow-suit"
    ///
    /// @throws {RulesError} the refusal, as `whyCard` gives it: `must-follow-suit`, `card-not-held`, ...; `bad-input`
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "CardLike")] card: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SeatLike")] by: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "LawBook")] book: &JsValue,
    ) -> Answer<()> {
        let card = args::card("card", card)?;
        self.take(Action::Play(card), by, book)
    }

    /// Takes any action written as text: a call, a card, `"?SA"` (opening lead face down, law 41A), `"!SA"` (facing
    /// it, law 41C), `"=9"` (all agree on nine tricks for the declarer's side, law 69A), what `attempt` or a ruling gives
    /// as `action`, or `">"` and the answer to what is `pending`. With `by`, the player a server has it from, what is not
    /// for him alone to do is refused: a ruling, an agreed claim, a card against the laws, another's turn or decision. A refusal
    /// cites an edition of the laws as `why` does. A table takes 1000 actions.
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// table.apply("?SA", "E");
    /// table.apply("!SA");
    /// table.why("=9", "N").code; // "not-yours"
    /// table.apply("=9");
    /// table.result.tricks; // 9
    ///
    /// @throws {RulesError} the refusal, as `why` gives it: `not-yours`, `decision-owed`, `insufficient-bid`, ...;
    /// `bad-input`
    pub fn apply(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "ActionText")] action: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SeatLike")] by: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "LawBook")] book: &JsValue,
    ) -> Answer<()> {
        let action = read::action("action", action)?;
        self.take(action, by, book)
    }

    /// Settles the board by an agreed claim: the tricks of the declarer's side on the whole board (law 69A).
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass", "SA"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// table.agreeClaim(8);
    /// table.result.scoreNS; // 120
    ///
    /// @throws {RulesError} `impossible-claim` for tricks a side has lost already, `auction-not-over` and other
    /// refusals where nothing can be claimed; `bad-input` for anything but 0 to 13
    #[wasm_bindgen(js_name = agreeClaim)]
    pub fn agree_claim(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] tricks: &JsValue,
    ) -> Answer<()> {
        let tricks = args::whole("tricks", tricks, 0..=13)? as u8;
        self.take(Action::AgreedClaim(tricks), &JsValue::UNDEFINED, &JsValue::UNDEFINED)
    }

    /// Takes back the last action and returns it as text; `null` when there is none.
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass", "SA"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// table.undo(); // "SA"
    /// table.actions.length; // 4
    #[wasm_bindgen(unchecked_return_type = "ActionText | null")]
    pub fn undo(&mut self) -> Answer<JsValue> {
        Ok(self.0.undo().map_or(JsValue::NULL, |action| action.to_string().into()))
    }

    /// Goes back to where that many actions had been taken.
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass", "SA"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// table.rewind(1);
    /// table.actions; // ["1NT"]
    ///
    /// @throws {RulesError} `bad-input` for anything but a whole number; one beyond the last action changes nothing
    pub fn rewind(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] length: &JsValue,
    ) -> Answer<()> {
        let length = args::whole("length", length, 0..=args::MAX_SAFE)?;
        self.0.rewind(usize::try_from(length).unwrap_or(usize::MAX));
        Ok(())
    }

    /// A copy that goes its own way.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
    /// const other = table.copy();
    /// other.call("Pass");
    /// [table.actions.length, other.actions.length]; // [0, 1]
    #[wasm_bindgen(js_name = copy)]
    pub fn copy(&self) -> BridgeTable {
        BridgeTable(self.0.clone())
    }

    /// The table as plain data; `new bridge.Table(data)` makes it again. A hidden hand is written `-`.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
    /// const { number, dealer, vulnerability, actions } = table.toJSON();
    /// [number, dealer, vulnerability, actions]; // [1, "N", "None", []]
    /// new bridge.Table(table.view("N").toJSON()).hiddenCards("E"); // 13
    #[wasm_bindgen(js_name = toJSON, unchecked_return_type = "TableRecord")]
    pub fn to_json(&self) -> Answer<JsValue> {
        let board = self.0.board();
        let hands = Seat::ALL.map(|seat| hand(&self.0.dealt()[seat])).join(" ");
        Ok(to_js(|json| {
            json.open();
            json.field("deal").text(&format!("N:{hands}"));
            json.field("number").maybe_number(board.number.map(|number| number as i64));
            json.field("dealer").seat(board.dealer);
            json.field("vulnerability").shown(&board.vulnerability);
            json.field("actions").texts(self.0.actions());
            json.close();
        }))
    }
}

impl BridgeTable {
    /// The table of the core.
    pub fn table(&self) -> &Table {
        &self.0
    }

    /// Refuses what comes after the last action a table takes, so that what it writes down can be read again.
    fn has_room(&self, action: Action) -> Answer<()> {
        if self.0.actions().len() < ACTIONS {
            return Ok(());
        }
        Err(bad_input(
            "action",
            &format!("no action beyond {ACTIONS} at one table"),
            &action.to_string().into(),
        ))
    }

    fn verdict(&self, action: Action, by: &JsValue) -> Answer<Result<Certainty, Refusal>> {
        self.has_room(action)?;
        Ok(match args::optional("by", by, args::seat)? {
            Some(seat) => self.0.check_by(seat, action),
            None => self.0.check(action),
        })
    }

    /// Takes an action; a refusal cites the edition named by `book`.
    fn take(&mut self, action: Action, by: &JsValue, book: &JsValue) -> Answer<()> {
        self.has_room(action)?;
        let (by, book) = (args::optional("by", by, args::seat)?, edition(book)?);
        let taken = match by {
            Some(seat) => self.0.apply_by(seat, action),
            None => self.0.apply(action),
        };
        Ok(taken.map(drop).map_err(|refusal| refusal.under(book))?)
    }
}

impl From<Table> for BridgeTable {
    fn from(table: Table) -> BridgeTable {
        BridgeTable(table)
    }
}

/// A hand as a deal writes it; `-` for a hidden one.
pub fn hand(hand: &Hand) -> String {
    if hand.is_known() { hand_text(hand.known) } else { "-".to_owned() }
}

/// Why not, as the edition named by `book` has it; `null` when nothing is against it.
pub fn reason(verdict: Result<Certainty, Refusal>, book: &JsValue) -> Answer<JsValue> {
    let book = edition(book)?;
    Ok(verdict.map_or_else(|refusal| records::refused(&refusal.under(book)), |_| JsValue::NULL))
}

fn card_name(number: u8) -> Option<String> {
    crate::cards::Card::from_index(number).map(|card| card.to_string())
}
