/**
 * The most tricks the side to move can take from here on when all four players see all cards and play their best. Who
 * declares makes no difference and may be left out.
 *
 * What has been proved about a deal is kept for the next question, so that a play can be followed at little cost.
 *
 * @example
 * // North-south take both tricks with the lead in south, one with the lead in north.
 * const hands = { N: "AQ...", E: ".32..", S: "43...", W: "K2..." };
 * analysis.solve({ hands, denomination: "NT", leader: "S" }).tricks; // 2
 * analysis.solve({ hands, denomination: "NT", leader: "N" }).tricks; // 1
 *
 * @throws {RulesError} `bad-input`, `position-...`, `deal-...`, `foreign-card` or `invalid-record` for what is no
 * position (see `Errors`)
 */
export declare function solve(position: PositionLike, options?: SolveOptions): Solved;

/**
 * What each legal card leads to, best first: the tricks of the side to move from here on, the trick in progress
 * included.
 *
 * @example
 * const hands = { N: "AQ...", E: ".32..", S: "43...", W: "K2..." };
 * const { cards } = analysis.cards({ hands, denomination: "NT", leader: "N" });
 * cards.map(({ card, tricks }) => `${card} ${tricks}`); // ["SQ 1", "SA 1"]
 *
 * @throws {RulesError} `bad-input`, `position-...`, `deal-...`, `foreign-card` or `invalid-record` for what is no
 * position (see `Errors`)
 */
export declare function cards(position: PositionLike, options?: SolveOptions): CardsSolved;

/**
 * The twenty results of a deal: what each player makes as declarer in each denomination. When the nodes end first, what
 * is proved by then; asked again about the same deal it goes on from there.
 *
 * @example
 * const deal = "N:AKQJ.AKQ.AKQ.AKQ T98.JT9.JT9.JT98 765.876.876.7654 432.5432.5432.32";
 * analysis.table(deal).tricks.N.NT; // 13
 *
 * @throws {RulesError} `bad-input`, `deal-...`, `invalid-deal` or `position-hidden` for what is no whole deal
 */
export declare function table(deal: DealLike | TableLike, options?: SolveOptions): TrickTable;

/**
 * Par: the score when both sides bid and play their best with all cards known, and the contracts in which such an
 * auction may end. `table` is a complete table, its twenty tricks, or a deal, whose table is then worked out.
 *
 * @example
 * const deal = "N:AKQJ.AKQ.AKQ.AKQ T98.JT9.JT9.JT98 765.876.876.7654 432.5432.5432.32";
 * analysis.par(deal, "N", "None").score; // 1520
 * analysis.par(deal, "N", "None").contracts[0].text; // "7NT N ="
 *
 * @throws {RulesError} `bad-input`, `deal-...`, `invalid-deal` or `position-hidden` for what is no whole deal
 */
export declare function par(
  table: TrickTable | Uint8Array | DealLike | TableLike,
  dealer: SeatLike,
  vulnerability: VulnerabilityLike,
  options?: SolveOptions,
): Par;

/**
 * Reads a statement of claim in English or Chinese, or both mixed: `{ steps, problems }`. Problems say what was not
 * understood and where; `steps` is then `null`. "dummy" and "hand" need to know who the declarer is, "a trump" as a suit
 * what the denomination is. Words that only say that all is good, "the rest are mine", come to no step. Where a defender
 * speaks (`by`), "my hand" and "partner" are his own, and "declarer" is the other side. With the suit `led` to the trick
 * under way "win with the ace" is a card of it.
 *
 * @example
 * analysis.parseStatement("draw trumps, run clubs").steps; // [{ "do": "drawTrumps" }, { "do": "cash", "suit": "C" }]
 * analysis.parseStatement("调将，小将吃红心").steps[1]; // { "do": "ruff", "with": "low", "suit": "H" }
 * analysis.parseStatement("two rounds of trumps, cash three clubs").steps[1]; // { "do": "cash", "rounds": 3, "suit": "C" }
 * analysis.parseStatement("my hand is good", "S", "NT", "E").steps[0].hand; // "E"
 * analysis.parseStatement("win with the ace", "S", "NT", "S", "H").steps; // [{ "do": "play", "card": "HA" }]
 * analysis.parseStatement("draw rumps").problems[0]; // { "code": "statement-unknown-word", "start": 5, "end": 10, "found": "rumps" }
 *
 * @throws {RulesError} `bad-input` for anything but text of up to 4000 characters; words that were not understood are
 * in `problems`
 */
