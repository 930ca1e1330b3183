/**
 * Reads the uploads of each channel, one unit a channel, as often as the units allow that the followed videos do not need. Active
 * channels have their turn more often.
 */
import { isMissing } from '../../http/failure';
import type { YoutubeClient } from '../api/youtube-client';
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
/** Units that the first reading of all channels leaves; after that, new channels have their turns like the others. */
const FIRST_LEAVES = { units: 1_000, share: 0.1 };

type UploadsParts = Pick<YoutubeParts, 'budget' | 'channels' | 'clock'> & {
  readonly client: Pick<YoutubeClient, 'uploads' | 'heldUntil'>;
};

export function createUploadsJob(
  { client, budget, channels, clock }: UploadsParts,
  look: Pick<LookJob, 'follow' | 'need'>,
  sweeps: Map<string, Sweep>,
): UploadsJob {
  const leaves = Math.min(FIRST_LEAVES.units, budget.limit * FIRST_LEAVES.share);
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

  const needsToken = (at: number) =>
    at !== Number.NEGATIVE_INFINITY || budget.remaining() <= leaves;

  return {
    dueAt: () => {
      const now = clock.now();
      const best = next(now);
      if (!best) return Number.POSITIVE_INFINITY;
      refill(now);
      if (tokens >= 1 || !needsToken(best.at)) return Math.max(best.at, client.heldUntil());
      return Math.max(best.at, now + MINUTE);
    },
    step: async () => {
      const now = clock.now();
      const best = next(now);
      if (!best) return;
      const { id } = best;
      if (needsToken(best.at)) tokens -= 1;
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
