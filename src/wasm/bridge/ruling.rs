//! The class `bridge.Ruling`: what the law book says when something went wrong, as a dialogue.

use super::records::asked;
use super::setup::table_of;
use super::table::BridgeTable;
use crate::bridge::law::{
    Answer, Asked, Consequence, Expect, Irregularity, Offer, Question, Ruled, Ruling, Settled, Status,
};
use crate::cite::Book;
use crate::wasm::args;
use crate::wasm::error::{Answer as Answered, bad_input};
use crate::wasm::json::Json;
use crate::wasm::json::to_js;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The longest text of an irregularity or an answer.
const TEXT: u32 = 400;

/// A ruling on an irregularity: it needs findings of the director and choices of the players, one at a time, and is
/// settled when nothing is open. Every answer gives a new ruling and leaves this one as it is.
///
/// @example
/// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
/// table.call("2H");
/// let ruling = table.rule("insufficient-bid,by=E,bid=1S,to=-", "2007");
/// ruling.status.options.map((option) => option.choice); // ["accept", "refuse"]
/// ruling = ruling.answer("accept");
/// ruling.status.state; // "settled"
/// table.apply(ruling.action);
/// table.isLegal("1NT"); // true
#[wasm_bindgen(js_name = BridgeRuling)]
#[derive(Debug)]
pub struct BridgeRuling(Ruling);

fn consequences(json: &mut Json, consequences: &[Consequence]) {
    json.list(consequences, |json, consequence| {
        json.open();
        json.field("code").text(consequence.effect.code());
        json.field("text").shown(&consequence.effect);
        json.field("law").law(Some(consequence.law));
        json.close();
    });
}

fn offer(json: &mut Json, offer: &Offer) {
    json.open();
    json.field("choice").shown(&offer.choice);
    json.field("law").law(Some(offer.law));
    consequences(json.field("effects"), &offer.effects);
    json.field("settles").flag(offer.settles);
    json.close();
}

/// Where a ruling or a table's open decision stands.
pub fn status(status: &Status) -> JsValue {
    to_js(|json| {
        json.open();
        match status {
            Status::Needs(needs) => {
                open(json, "needs", needs.question, needs.asked);
                expected(json, needs.expects);
                json.field("law").law(Some(needs.law));
                json.nulls(&["options", "effects", "basis"]);
            }
            Status::Options(options) => {
                open(json, "options", options.question, options.chooser);
                json.nulls(&["expects", "calls", "standing", "law"]);
                json.field("options").list(&options.options, offer);
                json.nulls(&["effects", "basis"]);
            }
            Status::Settled(Settled { effects, basis }) => {
                json.field("state").text("settled");
                json.nulls(&["question", "asked", "expects", "calls", "standing", "law", "options"]);
                consequences(json.field("effects"), effects);
                json.field("basis").text(basis.name());
            }
        }
        json.close();
    })
}

fn expected(json: &mut Json, expects: Expect) {
    let name = match expects {
        Expect::YesOrNo => "yes-or-no",
        Expect::Denominations => "denominations",
        Expect::Call { of, standing } => {
            json.field("expects").text("call");
            json.field("calls").list(of.iter(), |json, call| json.shown(&call));
            return json.field("standing").list(standing.iter(), |json, call| json.shown(&call));
        }
    };
    json.field("expects").text(name);
    json.nulls(&["calls", "standing"]);
}

fn open(json: &mut Json, state: &str, question: Question, by: Asked) {
    json.field("state").text(state);
    json.field("question").text(question.code());
    asked(json.field("asked"), by);
}

#[wasm_bindgen(js_class = BridgeTable)]
impl BridgeTable {
    /// Opens the ruling on an irregularity at this table, under an edition of the laws (2007 when left out). The
    /// irregularity is an object with its kind and fields, or its text such as
    /// `"insufficient-bid,by=E,bid=1S,to=-"`, which `attempt` gives and `irregularityText` writes.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions: ["2H"] });
    /// table.rule({ kind: "insufficient-bid", by: "E", bid: "1S" }).status.question; // "accept"
    ///
    /// @throws {RulesError} `does-not-fit` when it cannot have happened at the table as it stands, `no-provision` where
    /// the edition does not rule on it, `decision-owed` where an earlier ruling waits for an answer, or another
    /// refusal; `bad-input` for what is no irregularity or edition
    pub fn rule(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Irregularity | string")] irregularity: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "LawBook")] book: &JsValue,
    ) -> Answered<BridgeRuling> {
        let happened = given(irregularity)?;
        let book = edition(book)?;
        Ok(BridgeRuling(Ruling::open(self.table(), book, happened)?))
    }

