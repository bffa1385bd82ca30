/**
 * Why an action is refused: the codes of a `Refusal`, each with the article of 2007 it rests on. Another edition's
 * is cited where it is asked for (`table.why`), and by what rests on a ruling under it.
 */
export interface RefusalReasons {
  /** A bid that does not supersede the last bid (law 18D). */
  readonly "insufficient-bid": "18D";
  /** A double while there is no bid (law 19A1). */
  readonly "nothing-to-double": "19A1";
  /** A double of the own side's bid (law 19A1). */
  readonly "double-of-own-side": "19A1";
  /** A double of a bid that is doubled or redoubled already (law 19A1). */
  readonly "already-doubled": "19A1";
  /** A redouble while nothing is doubled (law 19B1). */
  readonly "nothing-to-redouble": "19B1";
  /** A redouble of the own side's double (law 19B1). */
  readonly "redouble-of-own-side": "19B1";
  /** A redouble of what is redoubled already (law 19B1). */
  readonly "already-redoubled": "19B1";
  /** A call after the auction has ended (laws 22A and 39). */
  readonly "auction-over": "22A";
  /** A card before the auction has ended (laws 22A and 41A). */
  readonly "auction-not-over": "22A";
  /** A card after all four players passed (law 22A1). */
  readonly "passed-out": "22A1";
  /** A call by a player whose turn it is not (law 17C). */
  readonly "not-your-turn-to-call": "17C";
  /** A card by a player whose turn it is not (laws 44B and 44G). */
  readonly "not-your-turn-to-play": "44B";
  /** An opening lead by a player other than the presumed declarer's left-hand opponent (law 41A). */
  readonly "not-your-opening-lead": "41A";
  /** Dummy acting without the declarer's instruction (law 45F). */
  readonly "dummy-may-not-play": "45F";
  /** A card that the player does not hold (law 45A). */
  readonly "card-not-held": "45A";
  /** A card that has been played (law 45A). */
  readonly "card-already-played": "45A";
  /** A card of another suit by a player who can follow (law 44C). */
  readonly "must-follow-suit": "44C";
  /** A card of a suit in which the hidden hand has shown out, so that it cannot hold it (law 44C). */
  readonly "has-shown-out": "44C";
  /** A second face-down lead, or facing a lead that was not made (law 41A). */
  readonly "no-face-down-lead": "41A";
  /** Another card while a face-down lead waits to be faced (law 41C). */
  readonly "lead-not-faced": "41C";
  /** An agreed claim that gives a side tricks it cannot have won (law 69A). */
  readonly "impossible-claim": "69A";
  /** The board is over: what is left is to agree on the tricks (law 79A). */
  readonly "board-over": "79A";
  /** A designation that names no suit and no rank: either defender may choose (law 46B5). */
  readonly "no-designation": "46B5";
  /** A designation of a card that dummy does not hold (law 46B4). */
  readonly "designation-void": "46B4";
  /** A designation that fits several cards: the declarer must say which (law 46B3). */
  readonly "designation-ambiguous": "46B3";
  /** A review of the auction asked for out of turn (law 20B). */
  readonly "review-out-of-turn": "20B";
  /** A review asked for after the right to it ended (law 41B). */
  readonly "review-too-late": "41B";
  /** An explanation asked for out of turn (law 20F). */
  readonly "question-out-of-turn": "20F";
  /** Dummy has no right to that question (law 43A1). */
  readonly "dummy-may-not-ask": "43A1";
  /** A call other than a pass by a player whom the laws make pass (laws 35 and 37). */
  readonly "must-pass": "35";
  /** Another call by a player who must repeat his call out of rotation (laws 31A1 and 32B1). */
  readonly "must-repeat-call": "31A1";
  /** A double or redouble by a player whose partner passed out of rotation (law 30B2(b)). */
  readonly "may-not-double": "30B2(b)";
  /** A card that a penalty card or a restriction of the lead or the play rules out (laws 26, 50 to 52 and 57). */
  readonly "card-restricted": "50D";
  /** An action before a decision that the laws put first (laws 26, 50D2 and 51A). */
  readonly "decision-owed": "50D2";
  /** A decision while none is open, or one that is not offered (law 10C). */
  readonly "not-offered": "10C1";
  /** A card given as irregular that is legal (law 44). */
  readonly "not-irregular": "44";
  /** A card left out by the leader (law 67). */
  readonly "nothing-to-omit": "67A";
  /** An irregularity that cannot have happened at this table as it stands (law 84). */
  readonly "does-not-fit": "84";
  /**
   * What is not one player's to do, refused where `by` names one: a ruling (law 10A), an agreed claim (law 69A), a card
   * against the laws (`"*SA"`, `"-"`), which the program applies when it is to pass unnoticed.
   */
  readonly "not-yours": "10A";
  /** A ruling put on record before every question is answered (law 9B2). */
  readonly "not-settled": "9B2";
  /** Cards already played that the player may not look at (law 66). */
  readonly "may-not-inspect": "66";
  /** An act that this edition does not rule on specially: the director may adjust the score (law 12A1). */
  readonly "no-provision": "12A1";
}
/** The code of a refusal. */
export type RefusalCode = keyof RefusalReasons;

