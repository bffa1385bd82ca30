//! Laws 68 to 71 before it comes to a line of play, case by case under the two books whose text is at hand.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::Seat;
use tricklaw::bridge::claim::{
    About, Announcement, Claim, Concession, Effect, LeadRestriction, Likelihood, Moment, Position, Regret,
    Relief, Terms, Tricks, adjudicate, cancel_concession, withdraw_agreement,
};
use tricklaw::cards::Suit;
use tricklaw::cite::{Book, Citation};

const OLD: Book = Book::Bridge1997;
const NEW: Book = Book::Bridge2007;
const GOES_ON: Effect = Effect::PlayGoesOn { shown_cards_free: true };
const GOES_ON_OLD: Effect = Effect::PlayGoesOn { shown_cards_free: false };

const fn claims(wins: u8, loses: u8) -> Effect {
    Effect::Claim { wins, loses }
}

/// What is said, by whom, with what objection; what it comes to in 1997 and in 2007, the article there, and why. South is
/// declarer and four tricks are left.
#[test]
fn what_is_said_is_a_claim_a_concession_or_neither() {
    use About::{AbandonsHand, CurrentTrick, CutShort, Loses, ShowsCards, Wins};
    let plain = ShowsCards { plainly_no_claim: true };
    let faced = ShowsCards { plainly_no_claim: false };
    let cases = [
        (
            Seat::West,
            CurrentTrick,
            false,
            GOES_ON,
            GOES_ON,
            "68",
            "a defender shows the ace for this trick only",
        ),
        (
            Seat::West,
            CurrentTrick,
            true,
            GOES_ON,
            GOES_ON,
            "68",
            "and his partner's protest is beside the point",
        ),
        (Seat::South, CurrentTrick, false, GOES_ON, GOES_ON, "68", "declarer: this one is mine"),
        (Seat::South, Wins(4), false, claims(4, 0), claims(4, 0), "68A", "all of them"),
        (
            Seat::South,
            Wins(4),
            true,
            claims(4, 0),
            claims(4, 0),
            "68A",
            "dummy doubts it: it is contested, not undone",
        ),
        (Seat::South, Wins(0), false, claims(0, 4), claims(0, 4), "68B1", "to claim none is to concede all"),
        (Seat::South, Loses(0), false, claims(4, 0), claims(4, 0), "68A", "to lose none is to claim all"),
        (
            Seat::West,
            Loses(0),
            true,
            claims(4, 0),
            claims(4, 0),
            "68A",
            "of which a partner can stop nothing",
        ),
        (Seat::South, Wins(9), false, claims(4, 0), claims(4, 0), "68A", "there are no more than four"),
        (
            Seat::South,
            faced,
            false,
            Effect::NeedsNumber,
            Effect::NeedsNumber,
            "68A",
            "declarer faces his hand",
        ),
        (
            Seat::South,
            plain,
            false,
            GOES_ON_OLD,
            GOES_ON_OLD,
            "68A",
            "after an opening lead out of turn: law 54",
        ),
        (Seat::East, CutShort, false, Effect::NeedsNumber, Effect::NeedsNumber, "68A", "let us stop here"),
        (
            Seat::South,
            Loses(1),
            true,
            claims(3, 1),
            claims(3, 1),
            "68B1",
            "declarer's concession stands over dummy",
        ),
        (
            Seat::West,
            Loses(1),
            false,
            claims(3, 1),
            claims(3, 1),
            "68B1",
            "a defender gives one up, takes the others",
        ),
        (
            Seat::West,
            Loses(1),
            true,
            GOES_ON_OLD,
            GOES_ON,
            "68B2",
            "his partner stops it: neither conceded nor claimed",
        ),
        (Seat::West, Wins(3), true, GOES_ON_OLD, GOES_ON, "68B2", "three claimed is one conceded"),
        (
            Seat::West,
            Wins(4),
            true,
            claims(4, 0),
            claims(4, 0),
            "68A",
            "nothing is conceded: the claim is contested",
        ),
        (Seat::East, Wins(0), true, GOES_ON_OLD, GOES_ON, "68B2", "you have the rest: stopped"),
        (Seat::East, AbandonsHand, false, claims(0, 4), claims(0, 4), "68B1", "he puts his cards away"),
        (Seat::East, AbandonsHand, true, GOES_ON_OLD, GOES_ON, "68B2", "his partner is quick enough"),
        (
            Seat::South,
            AbandonsHand,
            true,
            claims(0, 4),
            claims(0, 4),
            "68B1",
            "declarer's hand has no partner to save it",
        ),
        (Seat::North, Wins(4), false, GOES_ON_OLD, GOES_ON_OLD, "43A1", "dummy takes no part"),
        (
            Seat::North,
            AbandonsHand,
            false,
            GOES_ON_OLD,
            GOES_ON_OLD,
            "43A1",
            "whatever he does with his cards",
        ),
    ];
    for (by, about, partner_objects, old, new, article, why) in cases {
        let said = Announcement { by, declarer: Seat::South, about, left: 4, partner_objects };
        let (before, now) = (said.read(OLD), said.read(NEW));
        assert_eq!((before.effect, now.effect), (old, new), "{why}");
        assert_eq!(now.law, Citation::new(NEW, article), "{why}");
        // The older book has one paragraph on concessions.
        assert_eq!(before.law.article, if article.starts_with("68B") { "68B" } else { article }, "{why}");
        assert_eq!(now.call_director, article == "68B2", "{why}");
        assert_eq!(said.read(Book::Bridge2017).effect, new, "{why}");
    }
}

