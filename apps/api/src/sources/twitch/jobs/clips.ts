/**
 * Keeps the most viewed clips of the last week of each followed account, for a month. They are read some times a day; a clip that two
 * answers lack is gone.
 */
import { ifAny, PAGE, type TwitchClient } from '../api/twitch-client';
import type { Row } from '../../parse/value';
import { clipRowId, readClip, recordOfClip, type ClipContext, type ClipFacts } from '../rules/clip';
import { DAY, MINUTE, taskOf, type TwitchParts } from '../twitch-parts';
import type { StreamsJob } from './streams';

export interface ClipsJob {
  readonly name: string;
  readonly step: () => Promise<void>;
  readonly dueAt: () => number;
}

interface ClipsUser {
  readonly channel: ClipContext['channel'];
  readonly picture: string | undefined;
}

type ClipsParts = Pick<TwitchParts, 'store' | 'clock'> & {
  readonly client: Pick<TwitchClient, 'clipsById' | 'clipsOf' | 'heldUntil'>;
  readonly list: Pick<TwitchParts['list'], 'current'>;
  readonly users: ReadonlyMap<string, ClipsUser>;
};

/** A clip that is kept. Times in epoch milliseconds. */
interface Kept {
  readonly name: string;
  readonly createdAt: number;
  /** The first of the answers in a row that lack it. */
  readonly missedAt?: number | undefined;
}

interface Collection {
  /** When it is read again, epoch milliseconds. */
  readonly nextAt: number;
  readonly kept: readonly Kept[];
}

/** Of a week, for each account. */
const CLIPS_MAX = 30;
/** Answers may be short of what was asked for, and repeat clips. */
const PAGES_MAX = 4;
const WINDOW_MS = 7 * DAY;
const KEPT_MS = 30 * DAY;
const AGAIN_MS = DAY / 4;
/** Accounts of one step, and the time between two steps: at most a quarter of the points of a minute. */
const BATCH = 3;
const PAUSE_MS = 3_000;
/** Two answers this far apart prove that a clip is gone. */
const GONE_MS = 60 * MINUTE;
const OWNERS = taskOf('clips');

