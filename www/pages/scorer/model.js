// What the models of all kinds of events have in common.
import { Checker } from "./checker.js";
import { joined } from "./names.js";

let serial = 0;

export class EventModel {
  constructor(rules, RulesError, document) {
    serial += 1; // by which one is told from another
    Object.assign(this, { rules, RulesError, document, serial, kept: {}, checker: new Checker(rules) });
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
