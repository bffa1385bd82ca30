//! Claims as a caller describes them, and what becomes of them.

use super::position::{Given, position, restrictions, suits};
use super::solve::{self, Cost};
use super::statement::{statement, step_problems};
use super::{card_set, nodes, verdict};
use crate::bridge::Seat;
use crate::bridge::claim::{
    Awareness, Bulletproof, Claim, ClaimError, Class, Policy, Position, Preset, Proof, Switch, Terms,
    adjudicate_with, is_bulletproof,
};
use crate::cards::Card;
use crate::cite::Book;
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, RulesError, bad_input, object, refusal};
use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

const CLAIM: [&str; 8] =
    ["by", "tricks", "statement", "knows", "class", "laterPlay", "restrictions", "concedes"];

/// The nodes the solver may take for the best play unless the caller says otherwise.
const SOLVER_NODES: u64 = 2_000_000;

impl From<ClaimError> for RulesError {
    fn from(error: ClaimError) -> RulesError {
        let params: Vec<(&str, JsValue)> = match error {
            ClaimError::TooManyTricks { left } => vec![("left", left.into())],
            ClaimError::LaterPlay(at) => vec![("at", (at as u32).into())],
            ClaimError::Dummy | ClaimError::NothingLeft => Vec::new(),
        };
        refusal(error.name(), &error.to_string(), None, &params)
    }
}

/// The position of a claim: who declares must be known.
fn claimed_position(value: &JsValue) -> Answer<Given> {
    let given = position("position", value)?;
    if given.declared {
        Ok(given)
    } else {
        Err(bad_input(
            "position.declarer",
            "a seat \"N\", \"E\", \"S\" or \"W\", or its number from 0 to 3",
            &JsValue::UNDEFINED,
        ))
    }
}

/// A claim, with the restrictions in force at the table unless it names its own.
fn claim(argument: &str, value: &JsValue, given: &Given) -> Answer<Claim> {
    let fields = Fields::new(argument, value, &CLAIM)?;
    let mut claim = Claim::new(fields.need("by", args::seat)?, tricks(&fields, &given.position)?);
    let declarer = given.position.declarer();
    if let Some(stated) = fields.maybe("statement", |a, v| statement(a, v, declarer))? {
        claim.statement = stated;
    }
    claim.awareness = fields.maybe("knows", knows)?.unwrap_or_default();
    claim.class = fields.maybe("class", class)?.unwrap_or_default();
    claim.later_play = fields.maybe("laterPlay", |a, v| args::list(a, v, 52, played))?.unwrap_or_default();
    claim.restrictions = fields.maybe("restrictions", restrictions)?.unwrap_or(given.restrictions);
    Ok(claim)
}

/// The tricks claimed: said, left by what is conceded, or all.
fn tricks(fields: &Fields, position: &Position) -> Answer<u8> {
    let left = position.tricks_left();
    let number = |a: &str, v: &JsValue| args::whole(a, v, 0..=13).map(|tricks| tricks as u8);
    let conceded = fields.maybe("concedes", number)?;
    let claimed = fields.maybe("tricks", number)?;
    match (claimed, conceded) {
        (Some(_), Some(conceded)) | (None, Some(conceded)) if conceded > left => {
            Err(ClaimError::TooManyTricks { left }.into())
        }
        (Some(claimed), Some(conceded)) if claimed + conceded != left => {
            let expected = format!("tricks and concedes that make {left} together, or one of them alone");
            Err(bad_input("claim", &expected, &JsValue::from_str(&format!("{claimed} and {conceded}"))))
        }
        (Some(claimed), _) => Ok(claimed),
        (None, Some(conceded)) => Ok(left - conceded),
        (None, None) => Ok(left),
    }
}

fn class(argument: &str, value: &JsValue) -> Answer<Class> {
    args::choice(argument, value, &Class::ALL.map(Class::name)).map(|index| Class::ALL[index])
}

fn knows(argument: &str, value: &JsValue) -> Answer<Awareness> {
    let fields = Fields::new(argument, value, &["trumps", "suits", "cards", "losers"])?;
    Ok(Awareness {
        trumps: fields.maybe("trumps", args::flag)?,
        suits: fields.maybe("suits", suits)?.unwrap_or_default(),
        cards: fields.maybe("cards", card_set)?.unwrap_or_default(),
        losers: fields.maybe("losers", card_set)?.unwrap_or_default(),
    })
}

