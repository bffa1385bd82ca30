//! USEBIO 1.2: results for federations and result sites.

use super::result::{Participant, Player, ResultRow, TableResult, decimal, side_text};
use super::session::Session;
use super::xml::Xml;
use crate::bridge::score::AwardOptions;
use crate::event::standing::{PairsMethod, PairsResult, PairsStanding, TeamStanding};
use crate::event::tie_break::MatchRecord;
use crate::exact::Exact;

const DOCTYPE: &str = "USEBIO SYSTEM \"http://www.ebu.co.uk/usebio/usebio_v1_2.dtd\"";

/// A session of pairs as USEBIO: the event, the participants with place and percentage (or total), and every board with its
/// travellers. Whoever was ranked takes part, told of in the session or not; where two fields are ranked everybody has a
/// direction, north-south for whoever ever sat there unless the session says otherwise. In an individual the participants are
/// players, and a traveller has a number for each seat, those of a side in the order the row has them: north and south, east and
/// west.
///
/// ```
/// use tricklaw::event::exchange::{Session, read_results, usebio_pairs};
/// use tricklaw::event::standing::{PairsMethod, PairsOptions, score_pairs};
/// let rows = read_results("board,ns,ew,contract,declarer,tricks\n1,1,2,4S,N,10\n1,3,4,3NT,S,8\n").unwrap();
/// let session = Session { club: "Smith & Sons".into(), rows, ..Session::default() };
/// let method = PairsMethod::Matchpoints(Default::default());
/// let result = score_pairs(&session.boards(), &PairsOptions::new(method)).unwrap();
/// let xml = usebio_pairs(&session, &result, &method);
/// assert!(xml.contains("<CLUB_NAME>Smith &amp; Sons</CLUB_NAME>"));
/// assert!(xml.contains("<NS_MATCH_POINTS>2.00</NS_MATCH_POINTS>"));
/// ```
pub fn usebio_pairs(session: &Session, result: &PairsResult, method: &PairsMethod) -> String {
    let (scoring, points, awards) = match method {
        PairsMethod::Matchpoints(own) => {
            ("MATCH_POINTS", ["NS_MATCH_POINTS", "EW_MATCH_POINTS"], &own.awards)
        }
        PairsMethod::CrossImps(own) => {
            ("CROSS_IMPS", ["NS_CROSS_IMP_POINTS", "EW_CROSS_IMP_POINTS"], &own.awards)
        }
        PairsMethod::Butler(own) => ("BUTLER_IMPS", ["NS_BUTLER_POINTS", "EW_BUTLER_POINTS"], &own.awards),
    };
    let individual = session.rows.iter().any(|row| row.ns.len() + row.ew.len() > 2);
    let untold = untold(session, result);
    let about = |xml: &mut Xml| {
        if !individual {
            xml.text("PAIRS", &(session.participants.len() + untold.len()).to_string());
        }
        xml.text("BOARDS_PLAYED", &result.boards.len().to_string());
        xml.text("WINNER_TYPE", if result.fields.len() == 2 { "2" } else { "1" });
    };
    let section = |xml: &mut Xml| {
        let kind = if individual { "PLAYER" } else { "PAIR" };
        xml.element("PARTICIPANTS", &[], |xml| {
            for all in [&session.participants, &untold] {
                all.iter().for_each(|own| participant(xml, session, result, kind, own));
            }
        });
        for board in &result.boards {
            xml.element("BOARD", &[], |xml| {
                xml.text("BOARD_NUMBER", &board.board.to_string());
                for (row, scores) in session.rows_of(board.board).zip(&board.lines) {
                    traveller(xml, row, [scores.ns, scores.ew], points, awards);
                }
            });
        }
    };
    let kind = if individual { "INDIVIDUAL" } else { "PAIRS" };
    file(kind, ("BOARD_SCORING_METHOD", scoring), session, &about, &section)
}

/// A file of one event with one section: `about` goes before the session, `inside` into the section.
fn file(
    kind: &str,
    scoring: (&str, &str),
    session: &Session,
    about: &dyn Fn(&mut Xml),
    inside: &dyn Fn(&mut Xml),
) -> String {
    let mut xml = Xml::new(DOCTYPE);
    xml.element("USEBIO", &[("Version", "1.2")], |xml| {
        xml.element("CLUB", &[], |xml| {
            xml.text("CLUB_NAME", &session.club);
            xml.text("CLUB_ID_NUMBER", &session.club_id);
        });
        xml.element("EVENT", &[("EVENT_TYPE", kind)], |xml| {
            xml.text(scoring.0, scoring.1);
            xml.text("EVENT_DESCRIPTION", &session.event);
            xml.text("DATE", &date(session));
            xml.text("SESSION_COUNT", "1");
            xml.text("SECTION_COUNT", "1");
            about(xml);
            xml.element("SESSION", &[("SESSION_ID", "1")], |xml| {
                xml.element("SECTION", &[("SECTION_ID", section_id(session))], inside);
            });
        });
    });
    xml.finish()
}

