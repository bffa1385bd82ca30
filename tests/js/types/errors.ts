// What comes with an error is known by its code. It is only compiled.
import { RulesError, bridge, event, shengji } from "tricklaw";
import type { CommonErrors } from "tricklaw";

type AllErrors = bridge.Errors & event.Errors & CommonErrors;
/** How a program may narrow an error by itself. */
function isCode<Code extends keyof AllErrors>(error: unknown, code: Code): error is RulesError & { params: AllErrors[Code] } {
  return error instanceof RulesError && error.code === code;
}

try {
  event.swissPair([1, 2, 3], [], { round: 1 });
} catch (error) {
  if (isCode(error, "swiss-lot-needed")) {
    const among: readonly number[] = error.params.among;
    void among;
  }
  if (isCode(error, "insufficient-bid")) {
    const calls: readonly bridge.CallName[] | null | undefined = error.params.owed?.calls;
    void calls;
  }
  if (isCode(error, "invalid-deal")) void error.params.report.problems[0]?.code;
  // @ts-expect-error: no such code
  isCode(error, "swiss-lot");
}

const at: shengji.Errors["invalid-record"]["at"] = 0;
void at;
