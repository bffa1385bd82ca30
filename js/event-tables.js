// What the regulations lay down once and for all: who sits where, and how long things may take.
const side = (home, away) => Object.freeze({ home, away });

export const TEAM_SEATS = Object.freeze({ open: side("NS", "EW"), closed: side("EW", "NS"), A: side("EW", "NS"), B: side("NS", "EW") });
export const MIXED_SEATS = Object.freeze({ NS: Object.freeze({ man: "N", woman: "S" }), EW: Object.freeze({ man: "W", woman: "E" }) });
export const DEADLINES = Object.freeze({ teamSlip: 30, correction: 30, correctionAfterList: 10, appeal: 30, appealForm: 120, shengjiAppeal: 90 });
export const PENALTY_RANGES = Object.freeze({ vp: Object.freeze([50, 400]), imp: Object.freeze([100, 2600]), "top-percent": Object.freeze([1000, 10000]) });
export const SHENGJI_ROUND = Object.freeze({ time: 9000, announcement: 1800, lastDeals: 3, deals: 16 });
