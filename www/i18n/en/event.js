export default {
  delay: {
    imps: "−{n} IMPs",
    worth: "3 IMPs are ({unit})",
    noWorth: "How many points do 3 IMPs take off here? The conditions of the event say.",
    hint: "Without victory points they rule in IMPs. What 3 IMPs (0.5 VP, 10 % of a top) take off here is for the conditions of the event to say, and the same for everybody.",
  },
  sound: {
    cut: "The file ends in the middle: it was not saved or copied whole.",
    text: "The file is damaged: it is no JSON.",
    kind: "This is no backup of the Scorer.",
    newer: "It was saved by a later version of this page; load the page again.",
    plan: "Its kind of event, “{got}”, is not known here.",
    part: "The {part} cannot be read ({at}).",
    result: "A result in it cannot be ({at}).",
    refused: "It cannot be scored as it is set up.",
    history: "The backup is open. What could be undone in it was damaged and is left out.",
    parts: { id: "mark of the event", about: "name and date", count: "number of contestants", layout: "set-up", scoring: "scoring", names: "names", rows: "results", matches: "matches", rounds: "rounds", penalties: "penalties", decisions: "lots drawn", positions: "draw", seeding: "draw", left: "withdrawals", cycles: "second cycle", secondRanks: "second cycle", sessions: "sessions", excused: "excuses", absence: "missed sessions", addedBy: "sessions" },
  },
};
