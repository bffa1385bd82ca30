//! Results in and out: CSV, the result tables of PBN, USEBIO.

use super::pairs::scored;
use super::read::pairs_options;
use super::records::{number_or_null, numbers, row};
use super::result::{count, rows};
use crate::bridge::notation::pbn;
use crate::event::exchange::{
    CsvFault, CsvFaultKind, Participant, PbnTable, Player, ResultRow, ResultTextError, Session, read_date,
    read_pbn, read_results, read_table, usebio_pairs, write_pbn, write_results, write_standings,
};
use crate::event::standing::{PairsMethod, PairsResult};
use crate::order;
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, RulesError, bad_input, refusal};
use crate::wasm::json::{Json, to_js};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The longest file read, in UTF-16 units.
const FILE: u32 = 1 << 24;
/// The longest name.
const NAME: u32 = 200;

fn fault(json: &mut Json, own: &CsvFault) {
    let columns = match own.kind {
        CsvFaultKind::Columns { places, .. } => Some(places),
        _ => None,
    };
    let twice = match own.kind {
        CsvFaultKind::Twice { entrant, first } => Some((i64::from(entrant), first as i64)),
        _ => None,
    };
    let (code, stated, owed) = match &own.kind {
        CsvFaultKind::Header => ("header", None, None),
        CsvFaultKind::Result(ResultTextError::Award) => ("award", None, None),
        CsvFaultKind::Column(_) => ("column", None, None),
        CsvFaultKind::Columns { .. } => ("columns", None, None),
        CsvFaultKind::Quote => ("quote", None, None),
        CsvFaultKind::Fields => ("fields", None, None),
        CsvFaultKind::Number(_) => ("number", None, None),
        CsvFaultKind::Result(_) => ("result", None, None),
        CsvFaultKind::Lead => ("lead", None, None),
        CsvFaultKind::Score { stated, owed } => ("score", Some(*stated), *owed),
        CsvFaultKind::Nothing => ("nothing", None, None),
        CsvFaultKind::Twice { .. } => ("twice", None, None),
    };
    json.open();
    json.field("line").number(own.line as i64);
    json.field("code").text(code);
    json.field("field").maybe(own.column());
    json.field("stated").maybe_number(stated.map(i64::from));
    json.field("owed").maybe_number(owed.map(i64::from));
    json.field("number").maybe_number(twice.map(|(entrant, _)| entrant));
    json.field("first").maybe_number(twice.map(|(_, first)| first));
    json.field("columns").or_null(columns, |json, places| numbers(json, &places));
    json.field("message").shown(own);
    json.close();
}

fn records(rows: &[ResultRow]) -> JsValue {
    to_js(|json| json.list(rows, row))
}

/// The records of a table of text, each a list of its fields without the blanks around them; quoted ones are whole. They are
/// separated by `separator`, one sign; without it by whichever of tab, semicolon and comma the first line has most of. A quote that
/// is not closed goes on to the end; `readCsv` refuses it.
///
/// @example
/// event.readTable('1;"Ann; Bob"\n2;Carl'); // [["1","Ann; Bob"],["2","Carl"]]
///
/// @throws {RulesError} `bad-input`
#[wasm_bindgen(js_name = eventReadTable, unchecked_return_type = "string[][]")]
pub fn read_table_js(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string")] separator: &JsValue,
) -> Answer<JsValue> {
    let one = args::optional("separator", separator, |argument, value| args::text(argument, value, 2))?;
    let table = read_table(&args::text("text", text, FILE)?, one.and_then(|text| text.chars().next()));
    Ok(to_js(|json| json.list(&table, |json, record| json.texts(record))))
}

/// Reads results from CSV. The first line names the columns, in any order, in English or Chinese: `board` (牌号), `ns` (南北)
/// and `ew` (东西), and `contract` (定约) with `declarer` (庄家) and `tricks` (墩数) or all of it in one cell, or `score` (得分,
/// points to north-south; `ew score`, 东西得分, where each side has a column); `round`, `table`, `lead` and `group` may be
/// there. Semicolons and tabs do as well as commas. A row with contract and score is checked, and nobody has two results on a board
/// in one direction and round, nor in one section where a column `section` (组别) names it.
///
/// @example
/// event.readCsv("board,ns,ew,contract,declarer,tricks\n1,1,2,4SX,N,=\n")[0].score; // 590
/// event.readCsv("牌号;南北;东西;定约\n1;1;2;4黑桃 北 +1\n")[0].score; // 450
///
/// @throws {RulesError} `csv` with every fault of the file in `params.faults`, each with its line; `bad-input` for
/// anything but text
#[wasm_bindgen(js_name = eventReadCsv, unchecked_return_type = "ReadRow[]")]
pub fn read_csv(#[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue) -> Answer<JsValue> {
    let text = args::text("text", text, FILE)?;
    let rows = read_results(&text).map_err(|faults| -> RulesError {
        refusal("csv", &faults, None, |params| params.field("faults").list(&faults.0, fault))
    })?;
    Ok(records(&rows))
}

