//! Laws 68 to 71: claims under the published policies, case by case.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::claim::{
    Change, Claim, Class, Policy, Position, PositionError, Preset, Statement, Switch, Terms, Tricks, Verdict,
    adjudicate, adjudicate_with,
};
use tricklaw::bridge::solve::Budget;
use tricklaw::bridge::{BySeat, Denomination, Hand, Play, Seat, Side, winner};
use tricklaw::cards::{Card, CardSet, Suit};
use tricklaw::cite::Book;

const CASES: [&str; 2] = [include_str!("data/claims.txt"), include_str!("data/claims_published.txt")];

struct Case {
    line: usize,
    position: Position,
    claim: Claim,
    book: Book,
    changes: Vec<(Switch, String)>,
    /// Preset, least and most tricks accepted.
    awards: Vec<(Preset, u8, u8)>,
    why: String,
}

fn suit(text: &str) -> Suit {
    Suit::from_char(text.chars().next().unwrap()).unwrap()
}

fn read_case(line: usize, text: &str) -> Case {
    let fields: Vec<&str> = text.splitn(8, ';').map(str::trim).collect();
    let [position, claimer, tricks, statement, conditions, awards, law, why] = fields[..] else {
        panic!("line {line}: {} fields", fields.len())
    };
    let mut position: Position = position.parse().unwrap_or_else(|error| panic!("line {line}: {error}"));
    let statement = Statement::parse_with(statement, Some(position.declarer()), position.trump())
        .unwrap_or_else(|error| panic!("line {line}: {error}"));
    let mut claim = Claim::new(claimer.parse().unwrap(), tricks.parse().unwrap()).stating(statement);
    let (mut book, mut changes) = (Book::default(), Vec::new());
    for condition in conditions.split_whitespace() {
        let (name, value) = condition.split_once('=').unwrap();
        match name {
            "trumps" => claim.awareness.trumps = Some(value == "known"),
            "aware" => claim.awareness = claim.awareness.with_suit(suit(value)),
            "card" => _ = claim.awareness.cards.insert(value.parse().unwrap()),
            "loser" => _ = claim.awareness.losers.insert(value.parse().unwrap()),
            "class" => claim.class = Class::ALL.into_iter().find(|class| class.name() == value).unwrap(),
            "book" => book = Book::from_name(value).unwrap(),
            "out" => {
                let (seat, of) = value.split_once(':').unwrap();
                position = position.with_shown_out(seat.parse().unwrap(), suit(of)).unwrap();
            }
            "set" => {
                let (switch, setting) = value.split_once(':').unwrap();
                changes.push((Switch::from_name(switch).unwrap(), setting.into()));
            }
            "penalty" => {
                let (seat, card) = value.split_once(':').unwrap();
                let seat: Seat = seat.parse().unwrap();
                claim.restrictions.major[seat].insert(card.parse().unwrap());
            }
            _ => panic!("line {line}: {name}"),
        }
    }
    let awards = awards.split(',').map(|award| {
        let (preset, tricks) = award.trim().split_once(' ').unwrap();
        let (least, most) = tricks.split_once('-').unwrap_or((tricks, tricks));
        let preset = Preset::ALL.into_iter().find(|known| known.name() == preset).unwrap();
        (preset, least.parse().unwrap(), most.parse().unwrap())
    });
    Case { line, position, claim, book, changes, awards: awards.collect(), why: format!("{why} ({law})") }
}

fn cases() -> Vec<Case> {
    let lines = CASES.into_iter().flat_map(|cases| cases.lines().enumerate());
    let lines = lines.filter(|(_, text)| !text.starts_with('#') && !text.is_empty());
    lines.map(|(i, text)| read_case(i + 1, text)).collect()
}

fn judge(case: &Case, preset: Preset) -> Verdict {
    let policy = case
        .changes
        .iter()
        .fold(Policy::from(preset), |policy, (switch, setting)| policy.with(*switch, setting).unwrap());
    let terms = Terms { policy, book: case.book, side_budget: 5000, ..Terms::default() };
    adjudicate(&case.position, &case.claim, &terms).unwrap()
}