    /// A decision that an earlier ruling left open and that comes before anything else, or `null`. It is answered
    /// by applying `">"` and the answer in full: `">yes"`, `">call=2S"`, `">denominations=HS"`, or a choice.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
    /// table.pending; // null
    #[wasm_bindgen(getter, unchecked_return_type = "RulingStatus | null")]
    pub fn pending(&self) -> Answered<JsValue> {
        Ok(self.table().pending().map_or(JsValue::NULL, |open| status(&open)))
    }
}

/// The text of an irregularity, as `table.rule` takes it and a record has it.
///
/// @example
/// bridge.irregularityText({ kind: "insufficient-bid", by: "E", bid: "1S" }); // "insufficient-bid,by=E,bid=1S,to=-"
///
/// @throws {RulesError} `bad-input` for what is none, or lacks a field of its kind
#[wasm_bindgen(js_name = bridgeIrregularityText)]
pub fn irregularity_text(
    #[wasm_bindgen(unchecked_param_type = "Irregularity | string")] irregularity: &JsValue,
) -> Answered<String> {
    given(irregularity).map(|happened| happened.to_string())
}

/// An irregularity as its text, or as an object with its kind and its other fields by name.
fn given(value: &JsValue) -> Answered<Irregularity> {
    let mut text = String::new();
    if value.is_object() && !args::is_array("irregularity", value)? {
        for (name, value) in args::entries("irregularity", value)? {
            let written = field_text(&format!("irregularity.{name}"), &value)?;
            match name.as_str() {
                "kind" => text.insert_str(0, &written),
                _ => text += &format!(",{name}={written}"),
            }
        }
    } else {
        text = args::short_text(value, TEXT).unwrap_or_default();
    }
    let kind = text.split(',').next().unwrap_or_default();
    let expected = match Irregularity::CODES.contains(&kind) {
        true => format!("{kind} with the fields that IRREGULARITIES has for it"),
        false => "an irregularity such as \"insufficient-bid,by=E,bid=1S,to=-\"".to_owned(),
    };
    text.parse().map_err(|_| bad_input("irregularity", &expected, value))
}

/// A field as it is written: nothing as `-`, cards joined by plus signs.
fn field_text(argument: &str, value: &JsValue) -> Answered<String> {
    if value.is_object() {
        let cards = args::list(argument, value, 52, field_text)?;
        return Ok(if cards.is_empty() { "-".to_owned() } else { cards.join("+") });
    }
    let plain = match (value.as_bool(), value.as_f64()) {
        (Some(flag), _) => Some(flag.to_string()),
        (_, Some(_)) => args::whole(argument, value, 0..=255).ok().map(|number| number.to_string()),
        _ if value.is_undefined() || value.is_null() => Some("-".to_owned()),
        _ => args::short_text(value, 32).filter(|text| !text.contains([',', '='])),
    };
    plain.ok_or_else(|| {
        bad_input(argument, "a name, a whole number, true or false, or a list of cards", value)
    })
}

/// The edition that the argument `book` names, that of 2007 when it is left out.
pub fn edition(book: &JsValue) -> Answered<Book> {
    let named = |argument: &str, value: &JsValue| {
        args::short_text(value, 8)
            .and_then(|name| Book::from_name(&name))
            .filter(|book| Book::BRIDGE.contains(book))
            .ok_or_else(|| bad_input(argument, "\"1987\", \"1997\", \"2007\" or \"2017\"", value))
    };
    Ok(args::optional("book", book, named)?.unwrap_or_default())
}

