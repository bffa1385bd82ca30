//! Stages of teams as files.

use super::files::session;
use super::teams::stage_options;
use super::tie_read::{Sides, matches};
use crate::event::exchange::{UsebioEvent, UsebioMatch, UsebioTeam, usebio_teams};
use crate::event::standing::{score_teams, teams_of};
use crate::wasm::args;
use crate::wasm::error::Answer;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A stage of teams as USEBIO 1.2: the participants of `about`, or whoever played if it names none, with place and total, and
/// every match with the points the stage is ranked by: victory points, or match points (win, draw, loss), for which the method of the file is
/// `VPS` too. `options` as for `scoreTeams`; `swiss` says which kind of event it is.
///
/// @example
/// const about = { club: "Smith & Sons", participants: [{ number: 1, name: "Reds" }, { number: 2, name: "Blues" }] };
/// const xml = event.writeUsebioTeams([{ round: 1, home: 1, away: 2, vp: [1250, 750] }], {}, about);
/// xml.includes("<TEAM_SCORE>12.50</TEAM_SCORE>"); // true
///
/// @throws {RulesError} as `scoreTeams`
#[wasm_bindgen(js_name = eventWriteUsebioTeams)]
pub fn write_usebio_teams(
    #[wasm_bindgen(js_name = matches, unchecked_param_type = "readonly MatchRecord[]")] played: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "TeamsOptions")] options: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SessionAbout")] about: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "boolean")] swiss: &JsValue,
) -> Answer<String> {
    let records = matches("matches", played, Sides::Ranked)?;
    let (mut session, names) = session(about)?;
    let event = match args::optional("swiss", swiss, args::flag)? {
        Some(true) => UsebioEvent::SwissTeams,
        _ => UsebioEvent::Teams,
    };
    let participants = core::mem::take(&mut session.participants).into_iter().zip(names);
    let teams: Vec<UsebioTeam> = participants
        .map(|(own, name)| UsebioTeam { number: own.number, name, players: own.players })
        .collect();
    let numbers = match teams[..] {
        [] => teams_of(&records),
        _ => teams.iter().map(|team| team.number).collect(),
    };
    let options = stage_options(options, &numbers, &records)?;
    let (standings, _) = score_teams(&numbers, &records, &options)?;
    let matches: Vec<UsebioMatch> =
        records.into_iter().map(|record| UsebioMatch { record, boards: None }).collect();
    Ok(usebio_teams(&session, &teams, &standings, &matches, event))
}
