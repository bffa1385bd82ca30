//! The class `shengji.Table`: a deal in progress.

use super::follow;
use super::read;
use super::record::{self, number_array, or_null, seat_number};
use super::setup::{ACTIONS, Start, table_of};
use super::state;
use crate::shengji::{Action, ParseActionError, Position, Seat, Table};
use crate::wasm::args;
use crate::wasm::error::{Answer, bad_input};
use crate::wasm::json::to_js;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Room for a play of a whole hand with its declared parts.
const ACTION: u32 = 1000;

/// A deal in progress: how it began and what has happened since. An action is either taken whole or refused with a
/// `RulesError` that names the article, and then nothing has changed.
///
/// @example
/// const hands = { N: "SK SK", W: "S3 S3", S: "S4 S4", E: "SA SA" };
/// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
/// table.apply("play N SK SK");
/// table.why("play W S3").code; // "wrong-count"
/// table.playable(); // Uint8Array [40, 40]: two threes
#[wasm_bindgen(js_name = ShengjiTable)]
#[derive(Debug)]
pub struct ShengjiTable {
    pub(super) start: Start,
    pub(super) table: Table,
}

#[wasm_bindgen(js_class = ShengjiTable)]
impl ShengjiTable {
    /// A table from the first card drawn on (`deal`; a board has its cards in the four hands at once), or from a lead on
    /// (`hands` and `trump`). A hand given as the number of its cards is hidden.
    ///
    /// @example
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands: { N: "SK SK", W: 2, S: 2, E: 2 } });
    /// table.state.counts; // { "N": 2, "E": 2, "S": 2, "W": 2 }
    /// table.hand("W"); // null
    ///
    /// @throws {RulesError} `bad-input`, or `invalid-record` with the first action that is refused
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(unchecked_param_type = "TableSetup")] setup: &JsValue) -> Answer<ShengjiTable> {
        let (start, table) = table_of("setup", setup)?;
        Ok(ShengjiTable { start, table })
    }

    /// How far the deal has come.
    ///
    /// @example
    /// const table = new shengji.Table({ deal: shengji.seededDeal(1), level: "2" });
    /// table.phase; // "declaring"
    #[wasm_bindgen(getter, unchecked_return_type = "Phase")]
    pub fn phase(&self) -> String {
        self.now().phase().name().to_owned()
    }

    /// Who is to act: 0 north to 3 west; `null` while cards are drawn, while a throw awaits its verdict, and after the end.
    /// After a failed throw it is who chooses the part that is led, or who leads it once the referee has resolved the throw.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// shengji.seatName(table.turn); // "N"
    #[wasm_bindgen(getter, unchecked_return_type = "SeatNumber | null")]
    pub fn turn(&self) -> Answer<JsValue> {
        Ok(seat_number(self.now().turn()))
    }

    /// The cards of a seat, by number, highest first; `null` when they are hidden.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// Array.from(table.hand("W"), shengji.faceName); // ["S9", "S9"]
    /// table.view("N").hand("W"); // null
    ///
    /// @throws {RulesError} `bad-input` for what is no seat
    #[wasm_bindgen(unchecked_return_type = "Uint8Array | null")]
    pub fn hand(&self, #[wasm_bindgen(unchecked_param_type = "SeatLike")] seat: &JsValue) -> Answer<JsValue> {
        Ok(or_null(self.now().hand(read::seat("seat", seat)?).known(), number_array))
    }

    /// Everything that is known of the deal now, as plain data with names.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// const { phase, turn, trump, defenders } = table.state;
    /// [phase, turn, trump, defenders]; // ["playing", "N", "2H", "EW"]
    #[wasm_bindgen(getter, unchecked_return_type = "TableState")]
    pub fn state(&self) -> Answer<JsValue> {
        Ok(to_js(|json| state::state(json, self.now())))
    }

    /// The tricks so far, the one in progress last.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// for (const cards of ["SK SK", "S9 S9", "S3 S4", "SA SA"]) table.play(cards);
    /// const [{ winner, points }] = table.tricks;
    /// [winner, points]; // ["E", 20]
    #[wasm_bindgen(getter, unchecked_return_type = "Trick[]")]
    pub fn tricks(&self) -> Answer<JsValue> {
        Ok(to_js(|json| state::tricks(json, self.now())))
    }

    /// What the deal comes to, once it is over and the kitty known; else `null`.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// for (const cards of ["SK SK", "S9 S9", "S3 S4", "SA SA"]) table.play(cards);
    /// table.result; // null
    /// table.apply("reveal D3 D4 D5 D6 D7 D8 D9 DT");
    /// table.result.defenders; // 80
    #[wasm_bindgen(getter, unchecked_return_type = "DealResult | null")]
    pub fn result(&self) -> Answer<JsValue> {
        Ok(to_js(|json| json.or_null(self.now().result(), state::result)))
    }

    /// The actions so far, as text: the record of the deal.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// table.play("SK SK");
    /// table.actions; // ["play N SK SK"]
    #[wasm_bindgen(getter, unchecked_return_type = "ActionText[]")]
    pub fn actions(&self) -> Vec<String> {
        self.table.actions().iter().map(Action::to_string).collect()
    }

    /// Takes an action written as text (`ActionText` lists them all): `"draw 100"`, `"declare N S2 1"`, `"settle"` (declaring is
    /// over), `"bury D3 D4 ..."`, `"play N S8 S8 S8 S7 S7 = S8 S8 S8 + S7 S7"`, `"choose W 1"` (the part of a failed throw that is led),
    /// `"resolve 1 2 heavy"` (part, grade of the fine, exposure), `"expose W CK"`, `"fine EW 1 2"` (grade, times), ... With `by`, the
    /// player a server has it from, what is another player's, the referee's or the program's is refused. A table takes 1000 actions.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// table.apply("play N SK SK", "N");
    /// table.why("fine EW 1 1", "W").code; // "not-yours"
    /// table.apply("fine EW 1 1");
    /// table.state.fines; // -10
    ///
    /// @throws {RulesError} the refusal, as `why` gives it: `suit-owed`, `shape-owed`, `declaration-owed`, `not-yours`,
    /// ...; `bad-input`
    pub fn apply(
        &mut self,
        #[wasm_bindgen(js_name = action, unchecked_param_type = "ActionText")] value: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SeatLike")] by: &JsValue,
    ) -> Answer<()> {
        let action = self.action(value)?;
        let done = match args::optional("by", by, read::seat)? {
            Some(seat) => self.table.apply_by(seat, action),
            None => self.table.apply(action),
        };
        Ok(done?)
    }

    /// Why an action may not be taken now: `null` when it may, or `{ code, law, owed, message }`.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// table.why("play N SA").code; // "not-held"
    /// table.why("play N SK"); // null
    /// table.why("play N SK", "S").code; // "not-yours"
    ///
    /// @throws {RulesError} `bad-input` for text that is no action, for what is no seat, and once 1000 actions have been taken
    #[wasm_bindgen(unchecked_return_type = "Refusal | null")]
    pub fn why(
        &self,
        #[wasm_bindgen(js_name = action, unchecked_param_type = "ActionText")] value: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SeatLike")] by: &JsValue,
    ) -> Answer<JsValue> {
        let action = self.action(value)?;
        Ok(record::verdict(match args::optional("by", by, read::seat)? {
            Some(seat) => self.now().check_by(seat, &action),
            None => self.now().check(&action),
        }))
    }

    /// Plays cards for the player to act; `declared` are the parts of a throw.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// table.play("SK SK");
    /// shengji.seatName(table.turn); // "W"
    ///
    /// @throws {RulesError} the refusal, as `checkPlay` gives it: `suit-owed`, `shape-owed`, `declaration-owed`, ...;
    /// `bad-input`
    pub fn play(
        &mut self,
        #[wasm_bindgen(js_name = cards, unchecked_param_type = "CardsLike")] value: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "readonly CardsLike[]")] declared: &JsValue,
    ) -> Answer<()> {
        let action = self.play_of(value, declared)?;
        Ok(self.table.apply(action)?)
    }

    /// Why the player to act may not play those cards now: `null` when he may, or `{ code, law, owed, message }`.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// table.play("SK SK");
    /// table.checkPlay("S9").code; // "wrong-count"
    /// table.checkPlay("S9 S9"); // null
    ///
    /// @throws {RulesError} `bad-input` for what are no cards
    #[wasm_bindgen(js_name = checkPlay, unchecked_return_type = "Refusal | null")]
    pub fn check_play(
        &self,
        #[wasm_bindgen(js_name = cards, unchecked_param_type = "CardsLike")] value: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "readonly CardsLike[]")] declared: &JsValue,
    ) -> Answer<JsValue> {
        let action = self.play_of(value, declared)?;
        if let (Some(follow), Action::Play { cards, .. }) = (self.now().follow(), &action) {
            return Ok(follow::check(&follow, *cards));
        }
        Ok(record::verdict(self.now().check(&action)))
    }

    /// Whether the player to act may play those cards now (`declared` are the parts of a throw), or whether an action written as
    /// text may be taken now (by that player, when `by` is given). Only yes or no, and quick while a lead is followed: a refusal
    /// that says why (`checkPlay`, `why`) is put together for people and takes many times as long.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// table.isLegal("SK"); // true
    /// table.isLegal("SA"); // false
    /// table.isLegal("play N SK", "N"); // true
    ///
    /// @throws {RulesError} `bad-input` for what are neither cards nor an action
    #[wasm_bindgen(js_name = isLegal)]
    pub fn is_legal(
        &self,
        #[wasm_bindgen(js_name = cards, unchecked_param_type = "CardsLike | ActionText")] value: &JsValue,
        #[wasm_bindgen(js_name = declared, unchecked_optional_param_type = "readonly CardsLike[] | SeatLike")]
        with: &JsValue,
    ) -> Answer<bool> {
        if action("action", value).is_ok() {
            return Ok(self.why(value, with)?.is_null());
        }
        let action = self.play_of(value, with)?;
        Ok(match (self.now().follow(), &action) {
            (Some(follow), Action::Play { cards, .. }) => follow.check(*cards).is_ok(),
            _ => self.now().check(&action).is_ok(),
        })
    }

    /// Takes back the last action and returns it as text; `null` when there is none.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// table.play("SK SK");
    /// table.undo(); // "play N SK SK"
    /// table.undo(); // null
    #[wasm_bindgen(unchecked_return_type = "ActionText | null")]
    pub fn undo(&mut self) -> Answer<JsValue> {
        Ok(or_null(self.table.undo(), |action| action.to_string().into()))
    }

    /// Goes back to where that many actions had been taken.
    ///
    /// @example
    /// const table = new shengji.Table({ deal: shengji.seededDeal(1), actions: ["draw 20", "draw 80"] });
    /// table.rewind(1);
    /// table.actions; // ["draw 20"]
    ///
    /// @throws {RulesError} `bad-input` for anything but a whole number; one beyond the last action changes nothing
    pub fn rewind(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] length: &JsValue,
    ) -> Answer<()> {
        let length = args::whole("length", length, 0..=args::MAX_SAFE)?;
        self.table.rewind(usize::try_from(length).unwrap_or(usize::MAX));
        Ok(())
    }

    /// The table as that player sees it: a new `Table` whose other hands are hidden, to be played on like any other. Its
    /// actions are this table's as he is told of them, from the first on: `"drawn 4 SA"` (four cards, his own among them),
    /// `"settled H5"` (what was turned up; for the dealer `" = "` and the kitty), `"bury"`, `"stands"` or `"fails ..."` after a
    /// throw, `"reveal ..."` at the end. They only grow: a server sends a client those that are new, and he applies them.
    ///
    /// @example
    /// const server = new shengji.Table({ deal: shengji.seededDeal(1), dealer: "N" });
    /// const client = new shengji.Table({ view: "S", dealer: "N" });
    /// server.apply("draw 5");
    /// const told = server.view("S").actions.slice(client.actions.length); // ["drawn 5 S3"]
    /// for (const action of told) client.apply(action);
    /// client.state.counts; // { N: 2, E: 1, S: 1, W: 1 }
    ///
    /// @throws {RulesError} `bad-input` for what is no seat
    pub fn view(
        &self,
        #[wasm_bindgen(js_name = seat, unchecked_param_type = "SeatLike")] value: &JsValue,
    ) -> Answer<ShengjiTable> {
        let seat = read::seat("seat", value)?;
        Ok(super::setup::view(&self.start, &self.table, Some(seat)))
    }

    /// The table as an onlooker sees it, who sees no hand but what was shown; otherwise as `view`, and his client begins with
    /// `view: "public"`.
    ///
    /// @example
    /// const server = new shengji.Table({ deal: shengji.seededDeal(1), dealer: "N" });
    /// const onlooker = new shengji.Table({ view: "public", dealer: "N" });
    /// server.apply("draw 5");
    /// const told = server.publicView().actions.slice(onlooker.actions.length); // ["drawn 5"]
    /// for (const action of told) onlooker.apply(action);
    /// onlooker.hand("S"); // null
    #[wasm_bindgen(js_name = publicView)]
    pub fn public_view(&self) -> Answer<ShengjiTable> {
        Ok(super::setup::view(&self.start, &self.table, None))
    }

    /// A copy that goes its own way.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// const other = table.copy();
    /// other.play("SK SK");
    /// [table.actions.length, other.actions.length]; // [0, 1]
    #[wasm_bindgen(js_name = copy)]
    pub fn copy(&self) -> ShengjiTable {
        ShengjiTable { start: self.start.clone(), table: self.table.clone() }
    }

    /// The table as plain data; `new shengji.Table(data)` makes it again, a player's view too.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// table.play("SK SK");
    /// new shengji.Table(table.toJSON()).actions; // ["play N SK SK"]
    #[wasm_bindgen(js_name = toJSON, unchecked_return_type = "TableRecord")]
    pub fn to_json(&self) -> Answer<JsValue> {
        Ok(to_js(|json| super::setup::record(json, &self.start, &self.table)))
    }
}