fn played(argument: &str, value: &JsValue) -> Answer<(Seat, Card)> {
    let fields = Fields::new(argument, value, &["seat", "card"])?;
    Ok((fields.need("seat", args::seat)?, fields.need("card", args::card)?))
}

/// A policy: a preset's name, or a preset and what is changed of it.
fn policy(argument: &str, value: &JsValue) -> Answer<Policy> {
    let preset = |a: &str, v: &JsValue| {
        args::choice(a, v, &Preset::ALL.map(Preset::name)).map(|index| Preset::ALL[index])
    };
    if value.is_string() {
        return preset(argument, value).map(Policy::from);
    }
    let fields = Fields::new(argument, value, &["preset", "settings", "text"])?;
    let start = Policy::from(fields.maybe("preset", preset)?.unwrap_or_default());
    let settings = |a: &str, v: &JsValue| {
        let names: Vec<&str> = Switch::ALL.iter().map(|switch| switch.name()).collect();
        let fields = Fields::new(a, v, &names)?;
        Switch::ALL.iter().try_fold(start, |policy, switch| {
            let names = switch.info().settings;
            let index = fields.maybe(switch.name(), |a, v| args::choice(a, v, names))?;
            Ok(index.and_then(|index| policy.with_index(*switch, index)).unwrap_or(policy))
        })
    };
    Ok(fields.maybe("settings", settings)?.unwrap_or(start))
}

/// How a claim is to be judged.
struct Manner {
    terms: Terms,
    cost: Cost,
}

fn manner(argument: &str, value: &JsValue) -> Answer<Manner> {
    let fields = Fields::new(
        argument,
        value,
        &["policy", "book", "nodes", "alternativeNodes", "solverNodes", "memory"],
    )?;
    let usual = Terms::default();
    let terms = Terms {
        policy: fields.maybe("policy", policy)?.unwrap_or_default(),
        book: fields.maybe("book", args::edition)?.unwrap_or_default(),
        budget: fields.maybe("nodes", nodes)?.unwrap_or(usual.budget),
        side_budget: fields.maybe("alternativeNodes", nodes)?.unwrap_or(usual.side_budget),
    };
    let nodes = fields.maybe("solverNodes", nodes)?.unwrap_or(SOLVER_NODES);
    let memory = fields.maybe("memory", solve::memory)?.unwrap_or(Cost::default().memory);
    Ok(Manner { terms, cost: Cost { nodes, memory } })
}

fn manner_of(value: &JsValue) -> Answer<Manner> {
    let usual = || manner("options", &object(&[]));
    args::optional("options", value, manner)?.map_or_else(usual, Ok)
}

/// Judges a contested claim (laws 68 to 70): the fewest tricks over the claimer's normal lines, against any play of the
/// other side, under a policy. It is not the ruling, which is the director's: where the settings of the policy matter
/// `judgment` is `true` and `alternatives` says what each would give.
///
/// `tricks` left out is a claim of the rest. The statement is text or steps. At a table, penalty cards and lead
/// restrictions in force are taken from it.
///
/// @throws {RulesError} `claim-by-dummy`, `claim-too-many-tricks`, `claim-nothing-left`, `claim-later-play`,
/// `statement-not-understood` with the places, `position-...`
///
/// @example
/// // South, in four spades, claims the last three tricks; west has a small trump and no heart.
/// const position = "S S S N:.43.5. .Q.K.2 A.A.A. 2..6.7";
/// const verdict = analysis.claim(position, { by: "S", tricks: 3 });
/// verdict.award.tricks; // 2
/// verdict.reasons.map(({ code }) => code); // ["normal-line-loses", "assumed-unaware", "outstanding-trump"]
/// analysis.claim(position, { by: "S", statement: "draw trumps" }).award.tricks; // 3
#[wasm_bindgen(js_name = analysisClaim, unchecked_return_type = "Verdict")]
pub fn judge(
    #[wasm_bindgen(js_name = position, unchecked_param_type = "PositionLike")] given: &JsValue,
    #[wasm_bindgen(js_name = claim, unchecked_param_type = "ClaimLike")] claimed: &JsValue,
    #[wasm_bindgen(js_name = options, unchecked_optional_param_type = "ClaimOptions")] options: &JsValue,
) -> Answer<JsValue> {
    let given = claimed_position(given)?;
    let claim = claim("claim", claimed, &given)?;
    let Manner { terms, cost } = manner_of(options)?;
    // The solver knows nothing of restrictions, so its number would not be what can be forced.
    let free = claim.restrictions.is_empty();
    let mut best = |position: &Position| {
        if free { solve::best(position, claim.claimer, cost) } else { None }
    };
    let verdict = adjudicate_with(&given.position, &claim, &terms, &mut best)?;
    let flaws = claim.statement.check(&given.position, claim.claimer);
    Ok(verdict::record(&verdict, &claim, terms.book, step_problems(&flaws)))
}