export declare function parseStatement(
  text: string,
  declarer?: SeatLike,
  denomination?: DenominationLike,
  by?: SeatLike,
  led?: SuitLike,
): ParsedStatement;

/**
 * Steps in words, which `parseStatement` reads back: `language` is `"en"` or `"zh"`.
 *
 * @example
 * analysis.statementText([{ do: "ruff", suit: "H", hand: "N" }], "en"); // "ruff a heart in north low"
 * analysis.statementText([{ do: "ruff", suit: "H", hand: "N" }], "zh"); // "北家小将吃红心"
 * analysis.statementText([{ do: "drawTrumps", rounds: 2 }], "en"); // "draw 2 rounds of trumps"
 *
 * @throws {RulesError} `bad-input` for what is no step, naming it, or a language there is not
 */
export declare function statementText(steps: readonly Step[], language?: "en" | "zh"): string;

/**
 * Judges a contested claim (laws 68 to 70): the fewest tricks over the claimer's normal lines, against any play of the
 * other side, under a policy. It is not the ruling, which is the director's: where the settings of the policy matter
 * `judgment` is `true` and `alternatives` says what each would give.
 *
 * `tricks` left out is a claim of the rest. The statement is text or steps. At a table, penalty cards and lead
 * restrictions in force are taken from it.
 *
 * @throws {RulesError} `claim-by-dummy`, `claim-too-many-tricks`, `claim-nothing-left`, `claim-later-play`, `claim-uncounted`,
 * `statement-not-understood` with the places; `bad-input`, `position-...`, `deal-...`, `foreign-card` or `invalid-record` as `solve`
 *
 * @example
 * // South, in four spades, claims the last three tricks; west has a small trump and no heart.
 * const position = "S S S N:.43.5. .Q.K.2 A.A.A. 2..6.7";
 * const verdict = analysis.claim(position, { by: "S", tricks: 3 });
 * verdict.award.tricks; // 2
 * verdict.reasons.map(({ code }) => code); // ["normal-line-loses", "assumed-unaware", "outstanding-trump"]
 * analysis.claim(position, { by: "S", statement: "draw trumps" }).award.tricks; // 3
 */
export declare function claim(position: PositionLike, claim: ClaimLike, options?: ClaimOptions): Verdict;

/**
 * Whether every line gives the claimer's side the tricks claimed, so that a site may accept at once: `true`, `false`, or
 * `null` when the nodes end before the answer. Penalty cards, and what declarer may ask of a lead because of them (laws
 * 50D2 and 51B), are part of the lines. Every line is, by `options.lines`: `"legal"`, any legal play of all
 * four hands (the default); `"as-stated"`, any in which the claimer does what he said; `"normal"`, any normal one.
 *
 * @example
 * const position = "S NT S N:32... 54... AK... 76...";
 * analysis.isBulletproof(position, { by: "S", tricks: 2 }); // true
 *
 * @throws {RulesError} as `claim`
 */
export declare function isBulletproof(position: PositionLike, claim: ClaimLike, options?: BulletproofOptions): boolean | null;

/**
 * Every switch of a policy: what it decides, where it comes from, its settings, and which of them each preset has.
 *
 * @example
 * const order = analysis.switches().find(({ name }) => name === "top-down");
 * order.settings; // ["ebu", "top-down", "any"]
 * order.presets; // { "EBU": "ebu", "ACBL": "top-down", "lenient": "ebu" }
 */
