/**
 * Reads comments with time stamps, one unit a video: of videos that viewers opened, of streams after their end, and again of those
 * that were read 25 days ago, because YouTube's terms allow to keep them for 30. They get a share of the units that live and announced
 * streams leave.
 */
import { isMissing } from '../../http/failure';
import type { Job } from '../../run-jobs';
import type { YoutubeClient } from '../api/youtube-client';
import { readComments } from '../read-comments';
import { dueStreams, LOOKED_FOR_MS } from '../rules/comment-looks';
import { DAY, HOUR, MINUTE, type YoutubeParts } from '../youtube-parts';
import type { LookJob } from './look';

/** Of the units that the followed videos do not need; lists of uploads get the others. */
const SHARE = 0.2;
/** What is not needed in a quiet hour is left for a busy one. */
const TOKENS_MAX = 20;
const GATHER_MS = MINUTE;
/** Opened videos, and those read long ago, of one round. */
const OPENED_MAX = 20;
const OLD_MAX = 20;
const AGAIN_MS = 25 * DAY;
const KEPT_MS = 30 * DAY;
const FORGET_MS = HOUR;
/** A video whose call failed waits this long, so that it keeps no others waiting. */
const FAILED_MS = HOUR;

type CommentsParts = Pick<YoutubeParts, 'budget' | 'store' | 'clock'> & {
  readonly client: Pick<YoutubeClient, 'commentThreads' | 'heldUntil'>;
};

export function createCommentsJob(
  { client, budget, store, clock }: CommentsParts,
  { need }: Pick<LookJob, 'need'>,
): Job {
  let tokens = TOKENS_MAX;
  let filledAt = clock.now();
  let gatheredAt = Number.NEGATIVE_INFINITY;
  let queue: string[] = [];
  const failedAt = new Map<string, number>();

  const refill = (now: number) => {
    const rate = Math.max(0, budget.remaining() / budget.minutesLeft() - need()) * SHARE;
    tokens = Math.min(TOKENS_MAX, tokens + (rate * (now - filledAt)) / MINUTE);
    filledAt = now;
  };

  const gather = async (now: number) => {
    gatheredAt = now;
    for (const [id, at] of failedAt) if (now >= at + FAILED_MS) failedAt.delete(id);
    // Failed ones are left out below, and must not take the places of others.
    const failed = failedAt.size;
    const opened = await store.requestedVideos(OPENED_MAX + failed);
    const ended = await store.endedStreams(new Date(now - LOOKED_FOR_MS));
    const old = await store.oldComments(new Date(now - AGAIN_MS), OLD_MAX + failed);
    const ids = new Set([...opened, ...dueStreams(ended, now), ...old]);
    queue = [...ids].filter((id) => !failedAt.has(id));
  };

  const read = async (id: string, now: number) => {
    failedAt.set(id, now);
    const rows = await client.commentThreads(id).catch((error: unknown) => {
      // Also a video whose comments are switched off.
      if (isMissing(error)) return [];
      throw error;
    });
    await store.writeComments(id, readComments(rows));
    failedAt.delete(id);
  };

  return {
    name: 'comments',
    dueAt: () => {
      const now = clock.now();
      if (queue.length === 0) return gatheredAt + GATHER_MS;
      refill(now);
      return tokens >= 1 ? client.heldUntil() : now + MINUTE;
    },
    step: async () => {
      const now = clock.now();
      if (now >= gatheredAt + GATHER_MS) await gather(now);
      refill(now);
      if (tokens < 1) return;
      const id = queue.shift();
      if (id === undefined) return;
      tokens -= 1;
      await read(id, now);
    },
  };
}

/** Deletes the comments that could not be read again in time. It needs no units, so it also runs when none are left. */
export function createForgetJob({ store, clock }: Pick<YoutubeParts, 'store' | 'clock'>): Job {
  let forgotAt = Number.NEGATIVE_INFINITY;
  return {
    name: 'old comments',
    dueAt: () => forgotAt + FORGET_MS,
    step: async () => {
      const now = clock.now();
      await store.forgetComments(new Date(now - KEPT_MS));
      forgotAt = now;
    },
  };
}
