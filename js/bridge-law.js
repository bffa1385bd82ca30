// The kinds of irregularity and their fields, in the order in which they are written.
const rows = `
change-of-call by to
insufficient-bid by bid to
call-out-of-rotation by call
simultaneous-calls by call first
inadmissible-double by call
barred-player-calls by call
bid-above-seven by level denomination
call-after-end by call
misinformed-call by
call-on-wrong-cards by
call-on-own-board by cancelled
cards-faced-in-auction by cards led
opening-lead-out-of-turn by card
lead-out-of-turn by card
premature-play by card
play-before-correction by card
simultaneous-plays by card first
several-cards by visible
cards-exposed by cards
penalty-card-not-played by card
fifth-card by card
card-held-out by card
slip-of-designation meant
dummy-misplaced named
dummy-suggests card
dummy-warns
dummy-points-out
dummy-asks-about-revoke by trick
play-on-misinformation by
revoke by trick
card-left-out by trick
extra-cards by trick extra exposed
wrong-count by
surplus-card by
missing-card by card
wrong-board
extraneous-information by
information-from-partner by
false-inference by
potential-damage by
acted-before-ruling by`;

const kinds = rows.trim().split("\n").map((row) => row.split(" "));

export const IRREGULARITIES = Object.freeze(Object.fromEntries(kinds.map(([code, ...fields]) => [code, Object.freeze(fields)])));
