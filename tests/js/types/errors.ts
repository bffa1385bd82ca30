// What comes with an error is known by its code. It is only compiled.
import { RulesError, bridge, event, shengji } from "tricklaw";
import type { Refused } from "tricklaw";

try {
  event.swissPair([1, 2, 3], [], { round: 1 });
  event.swissPair(event.swissFold([1, 2, 3, 4]), [], { round: 1 });
  event.snakeGroups(event.swissFold([1, 2, 3, 4]), 2);
  event.scoreTeams([1, 2], [{ round: 1, home: 1, away: 2, vp: event.victoryPoints("wbf", 8, 5) }]);
} catch (error) {
  if (!RulesError.is<event.Errors & bridge.Errors>(error)) throw error;
  if (error.code === "swiss-lot-needed") {
    const among: readonly number[] = error.params.among;
    void among;
  }
  switch (error.code) {
    case "insufficient-bid": {
      const calls: readonly bridge.CallName[] | null | undefined = error.params.owed?.calls;
      void calls;
      break;
    }
    case "invalid-deal":
      void error.params.report.problems[0]?.code;
      break;
    case "bad-input":
      void error.params.expected?.length;
  }
  // @ts-expect-error: no such code
  if (error.code === "swiss-lot") void 0;
}

/** A type of one's own may ask for it. */
function tell(refused: Refused<shengji.Errors>): string {
  return refused.code === "not-initialized" ? refused.params.room : refused.message;
}
void tell;

/** What any call throws is known without a room. */
function origin(error: unknown): string | null {
  return RulesError.is(error) && error.code === "load-failed" ? error.params.origin : null;
}
void origin;

const at: shengji.Errors["invalid-record"]["at"] = 0;
void at;
