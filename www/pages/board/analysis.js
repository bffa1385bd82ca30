// What the cards are worth with all of them known: worked out in workers while the board is looked at.
import { analysisWorker } from "../../lib/analysis-worker.js";

const isAborted = (error, signal) => signal.aborted || error?.code === "released";

export class Analysis {
  /** `changed` is called whenever something more is known. */
  constructor({ analysis }, signal, changed) {
    this.Pool = analysis.Pool;
    this.changed = changed;
    this.isOn = false;
    this.forget();
    signal.addEventListener("abort", () => this.close());
  }

  forget() {
    Object.assign(this, { dealKey: null, placeKey: null, table: null, par: null, values: null, failed: null, stopped: false });
  }

  close() {
    this.ofDeal?.abort();
    this.ofPlace?.abort();
    this.pool?.free();
    this.pool = null;
  }

  turn(on) {
    this.isOn = on;
    if (!on) {
      this.close();
      this.forget();
    }
    this.changed();
  }

  get isBusy() {
    return this.isOn && !this.stopped && !this.failed && this.dealKey !== null && (!this.par || (this.placeKey !== null && !this.values));
  }

  stop() {
    this.ofDeal?.abort();
    this.ofPlace?.abort();
    this.stopped = true;
    this.changed();
  }

  goOn() {
    Object.assign(this, { stopped: false, failed: null, dealKey: null, placeKey: null });
    this.changed();
  }

  /** Looks at what the page shows and asks for what is not known of it. */
  follow(model) {
    if (!this.isOn || this.stopped || this.failed) return;
    const open = model.playable && model.view === "all" && [0, 1, 2, 3].every((seat) => model.table.hiddenCards(seat) === 0);
    if (!open) return;
    this.pool ??= new this.Pool({ size: 2, worker: analysisWorker });
    const { dealer, vulnerability } = model.board;
    const record = model.table.toJSON();
    const dealKey = [record.deal, dealer, vulnerability].join();
    if (dealKey !== this.dealKey) this.askDeal(dealKey, record.deal, dealer, vulnerability);
    const inPlay = ["opening-lead", "play"].includes(model.table.phase);
    const placeKey = inPlay ? [record.deal, ...record.actions].join() : null;
    if (placeKey !== this.placeKey) this.askPlace(placeKey, model.table);
  }

  async askDeal(key, deal, dealer, vulnerability) {
    this.ofDeal?.abort();
    const asked = (this.ofDeal = new AbortController());
    const { signal } = asked;
    Object.assign(this, { dealKey: key, table: null, par: null });
    const onProgress = (table) => {
      this.table = table;
      this.changed();
    };
    await this.guarded(signal, async () => {
      this.table = await this.pool.table(deal, { signal, onProgress });
      if (this.table.complete) this.par = await this.pool.par(this.table, dealer, vulnerability, { signal });
    });
  }

  async askPlace(key, table) {
    this.ofPlace?.abort();
    const asked = (this.ofPlace = new AbortController());
    Object.assign(this, { placeKey: key, values: null });
    if (key === null) return;
    const { signal } = asked;
    await this.guarded(signal, async () => {
      const { side, left, cards } = await this.pool.cards(table, { signal });
      const { contract } = table;
      const own = ["N", "S"].includes(contract.declarer) ? "NS" : "EW";
      const won = table.tricksWon(own);
      const made = (tricks) => won + (side === own ? tricks : left - tricks) - contract.tricksNeeded;
      this.values = new Map(cards.filter(({ tricks }) => tricks !== null).map(({ card, tricks }) => [card, made(tricks)]));
    });
  }

  async guarded(signal, work) {
    try {
      await work();
    } catch (error) {
      if (isAborted(error, signal)) return;
      this.failed = error;
    }
    this.changed();
  }
}
