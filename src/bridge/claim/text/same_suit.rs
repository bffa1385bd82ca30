//! Cards of the suit that was named just before: `spade to the ace, then the queen`.

use super::Misreading;
use super::token::{Token, insert, is_and, is_card_before, step_end, step_start, word_at, written};
use super::words::{Mark, Verb, Word};
use crate::bridge::claim::statement::Height;
use crate::cards::Rank;

/// What the play stated last was: its suit, and the ranks that are spoken for.
type Played = Option<(Word, u32)>;

/// Names the suit of ranks that stand alone behind a card played by name; a rank named twice is another suit's.
pub(super) fn name_suits(tokens: &mut Vec<Token>) {
    let mut played: Played = None;
    let mut place = 0;
    while place < tokens.len() {
        let end = step_end(tokens, place);
        let ranks = tokens[place..end].iter().fold(0, |ranks, token| ranks | rank_bit(token.word));
        match played {
            _ if end == place => {}
            Some((suit, named)) if is_bare(&tokens[place..end]) => {
                if named & ranks != 0 || suit_follows(tokens, end) {
                    played = None;
                } else {
                    let first = place
                        + tokens[place..end].iter().take_while(|token| rank_bit(token.word) == 0).count();
                    tokens.insert(first, Token { word: suit, ..tokens[first] });
                    played = Some((suit, named | ranks));
                    place = end + 2;
                    continue;
                }
            }
            _ => played = play_of(&tokens[place..end], ranks),
        }
        let goes_on = matches!(word_at(tokens, end), Word::Break | Word::Then);
        played = played.filter(|_| goes_on);
        place = end + 1;
    }
}

/// Names the ace of every suit listed beside `aces`: `aces of hearts and clubs`, `heart and club aces`.
#[inline(never)]
pub(super) fn name_aces(tokens: &mut Vec<Token>) {
    let Some(aces) = tokens.iter().position(|token| token.word == Word::Aces) else { return };
    let suit = |token: &&Token| matches!(token.word, Word::Suit(_));
    let listed = |token: &&Token| suit(token) || token.word == Word::Break;
    let behind = aces + 1 + tokens[aces + 1..].iter().take_while(listed).count();
    let before = aces - tokens[..aces].iter().rev().take_while(listed).count();
    let list = match tokens.get(aces + 1) {
        Some(next) if suit(&next) => aces + 1..behind,
        _ if tokens[..aces].last().as_ref().is_some_and(suit) => before..aces,
        _ => return,
    };
    if tokens[list.clone()].iter().filter(suit).count() > 1 {
        for place in list.rev() {
            if suit(&&tokens[place]) {
                insert(tokens, place, Word::Rank(Rank::Ace));
            }
        }
        tokens.retain(|token| token.word != Word::Aces);
    }
}

fn rank_bit(word: Word) -> u32 {
    let bit = |rank: Rank| 1 << rank.index();
    match word {
        Word::Rank(rank) => bit(rank),
        Word::Card(card) => bit(card.rank()),
        _ => 0,
    }
}

/// A suit, or trumps by that name.
fn suit_in(word: Word) -> Option<Word> {
    match word {
        Word::Suit(_) => Some(word),
        Word::Card(card) => Some(Word::Suit(card.suit())),
        Word::Mark(mark) if mark.0 & !Mark::ONE.0 == Mark::TRUMPS.0 => Some(Word::Mark(Mark::TRUMPS)),
        _ => None,
    }
}

fn is_played(word: Word) -> bool {
    let Word::Verb(verb) = word else { return false };
    matches!(verb, Verb::Cash | Verb::Lead | Verb::Play | Verb::Take | Verb::Win | Verb::Finesse)
}

/// Ranks of no suit, played or named, and nothing else.
fn is_bare(clause: &[Token]) -> bool {
    let is = |token: &Token| match token.word {
        Word::Rank(_) | Word::With | Word::Verb(Verb::Overtake) => true,
        word => is_played(word),
    };
    clause.iter().all(is) && clause.iter().any(|token| matches!(token.word, Word::Rank(_)))
}

/// Whether the ranks behind a place are those of a suit that comes after them: `king, queen of hearts`.
fn suit_follows(tokens: &[Token], mut end: usize) -> bool {
    while matches!(word_at(tokens, end), Word::Break) && end < tokens.len() {
        let place = end + 1;
        end = step_end(tokens, place);
        let clause = &tokens[place..end];
        if !is_bare(clause) {
            return clause.first().is_some_and(|token| matches!(token.word, Word::Rank(_)))
                && clause.iter().any(|token| suit_in(token.word).is_some());
        }
    }
    false
}