const NOW: Moment = Moment { called_on_next_board: false, round_over: false, correction_over: false };
const LATER: Moment = Moment { called_on_next_board: true, ..NOW };
const ROUND_OVER: Moment = Moment { round_over: true, ..NOW };
const TOO_LATE: Moment = Moment { correction_over: true, ..ROUND_OVER };

/// Tricks that come back, if any, and the article.
fn back(relief: Relief) -> (Option<u8>, &'static str) {
    match relief {
        Relief::Restored { tricks, law } => (tricks.known(), law.article),
        Relief::Stands { law } => (Some(0), law.article),
        Relief::TooLate { law } | Relief::NeedsLikelihood { law, .. } => (None, law.article),
    }
}

#[test]
fn an_agreement_is_withdrawn_for_what_was_won_and_for_what_the_book_allows() {
    let of = |already_won, asked, sure, chances: Option<(u32, u32)>| Regret {
        already_won,
        asked,
        not_losable: Tricks::exactly(sure),
        likelihood: chances.map(|(favourable, of)| Likelihood { favourable, of }),
    };
    let cases = [
        (of(1, 0, 0, None), NOW, (Some(1), "69B"), (Some(1), "69B1"), "a trick in the bag"),
        (
            of(1, 0, 0, None),
            ROUND_OVER,
            (Some(1), "69B"),
            (Some(1), "69B1"),
            "until the correction period ends",
        ),
        (of(1, 0, 0, None), TOO_LATE, (None, "69B"), (None, "69B"), "not after"),
        (of(0, 1, 1, Some((9, 10))), LATER, (Some(1), "69B"), (Some(1), "69B2"), "no normal play loses it"),
        (of(0, 1, 0, Some((9, 10))), LATER, (Some(0), "69B"), (Some(1), "69B2"), "one careless play does"),
        (
            of(0, 1, 0, Some((1, 2))),
            LATER,
            (Some(0), "69B"),
            (Some(0), "69B2"),
            "an even chance is not likely",
        ),
        (
            of(0, 2, 1, Some((2, 3))),
            NOW,
            (Some(1), "69B"),
            (Some(2), "69B2"),
            "two asked for, one of them sure",
        ),
        (of(1, 1, 3, Some((1, 3))), NOW, (Some(2), "69B"), (Some(2), "69B2"), "no more than is asked for"),
        (
            of(1, 1, 0, Some((1, 3))),
            NOW,
            (Some(1), "69B"),
            (Some(1), "69B1"),
            "what was won comes back alone",
        ),
        (of(0, 1, 0, None), NOW, (Some(0), "69B"), (None, "69B2"), "the newer book needs a finding"),
    ];
    for (regret, moment, old, new, why) in cases {
        assert_eq!(back(withdraw_agreement(OLD, moment, regret)), old, "1997: {why}");
        assert_eq!(back(withdraw_agreement(NEW, moment, regret)), new, "2007: {why}");
    }
}