/// Plays a line out by the laws alone and counts the side's tricks.
fn count_tricks(position: &Position, side: tricklaw::bridge::Side, line: &[(Seat, Card)]) -> u8 {
    let mut hands = position.hands().0;
    let (mut leader, mut won) = (position.leader(), 0);
    let mut trick: Vec<Card> = position.trick().map(|(_, card)| card).collect();
    for &(seat, card) in line {
        assert_eq!(seat, leader.plus(trick.len()), "turn");
        let hand = &mut hands[seat.index()];
        if let Some(led) = trick.first().map(|card| card.suit()) {
            assert!(card.suit() == led || hand.of_suit(led).is_empty(), "{card} does not follow suit");
        }
        assert!(hand.remove(card), "{card} is not there");
        trick.push(card);
        if let [a, b, c, d] = trick[..] {
            leader = leader.plus(winner(position.trump(), [a, b, c, d]));
            won += u8::from(leader.side() == side);
            trick.clear();
        }
    }
    assert!(hands.iter().all(|hand| hand.is_empty()), "the line stops early");
    won
}

/// In parts, so that no test keeps a browser busy for long.
const PARTS: usize = 4;

fn check_awards(part: usize) {
    let mut wrong = Vec::new();
    for case in cases().into_iter().skip(part).step_by(PARTS) {
        for &(preset, least, most) in &case.awards {
            let verdict = judge(&case, preset);
            let right = verdict.award.known().is_some_and(|award| (least..=most).contains(&award));
            if !right {
                let line: Vec<String> = verdict.line.iter().map(|(_, card)| card.to_string()).collect();
                wrong.push(format!(
                    "line {} {}: {} not {least}-{most}: {} {}",
                    case.line,
                    preset.name(),
                    verdict.award,
                    case.why,
                    line.join(" ")
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(cases().len() >= 200);
}

#[test]
fn awards_are_those_of_the_cases() {
    check_awards(0);
}

#[test]
fn awards_are_those_of_the_cases_second_part() {
    check_awards(1);
}

#[test]
fn awards_are_those_of_the_cases_third_part() {
    check_awards(2);
}

#[test]
fn awards_are_those_of_the_cases_fourth_part() {
    check_awards(3);
}

#[test]
fn losing_lines_are_legal_and_prove_the_award() {
    check_lines(0);
}

#[test]
fn losing_lines_are_legal_and_prove_the_award_second_part() {
    check_lines(1);
}

#[test]
fn losing_lines_are_legal_and_prove_the_award_third_part() {
    check_lines(2);
}

#[test]
fn losing_lines_are_legal_and_prove_the_award_fourth_part() {
    check_lines(3);
}

fn check_lines(part: usize) {
    for case in cases().into_iter().skip(part).step_by(PARTS) {
        for preset in Preset::ALL {
            let verdict = judge(&case, preset);
            let won = count_tricks(&case.position, verdict.side, &verdict.line);
            assert_eq!(won, verdict.award.at_most, "line {}", case.line);
            assert!(verdict.worst_legal.at_least <= verdict.award.at_least, "line {}", case.line);
            assert!(verdict.award.at_most <= verdict.best.at_most, "line {}", case.line);
        }
    }
}

fn judged(position: &str, tricks: u8, terms: &Terms) -> Verdict {
    adjudicate(&position.parse().unwrap(), &Claim::new(Seat::South, tricks), terms).unwrap()
}

const FORGOTTEN_TRUMP: &str = "S C S N:6.32.6. 75.54.. AK.A..9 43..5.2";

#[test]
fn a_verdict_names_its_policy_its_grounds_and_what_others_would_give() {
    let terms = Terms { side_budget: 1_000_000, ..Terms::default() };
    let verdict = judged(FORGOTTEN_TRUMP, 4, &terms);
    assert_eq!(verdict.policy.to_string(), "EBU");
    assert_eq!((verdict.claimed, verdict.left, verdict.award.known()), (4, 4, Some(3)));
    assert!(verdict.judgment == Some(true) && !verdict.claim_stands());
    let grounds: Vec<(&str, &str)> =
        verdict.reasons.iter().map(|reason| (reason.ground.name(), reason.law.article)).collect();
    assert_eq!(
        grounds,
        [("normal-line-loses", "70C"), ("assumed-unaware", "70C2"), ("outstanding-trump", "70C")]
    );
    let knows = verdict.sensitivity.iter().find(|other| other.change == Change::KnowsTrumps(true)).unwrap();
    assert_eq!(knows.award.known(), Some(4));
    // The awards of the old edition are the same, on its own articles.
    let old = judged(FORGOTTEN_TRUMP, 4, &Terms { book: Book::Bridge1997, ..terms });
    assert_eq!(old.award, verdict.award);
    assert_eq!(old.reasons[0].law.to_string(), "1997 law 70C");
}

#[test]
fn totals_add_what_was_won_before() {
    let position: Position = FORGOTTEN_TRUMP.parse().unwrap();
    let position = position.with_tricks_won(7, 2).unwrap();
    let verdict = adjudicate(&position, &Claim::new(Seat::South, 4), &Terms::default()).unwrap();
    assert_eq!(verdict.total(Side::NorthSouth).known(), Some(10));
    assert_eq!(verdict.total(Side::EastWest).known(), Some(3));
    assert!(position.with_tricks_won(8, 2).is_err());
}

#[test]
fn a_claim_no_setting_touches_is_no_matter_of_judgment() {
    let verdict = judged("S NT S N:2.2.2.2 3.3.3.3 A.A.A.A 4.4.4.4", 4, &Terms::default());
    assert!(verdict.claim_stands() && verdict.judgment == Some(false));
    assert_eq!(verdict.worst_legal.known(), Some(4));
    assert_eq!(verdict.reasons[0].ground.name(), "claim-stands");
}

#[test]
fn whether_it_is_a_matter_of_judgment_is_not_known_without_looking() {
    for side_budget in [0, 1] {
        let verdict = judged(FORGOTTEN_TRUMP, 4, &Terms { side_budget, ..Terms::default() });
        assert_eq!((verdict.award.known(), verdict.judgment), (Some(3), None), "{side_budget}");
    }
}

#[test]
fn the_best_play_is_asked_of_whoever_knows_it() {
    let position: Position = FORGOTTEN_TRUMP.parse().unwrap();
    let mut asked = 0;
    let mut best = |asked_of: &Position| {
        asked += 1;
        assert_eq!(*asked_of, position);
        Some(4)
    };
    let claim = Claim::new(Seat::South, 4);
    let verdict =
        adjudicate_with(&position, &claim, &Terms::default(), &mut best, &mut Budget::unlimited()).unwrap();
    assert_eq!((verdict.best, asked), (Tricks::exactly(4), 1));
}

/// The result rests on the law of the tricks that were lost, and on that of unstated lines where they differ.
#[test]
fn the_result_cites_the_law_of_what_was_lost() {
    let result = |position: &str, claimer, tricks, book| {
        let claim = Claim::new(claimer, tricks);
        let terms = Terms { book, ..Terms::default() };
        let verdict = adjudicate(&position.parse().unwrap(), &claim, &terms).unwrap();
        assert_eq!(verdict.reasons[0].ground.name(), "normal-line-loses");
        verdict.reasons[0].law.article
    };
    let finesse = "S NT S N:.AQ.. .K5.. .32.. .T9..";
    assert_eq!(result(finesse, Seat::South, 2, Book::Bridge2007), "70E1");
    assert_eq!(result(finesse, Seat::South, 2, Book::Bridge1997), "70E");
    let partner = "S S N N:..3. 2...3 .4..4 ..A.A H2";
    assert_eq!(result(partner, Seat::East, 2, Book::Bridge2007), "70D2");
    // Both the forgotten trump and the small heart lose.
    let both = "S S S N:.32.4.2 5.QJT.. A.AK4.. .8.K.A3";
    assert_eq!(result(both, Seat::South, 4, Book::Bridge2017), "70D1");
    // All that is lost is what was bound to be.
    assert_eq!(result("S NT W N:3... .3.. 2... A...", Seat::South, 1, Book::Bridge2007), "70D1");
}

/// A conceded trick rests on the concession, one lost by the line stated on the statement.
#[test]
fn reasons_are_those_of_the_loss() {
    let reasons = |position: &str, claimer, tricks, text: &str, book| {
        let position: Position = position.parse().unwrap();
        let statement = Statement::parse_with(text, Some(Seat::South), position.trump()).unwrap();
        let terms = Terms { book, side_budget: 1_000_000, ..Terms::default() };
        let verdict = adjudicate(&position, &Claim::new(claimer, tricks).stating(statement), &terms).unwrap();
        let told = |reason: &tricklaw::bridge::claim::Reasoning| (reason.ground.name(), reason.law.article);
        verdict.reasons.iter().map(told).collect::<Vec<_>>()
    };
    let two_lost = "S NT S N:.32.A3. .QJ.K4. .A4.52. .KT.QJ.";
    for (book, article) in [(Book::Bridge2007, "68B1"), (Book::Bridge1997, "68B")] {
        let conceded = ("given-up", article);
        assert_eq!(
            reasons(two_lost, Seat::South, 2, "conceding two", book),
            [("claim-stands", "70A"), conceded, conceded]
        );
    }
    let held = "S S S N:.32.43. .Q.K.32 A.AK.2. 3.J.A.9";
    assert_eq!(
        reasons(held, Seat::South, 3, "don't draw trumps, hearts", Book::Bridge2007),
        [("normal-line-loses", "68C"), ("given-up", "68C"), ("given-up", "70D1")]
    );
    let ruffless = "S S S N:K..2. .K..A A.3.. .A..K";
    assert_eq!(
        reasons(ruffless, Seat::South, 2, "never ruffing", Book::Bridge2007),
        [("normal-line-loses", "68C"), ("given-up", "68C")]
    );
}

/// A card of which the hand has a higher one is a matter of the order in the suit, any other of what he overlooks.
#[test]
fn a_card_believed_good_names_the_switch_it_rests_on() {
    for (position, tricks, switch) in [
        ("S NT S N:.32.432. .JT98.K. .AKQ54.. .76.AQJ.", 5, Switch::TopDown),
        ("S NT S N:3.K9..2 ..2.AKQ .AQJT.. ..AKQ3.", 4, Switch::Overlooks),
    ] {
        let verdict = judged(position, tricks, &Terms::default());
        let told = verdict.reasons.iter().find(|reason| reason.ground.name() == "believed-good").unwrap();
        assert_eq!(told.switch, Some(switch), "{position}");
    }
}

/// Law 70D2: East ruffs and shows a small club; that West may throw the ace over it is why the trick is lost.
#[test]
fn a_trick_lost_to_what_the_partner_threw_is_his_choice() {
    let position: Position = "S S N N:..3. 2...3 .4..4 ..A.A H2".parse().unwrap();
    for (book, article) in [(Book::Bridge2007, "70D2"), (Book::Bridge1997, "70A")] {
        let terms = Terms { book, ..Terms::default() };
        let verdict = adjudicate(&position, &Claim::new(Seat::East, 2), &terms).unwrap();
        let reason = verdict.reasons.last().unwrap();
        assert_eq!((reason.ground.name(), reason.law.article), ("partners-choice", article));
        assert_eq!(reason.trick, Some(2));
    }
}

/// Law 70D2: West has ace and two of spades under South's king, and the two is no less normal than the ace.
#[test]
fn a_trick_the_partner_could_have_won_with_one_of_two_cards_is_his_choice() {
    let position: Position = "S NT E N:4...2 .A.. ..2. A2... S3 SK".parse().unwrap();
    let verdict = adjudicate(&position, &Claim::new(Seat::East, 2), &Terms::default()).unwrap();
    let told: Vec<_> =
        verdict.reasons.iter().map(|reason| (reason.ground.name(), reason.law.article)).collect();
    assert!(told.contains(&("partners-choice", "70D2")), "{told:?}");
}

#[test]
fn a_lost_trick_is_told_by_what_lost_it() {
    let cases = [
        ("S NT S N:.AQ.. .T9.. .32.. .K5..", Seat::South, 2, "location", "70E1", "the finesse was refused"),
        ("S NT S N:.AQ.. .K5.. .32.. .T9..", Seat::South, 1, "location", "70E1", "the finesse was taken"),
        (
            "S H E N:.3.KQ.5 .2.A4.K .J.T.AQ .9.J.T9",
            Seat::East,
            3,
            "given-up",
            "70D1",
            "no card of his partner's wins it",
        ),
    ];
    for (position, claimer, trick, code, article, why) in cases {
        let verdict =
            adjudicate(&position.parse().unwrap(), &Claim::new(claimer, 2), &Terms::default()).unwrap();
        let told = verdict.reasons.iter().find(|reason| reason.trick == Some(trick)).unwrap();
        assert_eq!((told.ground.name(), told.law.article), (code, article), "{why}");
    }
}

#[test]
fn play_after_the_claim_counts_by_edition() {
    let position: Position = FORGOTTEN_TRUMP.parse().unwrap();
    let mut claim = Claim::new(Seat::South, 4);
    let play = |text: &str| text.parse::<Card>().unwrap();
    claim.later_play = vec![
        (Seat::South, play("C9")),
        (Seat::West, play("C2")),
        (Seat::North, play("H2")),
        (Seat::East, play("H4")),
    ];
    let evidence = Policy::default().with(Switch::LaterPlay, "evidence").unwrap();
    let award = |book, policy| {
        adjudicate(&position, &claim, &Terms { book, policy, ..Terms::default() }).unwrap().award.known()
    };
    assert_eq!(award(Book::Bridge2007, evidence), Some(4), "he drew the trump");
    assert_eq!(
        award(Book::Bridge2007, Policy::default()),
        Some(3),
        "that widens his lines, and the worst stays"
    );
    assert_eq!(award(Book::Bridge2017, evidence), Some(4), "as in 2007");
    assert_eq!(award(Book::Bridge1997, evidence), Some(3), "void in the older book");
    for book in [Book::Bridge2007, Book::Bridge2017] {
        let verdict = adjudicate(&position, &claim, &Terms { book, ..Terms::default() }).unwrap();
        let other = Change::Setting(Switch::LaterPlay, "evidence");
        let told = verdict.sensitivity.iter().find(|told| told.change == other).map(|told| told.award);
        assert_eq!(told, Some(Tricks::exactly(4)), "{book:?}: what the other setting gives is told");
    }
}

#[test]
fn a_position_of_a_table_is_the_position_of_the_text() {
    let mut play = Play::from_parts(Seat::South, Denomination::NoTrump, full_deal().map(Hand::known));
    for card in ["C2", "D2", "H2", "S2"] {
        play.play(card.parse().unwrap()).unwrap();
    }
    let position = Position::from_play(&play).unwrap();
    assert_eq!(position.tricks_left(), 12);
    assert_eq!(position.tricks_won(Side::EastWest), 1);
    assert!(position.has_shown_out(Seat::North, Suit::Clubs));
    assert_eq!(position.to_string().parse::<Position>().unwrap().hands(), position.hands());
    // West has nothing but clubs and is on lead: he wins all tricks, and no budget is too small to say so.
    let claim = Claim::new(Seat::West, 12);
    let verdict = adjudicate(&position, &claim, &Terms { budget: 1000, ..Terms::default() }).unwrap();
    assert_eq!(verdict.award.known(), Some(12));
    let view = Play::from_parts(Seat::South, Denomination::NoTrump, BySeat([Hand::UNSEEN; 4]));
    assert_eq!(Position::from_play(&view), Err(PositionError::Hidden(Seat::North)));
}

/// West has the clubs, north the diamonds, east the hearts and south the spades.
fn full_deal() -> BySeat<CardSet> {
    BySeat([Suit::Diamonds, Suit::Hearts, Suit::Spades, Suit::Clubs].map(CardSet::suit))
}