export declare function switches(): Switch[];

/**
 * What something a player said or did comes to (law 68): nothing, a claim and a concession, or a claim whose number
 * has yet to be found. The concession of a defender whose partner objects at once is none (law 68B).
 *
 * @example
 * const said = { by: "W", declarer: "S", about: "loses", tricks: 2, left: 3, partnerObjects: true };
 * analysis.readAnnouncement(said, "2007").effect; // "play-goes-on"
 * analysis.readAnnouncement(said, "2007").law; // { "book": "2007", "article": "68B2" }
 * analysis.readAnnouncement({ ...said, partnerObjects: false }, "2007").wins; // 1
 *
 * @throws {RulesError} `bad-input` for a field or a value there is not
 */
export declare function readAnnouncement(announcement: Announcement, book?: LawBook): AnnouncementReading;

/**
 * What becomes of play after a claim (law 68D): it is void, may be evidence, or stands and the claim is void.
 *
 * @example
 * analysis.playAfterClaim({ askedByOtherSide: true, allAgree: true }, "2017").play; // "claim-void"
 * analysis.playAfterClaim({}, "1997").play; // "void"
 *
 * @throws {RulesError} `bad-input` for a field or a value there is not
 */
export declare function playAfterClaim(
  findings: { readonly askedByOtherSide?: boolean | undefined; readonly allAgree?: boolean | undefined },
  book?: LawBook,
): PlayAfterClaim;

/**
 * Whether agreement to a claim or concession is established (law 69A): nobody of the side objected before it called on a
 * later board and before the round ended.
 *
 * @example
 * analysis.isAgreed(false, { calledOnNextBoard: true }); // true
 *
 * @throws {RulesError} `bad-input` for a field or a value there is not
 */
export declare function isAgreed(objected: boolean, moment: Moment): boolean;

/**
 * Withdraws an agreement to the other side's claim or concession (law 69B). In 1987 and 1997 a trick comes back that no
 * normal play could lose (`notLosable`), in 2007 and 2017 one the side would likely have won (`likelihood`). Until the
 * agreement is established (`isAgreed`) no such test is needed: an objection makes the claim a contested one (law 70).
 *
 * @example
 * analysis.withdrawAgreement({ asked: 1, likelihood: { favourable: 3, of: 4 } }, "2007").restored.tricks; // 1
 * analysis.withdrawAgreement({ asked: 1 }, "2007").outcome; // "needs-likelihood"
 *
 * @throws {RulesError} `bad-input` for a field or a value there is not
 */
export declare function withdrawAgreement(regret: Regret, book?: LawBook): Relief;

/**
 * Cancels a concession as far as the edition allows (law 71): `claim.tricks` are those not conceded. Tricks come back that
 * had been won, or that no normal play (1997 law 71A: no legal play) could lose.
 *
 * @example
 * // North-south conceded the last two tricks, but spades are good.
 * const position = "S NT S N:32... 54... AK... 76...";
 * analysis.cancelConcession(position, { by: "S", tricks: 0 }, {}).restored.tricks; // 2
 * analysis.cancelConcession(position, { by: "S", tricks: 0 }, { correctionOver: true }).outcome; // "too-late"
 *
 * @throws {RulesError} as `claim`
 */
export declare function cancelConcession(
  position: PositionLike,
  claim: ClaimLike,
  moment: Moment & { readonly alreadyWon?: number | undefined },
  options?: ClaimOptions,
): Relief;

/**
 * Which way a dispute about the number of tricks won goes (law 79B).
 *
 * @example
 * analysis.disputedCount({ wasClaim: false, moment: { roundOver: true } }, "1997").mayIncrease; // false
 *
 * @throws {RulesError} `bad-input` for a field or a value there is not
 */
export declare function disputedCount(
  findings: { readonly wasClaim?: boolean | undefined; readonly moment?: Moment | undefined },
  book?: LawBook,
): CountDispute;

