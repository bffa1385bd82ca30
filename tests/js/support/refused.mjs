// The refusal of a call.
import assert from "node:assert/strict";
import { RulesError } from "tricklaw";

/** What a call is refused with; it fails when nothing is refused, or something else is thrown. */
export const refused = (call) => {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof RulesError, String(error));
    return error;
  }
  return assert.fail("it was not refused");
};