/** What a ruling asks: the codes of `RulingStatus.question`, each with the kind of answer it takes. */
export interface RulingQuestions {
  /** Was the first call made without intent, and the change attempted as soon as the player saw it (law 25A)? */
  readonly unintended: "yes-or-no";
  /** Was the change made or attempted without pause for thought (law 25A)? */
  readonly "without-pause": "yes-or-no";
  /** Does he accept the irregularity, by saying so or by acting after it? */
  readonly accept: "options";
  /** What has happened since, before the irregularity was ruled on? */
  readonly since: "options";
  /** Was the withdrawn call artificial? */
  readonly artificial: "yes-or-no";
  /** Is the call that replaces it artificial? */
  readonly "replacement-artificial": "yes-or-no";
  /** Was the pass artificial, or made over an artificial call of partner's (law 30C)? */
  readonly "artificial-pass": "yes-or-no";
  /** Which denominations was the withdrawn call related to (none when to none in particular)? */
  readonly "related-to": "denominations";
  /** Which call replaces it? */
  readonly replacement: "call";
  /** Does the bid specify the same denominations as the withdrawn one, and is it the lowest that does (2017 law 27B1(a))? */
  readonly "specifies-same": "yes-or-no";
  /** Has the replacement the same or a more precise meaning (2007 law 27B1(b))? */
  readonly "more-precise": "yes-or-no";
  /** Is the replacement a comparable call: similar meaning, a subset, or the same purpose (2017 law 23A)? */
  readonly comparable: "yes-or-no";
  /** Does the call repeat the denominations the withdrawn call was related to (laws 29C and 31A2)? */
  readonly "repeats-denominations": "yes-or-no";
  /** Does the player let his first call stand or make another (1997 law 25B2(b))? */
  readonly "first-or-other": "options";
  /** Does he keep his own later call or play, or withdraw it? */
  readonly "keep-or-withdraw": "options";
  /** Did the next player, not aware of the change, call over the first call (1997 law 25B1)? */
  readonly "called-over-first": "yes-or-no";
  /** Was the player misinformed, and did he probably act on it (laws 21B and 47E2)? */
  readonly misinformed: "yes-or-no";
  /** Did an opponent tell the player wrongly that it was his turn (law 47E1)? */
  readonly "told-it-was-his-turn": "yes-or-no";
  /** Does the second call differ in meaning from the cancelled one, or is it a psychic call (law 17D2)? */
  readonly "call-differs": "yes-or-no";
  /** Could declarer have seen a card of dummy's, other than one exposed in the auction (law 54C)? */
  readonly "dummy-seen": "yes-or-no";
  /** How does declarer answer an opening lead out of turn (law 54)? */
  readonly "opening-lead": "options";
  /** Does a defender accept declarer's lead out of turn (law 55A)? */
  readonly "defender-accepts": "options";
  /** What does declarer require of the lead? */
  readonly lead: "options";
  /** Which card is to be played? */
  readonly "which-card": "options";
  /** From which hand must declarer lead? */
  readonly "which-hand": "options";
  /** What does declarer require of the offender's partner (law 57A)? */
  readonly premature: "options";
  /** Had declarer played from both hands, or dummy played or suggested a play of his own accord (law 57C1)? */
  readonly "dummy-acted": "yes-or-no";
  /** Will the card be legal when the player's turn comes (2017 law 57D)? */
  readonly "legal-in-turn": "yes-or-no";
  /** Was the card exposed by accident, not by deliberate play (law 50B)? */
  readonly inadvertent: "yes-or-no";
  /** Could the offender's partner have seen the face of the card (laws 24 and 49)? */
  readonly "seen-by-partner": "yes-or-no";
  /** Was the card shown, held, touched or named so that it counts as played (law 45C)? */
  readonly "counts-as-played": "yes-or-no";
  /** Was the extra card meant as a lead to the next trick (law 45E)? */
  readonly "meant-as-lead": "yes-or-no";
  /** Has the offending side played to the next trick (a card taken back since counts), named a card for it, or claimed, conceded or agreed (law 63A)? */
  readonly "established-otherwise": "yes-or-no";
  /** Was an agreement to a claim the only such act, and is it not final (2017 laws 63A3 and 69A)? */
  readonly "agreement-open": "yes-or-no";
  /** Which card should have been played? */
  readonly "correct-card": "options";
  /** When was attention drawn (laws 64B4 and B5)? */
  readonly "when-found": "options";
  /** Did a defender's forbidden question to his partner bring it out (1997 laws 61B and 63B)? */
  readonly "partner-asked": "yes-or-no";
  /** Which card goes to the defective trick (law 67B1)? */
  readonly "supplied-card": "options";
  /** Can the board be corrected and played normally (law 13A)? */
  readonly playable: "yes-or-no";
  /** Do all four players agree to play on (1997 law 13)? */
  readonly "all-agree": "yes-or-no";
  /** Has anybody seen a card of another player's hand (law 13D)? */
  readonly "card-seen": "yes-or-no";
  /** Had the card that does not belong to the board been played to a quitted trick (law 13F)? */
  readonly "in-quitted-trick": "yes-or-no";
  /** Had anybody at the table played the board before (law 15)? */
  readonly "played-before": "yes-or-no";
  /** Did every call of the second auction repeat the first (law 15C)? */
  readonly "auction-repeated": "yes-or-no";
  /** Do north-south bear the whole fault, a part or none (law 12C2)? */
  readonly "fault-of-north-south": "options";
  /** Do east-west bear the whole fault, a part or none (law 12C2)? */
  readonly "fault-of-east-west": "options";
  /** Which of dummy's last two cards was not the one declarer named (law 45D)? */
  readonly "misplaced-card": "options";
  /** Had dummy looked at a hand, exchanged hands or left his seat before (law 43A2)? */
  readonly "dummy-lost-rights": "yes-or-no";
  /** Did dummy suggest a play that damaged the defenders (law 45F)? */
  readonly "dummy-suggested": "yes-or-no";
  /** Is the call he must repeat made in another meaning than before (law 26, note)? */
  readonly "other-meaning": "yes-or-no";
  /** How is the information dealt with (law 16C2), or the board bid again (law 17D3)? */
  readonly remedy: "options";
  /** Did he make extraneous information available to his partner that may suggest a call or play (law 16B1)? */
  readonly "information-given": "yes-or-no";
  /**
   * Had his partner a logical alternative to what he chose (law 16B1; from 2007 on an action that a significant proportion of
   * his peers, using his methods, would seriously consider and some might select)?
   */
  readonly "logical-alternative": "yes-or-no";
  /** Could the information demonstrably (in 1987 reasonably) have suggested his choice over that alternative (law 16B1)? */
  readonly suggested: "yes-or-no";
  /** Has an innocent opponent drawn a false inference from it, and was there no demonstrable bridge reason for it (law 73F)? */
  readonly misled: "yes-or-no";
  /** Could he have been aware at the time that it might well work to his side's benefit (laws 23 and 73F, 2017 72C)? */
  readonly "could-have-known": "yes-or-no";
  /** Have the offenders gained by it, or the others been damaged (laws 12B1 and 16B3)? */
  readonly gained: "yes-or-no";
  /** Could his side have gained by what an opponent then did in ignorance of the laws (law 11A)? */
  readonly "gains-by-ignorance": "yes-or-no";
}
/** The code of a question. */
export type QuestionCode = keyof RulingQuestions;

