/**
 * Reads the videos that are due, 50 in a call. What is left of a call's 50 is filled with those that would be due next, which costs
 * nothing.
 */
import { suggestTopic } from '@oshimado/domain';
import type { ListWatch } from '../../channel-list/watch-list';
import { PAGE, type YoutubeClient } from '../api/youtube-client';
import { readVideo, toRecord, type VideoFacts, type VideoState } from '../read-video';
import { mentionsIn } from '../rules/mentions';
import { lookAt, missAt, newlyHeard, type Watched } from '../rules/watched';
import { HOUR, MINUTE, type YoutubeParts } from '../youtube-parts';

export interface LookJob {
  /** Reads everything that is due now. */
  readonly step: () => Promise<void>;
  /** Follows videos that a playlist or a feed named, unless they are stored or were refused before. Resolves to whether any is new. */
  readonly follow: (ids: readonly string[]) => Promise<boolean>;
  /** Reads these videos at once, whatever is known of them. */
  readonly hurry: (ids: readonly string[]) => Promise<void>;
  /** Reads videos that the store has in this state, unless they are followed. */
  readonly resume: (ids: readonly string[], state: 'upcoming' | 'past') => void;
  /** Epoch milliseconds. */
  readonly dueAt: () => number;
  /** Units a minute that the followed videos need. */
  readonly need: () => number;
  /** How many times longer the intervals are, so that the units last until the reset; 1 if not. */
  readonly stretch: () => number;
}

/** New ids wait for each other this long, so that a burst of them is one call. */
const GATHER_MS = 15_000;
/** Calls of one step, so that the other jobs get their turn. */
const CALLS_MAX = 6;
const STRETCH_MAX = 15;
const KNOWN_MAX = 200_000;
/** What needed no look is looked at again after this time, if it is named still: it may be public since. */
const KNOWN_MS = 12 * HOUR;
/** From this many absent ones an answer is doubtful if they are the most of it. */
const DOUBTFUL_MIN = 5;

const isClose = ({ state, start, isFreeChat }: Watched, now: number) =>
  state === 'live' ||
  (state === 'upcoming' && !isFreeChat && Math.abs((start ?? now) - now) <= 10 * MINUTE);

/** Live and new ones first: they are what the board is about. */
const rank = ({ state }: Watched) => (state === 'live' ? 0 : state === 'new' ? 1 : 2);

type LookParts = Omit<YoutubeParts, 'client' | 'list' | 'onProgress'> & {
  readonly client: Pick<YoutubeClient, 'videos' | 'heldUntil'>;
  readonly list: Pick<ListWatch, 'current'>;
};

