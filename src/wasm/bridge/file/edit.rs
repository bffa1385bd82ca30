//! What a file of boards is changed by, and how it is written.

use super::super::setup::table_of;
use super::{BridgeBoardFile, TAG};
use crate::bridge::notation::{Record, lin, pbn};
use crate::wasm::args;
use crate::wasm::error::{Answer, bad_input};
use crate::wasm::json::to_js;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(js_class = BridgeBoardFile)]
impl BridgeBoardFile {
    /// Adds a board: what `new Table` takes and `table.toJSON()` gives.
    ///
    /// @example
    /// const file = new bridge.BoardFile();
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
    /// for (const call of ["Pass", "Pass", "Pass", "Pass"]) table.call(call);
    /// file.add(table.toJSON());
    /// file.setTag(0, "Event", "Club pairs");
    /// file.toPbn().includes('[Contract "Pass"]'); // true
    ///
    /// @throws {RulesError} as `new Table` does
    pub fn add(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "TableSetup")] setup: &JsValue,
    ) -> Answer<()> {
        self.file.records.push(Record::from_table(&table_of("setup", setup)?));
        Ok(())
    }

    /// Tells a board anew, by what `new Table` takes and `table.toJSON()` gives: number, marks, hands, calls, cards and
    /// result. Its other tags, comments and tables stay, and so does what is said about calls and cards still made; what is
    /// said about others goes with them. Where a contract was told without its auction, an auction of one bid that comes to it
    /// stays untold.
    ///
    /// @example
    /// const file = bridge.BoardFile.read('[Event "Club"]\n[Board "1"]\n\n[Board "2"]');
    /// file.replace(0, { deal: bridge.seededDeal(1), number: 1, actions: ["1NT"] });
    /// file.length; // 2
    /// file.toPbn().includes('[Event "Club"]'); // true
    ///
    /// @throws {RulesError} `bad-input` for an index that is not below `length`; as `new Table` does
    pub fn replace(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] index: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "TableSetup")] setup: &JsValue,
    ) -> Answer<()> {
        let index = self.index(index)?;
        self.file.records[index].retell(&table_of("setup", setup)?);
        Ok(())
    }

    /// Takes a board out.
    ///
    /// @example
    /// const file = bridge.BoardFile.read('[Board "1"]\n\n[Board "2"]');
    /// file.remove(0);
    /// file.record(0).board; // 2
    ///
    /// @throws {RulesError} `bad-input` for an index that is not below `length`
    pub fn remove(&mut self, #[wasm_bindgen(unchecked_param_type = "number")] index: &JsValue) -> Answer<()> {
        let index = self.index(index)?;
        self.file.records.remove(index);
        Ok(())
    }

    /// Gives a board's tag a value, in place of the one it has or at the end. What the tag says of the board the board says then:
    /// its number, dealer, vulnerability, hands, contract, declarer, result or score; with a value that nobody understands, nothing.
    ///
    /// @example
    /// const deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";
    /// const file = bridge.BoardFile.read(`[Board "3"]\n[Deal "${deal}"]`);
    /// file.setTag(0, "Event", "Club pairs");
    /// file.toPbn().includes('[Event "Club pairs"]'); // true
    ///
    /// @throws {RulesError} `bad-input` for an index that is not below `length`, a name of anything but letters, digits
    /// and `_`, for `Auction`, `Play` and `Note`, which `replace` tells, or what is no text
    #[wasm_bindgen(js_name = setTag)]
    pub fn set_tag(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] index: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] name: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] value: &JsValue,
    ) -> Answer<()> {
        let index = self.index(index)?;
        let tag = args::text("name", name, TAG)?;
        let value = args::text("value", value, TAG)?;
        let set = self.file.records[index].set_tag(&tag, &value);
        set.map_err(|_| {
            bad_input("name", "a tag name: letters, digits and _, and none that heads a section", name)
        })
    }

    /// Marks a call, counted from 0, as alerted, with what was told of it.
    ///
    /// @example
    /// const file = new bridge.BoardFile();
    /// file.add({ deal: bridge.seededDeal(1), number: 1, actions: ["1NT", "Pass", "2C"] });
    /// file.alert(0, 2, "asks for a major");
    /// file.toLin().text.includes("mb|2C!|an|asks for a major|"); // true
    ///
    /// @throws {RulesError} `bad-input` for an index that is not below `length`, or a call the board has not
    pub fn alert(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] index: &JsValue,
        #[wasm_bindgen(js_name = call, unchecked_param_type = "number")] place: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] explanation: &JsValue,
    ) -> Answer<()> {
        let index = self.index(index)?;
        let told = args::optional("explanation", explanation, |a, v| args::text(a, v, TAG))?;
        let at = args::whole("call", place, 0..=args::MAX_SAFE)? as usize;
        let calls = self.file.records[index].auction.as_mut().map(|auction| &mut auction.calls);
        let call = calls.and_then(|calls| calls.get_mut(at));
        let call = call.ok_or_else(|| bad_input("call", "the place of a call of the board", place))?;
        call.alert = true;
        call.explanation = told;
        Ok(())
    }

    /// The file as PBN in export format; its lines end in `\n`, where the standard asks for `\r\n` in a file.
    ///
    /// @example
    /// bridge.BoardFile.read("qx|o7|md|1|").toPbn().includes('[Board "7"]'); // true
    #[wasm_bindgen(js_name = toPbn)]
    pub fn to_pbn(&self) -> String {
        pbn::write(&self.file)
    }

    /// The file as LIN: `{ text, lost }`, where `lost` lists what LIN has no place for.
    ///
    /// @example
    /// const deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";
    /// const file = bridge.BoardFile.read(`[Board "3"]\n[Deal "${deal}"]`);
    /// file.toLin().text.includes("|ah|Board 3|"); // true
    #[wasm_bindgen(js_name = toLin, unchecked_return_type = "LinText")]
    pub fn to_lin(&self) -> Answer<JsValue> {
        let written = lin::write(&self.file);
        Ok(to_js(|json| {
            json.open();
            json.field("text").text(&written.text);
            json.field("lost").list(&written.lost, |json, lost| {
                json.open();
                json.field("index").number(lost.record as i64);
                json.field("what").text(&lost.what);
                json.field("text").text(&lost.text);
                json.close();
            });
            json.close();
        }))
    }

    /// The file as plain data: its PBN text.
    ///
    /// @example
    /// const file = bridge.BoardFile.read('[Board "1"]');
    /// bridge.BoardFile.read(JSON.parse(JSON.stringify(file))).length; // 1
    #[wasm_bindgen(js_name = toJSON)]
    pub fn to_json(&self) -> String {
        self.to_pbn()
    }
}