/// Day, month and year; nothing when they are not told.
fn date(session: &Session) -> String {
    match session.date {
        (0, 0, 0) => String::new(),
        (year, month, day) => format!("{day:02}/{month:02}/{year:04}"),
    }
}

fn section_id(session: &Session) -> &str {
    if session.section.is_empty() { "A" } else { &session.section }
}

/// Those who were ranked without the session telling of them.
fn untold(session: &Session, result: &PairsResult) -> Vec<Participant> {
    let mut untold = Vec::new();
    for own in result.fields.iter().flatten() {
        if !session.participants.iter().any(|told| told.number == own.entrant) {
            untold.push(Participant { number: own.entrant, ..Participant::default() });
        }
    }
    untold
}

/// A participant of that kind: `PAIR` or `PLAYER`.
#[inline(never)]
fn participant(xml: &mut Xml, session: &Session, result: &PairsResult, kind: &str, told: &Participant) {
    xml.element(kind, &[], |xml| {
        xml.text(&format!("{kind}_NUMBER"), &told.number.to_string());
        let two = result.fields.len() == 2;
        let ns = told.ns.or(two.then(|| session.rows.iter().any(|row| row.ns.contains(&told.number))));
        if let Some(ns) = ns {
            xml.text("DIRECTION", if ns { "NS" } else { "EW" });
        }
        let own = result.fields.iter().flatten().find(|own| own.entrant == told.number);
        if let Some(own) = own {
            standing(xml, own);
        }
        for own in &told.players {
            if kind == "PLAYER" { named(xml, own) } else { player(xml, own) }
        }
    });
}

fn standing(xml: &mut Xml, own: &PairsStanding) {
    match own.average {
        Some(average) if !own.available.is_zero() => {
            xml.text("PERCENTAGE", &(average * Exact::from(100)).to_decimal(2));
        }
        _ => xml.text("TOTAL_SCORE", &own.total.to_decimal(2)),
    }
    let shared = if own.place.shared { "=" } else { "" };
    xml.text("PLACE", &format!("{}{shared}", own.place.place));
}

fn player(xml: &mut Xml, own: &Player) {
    xml.element("PLAYER", &[], |xml| named(xml, own));
}

fn named(xml: &mut Xml, own: &Player) {
    xml.text("PLAYER_NAME", &own.name);
    if !own.id.is_empty() {
        xml.text("NATIONAL_ID_NUMBER", &own.id);
    }
}

/// Who sits there: a pair, or two players at an individual.
#[inline(never)]
fn seated(xml: &mut Xml, side: &[u32], pair: &str, seats: [&str; 2]) {
    match side {
        [first, second] => {
            xml.text(seats[0], &first.to_string());
            xml.text(seats[1], &second.to_string());
        }
        _ => xml.text(pair, &side_text(side)),
    }
}

/// A line of a traveller; `points` is what the file calls the scores of the two sides.
#[inline(never)]
fn traveller(
    xml: &mut Xml,
    row: &ResultRow,
    scores: [Option<Exact>; 2],
    points: [&str; 2],
    awards: &AwardOptions,
) {
    xml.element("TRAVELLER_LINE", &[], |xml| {
        seated(xml, &row.ns, "NS_PAIR_NUMBER", ["N_PLAYER_NUMBER", "S_PLAYER_NUMBER"]);
        seated(xml, &row.ew, "EW_PAIR_NUMBER", ["E_PLAYER_NUMBER", "W_PLAYER_NUMBER"]);
        let [contract, declarer, tricks] = match &row.result {
            TableResult::Played { .. } => row.result.texts(),
            TableResult::PassedOut => ["PASS".to_string(), String::new(), String::new()],
            _ => [String::new(), String::new(), String::new()],
        };
        xml.text("CONTRACT", &contract);
        xml.text("PLAYED_BY", &declarer);
        xml.text("LEAD", &row.lead.map_or_else(String::new, |card| card.to_string()));
        xml.text("TRICKS", &tricks);
        xml.text("SCORE", &score_text(row, awards));
        for (name, score) in points.into_iter().zip(scores) {
            xml.text(name, &score.map_or_else(String::new, |score| score.to_decimal(2)));
        }
    });
}

/// Points to north-south. An average is told in per cent, two digits for each side (`A6040`); what has no such sign as directors
/// write it.
fn score_text(row: &ResultRow, awards: &AwardOptions) -> String {
    let told = || row.result.texts()[0].clone();
    match &row.result {
        TableResult::Artificial { ns, ew } => {
            let [ns, ew] = [ns, ew].map(|award| awards.percent_of(*award).map_or(0, i32::from)).map(decimal);
            if ns.len() == 2 && ew.len() == 2 { "A".to_string() + &ns + &ew } else { told() }
        }
        TableResult::Weighted(_) | TableResult::Split { .. } => told(),
        result => result.points(row.board).map_or_else(String::new, |points| points.to_string()),
    }
}