#[wasm_bindgen(js_class = BridgeRuling)]
impl BridgeRuling {
    /// Takes a dialogue up again: the table as `new Table` takes it, and the text that `toJSON` of the ruling gave.
    ///
    /// @example
    /// const board = { deal: bridge.seededDeal(1), number: 1, actions: ["2H"] };
    /// const text = new bridge.Table(board).rule("insufficient-bid,by=E,bid=1S,to=-").toJSON();
    /// new bridge.Ruling(board, text).status.question; // "accept"
    ///
    /// @throws {RulesError} as `new Table` and `table.rule` do
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "TableSetup")] setup: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] ruling: &JsValue,
    ) -> Answered<BridgeRuling> {
        let table = table_of("setup", setup)?;
        let expected = "the text of a ruling, such as \"2007:insufficient-bid,by=E,bid=1S,to=-:accept\"";
        let ruled: Ruled =
            args::text("ruling", ruling, TEXT)?.parse().map_err(|_| bad_input("ruling", expected, ruling))?;
        Ok(BridgeRuling(Ruling::resume(&table, ruled)?))
    }

    /// Where the ruling stands: what it needs, what may be chosen, or what follows.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions: ["2H"] });
    /// const ruling = table.rule("insufficient-bid,by=E,bid=1S,to=-");
    /// const { state, asked, options } = ruling.status;
    /// [state, asked, options[0].choice]; // ["options", "S", "accept"]
    #[wasm_bindgen(getter, unchecked_return_type = "RulingStatus")]
    pub fn status(&self) -> Answered<JsValue> {
        Ok(status(self.0.status()))
    }

    /// Whether what has come out so far rests on the text of the edition or had to be inferred.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions: ["2H"] });
    /// const ruling = table.rule("insufficient-bid,by=E,bid=1S,to=-");
    /// ruling.basis; // "text"
    #[wasm_bindgen(getter, unchecked_return_type = "Basis")]
    pub fn basis(&self) -> String {
        self.0.basis().name().to_owned()
    }

    /// The ruling after the next answer: `"yes"` or `"no"`, a call (`"2S"`), the letters of denominations (`"HS"`, `"N"`
    /// for notrump, `"-"` for none), or one of the choices offered.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions: ["2H"] });
    /// const refused = table.rule("insufficient-bid,by=E,bid=1S,to=-").answer("refuse");
    /// refused.status.expects; // "call"
    /// refused.answer("2S").status.question; // "artificial"
    ///
    /// @throws {RulesError} `bad-input` for text that is no answer, `not-offered` for one that is not asked for
    pub fn answer(
        &self,
        #[wasm_bindgen(unchecked_param_type = "AnswerText")] answer: &JsValue,
    ) -> Answered<BridgeRuling> {
        let text = args::text("answer", answer, TEXT)?;
        let (read, expected) = match self.0.status() {
            Status::Needs(needs) => (needs.expects.read(&text), "yes, no, a call or denominations"),
            _ => (text.parse(), "one of the choices in status.options"),
        };
        let given: Answer = read.map_err(|_| bad_input("answer", expected, answer))?;
        Ok(BridgeRuling(self.0.answer(given)?))
    }

    /// What to put on the table's record with `table.apply`, once the ruling is settled; else `null`.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions: ["2H"] });
    /// const ruling = table.rule("insufficient-bid,by=E,bid=1S,to=-");
    /// ruling.action; // null
    /// ruling.answer("accept").action; // "@2007:insufficient-bid,by=E,bid=1S,to=-:accept"
    #[wasm_bindgen(getter, unchecked_return_type = "ActionText | null")]
    pub fn action(&self) -> Answered<JsValue> {
        Ok(self.0.action().map_or(JsValue::NULL, |action| action.to_string().into()))
    }

    /// The book, the irregularity and the answers so far, as text.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions: ["2H"] });
    /// const ruling = table.rule("insufficient-bid,by=E,bid=1S,to=-");
    /// ruling.answer("accept").toJSON(); // "2007:insufficient-bid,by=E,bid=1S,to=-:accept"
    #[wasm_bindgen(js_name = toJSON)]
    pub fn to_json(&self) -> String {
        self.0.ruled().to_string()
    }
}
