// A policy is known by its switches, a ladder of penalties by its offence. It is only compiled.
import { analysis, event } from "tricklaw";

const settings: analysis.PolicySettings = { "top-down": "any", ruffs: "lowest" };
analysis.claim("S NT S N:32... 54... AK... 76...", { by: "S", tricks: 2 }, { policy: { preset: "ACBL", settings } });
const verdict = analysis.claim("S NT S N:32... 54... AK... 76...", { by: "S", tricks: 2 });
// A verdict's whole policy is one.
analysis.claim("S NT S N:32... 54... AK... 76...", { by: "S", tricks: 2 }, { policy: verdict.policy });
const names: analysis.SwitchName[] = analysis.switches().map(({ name }) => name);
// @ts-expect-error: no such switch
analysis.claim("", { by: "S" }, { policy: { settings: { topdown: "any" } } });
// @ts-expect-error: no such setting
analysis.claim("", { by: "S" }, { policy: { settings: { "top-down": "all" } } });

const offence: event.Offence | undefined = event.penaltyLadders()[0]?.offence;
void [names, offence];