impl ShengjiTable {
    /// What has come of the actions so far.
    pub fn now(&self) -> &Position {
        self.table.position()
    }

    fn action(&self, value: &JsValue) -> Answer<Action> {
        self.has_room("action", value)?;
        action("action", value)
    }

    /// Refuses what comes after the last action a table takes, so that what it writes down can be read again.
    fn has_room(&self, argument: &str, value: &JsValue) -> Answer<()> {
        if self.table.actions().len() < ACTIONS {
            return Ok(());
        }
        Err(bad_input(argument, &format!("no action beyond {ACTIONS} at one table"), value))
    }

    fn play_of(&self, cards: &JsValue, declared: &JsValue) -> Answer<Action> {
        self.has_room("cards", cards)?;
        let cards = read::bag("cards", cards)?;
        let declared = args::optional("declared", declared, read::bags)?;
        // Where nobody is to act the position refuses any play for its stage, before it looks at the player.
        let seat = self.now().turn().unwrap_or(Seat::North);
        Ok(Action::Play { seat, cards, declared })
    }
}

/// An action as text.
pub fn action(argument: &str, value: &JsValue) -> Answer<Action> {
    let no_text = ParseActionError::NotAnAction;
    args::short_text(value, ACTION).ok_or(no_text).and_then(|text| text.parse()).map_err(|error| {
        let needed = match error {
            ParseActionError::NothingBehind { at } => {
                format!("something behind the sign at character {}", at + 1)
            }
            ParseActionError::Value { at, needed } => format!("{needed} at character {}", at + 1),
            _ => "an action such as \"draw 100\" or \"play N SA SA\"".to_string(),
        };
        bad_input(argument, &needed, value)
    })
}
