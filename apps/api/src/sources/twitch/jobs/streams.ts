/** Asks each minute which of the followed accounts are live, 100 in a call, and keeps their broadcasts. */
import { suggestTopic } from '@oshimado/domain';
import { PAGE } from '../api/twitch-client';
import {
  ended,
  isRunning,
  isStale,
  missed,
  readStream,
  recordOf,
  replaced,
  seen,
  type Broadcast,
  type StreamFacts,
} from '../rules/broadcast';
import { recordingLink, type Recording } from '../rules/recording';
import { MINUTE, taskOf, type TwitchParts } from '../twitch-parts';

export interface StreamsJob {
  readonly name: string;
  readonly step: () => Promise<void>;
  readonly dueAt: () => number;
  /** Looks at all accounts at once, or as soon as there was a pause since the last look. */
  readonly hurry: () => void;
  readonly resume: () => Promise<void>;
  /** When the running broadcasts of an account began, epoch milliseconds. */
  readonly startsOf: (userId: string) => readonly number[];
  /** Those that ended and whose recording is not known. */
  readonly unrecorded: () => readonly Broadcast[];
  /** Id of the row of the broadcast that this video at Twitch is the recording of; undefined if none is kept. */
  readonly rowOfVideo: (videoId: string) => string | undefined;
  /** Keeps the recording of one that ended. */
  readonly record: (ended: Broadcast, recording: Recording) => Promise<void>;
  /** Broadcasts by state. */
  readonly counts: () => { readonly live: number; readonly ended: number };
}

/** Between two looks, however many hints arrive: 5,000 accounts cost 50 points each time. */
const HURRY_MS = 10_000;
const BROADCASTS = taskOf('broadcasts');
/** From this many absent ones an answer is doubtful if they are the most of it. */
const DOUBTFUL_MIN = 5;

export function createStreamsJob(parts: TwitchParts): StreamsJob {
  const { client, store, list, users, clock, log, signal } = parts;
  /** By the id of their row. */
  const broadcasts = new Map<string, Broadcast>();
  /** Rows as they were written, by id. */
  const written = new Map<string, string>();
  let sweptAt = Number.NEGATIVE_INFINITY;
  let isHurried = false;

  const toRecord = (one: Broadcast) => {
    const { title, category, userId } = one;
    return recordOf(one, {
      picture: users.get(userId)?.picture,
      topic: suggestTopic({ title, category, more: list.current()?.topics }),
    });
  };

  const write = async (changed: readonly Broadcast[]) => {
    const records = changed
      .map(toRecord)
      .filter((record) => written.get(record.id) !== JSON.stringify(record));
    if (records.length === 0) return;
    await store.writeVideos(records);
    for (const record of records) written.set(record.id, JSON.stringify(record));
  };

  /** Only what is stored counts as seen. */
  const keep = async (changed: readonly Broadcast[]) => {
    await write(changed);
    for (const one of changed) broadcasts.set(one.id, one);
  };

  /** The last broadcast of each account. */
  const latest = () =>
    new Map(
      [...broadcasts.values()]
        .sort((a, b) => a.start - b.start)
        .map((one): [string, Broadcast] => [one.userId, one]),
    );

  const take = async (userIds: readonly string[]) => {
    const rows = await client.streamsOf(userIds);
    const now = clock.now();
    const live = new Map<string, StreamFacts>();
    for (const row of rows) {
      const facts = readStream(row);
      if (facts) live.set(facts.userId, facts);
    }
    const before = latest();
    const running = userIds.flatMap((id) => before.get(id) ?? []).filter(isRunning);
    const absent = running.filter(({ userId }) => !live.has(userId));
    const isDoubtful = absent.length >= DOUBTFUL_MIN && absent.length * 2 > running.length;
    if (isDoubtful)
      log.warn(
        { live: running.length, absent: absent.length },
        'Twitch left most streams of an answer out; it is asked again',
      );
    const present = userIds.flatMap((userId) => {
      const facts = live.get(userId);
      const user = users.get(userId);
      if (!facts || !user) return [];
      const last = before.get(userId);
      const one = seen(last, facts, { channelId: user.channel.id, now });
      // After a time without answers another one may run by now.
      return [...replaced(last, one), one];
    });
    await keep([...present, ...absent.map((one) => missed(one, now, isDoubtful))]);
  };

  /** Ends those of accounts that are no longer followed, and removes what ended long ago. */
  const tidy = async () => {
    const now = clock.now();
    const left = [...broadcasts.values()].filter((one) => isRunning(one) && !users.has(one.userId));
    await keep(left.map((one) => ended(one, now, now)));
    const stale = [...broadcasts.values()].filter((one) => isStale(one, now));
    if (stale.length === 0) return;
    await store.removeVideos(stale.map(({ id }) => id));
    for (const { id } of stale) {
      written.delete(id);
      broadcasts.delete(id);
    }
  };

  const save = () => store.saveProgress(BROADCASTS, [...broadcasts.values()]);

  return {
    name: 'streams',
    dueAt: () => Math.max(sweptAt + (isHurried ? HURRY_MS : MINUTE), client.heldUntil()),
    hurry: () => (isHurried = true),
    startsOf: (userId) =>
      [...broadcasts.values()]
        .filter((one) => one.userId === userId && isRunning(one))
        .map(({ start }) => start),
    unrecorded: () =>
      [...broadcasts.values()].filter((one) => !isRunning(one) && one.recording === undefined),
    rowOfVideo: (videoId) =>
      [...broadcasts.values()].find(({ recording }) => recording?.link === recordingLink(videoId))
        ?.id,
    record: async (one, recording) => {
      await keep([{ ...one, recording }]);
      await save();
    },
    counts: () => {
      const all = [...broadcasts.values()];
      const live = all.filter(isRunning).length;
      return { live, ended: all.length - live };
    },
    resume: async () => {
      const saved = await store.loadProgress<readonly Broadcast[]>(BROADCASTS);
      for (const one of saved ?? []) broadcasts.set(one.id, one);
    },
    step: async () => {
      sweptAt = clock.now();
      isHurried = false;
      // Until the list is read, it is not known which channels are followed.
      if (!list.current()) return;
      const ids = [...users.keys()];
      try {
        for (let at = 0; at < ids.length; at += PAGE) {
          signal.throwIfAborted();
          await take(ids.slice(at, at + PAGE));
        }
        await tidy();
      } finally {
        await save();
      }
    },
  };
}
