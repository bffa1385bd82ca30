//! The class `bridge.BoardFile`: a PBN or LIN file.

mod edit;

use super::file_records::{self, warnings};
use super::table::BridgeTable;
use crate::bridge::notation::{Encoding, File, Format, NoTable, Record, check, detect, diagram, lin, pbn};
use crate::wasm::args;
use crate::wasm::error::{Answer, RulesError, bad_input, refusal};
use crate::wasm::json::to_js;
use js_sys::{JsString, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

/// The longest file read, in bytes or UTF-16 units.
const FILE: u32 = 1 << 24;
/// The most characters of a tag's name and value.
const TAG: u32 = 1 << 16;

/// A file of boards, PBN or LIN, with everything that stands in it: tags, comments and unknown sections are kept and
/// written again.
///
/// @example
/// const file = bridge.BoardFile.read('[Board "1"]\n[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n[Auction "N"]\n7S AP');
/// file.length; // 1
/// file.record(0).board; // 1
/// file.replay(0).table.contract.contract; // "7S"
#[wasm_bindgen(js_name = BridgeBoardFile)]
#[derive(Debug)]
pub struct BridgeBoardFile {
    format: Format,
    file: File,
}

/// The bytes of a file given as text or as a `Uint8Array`.
fn input(value: &JsValue) -> Answer<Vec<u8>> {
    if value.dyn_ref::<JsString>().is_some() {
        return args::text("input", value, FILE).map(String::into_bytes);
    }
    args::bytes("input", value, FILE).map_err(|_| {
        bad_input("input", "a PBN or LIN file of at most 16 MiB: text, or a Uint8Array of its bytes", value)
    })
}

impl From<NoTable> for RulesError {
    fn from(error: NoTable) -> RulesError {
        let code = match error {
            NoTable::NoDealer => "no-dealer",
            NoTable::Hands(_) => "invalid-hands",
        };
        refusal(code, &error, None, |_| {})
    }
}

#[wasm_bindgen(js_class = BridgeBoardFile)]
impl BridgeBoardFile {
    /// An empty file, to add boards to.
    ///
    /// @example
    /// new bridge.BoardFile().length; // 0
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)]
    pub fn new() -> BridgeBoardFile {
        BridgeBoardFile { format: Format::Pbn, file: File::default() }
    }

    /// Reads a file, PBN or LIN by its looks, a viewer's address included. Whatever departs from the format is read
    /// as well as it can be and listed in `warnings` with line and column.
    ///
    /// @example
    /// bridge.BoardFile.read('[Board "1"]\n[Dealer "Q"]').warnings.map(({ line, code }) => [line, code]); // [[2, "bad-seat"]]
    ///
    /// @throws {RulesError} `bad-input` for anything but text or bytes of up to 16 MiB
    pub fn read(
        #[wasm_bindgen(js_name = input, unchecked_param_type = "string | Uint8Array")] value: &JsValue,
    ) -> Answer<BridgeBoardFile> {
        let bytes = input(value)?;
        Ok(match detect(&bytes) {
            Format::Pbn => BridgeBoardFile { format: Format::Pbn, file: pbn::read(&bytes) },
            Format::Lin => BridgeBoardFile { format: Format::Lin, file: lin::read(&bytes) },
        })
    }

    /// Reads a file as PBN.
    ///
    /// @example
    /// bridge.BoardFile.readPbn('[Board "12"]').record(0).board; // 12
    ///
    /// @throws {RulesError} `bad-input` for anything but text or bytes of up to 16 MiB
    #[wasm_bindgen(js_name = readPbn)]
    pub fn read_pbn(
        #[wasm_bindgen(js_name = input, unchecked_param_type = "string | Uint8Array")] value: &JsValue,
    ) -> Answer<BridgeBoardFile> {
        Ok(BridgeBoardFile { format: Format::Pbn, file: pbn::read(&input(value)?) })
    }

    /// Reads a file as LIN.
    ///
    /// @example
    /// bridge.BoardFile.readLin("md|3SAK,SQJ,ST9|sv|n|").record(0).vulnerability; // "NS"
    ///
    /// @throws {RulesError} `bad-input` for anything but text or bytes of up to 16 MiB
    #[wasm_bindgen(js_name = readLin)]
    pub fn read_lin(
        #[wasm_bindgen(js_name = input, unchecked_param_type = "string | Uint8Array")] value: &JsValue,
    ) -> Answer<BridgeBoardFile> {
        Ok(BridgeBoardFile { format: Format::Lin, file: lin::read(&input(value)?) })
    }

    /// Reads a file, PBN or LIN by its looks, that must keep to its format.
    ///
    /// @example
    /// try {
    ///   bridge.BoardFile.readStrict('[Dealer "X"]');
    /// } catch (error) {
    ///   error.params.warnings[0].code; // "bad-seat"
    /// }
    ///
    /// @throws {RulesError} `invalid-file` with every departure in `params.warnings`; `bad-input` as `read`
    #[wasm_bindgen(js_name = readStrict)]
    pub fn read_strict(
        #[wasm_bindgen(js_name = input, unchecked_param_type = "string | Uint8Array")] value: &JsValue,
    ) -> Answer<BridgeBoardFile> {
        let bytes = input(value)?;
        let format = detect(&bytes);
        let read = match format {
            Format::Pbn => pbn::read_strict(&bytes),
            Format::Lin => lin::read_strict(&bytes),
        };
        let file = read.map_err(|found| {
            refusal("invalid-file", &found, None, |params| warnings(params.field("warnings"), &found))
        })?;
        Ok(BridgeBoardFile { format, file })
    }

    /// Reads one deal as people write it: the cross of a newspaper column, labelled hands, hands line by line, letters
    /// or suit signs. The file has that one board.
    ///
    /// @example
    /// const text = "N: S AK3 H QJ D T98 C 65432\nE: S T98 H T987 C AKQJT9\nS: S 6542 H 6542 D AKQJ C 8\nW: S QJ7 H AK3 D 765432 C 7";
    /// bridge.BoardFile.readDiagram(text).record(0).hands.N.length; // 13
    ///
    /// @throws {RulesError} `bad-input` for anything but text
    #[wasm_bindgen(js_name = readDiagram)]
    pub fn read_diagram(
        #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    ) -> Answer<BridgeBoardFile> {
        let mut read = diagram::read(&args::text("text", text, FILE)?);
        let warnings = core::mem::take(&mut read.warnings);
        let file = File { records: vec![Record::from(read)], warnings, ..File::default() };
        Ok(BridgeBoardFile { format: Format::Pbn, file })
    }

    /// How many boards there are.
    ///
    /// @example
    /// bridge.BoardFile.read('[Board "1"]\n\n[Board "2"]').length; // 2
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> u32 {
        self.file.records.len() as u32
    }

    /// How the file was read: `"pbn"` or `"lin"`.
    ///
    /// @example
    /// bridge.BoardFile.read("md|1SAK,SQJ,ST9|").format; // "lin"
    #[wasm_bindgen(getter, unchecked_return_type = "\"pbn\" | \"lin\"")]
    pub fn format(&self) -> String {
        self.format.name().to_owned()
    }

    /// What the bytes were: `"utf-8"`, `"latin-1"` or `"utf-16"`.
    ///
    /// @example
    /// const latin = Uint8Array.from('[Site "Orléans"]', (letter) => letter.charCodeAt(0));
    /// bridge.BoardFile.read(latin).encoding; // "latin-1"
    #[wasm_bindgen(getter, unchecked_return_type = "\"utf-8\" | \"latin-1\" | \"utf-16\"")]
    pub fn encoding(&self) -> String {
        match self.file.encoding {
            Encoding::Utf8 => "utf-8",
            Encoding::Latin1 => "latin-1",
            Encoding::Utf16 => "utf-16",
        }
        .to_owned()
    }

    /// Where the file departs from its format; at most 1000 are listed.
    ///
    /// @example
    /// const [warning] = bridge.BoardFile.read('[Board "1"]\n[Deal "N:AK"]').warnings;
    /// [warning.line, warning.column, warning.code, warning.found]; // [2, 10, "bad-deal", "AK"]
    #[wasm_bindgen(getter, unchecked_return_type = "FileWarning[]")]
    pub fn warnings(&self) -> Answer<JsValue> {
        Ok(to_js(|json| warnings(json, &self.file.warnings)))
    }

    /// How many further warnings are not listed.
    ///
    /// @example
    /// bridge.BoardFile.read("?\n".repeat(1200)).omittedWarnings; // 201
    #[wasm_bindgen(getter, js_name = omittedWarnings)]
    pub fn omitted_warnings(&self) -> u32 {
        self.file.omitted_warnings as u32
    }

    /// A board as the file tells it, nothing checked.
    ///
    /// @example
    /// const file = bridge.BoardFile.read('[Board "3"]\n[Contract "4S"]\n[Declarer "N"]\n[Result "10"]');
    /// const { board, contract, tricks } = file.record(0);
    /// [board, contract, tricks.declarer]; // [3, "4S", 10]
    ///
    /// @throws {RulesError} `bad-input` for an index that is not below `length`
    #[wasm_bindgen(unchecked_return_type = "FileBoard")]
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] index: &JsValue,
    ) -> Answer<JsValue> {
        let record = self.at(index)?;
        Ok(to_js(|json| file_records::board(json, record)))
    }

    /// Everything in a board that breaks a law or contradicts something else in it: wrong deals, illegal calls,
    /// revokes, impossible owners, a contract, result or score that does not follow.
    ///
    /// @example
    /// const deal = "md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|sv|o|";
    /// const file = bridge.BoardFile.read(`${deal}mb|7S|mb|p|mb|p|mb|p|pc|HA|pc|H2|`);
    /// file.problems(0).map(({ code, card, owed }) => [code, card, owed]); // [["card-not-held", 1, "W"]]
    ///
    /// @throws {RulesError} `bad-input` for an index that is not below `length`
    #[wasm_bindgen(unchecked_return_type = "FileProblem[]")]
    pub fn problems(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] index: &JsValue,
    ) -> Answer<JsValue> {
        let problems = check(self.at(index)?);
        Ok(to_js(|json| json.list(&problems, file_records::problem)))
    }

    /// A board played at a table as far as the laws allow: `{ table, stop }`, where `stop` says what could not be
    /// played, or is `null`. A claim settles it, and so does the result of a play that PBN breaks off (`*`); where no
    /// play is told the table is open, and the result is in `record`. An insufficient bid or a lead out of turn that PBN marks
    /// as accepted (`^I`, `^L`) is played on, by a ruling among the table's actions; a player passed over (`^S`) and a revoke
    /// (`^R`) end it: the file does not tell what was ruled.
    ///
    /// @example
    /// const deal = "md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|sv|o|";
    /// const file = bridge.BoardFile.read(`${deal}mb|7S|mb|p|mb|p|mb|p|pc|HA|pc|H2|`);
    /// const { table, stop } = file.replay(0);
    /// table.contract.contract; // "7S"
    /// [stop.card, stop.refusal.code]; // [1, "card-not-held"]
    ///
    /// @throws {RulesError} `no-dealer` or `invalid-hands` when there is no such table; `bad-input` for an index that
    /// is not below `length`
    #[wasm_bindgen(unchecked_return_type = "{ table: Table; stop: ReplayStop | null }")]
    pub fn replay(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] index: &JsValue,
    ) -> Answer<JsValue> {
        let replay = self.at(index)?.replay()?;
        let record = to_js(|json| {
            json.open();
            json.field("table").null();
            json.field("stop").or_null(replay.stop.as_ref(), file_records::stop);
            json.close();
        });
        // A plain object takes every field.
        let _ = Reflect::set(&record, &"table".into(), &BridgeTable::from(replay.table).into());
        Ok(record)
    }

    /// The hands of a board as a cross, north above, west and east side by side, south below.
    ///
    /// @example
    /// const deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";
    /// const file = bridge.BoardFile.read(`[Board "3"]\n[Deal "${deal}"]`);
    /// file.diagram(0).split("\n")[0].trim(); // "♠ AKQJT98765432"
    ///
    /// @throws {RulesError} `bad-input` for an index that is not below `length`
    pub fn diagram(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] index: &JsValue,
    ) -> Answer<String> {
        Ok(diagram::write(&self.at(index)?.hands, diagram::Signs::Symbols))
    }
}

impl BridgeBoardFile {
    fn index(&self, index: &JsValue) -> Answer<usize> {
        let boards = self.file.records.len() as u64;
        if boards == 0 {
            return Err(bad_input("index", "a file with a board in it", index));
        }
        args::whole("index", index, 0..=boards - 1).map(|index| index as usize)
    }

    fn at(&self, index: &JsValue) -> Answer<&Record> {
        let index = self.index(index)?;
        Ok(&self.file.records[index])
    }
}