/// The one suit whose cards are played by name, and nothing else is done.
fn play_of(clause: &[Token], ranks: u32) -> Played {
    let mut suits = clause.iter().filter_map(|token| suit_in(token.word));
    let suit = suits.next().filter(|&suit| ranks != 0 && suits.all(|other| other == suit))?;
    let plain = |word: Word| match word {
        Word::Verb(Verb::Cross) | Word::Dummy | Word::Hand | Word::Seat(_) | Word::In | Word::Height(_) => {
            true
        }
        Word::Article | Word::Number(1) | Word::First => true,
        Word::Mark(mark) => mark == Mark::TO,
        word => is_played(word),
    };
    let only = clause
        .iter()
        .all(|token| rank_bit(token.word) != 0 || suit_in(token.word).is_some() || plain(token.word));
    only.then_some((suit, ranks))
}

/// Reads what is played behind the top of a suit as given up: `ace and another heart`, `AK of hearts and a small heart`.
#[inline(never)]
pub(super) fn give_another(text: &str, tokens: &mut Vec<Token>) {
    for place in (2..tokens.len()).rev() {
        let one = matches!(tokens[place].word, Word::Article | Word::Number(1));
        let low = usize::from(matches!(word_at(tokens, place + 1), Word::Height(Height::Low)));
        let another = low == 1 || written(text, &tokens[place]) == "another";
        let Some(suit) = suit_in(word_at(tokens, place + 1 + low)) else { continue };
        let and = place - 1;
        if one && another && is_and(text, &tokens[and]) && plays_top(tokens, and, suit) {
            insert(tokens, place, Word::Verb(Verb::Concede));
            if matches!(tokens[and - 1].word, Word::Rank(_)) {
                insert(tokens, and, suit);
            }
        }
    }
}

/// Whether cards of this suit, or of none that is named, are played from the top before a place.
fn plays_top(tokens: &[Token], and: usize, suit: Word) -> bool {
    let own = suit_in(tokens[and - 1].word).is_none_or(|played| played == suit);
    let since = tokens[..and].iter().rev().take_while(|token| !matches!(token.word, Word::Then));
    let mut verbs = since.filter_map(|token| match token.word {
        Word::Verb(verb) => Some(verb),
        _ => None,
    });
    own && is_card_before(tokens, and) && verbs.next().is_none_or(Verb::plays_cards)
}

/// Reads a suit that is named again and again as a round each time: `heart, heart, trump`.
#[inline(never)]
pub(super) fn play_each(text: &str, tokens: &mut Vec<Token>) {
    // `discard heart, heart`, `you get heart, heart`
    let other = |token: &Token| match token.word {
        Word::Verb(verb) => !verb.plays_rounds() && verb != Verb::Cross,
        Word::Mark(mark) => mark.0 & Mark::YOU.or(Mark::LOSER).0 != 0,
        _ => false,
    };
    let last = tokens.iter().position(other).unwrap_or(tokens.len());
    let mut named = Vec::new();
    let mut twice = false;
    (0..tokens.len()).for_each(|place| refuse_row(text, tokens, place));
    for place in 0..last {
        let start = step_start(tokens, place);
        // `cash heart, heart`, but 兑现红心 says nothing of how often.
        let plays = |verb: &Token| matches!(verb.word, Word::Verb(does) if does.plays_cards());
        let verb = &tokens[start];
        let played = place == start + 1 && plays(verb) && written(text, verb).is_ascii();
        let alone = (place == start || played) && step_end(tokens, place) == place + 1;
        if alone && names_one(text, &tokens[place]) {
            twice |= named.iter().any(|&before: &usize| tokens[before].word == tokens[place].word);
            named.push(place);
        }
    }
    for place in named.into_iter().rev().filter(|_| twice) {
        insert(tokens, place, Word::Mark(Mark::ROUNDS));
        insert(tokens, place, Word::Number(1));
    }
}

/// Whether a suit is named as one card of it is: `heart`, but not `hearts`.
fn names_one(text: &str, token: &Token) -> bool {
    let said = written(text, token);
    matches!(token.word, Word::Suit(_)) && (said.len() < 2 || !said.ends_with(['s', 'S']))
}

/// Refuses a step that begins at a place and names one suit twice, or several and a trump, `heart heart trump`: nothing is ruffed,
/// and what is played to what nobody knows.
fn refuse_row(text: &str, tokens: &mut [Token], place: usize) {
    let end = step_end(tokens, place);
    let step = &tokens[place..end];
    let suits = step.iter().take_while(|token| names_one(text, token)).count();
    let trump = word_at(step, suits) == Word::Mark(Mark::TRUMPS.or(Mark::ONE));
    let same = step.windows(2).any(|two| two[0].word == two[1].word);
    let whole = suits > 1 && suits + usize::from(trump) == step.len();
    if whole && (trump || same) && step_start(tokens, place) == place {
        tokens[end - 1].word = Word::Unread(Misreading::Order);
    }
}