export function createClipsJob(
  { client, store, list, users, clock }: ClipsParts,
  { rowOfVideo }: Pick<StreamsJob, 'rowOfVideo'>,
): ClipsJob {
  const collections = new Map<string, Collection>();
  /** Accounts with kept clips, also those that are no longer followed. */
  let owners: Set<string> | undefined;
  /** Rows as they were written, by id. */
  const written = new Map<string, string>();
  let steppedAt = Number.NEGATIVE_INFINITY;

  const factsIn = (rows: readonly Row[], into: Map<string, ClipFacts>) => {
    for (const row of rows) {
      const facts = readClip(row);
      if (facts) into.set(facts.name, facts);
    }
  };

  /** The most viewed ones of the last week. */
  const readWeek = async (userId: string, now: number) => {
    const found = new Map<string, ClipFacts>();
    let after: string | undefined;
    for (let page = 0; page < PAGES_MAX && found.size < CLIPS_MAX; page += 1) {
      const answer = await client.clipsOf(userId, { from: now - WINDOW_MS, to: now }, after);
      factsIn(answer.rows, found);
      after = answer.next;
      if (after === undefined) break;
    }
    return new Map([...found].slice(0, CLIPS_MAX));
  };

  const readOthers = async (names: readonly string[]) => {
    const found = new Map<string, ClipFacts>();
    for (let at = 0; at < names.length; at += PAGE)
      factsIn((await ifAny(client.clipsById(names.slice(at, at + PAGE)))) ?? [], found);
    return found;
  };

  const write = async (clips: Iterable<ClipFacts>, { channel, picture }: ClipsUser) => {
    const records = [...clips]
      .map((facts) =>
        recordOfClip(facts, {
          channel,
          source: facts.videoId === undefined ? undefined : rowOfVideo(facts.videoId),
          channelPicture: picture,
        }),
      )
      .filter((record) => written.get(record.id) !== JSON.stringify(record));
    if (records.length === 0) return;
    await store.writeVideos(records);
    for (const record of records) written.set(record.id, JSON.stringify(record));
  };

  const remove = async (clips: readonly Kept[]) => {
    if (clips.length === 0) return;
    const ids = clips.map(({ name }) => clipRowId(name));
    await store.removeVideos(ids);
    for (const id of ids) written.delete(id);
  };

  const ownersNow = async (): Promise<Set<string>> => {
    owners ??= new Set(await store.loadProgress<string[]>(OWNERS));
    return owners;
  };

  const save = async (userId: string, collection: Collection) => {
    collections.set(userId, collection);
    const known = await ownersNow();
    const { size } = known;
    if (collection.kept.length > 0) known.add(userId);
    else known.delete(userId);
    if (known.size !== size) await store.saveProgress(OWNERS, [...known]);
    await store.saveProgress(taskOf(`clips/${userId}`), collection);
  };

  const read = async (userId: string, user: ClipsUser, before: readonly Kept[]) => {
    const now = clock.now();
    // Noted first: an account that cannot be read must not keep the others waiting.
    await save(userId, { nextAt: now + AGAIN_MS, kept: before });
    const week = (await ifAny(readWeek(userId, now))) ?? new Map<string, ClipFacts>();
    const stale = before.filter(({ createdAt }) => createdAt < now - KEPT_MS);
    const others = before.filter((one) => !week.has(one.name) && !stale.includes(one));
    const still = await readOthers(others.map(({ name }) => name));
    const missed = others
      .filter(({ name }) => !still.has(name))
      .map((one) => ({ ...one, missedAt: one.missedAt ?? now }));
    const gone = missed.filter(({ missedAt }) => now - missedAt >= GONE_MS);
    await write([...week.values(), ...still.values()], user);
    await remove([...stale, ...gone]);
    const present = [...week.values(), ...still.values()].map(({ name, createdAt }) => ({
      name,
      createdAt,
    }));
    const kept = [...present, ...missed.filter((one) => !gone.includes(one))];
    await save(userId, { nextAt: now + AGAIN_MS, kept });
  };

  const collectionOf = async (userId: string): Promise<Collection> => {
    const known = collections.get(userId);
    if (known) return known;
    const saved = await store.loadProgress<Collection>(taskOf(`clips/${userId}`));
    const collection = saved ?? { nextAt: Number.NEGATIVE_INFINITY, kept: [] };
    collections.set(userId, collection);
    return collection;
  };

  /** Clips of an account that is no longer followed are deleted after a month like all others, without asking for them. */
  const removeStale = async (now: number) => {
    const left = [...(await ownersNow())].filter((userId) => !users.has(userId));
    for (const userId of left) {
      const { nextAt, kept } = await collectionOf(userId);
      if (nextAt > now) continue;
      const stale = kept.filter(({ createdAt }) => createdAt < now - KEPT_MS);
      await remove(stale);
      const rest = kept.filter((one) => !stale.includes(one));
      await save(userId, { nextAt: now + AGAIN_MS, kept: rest });
    }
  };

  const nextOf = (userId: string) => collections.get(userId)?.nextAt ?? Number.NEGATIVE_INFINITY;

  return {
    name: 'clips',
    dueAt: () =>
      Math.max(
        Math.min(...[...users.keys()].map(nextOf)),
        steppedAt + PAUSE_MS,
        client.heldUntil(),
      ),
    step: async () => {
      const now = clock.now();
      steppedAt = now;
      // Until the list is read, it is not known which channels are followed.
      if (!list.current()) return;
      await removeStale(now);
      const due = [...users].filter(([userId]) => nextOf(userId) <= now).slice(0, BATCH);
      for (const [userId, user] of due) {
        const { nextAt, kept } = await collectionOf(userId);
        if (nextAt <= now) await read(userId, user, kept);
      }
    },
  };
}
