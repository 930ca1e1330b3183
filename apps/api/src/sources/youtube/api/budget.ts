/** The units of a day: counts what was spent, by kind of call, and starts again at midnight in California. */
import { nextPacificMidnight } from './pacific-day';

export type CallKind = 'videos' | 'channels' | 'playlistItems' | 'commentThreads';
export type UnitsByKind = Readonly<Record<CallKind, number>>;

export interface BudgetState {
  /** The end of the day that is counted, epoch milliseconds. */
  readonly resetAt: number;
  readonly used: UnitsByKind;
  /** Whether YouTube said that nothing is left. */
  readonly isSpent: boolean;
}

export interface Budget {
  /** Units of a day. */
  readonly limit: number;
  readonly spend: (kind: CallKind) => void;
  /** YouTube refuses further calls today. */
  readonly exhaust: () => void;
  readonly state: () => BudgetState;
  /** Continues the count of an earlier process, if it is of the same day. */
  readonly resume: (state: BudgetState) => void;
  /** Units that are left until the reset, without those kept in hand. */
  readonly remaining: () => number;
  readonly minutesLeft: () => number;
}

/** Kept for what an operator asks for, and for counts that differ from YouTube's. */
const KEPT_SHARE = 0.05;
const MINUTE = 60_000;
const NONE: UnitsByKind = { videos: 0, channels: 0, playlistItems: 0, commentThreads: 0 };

export const sumOf = (used: UnitsByKind): number =>
  Object.values(used).reduce((sum, units) => sum + units, 0);

export function createBudget(now: () => number, limit: number): Budget {
  let current: BudgetState = { resetAt: nextPacificMidnight(now()), used: NONE, isSpent: false };
  const state = () => {
    if (now() >= current.resetAt)
      current = { resetAt: nextPacificMidnight(now()), used: NONE, isSpent: false };
    return current;
  };
  return {
    limit,
    state,
    spend: (kind) => {
      const { used, ...rest } = state();
      current = { ...rest, used: { ...used, [kind]: used[kind] + 1 } };
    },
    exhaust: () => (current = { ...state(), isSpent: true }),
    resume: (earlier) => {
      if (earlier.resetAt === state().resetAt)
        // An earlier version counted fewer kinds.
        current = { ...earlier, used: { ...NONE, ...earlier.used } };
    },
    remaining: () => {
      const { used, isSpent } = state();
      return isSpent ? 0 : Math.max(0, Math.floor(limit * (1 - KEPT_SHARE)) - sumOf(used));
    },
    minutesLeft: () => Math.max(1, (state().resetAt - now()) / MINUTE),
  };
}