/// Whether every line gives the claimer's side the tricks claimed, so that a site may accept at once: `true`, `false`, or
/// `null` when the nodes end before the answer. Every line is, by `options.lines`: `"legal"`, any legal play of all
/// four hands (the default); `"as-stated"`, any in which the claimer does what he said; `"normal"`, any normal one.
///
/// @example
/// const position = "S NT S N:32... 54... AK... 76...";
/// analysis.isBulletproof(position, { by: "S", tricks: 2 }); // true
#[wasm_bindgen(js_name = analysisIsBulletproof, unchecked_return_type = "boolean | null")]
pub fn bulletproof(
    #[wasm_bindgen(js_name = position, unchecked_param_type = "PositionLike")] given: &JsValue,
    #[wasm_bindgen(js_name = claim, unchecked_param_type = "ClaimLike")] claimed: &JsValue,
    #[wasm_bindgen(js_name = options, unchecked_optional_param_type = "BulletproofOptions")]
    options: &JsValue,
) -> Answer<JsValue> {
    let given = claimed_position(given)?;
    let claim = claim("claim", claimed, &given)?;
    let (proof, book, nodes) = args::optional("options", options, proof)?.unwrap_or((
        Proof::AnyLegal,
        Book::default(),
        Terms::default().budget,
    ));
    Ok(match is_bulletproof(&given.position, &claim, proof, book, nodes)? {
        Bulletproof::Yes => JsValue::TRUE,
        Bulletproof::No(_) => JsValue::FALSE,
        Bulletproof::Unknown => JsValue::NULL,
    })
}

fn proof(argument: &str, value: &JsValue) -> Answer<(Proof, Book, u64)> {
    let fields = Fields::new(argument, value, &["lines", "policy", "book", "nodes"])?;
    let lines = fields.maybe("lines", |a, v| args::choice(a, v, &["legal", "as-stated", "normal"]))?;
    let policy = fields.maybe("policy", policy)?.unwrap_or_default();
    let proof = match lines {
        Some(1) => Proof::AnyLegalAsStated,
        Some(2) => Proof::AnyNormal(policy),
        _ => Proof::AnyLegal,
    };
    let book = fields.maybe("book", args::edition)?.unwrap_or_default();
    Ok((proof, book, fields.maybe("nodes", nodes)?.unwrap_or(Terms::default().budget)))
}

/// Every switch of a policy: what it decides, where it comes from, its settings, and which of them each preset has.
///
/// @example
/// const order = analysis.switches().find(({ name }) => name === "top-down");
/// order.settings; // ["ebu", "top-down", "any"]
/// order.presets; // { "EBU": "ebu", "ACBL": "top-down", "lenient": "ebu" }
#[wasm_bindgen(js_name = analysisSwitches, unchecked_return_type = "Switch[]")]
pub fn switches() -> JsValue {
    let words = |list: &[&'static str]| -> JsValue {
        list.iter().map(|word| JsValue::from_str(word)).collect::<Array>().into()
    };
    let record = |switch: &Switch| {
        let info = switch.info();
        let preset = |preset: Preset| (preset.name(), Policy::from(preset).setting(*switch).into());
        object(&[
            ("name", info.name.into()),
            ("code", info.code.into()),
            ("about", info.about.into()),
            ("source", info.source.into()),
            ("articles", words(info.articles)),
            ("settings", words(info.settings)),
            ("presets", object(&Preset::ALL.map(preset))),
        ])
    };
    Switch::ALL.iter().map(record).collect::<Array>().into()
}

/// What cancelling a concession needs of a claim.
pub fn conceded(given: &JsValue, claimed: &JsValue, options: &JsValue) -> Answer<(Position, Claim, Terms)> {
    let given = claimed_position(given)?;
    let claim = claim("claim", claimed, &given)?;
    Ok((given.position, claim, manner_of(options)?.terms))
}