/// Reads results from plain data such as a JSON file holds, checked like those of a CSV file; `JSON.stringify` of the
/// answer is such a file.
///
/// @example
/// event.readRows(JSON.parse('[{ "board": 1, "ns": 1, "ew": 2, "contract": "4s", "declarer": "n", "tricks": "=" }]'))[0].score; // 420
///
/// @throws {RulesError} `bad-input` naming the row and field
#[wasm_bindgen(js_name = eventReadRows, unchecked_return_type = "ReadRow[]")]
pub fn read_rows(
    #[wasm_bindgen(js_name = rows, unchecked_param_type = "readonly ResultRow[]")] lines: &JsValue,
) -> Answer<JsValue> {
    Ok(records(&rows("rows", lines)?))
}

/// Writes results as CSV with all columns; `readCsv` gives them back. The two players of an individual are `1+5`.
///
/// @example
/// event.writeCsv([{ board: 1, ns: 1, ew: 2, contract: "1NT", declarer: "S", tricks: 7 }]).split("\n")[1]; // "0,0,1,1,2,1NT,S,7,,90,0"
///
/// @throws {RulesError} `bad-input` naming the row and field
#[wasm_bindgen(js_name = eventWriteCsv)]
pub fn write_csv(
    #[wasm_bindgen(js_name = rows, unchecked_param_type = "readonly ResultRow[]")] lines: &JsValue,
) -> Answer<String> {
    Ok(write_results(&rows("rows", lines)?))
}

/// Reads the results of a PBN file from the `ScoreTable` of every board that has one; rows without pair numbers are passed
/// over, and where a contract is not to be read the score will do. A row with both is checked. No other table tells who scored
/// what on a board: those are for `readPbnTables`.
///
/// @example
/// const table = '[Board "1"]\n[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n1 2 4S N 10\n3 4 3NT S 8\n';
/// event.readPbn(table).map(({ ns, score }) => [ns, score]); // [[1,420],[3,-50]]
///
/// @throws {RulesError} `bad-input` for anything but text, `score-table` where results cannot be read: the first such `board`
/// and, as in `readCsv`, the `faults` of its table, whose lines are its rows; or whose board has no number
#[wasm_bindgen(js_name = eventReadPbn, unchecked_return_type = "ReadRow[]")]
pub fn read_pbn_js(#[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue) -> Answer<JsValue> {
    let rows = read_pbn(&args::text("text", text, FILE)?).map_err(|error| {
        refusal("score-table", &error, None, |params| {
            number_or_null(params.field("board"), error.board);
            params.field("faults").list(&error.faults.0, fault);
        })
    })?;
    Ok(records(&rows))
}

/// The tables of a PBN file as they stand there: standings (`TotalScoreTable`), what each score was worth
/// (`InstantScoreTable`), `OptimumResultTable` and any other, with the names of their columns.
///
/// @example
/// const table = '[Board "1"]\n[TotalScoreTable "Rank;PairId;Names;TotalMP"]\n1 7 "Ann;Bob" 120.50\n';
/// event.readPbnTables(table)[0].rows; // [["1","7","Ann;Bob","120.50"]]
///
/// @throws {RulesError} `bad-input` for anything but text
#[wasm_bindgen(js_name = eventReadPbnTables, unchecked_return_type = "PbnTable[]")]
pub fn read_pbn_tables(#[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue) -> Answer<JsValue> {
    let games = pbn::read_tables(&args::text("text", text, FILE)?);
    Ok(to_js(|json| {
        let sections = games.iter().flat_map(|game| game.sections.iter().map(move |own| (game, own)));
        json.list(sections, |json, (game, section)| {
            let table = PbnTable::read(section);
            json.open();
            json.field("board").maybe(game.tag("Board"));
            json.field("name").text(&table.name);
            json.field("columns").list(&table.columns, |json, own| json.text(&own.name));
            json.field("rows").list(&table.rows, |json, row| json.texts(row));
            json.close();
        });
    }))
}

fn player(argument: &str, value: &JsValue) -> Answer<Player> {
    if !value.is_object() {
        return args::text(argument, value, NAME).map(|name| Player { name, id: String::new() });
    }
    let fields = Fields::new(argument, value, &["name", "id"])?;
    let name = fields.need("name", |argument, value| args::text(argument, value, NAME))?;
    Ok(Player { name, id: fields.text("id", NAME)? })
}

/// A participant, and the name of the team where it is one.
fn participant(argument: &str, value: &JsValue) -> Answer<(Participant, String)> {
    let fields = Fields::new(argument, value, &["number", "name", "side", "players"])?;
    let players = |argument: &str, value: &JsValue| args::list(argument, value, 8, player);
    let side = fields.maybe("side", args::side)?;
    let own = Participant {
        number: fields.need_whole("number", 1, 1_000_000)?,
        ns: side.map(|side| side == crate::bridge::Side::NorthSouth),
        players: fields.maybe("players", players)?.unwrap_or_default(),
    };
    Ok((own, fields.text("name", NAME)?))
}

