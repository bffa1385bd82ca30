/** A grade of fine (table 4). */
export type Grade = 1 | 2 | 3 | 4;
/** What the referee can do (art. 29). */
export type Measure = "none" | "warning" | "violation" | `fine-${Grade}` | "round-lost" | "suspended";
/** What went wrong, with the referee's findings. */
export type Irregularity =
  | {
      readonly kind: "revoke";
      readonly found: "same-trick" | "established";
      /** A slight slip corrected at once, in the same trick, without damage (art. 34(2)). */
      readonly slight?: boolean | undefined;
    }
  | { readonly kind: "turn"; readonly fault: "lead" | "follow" | "draw-unseen" | "draw-seen" | "draw-in-hand" }
  | { readonly kind: "exposure"; readonly exposure: "light" | "heavy" }
  | {
      readonly kind: "counts";
      readonly stage: "before-burying" | "before-first-lead" | "during-play" | "board-unseen" | "board-seen" | "board-card-used";
      /** Whether the dealer has looked at the kitty, `false` unless given: where both are defenders it settles who decides. */
      readonly kittySeen?: boolean | undefined;
      readonly dealer: SeatLike;
      /**
       * Whom the referee finds at fault (错误家), and the other player concerned (非错误家). Before the burial they settle who
       * decides (art. 32(1)). Where the kitty has the cards too many or too few the book does not say who the other one is:
       * that too is for the referee to find.
       */
      readonly offender: SeatLike;
      readonly other: SeatLike;
      /** Of boards: whether the hands are written down, remembered by those who played them first, or neither. */
      readonly record?: "kept" | "remembered" | "lost" | undefined;
    }
  /** Unlawful information (art. 37); `grave` when it is repeated in spite of everything, or very serious. */
  | { readonly kind: "information"; readonly grave?: boolean | undefined }
  /** More time taken than `TIME_LIMITS` (art. 38). */
  | { readonly kind: "delay" }
  /** What the other side did wrong about its right to a penalty (art. 39(4)). */
  | {
      readonly kind: "claim";
      readonly fault: "outsider-first" | "acted-first" | "took-profit" | "consulted" | "too-late";
    };
/** What follows; which fields there are depends on the kind. */
export interface Ruling {
  /** Whether a wrong play is corrected. */
  readonly corrected?: boolean;
  /** Whether the cards become exposed cards. */
  readonly exposed?: boolean;
  /** What happens to cards drawn or played out of turn; of a hand, whoever should have drawn takes any card. */
  readonly remedy?: "returned" | "taken-from-hand" | "exposed" | "play-in-turn";
  /**
   * How play goes on after a wrong count: `seat` decides whether the surplus is drawn blindly from the long hand or the
   * cards are dealt again, the short hand draws in any case, the referee says whether it does, or the board is put right
   * by its record or by memory, or void.
   */
  readonly decider?: "continue-or-redeal" | "short-draws" | "referee" | "by-record" | "by-memory" | "board-void";
  /** The player who decides, for `"continue-or-redeal"`. */
  readonly seat?: SeatName | null;
  /** What the side that misplaced cards, the one with too many and the one with too few lose, in hundredths of a standard point. */
  readonly standardPoints?: readonly [number, number, number];
  /** What may become of the right to a penalty: the referee says. */
  readonly rights?: readonly ("kept" | "lost" | "lost-action-void")[];
  /** What the referee chooses from. */
  readonly measures: readonly Measure[];
  readonly law: Citation;
}