export function createLookJob(parts: LookParts): LookJob {
  const { client, budget, store, watched, channels, handles, clock, log, signal } = parts;
  const { list, detailed, findsTopics } = parts;
  let gatheredAt = Number.NEGATIVE_INFINITY;
  /** Until when ids need no look that a playlist names again: stored, not public, or of other channels. Epoch milliseconds. */
  const known = new Map<string, number>();

  const need = () => {
    const now = clock.now();
    const all = [...watched.values()];
    const close = all.filter((one) => isClose(one, now)).length;
    const soon = all.filter(({ nextAt }) => nextAt - now < 3 * MINUTE).length - close;
    return Math.ceil(close / PAGE) + Math.max(0, soon) / PAGE / 2 + all.length / PAGE / 60;
  };

  const stretch = () => {
    const available = budget.remaining() / budget.minutesLeft();
    return Math.min(STRETCH_MAX, Math.max(1, need() / Math.max(available, 0.01)));
  };

  const nextBatch = (now: number, done: ReadonlySet<string>): Watched[] => {
    const left = [...watched.values()].filter(({ id }) => !done.has(id));
    const isDue = ({ nextAt }: Watched) => nextAt <= now;
    const dueNow = left.filter(isDue).sort((a, b) => rank(a) - rank(b) || a.nextAt - b.nextAt);
    if (dueNow.length === 0) return [];
    const batch = dueNow.slice(0, PAGE);
    if (batch.length === PAGE) return batch;
    const later = left.filter((one) => !isDue(one)).sort((a, b) => a.nextAt - b.nextAt);
    return [...batch, ...later.slice(0, PAGE - batch.length)];
  };

  const remember = (id: string, next: Watched | undefined) => {
    if (next) watched.set(id, next);
    else {
      watched.delete(id);
      known.set(id, clock.now() + KNOWN_MS);
    }
  };

  const isKnown = (facts: VideoFacts) => channels.has(facts.channelId);

  const write = async (present: readonly { facts: VideoFacts; state: VideoState }[]) => {
    // Some handles are unknown until then: guests that are stored stay.
    const knowsHandles = [...channels.keys()].every((id) => detailed.has(id));
    const records = present.map(({ facts, state }) =>
      toRecord(facts, state, {
        channel: channels.get(facts.channelId),
        mentions: knowsHandles ? mentionsIn(facts.title, handles, facts.channelId) : undefined,
        topic: findsTopics
          ? suggestTopic({ title: facts.title, more: list.current()?.topics })
          : undefined,
      }),
    );
    if (records.length > 0) await store.writeVideos(records);
  };

  const take = async (batch: readonly Watched[]) => {
    const items = await client.videos(batch.map(({ id }) => id));
    const now = clock.now();
    const pace = stretch();
    const present: { facts: VideoFacts; state: VideoState }[] = [];
    const missing: string[] = [];
    const nexts = new Map<string, Watched | undefined>();
    const read = batch.map((one) => {
      const item = items.get(one.id);
      return { one, facts: item && readVideo(item, now) };
    });
    const were = read.filter(({ one }) => one.seenAt !== undefined && one.state !== 'missing');
    const absent = were.filter(({ facts }) => facts === undefined).length;
    const unseen = read.filter(({ one }) => one.seenAt === undefined).length;
    const isDoubtful =
      (absent >= DOUBTFUL_MIN && absent * 2 > were.length) ||
      (unseen >= DOUBTFUL_MIN && items.size === 0);
    if (isDoubtful) {
      log.warn(
        { asked: batch.length, got: items.size },
        'YouTube left most of an answer out; it is asked again',
      );
    }
    for (const { one, facts } of read) {
      // A video of a channel that is not followed, as playlists and feeds of old names have them.
      if (facts && one.state === 'new' && !isKnown(facts)) {
        nexts.set(one.id, undefined);
        continue;
      }
      const { next, verdict } = facts
        ? lookAt(one, facts, now, pace)
        : missAt(one, now, isDoubtful);
      nexts.set(one.id, next);
      if (facts && verdict?.kind === 'present') present.push({ facts, state: verdict.state });
      if (verdict?.kind === 'missing') missing.push(one.id);
    }
    await write(present);
    if (missing.length > 0) {
      await store.markMissing(missing);
      log.info({ videos: missing }, 'videos are no longer at YouTube and count as missing');
    }
    // Only what is stored counts as seen.
    for (const [id, next] of nexts) remember(id, next);
  };

  const earliest = () => {
    let at = Number.POSITIVE_INFINITY;
    for (const { state, nextAt } of watched.values()) {
      at = Math.min(at, state === 'new' ? Math.max(nextAt, gatheredAt + GATHER_MS) : nextAt);
    }
    return at;
  };

  const resume: LookJob['resume'] = (ids, state) => {
    const now = clock.now();
    for (const id of ids)
      if (!watched.has(id)) watched.set(id, { id, state, nextAt: now, seenAt: now });
  };

  return {
    need,
    stretch,
    dueAt: () => {
      // Until the list is read, it is not known which channels are followed.
      if (!list.current()) return Number.POSITIVE_INFINITY;
      return budget.remaining() > 0
        ? Math.max(earliest(), client.heldUntil())
        : budget.state().resetAt + MINUTE;
    },
    follow: async (ids) => {
      if (known.size > KNOWN_MAX) known.clear();
      const now = clock.now();
      const fresh = ids.filter((id) => !watched.has(id) && (known.get(id) ?? 0) <= now);
      if (fresh.length === 0) return false;
      const stored = new Set(await store.knownVideoIds(fresh));
      for (const id of stored) known.set(id, now + KNOWN_MS);
      const unknown = fresh.filter((id) => !stored.has(id));
      for (const id of unknown) watched.set(id, newlyHeard(id, now));
      // What was looked at before is no sign of life of a channel.
      return unknown.some((id) => !known.has(id));
    },
    hurry: async (ids) => {
      const unfollowed = ids.filter((id) => !watched.has(id));
      // The absence of a stored one means that it is gone, that of another means nothing.
      if (unfollowed.length > 0) resume(await store.knownVideoIds(unfollowed), 'past');
      const now = clock.now();
      for (const id of ids)
        watched.set(id, { ...(watched.get(id) ?? newlyHeard(id, now)), nextAt: now });
    },
    resume,
    step: async () => {
      const now = clock.now();
      gatheredAt = now;
      const done = new Set<string>();
      for (let calls = 0; calls < CALLS_MAX && budget.remaining() > 0; calls += 1) {
        signal.throwIfAborted();
        const batch = nextBatch(now, done);
        if (batch.length === 0) return;
        for (const { id } of batch) done.add(id);
        await take(batch);
      }
    },
  };
}