fn date(argument: &str, value: &JsValue) -> Answer<(u16, u8, u8)> {
    read_date(&args::text(argument, value, 10)?)
        .map_err(|_| bad_input(argument, "a date such as \"2025-03-08\"", value))
}

/// Who takes part, and where and when; and the names of teams in the order of the participants.
pub fn session(value: &JsValue) -> Answer<(Session, Vec<String>)> {
    let known = ["club", "clubId", "event", "date", "section", "participants"];
    let fields = Fields::or_empty("about", value, &known)?;
    let text = |key: &str| fields.text(key, NAME);
    let participants = |argument: &str, value: &JsValue| args::list(argument, value, 2_000, participant);
    let (mut told, mut names) = (Vec::new(), Vec::new());
    for (own, name) in fields.maybe("participants", participants)?.unwrap_or_default() {
        told.push(own);
        names.push(name);
    }
    let numbers: Vec<u32> = told.iter().map(|own| own.number).collect();
    if let Some(number) = order::repeated(&numbers) {
        return Err(bad_input("about.participants", "every number once", &number.into()));
    }
    let session = Session {
        club: text("club")?,
        club_id: text("clubId")?,
        event: text("event")?,
        date: fields.maybe("date", date)?.unwrap_or((0, 0, 0)),
        section: text("section")?,
        participants: told,
        rows: Vec::new(),
    };
    Ok((session, names))
}

/// A session ready to be written: told, and scored.
fn told(lines: &JsValue, options: &JsValue, about: &JsValue) -> Answer<(Session, PairsResult, PairsMethod)> {
    let rows = rows("rows", lines)?;
    let options = pairs_options("options", options)?;
    let (mut session, _) = session(about)?;
    let participants = session.participants.iter().map(|own| own.number);
    let result = scored(&rows, &options, participants.collect())?;
    session.rows = rows;
    Ok((session, result, options.method))
}

/// A session as USEBIO 1.2, the XML file federations take results in: whoever is ranked with place and percentage (or total) and
/// every board with its travellers; at an individual the participants are players, and a traveller has a number for each seat:
/// those of a side in the order of its row are north and south, east and west. `options` as for `scorePairs`; `about` says who,
/// where and when.
///
/// @example
/// const rows = [{ board: 1, ns: 1, ew: 2, contract: "4S", declarer: "N", tricks: 10 }, { board: 1, ns: 3, ew: 4, score: -50 }];
/// const xml = event.writeUsebio(rows, {}, { club: "Smith & Sons", date: "2025-03-08" });
/// xml.includes("<CLUB_NAME>Smith &amp; Sons</CLUB_NAME>"); // true
///
/// @throws {RulesError} as `scorePairs`
#[wasm_bindgen(js_name = eventWriteUsebio)]
pub fn write_usebio(
    #[wasm_bindgen(js_name = rows, unchecked_param_type = "readonly ResultRow[]")] lines: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "PairsOptions")] options: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SessionAbout")] about: &JsValue,
) -> Answer<String> {
    let (session, result, method) = told(lines, options, about)?;
    Ok(usebio_pairs(&session, &result, &method))
}

/// A session as PBN: every board with its `ScoreTable`, the first with the `TotalScoreTable` of each field.
///
/// @example
/// const rows = [{ board: 1, ns: 1, ew: 2, contract: "4S", declarer: "N", tricks: 10 }, { board: 1, ns: 3, ew: 4, score: -50 }];
/// event.readPbn(event.writePbn(rows)).length; // 2
///
/// @throws {RulesError} as `scorePairs`
#[wasm_bindgen(js_name = eventWritePbn)]
pub fn write_pbn_js(
    #[wasm_bindgen(js_name = rows, unchecked_param_type = "readonly ResultRow[]")] lines: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "PairsOptions")] options: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SessionAbout")] about: &JsValue,
) -> Answer<String> {
    let (session, result, method) = told(lines, options, about)?;
    Ok(write_pbn(&session, &result, &method))
}

/// The standings of a session as CSV: place, number, name, total, what could be had, average and boards; `field` counts the
/// fields ranked apart from 0.
///
/// @example
/// const rows = [{ board: 1, ns: 1, ew: 2, score: 420 }, { board: 1, ns: 3, ew: 4, score: -50 }];
/// event.writeStandings(rows).split("\n")[1]; // "1=,1,,2.00,2.00,100.00,1"
///
/// @throws {RulesError} as `scorePairs`; `bad-input` for a field there is not
#[wasm_bindgen(js_name = eventWriteStandings)]
pub fn write_standings_js(
    #[wasm_bindgen(js_name = rows, unchecked_param_type = "readonly ResultRow[]")] lines: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "PairsOptions")] options: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SessionAbout")] about: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number")] field: &JsValue,
) -> Answer<String> {
    let place = args::optional("field", field, |argument, value| count(argument, value, 0, 1_000))?;
    let (session, result, method) = told(lines, options, about)?;
    let standings = result.fields.get(place.unwrap_or(0) as usize);
    let standings = standings.ok_or_else(|| bad_input("field", "one of the fields ranked apart", field))?;
    Ok(write_standings(standings, &method, |number| session.names(number, " - ")))
}
