/**
 * Reads the uploads of each channel, one unit a channel, as often as the units allow that the followed videos do not need. Active
 * channels have their turn more often.
 */
import { isMissing } from '../../http/failure';
import { DAY, MINUTE, type YoutubeParts } from '../youtube-parts';
import type { LookJob } from './look';

/** When a channel was read last, and when it last had something new; epoch milliseconds. */
export interface Sweep {
  readonly at: number;
  readonly newAt: number;
}

export interface UploadsJob {
  readonly step: () => Promise<void>;
  readonly dueAt: () => number;
}

const ACTIVE_MS = 14 * DAY;
const QUIET_WEIGHT = 6;
/** A channel is not read more often, however many units are left. */
const OFTEN_MS = 10 * MINUTE;
const TOKENS_MAX = 5;
/** Units that the first reading of all channels leaves. */
const FIRST_LEAVES = 1_000;

export function createUploadsJob(
  parts: YoutubeParts,
  look: LookJob,
  sweeps: Map<string, Sweep>,
): UploadsJob {
  const { client, budget, channels, clock } = parts;
  let tokens = TOKENS_MAX;
  let filledAt = clock.now();

  /** Units a minute that are left for this. */
  const rate = () => Math.max(0, budget.remaining() / budget.minutesLeft() - look.need());

  const refill = (now: number) => {
    tokens = Math.min(TOKENS_MAX, tokens + (rate() * (now - filledAt)) / MINUTE);
    filledAt = now;
  };

  const dueOf = (id: string, now: number): number => {
    const sweep = sweeps.get(id);
    if (!sweep) return Number.NEGATIVE_INFINITY;
    const isQuiet = channels.get(id)?.inactive === true || now - sweep.newAt > ACTIVE_MS;
    return sweep.at + OFTEN_MS * (isQuiet ? QUIET_WEIGHT : 1);
  };

  const next = (now: number) => {
    let best: { id: string; at: number } | undefined;
    for (const id of channels.keys()) {
      const at = dueOf(id, now);
      if (!best || at < best.at) best = { id, at };
    }
    return best;
  };

  const isAffordable = (at: number) =>
    at === Number.NEGATIVE_INFINITY ? budget.remaining() > FIRST_LEAVES : tokens >= 1;

  return {
    dueAt: () => {
      const now = clock.now();
      const best = next(now);
      if (!best) return Number.POSITIVE_INFINITY;
      refill(now);
      if (isAffordable(best.at)) return Math.max(best.at, client.heldUntil());
      return Math.max(best.at, now + MINUTE);
    },
    step: async () => {
      const now = clock.now();
      const best = next(now);
      if (!best) return;
      const { id } = best;
      if (best.at !== Number.NEGATIVE_INFINITY) tokens -= 1;
      const before = sweeps.get(id);
      // Noted first: a channel whose list fails must not keep the others waiting.
      sweeps.set(id, { at: now, newAt: before?.newAt ?? now });
      // All uploads of a channel are a playlist whose id differs in its second letter.
      const ids = await client.uploads(`UU${id.slice(2)}`).catch((error: unknown) => {
        // Also a channel without uploads.
        if (isMissing(error)) return [];
        throw error;
      });
      if (await look.follow(ids)) sweeps.set(id, { at: now, newAt: now });
    },
  };
}