#[test]
fn a_concession_is_cancelled_by_legal_or_by_normal_play() {
    // The diamonds block: whatever is played, the two is beaten by the last card of declarer's side.
    let sure = "S NT N N:2..J983. .QJT.54. 7.6.T76. J..AKQ2.";
    // Only a heart led from under the ace gives tricks away.
    let normal = "S NT S N:.3.2. .4.A. .A2.. .5.K.";
    // Four winners, of which one is left behind by whoever takes the spades first.
    let careless = "S NT S N:K3..A3. Q4..K4. A2.A.2. J5..Q5.";
    let cases = [
        (sure, 0, 0, NOW, (Some(1), "71A"), (Some(1), "71.2"), "no play loses it"),
        (sure, 0, 0, ROUND_OVER, (Some(1), "71A"), (Some(1), "71.2"), "nor later"),
        (sure, 0, 0, TOO_LATE, (None, "71"), (None, "71"), "but in time"),
        (sure, 0, 1, LATER, (Some(2), "71A"), (Some(2), "71.1"), "with one that had been won"),
        (normal, 0, 0, NOW, (Some(2), "71C"), (Some(2), "71.2"), "no normal play loses either"),
        (normal, 0, 0, LATER, (Some(0), "71A"), (Some(2), "71.2"), "which helps no longer in 1997"),
        (normal, 0, 0, ROUND_OVER, (Some(0), "71A"), (Some(2), "71.2"), "nor after the round"),
        (careless, 3, 0, NOW, (Some(0), "71C"), (Some(0), "71.2"), "a careless order loses the fourth"),
        (sure, 1, 0, NOW, (Some(0), "71A"), (Some(0), "71.2"), "nothing more was given up than is lost"),
    ];
    for (position, tricks, already_won, moment, old, new, why) in cases {
        let position: Position = position.parse().unwrap();
        let concession = Concession { claim: Claim::new(Seat::South, tricks), already_won };
        let relief = |book| {
            back(
                cancel_concession(&position, &concession, moment, &Terms { book, ..Terms::default() })
                    .unwrap(),
            )
        };
        assert_eq!(relief(OLD), old, "1997: {why}");
        assert_eq!(relief(NEW), new, "2007: {why}");
    }
    let position: Position = sure.parse().unwrap();
    let concession = Concession { claim: Claim::new(Seat::South, 0), already_won: 0 };
    let terms = Terms { book: Book::Bridge2017, ..Terms::default() };
    let relief = cancel_concession(&position, &concession, NOW, &terms).unwrap();
    assert_eq!(back(relief), (Some(1), "71B"), "the articles of 2017 have letters");
}

/// The tricks awarded to a claim of so many, under both books.
fn awarded(position: &str, by: Seat, tricks: u8, prepare: &dyn Fn(&mut Claim)) -> [Option<u8>; 2] {
    let mut claim = Claim::new(by, tricks);
    prepare(&mut claim);
    [OLD, NEW].map(|book| {
        let terms = Terms { book, ..Terms::default() };
        adjudicate(&position.parse().unwrap(), &claim, &terms).unwrap().award.known()
    })
}

#[test]
fn penalty_cards_and_lead_restrictions_bind_the_lines_of_a_claim() {
    let heart_king = |seat: Seat| {
        move |claim: &mut Claim| _ = claim.restrictions.major[seat].insert("HK".parse().unwrap())
    };
    let behind = "S NT S N:.AQ.. .T9.. .32.. .K5..";
    assert_eq!(awarded(behind, Seat::South, 2, &|_| {}), [Some(1); 2], "a finesse that was not stated");
    assert_eq!(
        awarded(behind, Seat::South, 2, &heart_king(Seat::West)),
        [Some(2); 2],
        "the king has to be played"
    );
    let over = "S NT S N:.32.. .AK.. .J4.. .QT..";
    assert_eq!(awarded(over, Seat::South, 0, &|_| {}), [Some(0); 2], "ace and king lie over the jack");
    // East has the ace of hearts and dummy the rest.
    let lead = "S NT E N:..A.K .A.2. .3.3. .Q.4.";
    assert_eq!(awarded(lead, Seat::South, 1, &|_| {}), [Some(1); 2], "the heart ace wins, then dummy");
    let forbidden = |claim: &mut Claim| {
        claim.restrictions.lead[Seat::East] = Some(LeadRestriction::Forbid(Suit::Hearts));
    };
    assert_eq!(
        awarded(lead, Seat::South, 2, &forbidden),
        [Some(2); 2],
        "a diamond must be led, and dummy wins both"
    );
    let required = |claim: &mut Claim| {
        claim.restrictions.lead[Seat::East] = Some(LeadRestriction::Require(Suit::Hearts));
    };
    assert_eq!(
        awarded(lead, Seat::East, 2, &required),
        [Some(1); 2],
        "the ace of hearts, then dummy's diamond"
    );
}