/// A team with its players.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct UsebioTeam {
    /// The number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The players.
    pub players: Vec<Player>,
}

/// A match for the file: the record, and which boards it was played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UsebioMatch {
    /// The match.
    pub record: MatchRecord,
    /// The first and the last board; `None` when they are not told.
    pub boards: Option<(u32, u32)>,
}

/// Which kind of event a stage of teams is to USEBIO.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum UsebioEvent {
    /// Any other: a round robin, a knock-out.
    #[default]
    Teams,
    /// A Swiss.
    SwissTeams,
}

/// A stage of teams as USEBIO: the teams with place and total, those that are ranked without being told of by their number, and
/// every match with the points the stage is ranked by (the method is `VPS` for match points too), half of them for a half match of a triangle, so that they add up, and with its round where that is
/// told. A match both sides forfeited has nothing for either: the format has no sign for a forfeit. Of the session only the club,
/// the event, the date and the section are used.
///
/// ```
/// use tricklaw::event::exchange::{Session, UsebioEvent, UsebioMatch, UsebioTeam, usebio_teams};
/// use tricklaw::event::standing::{TeamsOptions, score_teams};
/// use tricklaw::event::tie_break::{MatchRecord, Rules};
/// let record = MatchRecord::new(1, 1, 2).vp_c(1384, 616);
/// let (standings, _) = score_teams(&[1, 2], &[record], &TeamsOptions::new(Rules::swiss())).unwrap();
/// let teams = [(1, "Pearl River"), (2, "West Lake")]
///     .map(|(number, name)| UsebioTeam { number, name: name.to_string(), players: Vec::new() });
/// let played = [UsebioMatch { record, boards: Some((1, 8)) }];
/// let xml = usebio_teams(&Session::default(), &teams, &standings, &played, UsebioEvent::SwissTeams);
/// assert!(xml.contains("<TEAM_SCORE>13.84</TEAM_SCORE>"));
/// ```
pub fn usebio_teams(
    session: &Session,
    teams: &[UsebioTeam],
    standings: &[TeamStanding],
    matches: &[UsebioMatch],
    event: UsebioEvent,
) -> String {
    let kind = match event {
        UsebioEvent::Teams => "TEAMS",
        UsebioEvent::SwissTeams => "SWISS_TEAMS",
    };
    let section = |xml: &mut Xml| {
        xml.element("PARTICIPANTS", &[], |xml| {
            teams.iter().for_each(|own| team(xml, own, standings));
            for standing in standings.iter().filter(|own| !teams.iter().any(|told| told.number == own.team)) {
                let name = standing.team.to_string();
                team(xml, &UsebioTeam { number: standing.team, name, players: Vec::new() }, standings);
            }
        });
        matches.iter().for_each(|own| team_match(xml, own));
    };
    let one_winner = |xml: &mut Xml| xml.text("WINNER_TYPE", "1");
    file(kind, ("MATCH_SCORING_METHOD", "VPS"), session, &one_winner, &section)
}

fn hundredths(value: i64) -> String {
    Exact::hundredths(value).to_decimal(2)
}

#[inline(never)]
fn team(xml: &mut Xml, own: &UsebioTeam, standings: &[TeamStanding]) {
    xml.element("TEAM", &[("TEAM_ID", &own.number.to_string()), ("TEAM_NAME", &own.name)], |xml| {
        if let Some(standing) = standings.iter().find(|standing| standing.team == own.number) {
            xml.text("TOTAL_SCORE", &hundredths(standing.points_c));
            let shared = if standing.place.shared { "=" } else { "" };
            xml.text("PLACE", &format!("{}{shared}", standing.place.place));
        }
        own.players.iter().for_each(|own| player(xml, own));
    });
}

#[inline(never)]
fn team_match(xml: &mut Xml, own: &UsebioMatch) {
    let record = &own.record;
    if record.sides.contains(&0) {
        return;
    }
    xml.element("MATCH", &[], |xml| {
        if record.round > 0 {
            xml.text("ROUND_NUMBER", &record.round.to_string());
        }
        xml.text("TEAM", &record.sides[0].to_string());
        xml.text("OPPOSING_TEAM", &record.sides[1].to_string());
        if let Some((first, last)) = own.boards {
            xml.text("START_BOARD_NUMBER", &first.to_string());
            xml.text("END_BOARD_NUMBER", &last.to_string());
        }
        // Half of an odd number of hundredths has a third decimal.
        let score = |points_c: i32| match record.half {
            true if points_c % 2 != 0 => (Exact::hundredths(points_c.into()) * Exact::HALF).to_decimal(3),
            true => hundredths(i64::from(points_c / 2)),
            false => hundredths(i64::from(points_c)),
        };
        xml.text("TEAM_SCORE", &score(record.ranked_c()[0]));
        xml.text("OPPOSING_TEAM_SCORE", &score(record.ranked_c()[1]));
    });
}