/**
 * To whom a trick goes that both sides disclaim: to the side that cannot lose it (law 79A2), given how many of the tricks
 * left each is sure of. `true` is the first side, `false` the other, `null` neither.
 *
 * @example
 * analysis.disclaimedTrick(1, 0, 1); // true
 *
 * @throws {RulesError} `bad-input` for anything but whole numbers from 0 to 13
 */
export declare function disclaimedTrick(sureOurs: number, sureTheirs: number, left: number): boolean | null;

/** An `AbortSignal`, named by its parts so that these types need no library of a browser. */
export interface StopSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}
/** What may be added to the options of a question that a `Pool` answers. */
export interface Watch<Progress> {
  /** Stops the work; the promise is then rejected with the signal's reason. */
  readonly signal?: StopSignal | undefined;
  /** Called some times a second with what is proved so far. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}
/** What `new Pool` takes. */
export interface PoolOptions {
  /** How many workers at most, 1 to 32; one for each core unless given. They are started when there is work. */
  readonly size?: number | undefined;
  /** Makes a worker of the file `tricklaw/worker.js`, for bundlers that do not find it by themselves. */
  readonly worker?: (() => object) | undefined;
  /** What the workers load the rules from: an address or a compiled module; the file beside the script unless given. */
  readonly wasm?: string | object | undefined;
}
/**
 * Answers the questions of this namespace in workers, off the thread of the page, in Node as in browsers. Each worker
 * keeps what it proved about the deal it was asked about last. A question waits until a worker is free.
 *
 * @example
 * const pool = new analysis.Pool({ size: 2 });
 * const deals = [1, 2, 3].map((seed) => bridge.seededDeal(seed));
 * const tables = await pool.tables(deals, { onProgress: ({ done, of }) => console.log(`${done} of ${of}`) });
 * tables.length; // 3
 * const stop = new AbortController();
 * const { tricks } = await pool.solve({ deal: deals[0], contract: "3NT", declarer: "S" }, { signal: stop.signal });
 * tricks === 13 - tables[0].tricks.S.NT; // true
 * pool.free(); // undefined
 *
 * @throws {RulesError} `new Pool`: `bad-input` for an option there is not. A question's promise is rejected with what
 * the function of its name throws, with `worker-failed` where a worker could not be started or stopped, with `released`
 * after `free`, and with the reason of its signal. Of many deals the first that is refused ends the question;
 * `params.argument` says which.
 */
export declare class Pool {
  constructor(options?: PoolOptions);
  /** `analysis.solve` in a worker. */
  solve(position: PositionLike, options?: SolveOptions & Watch<Solved>): Promise<Solved>;
  /** `analysis.cards` in a worker. */
  cards(position: PositionLike, options?: SolveOptions & Watch<CardsSolved>): Promise<CardsSolved>;
  /** `analysis.table` in a worker. */
  table(deal: DealLike | TableLike, options?: SolveOptions & Watch<TrickTable>): Promise<TrickTable>;
  /** The tables of many deals, spread over the workers. */
  tables(
    deals: readonly (DealLike | TableLike)[],
    options?: SolveOptions & Watch<{ readonly done: number; readonly of: number }>,
  ): Promise<TrickTable[]>;
  /** `analysis.par` in a worker. */
  par(
    table: TrickTable | Uint8Array | DealLike | TableLike,
    dealer: SeatLike,
    vulnerability: VulnerabilityLike,
    options?: SolveOptions & Watch<never>,
  ): Promise<Par>;
  /** `analysis.claim` in a worker; stopping it stops the worker. */
  claim(position: PositionLike, claim: ClaimLike, options?: ClaimOptions & Watch<never>): Promise<Verdict>;
  /** `analysis.isBulletproof` in a worker. */
  isBulletproof(position: PositionLike, claim: ClaimLike, options?: BulletproofOptions & Watch<never>): Promise<boolean | null>;
  /** Stops the workers. Whatever is still asked is rejected. */
  free(): void;
  [Symbol.dispose](): void;
}