/** What a ruling brings about: the codes of a `Consequence`, each with what its `text` has behind the code. */
export interface RulingEffects {
  /** The calls that stand, counted from 0, are cancelled from this one on; it is that player's turn. */
  readonly "calls-cancelled": `${number} ${SeatName}`;
  /** A call stands, whether or not it was legal or in turn; the next player calls. */
  readonly "call-stands": `${SeatName} ${CallName}`;
  /** It is that player's turn to call. */
  readonly "turn-to-call": SeatName;
  /** A player must pass. */
  readonly "must-pass": `${SeatName} ${"once" | "throughout"}`;
  /** A player may neither double nor redouble at his next turn. */
  readonly "may-not-double": SeatName;
  /** What happens next depends on the right-hand opponent or on the call that replaces this one. */
  readonly replaceable: `${SeatName} ${CallName}`;
  /** If the offender becomes a defender, declarer has a right at his partner's first lead (law 26). Named is the partner. */
  readonly "lead-penalty": `${SeatName} ${`related=${string}` | "any-suit" | "unspecified"}`;
  /** A call or card is withdrawn; who may use what it told. The sides follow that may. */
  readonly withdrawn: `${SeatName} ${string}`;
  /** Cards lie face up until the auction is over (law 24). */
  readonly faced: `${SeatName} ${string}`;
  /** The face-down opening lead goes back to its hand. */
  readonly "lead-taken-back": "";
  /** A card becomes a penalty card. */
  readonly "penalty-card": `${SeatName} ${CardName} ${"major" | "minor"}`;
  /** Penalty cards are picked up again. */
  readonly "picked-up": `${SeatName} ${string}`;
  /** A card is played and stands, whether or not it was legal or in turn. */
  readonly "card-stands": `${SeatName} ${CardName}`;
  /** The cards played, counted from 0, are taken back from this one on. */
  readonly "cards-taken-back": `${number}`;
  /** That hand is on lead. */
  readonly "turn-to-lead": SeatName;
  /** That player becomes declarer, his partner dummy (law 54A). */
  readonly declarer: SeatName;
  /** A demand on a player's next card. A card, `highest`, `lowest`, `suit=H` or `not-suit=H`. */
  readonly "must-play": `${SeatName} ${string}`;
  /** A lead is required. */
  readonly "must-lead": `${SeatName} ${SuitName}`;
  /** Suits may not be led for as long as the player keeps the lead. Letters such as `HS`. */
  readonly "may-not-lead": `${SeatName} ${string}`;
  /** Declarer has settled this lead of the player; penalty cards that are left stay. */
  readonly "lead-settled": SeatName;
  /** The right under law 26 has been used or has lapsed. Named is the partner. */
  readonly "lead-penalty-used": SeatName;
  /** The card played there, counted from 0, was a revoke and proves nothing about the hand. */
  readonly "revoke-card": `${number}`;
  /** A revoke by that side has been corrected. */
  readonly "revoke-corrected": SideName;
  /**
   * A revoke in that trick, counted from 0, is established, or counts as one. When the play is over so many tricks can go over at
   * most: 1 for a card left out of a trick (law 67B1); 2 (law 64A: that trick and a later one); 3 until 1997 stands for two of three
   * kinds, as a later trick won with a card that could have been played to that one also counts.
   */
  readonly "revoke-established": `${SeatName} ${number} ${`rectified=${1 | 2 | 3}` | "not-rectified"}`;
  /** A card is put to a defective trick without affecting who won it (law 67B1). */
  readonly "card-supplied": `${number} ${CardName}`;
  /** That side has lost its right to rectification (law 11A). */
  readonly "right-forfeited": SideName;
  /** A player has extraneous information from his partner, of which he may take no advantage (law 16B1). */
  readonly informed: SeatName;
  /** Nothing is adjusted: the result at the table stands. */
  readonly "result-stands": "";
  /** The board is not played on: an adjusted score. North-south, then east-west. */
  readonly "board-adjusted": `${AwardName} ${AwardName}`;
  /** An adjusted score is due, under the law in brackets: every finding has been made, and the director assigns it. */
  readonly "adjusted-score-due": `${SeatName} (${string})` | `(${string})`;
  /** The director has something to think about when the board is over. */
  readonly "to-consider": `adjusted-score ${SeatName} (${string})` | `adjusted-score (${string})` | `${"at-most-average-minus" | "procedural-penalty"} ${SideName} (${string})`;
}
/** The code of an effect. */
export type EffectCode = keyof RulingEffects;

