// What the models of all kinds of events have in common.
import { Checker } from "./checker.js";
import { joined } from "./names.js";

export class EventModel {
  constructor(rules, RulesError, document) {
    Object.assign(this, { rules, RulesError, document, kept: {}, checker: new Checker(rules) });
  }

  get event() {
    return this.document.event;
  }

  /** Worked out once for each state of the event. */
  once(name, work) {
    const { kept, document } = this;
    if (kept[name]?.revision !== document.revision) kept[name] = { revision: document.revision, value: work() };
    return kept[name].value;
  }

  nameOf(number) {
    return joined(this.event.names[number] ?? []);
  }
}