/** What a reader can find wrong with the form of a file: the codes of a `FileWarning`. */
export interface FileWarnings {
  /** The file holds no board. */
  readonly empty: FileWarning;
  /** A line of more than 255 characters. */
  readonly "long-line": FileWarning;
  /** A block comment that is never closed. */
  readonly "open-comment": FileWarning;
  /** A tag that is never closed. */
  readonly "open-tag": FileWarning;
  /** A tag name in unusual letter case. */
  readonly "tag-case": FileWarning;
  /** A tag without a value. */
  readonly "missing-value": FileWarning;
  /** A tag value that lacks a quote. */
  readonly "missing-quote": FileWarning;
  /** A quote inside a tag value, not escaped. */
  readonly "stray-quote": FileWarning;
  /** A tag value over several lines. */
  readonly "value-across-lines": FileWarning;
  /** A tag that occurred in this game already; the first one counts. */
  readonly "duplicate-tag": FileWarning;
  /** Text that belongs to nothing. */
  readonly "stray-text": FileWarning;
  /** Two games without an empty line between them. */
  readonly "no-gap": FileWarning;
  /** An empty line inside a game. */
  readonly "gap-in-game": FileWarning;
  /** A value to inherit that no earlier game has. */
  readonly "nothing-to-inherit": FileWarning;
  /** Lasting values beyond any measure: they end here, so that a small file cannot fill the memory. */
  readonly "too-much-inherited": FileWarning;
  /** A tag that should not be inherited, inherited. */
  readonly "unusual-inheritance": FileWarning;
  /** A board number that is not a positive number. */
  readonly "bad-board": FileWarning;
  /** A seat that is none of the four. */
  readonly "bad-seat": FileWarning;
  /** A vulnerability that is none of the four. */
  readonly "bad-vulnerability": FileWarning;
  /** A deal that does not follow the form. */
  readonly "bad-deal": FileWarning;
  /** Text that names no card. */
  readonly "bad-card": FileWarning;
  /** `10` where the ten is written `T`. */
  readonly "ten-as-two-digits": FileWarning;
  readonly "void-as-dash": FileWarning;
  /** Text that names no contract. */
  readonly "bad-contract": FileWarning;
  /** A result that is not a number of tricks. */
  readonly "bad-result": FileWarning;
  /** A score that is not a number of points. */
  readonly "bad-score": FileWarning;
  /** Text that names no call. */
  readonly "bad-call": FileWarning;
  /** A call spelled in a way the format does not know, understood all the same. */
  readonly "call-spelling": FileWarning;
  /** Calls or cards after the end of the auction or the play. */
  readonly "after-the-end": FileWarning;
  /** An annotation that is not a glyph number, or a second one. */
  readonly "bad-glyph": FileWarning;
  /** A note number outside 1 to 32, or a note without a number. */
  readonly "bad-note": FileWarning;
  /** A reference to a note that is not there. */
  readonly "note-missing": FileWarning;
  /** A note nothing refers to. */
  readonly "note-unused": FileWarning;
  /** An irregularity mark that is not known. */
  readonly "bad-mark": FileWarning;
  /** The cards of a trick given in order of play where the format gives each seat its column. */
  readonly "cards-in-order-of-play": FileWarning;
  /** The order of the tricks cannot be told: the trump suit is not known. */
  readonly "order-unknown": FileWarning;
  /** A LIN command that is not closed by a bar. */
  readonly "open-command": FileWarning;
  /** A LIN command name that is not two letters. */
  readonly "bad-command": FileWarning;
  /** A LIN value that contains a bar. */
  readonly "bar-in-text": FileWarning;
  /** A LIN board without its deal. */
  readonly "no-deal": FileWarning;
  /** A claim that is not a number of tricks. */
  readonly "bad-claim": FileWarning;
  /** An explanation with no call before it. */
  readonly "no-call-to-explain": FileWarning;
  /** A list of results that fits the boards of the file badly. */
  readonly "results-do-not-fit": FileWarning;
  /** Two statements of one fact in a file that differ. */
  readonly contradiction: FileWarning;
  /** A percent sign that begins no escaped character of a URL. */
  readonly "bad-escape": FileWarning;
}
/** The code of a departure from the format. */
export type FileWarningCode = keyof FileWarnings;
