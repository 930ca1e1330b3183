/**
 * A simulated day of YouTube and Twitch on one store: what it costs, how late the board is, that streams of one event are one card, and
 * that nothing is lost while processes take over from each other.
 */
import {
  createMemoryStore,
  type MemoryStore,
} from '../../apps/api/src/sources/holodex/testing/memory-store';
import { createTwitchSource } from '../../apps/api/src/sources/twitch/twitch-source';
import { createYoutubeSource } from '../../apps/api/src/sources/youtube/youtube-source';
import type { VideoRecord } from '../../apps/api/src/store/records';
import { boardRows, cardsOf } from './board-rows';
import { createFeeders } from './feeder';
import { createMovedClock } from './moved-clock';
import { ownedStores } from './owned-store';
import { isOutage, platformFaults } from './platform-faults';
import {
  makePlatformWorld,
  NOBODY_FEEDS,
  type Platform,
  type PlatformWorld,
  type Showing,
} from './platform-world';
import { createTwitchStandIn } from './twitch-stand-in';
import { DAY, HOUR, MIDNIGHT, MINUTE } from './youtube-life';
import { createYoutubeStandIn } from './youtube-stand-in';

const AMONG = ['youtube', 'twitch'];
const TICK_MS = 5 * MINUTE;
/** What is wrong for longer than this, without a platform being away, is wrong. */
const SETTLED_MS = 30 * MINUTE;

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
const spread = (values: readonly number[]) => ({
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
});

/** The rows of the store at a moment. */
export interface StoredRows {
  readonly now: number;
  readonly videos: readonly VideoRecord[];
}

export interface PlatformDay {
  readonly world: PlatformWorld;
  readonly store: MemoryStore;
  readonly figures: DayFigures;
  /** The open rows every two hours. */
  readonly moments: readonly StoredRows[];
}

export interface DayFigures {
  readonly channels: number;
  /** Streams whose delay was measured, by platform. */
  readonly streams: Readonly<Record<Platform, number>>;
  /** Streams that did not go as planned, and faults of the platforms and of processes. */
  readonly faults: number;
  readonly units: Readonly<Record<string, number>>;
  readonly totalUnits: number;
  readonly twitchCalls: number;
  readonly feeds: number;
  /** Seconds from the start to the board. */
  readonly announced: { readonly p50: number; readonly p95: number };
  readonly sudden: { readonly p50: number; readonly p95: number };
  readonly twitch: { readonly p50: number; readonly p95: number };
  /** Events on more than one row, and how many of them were one card whenever all their rows were live. */
  readonly events: number;
  readonly oneCard: number;
  /** The fullest board. */
  readonly board: { readonly rows: number; readonly cards: number };
  readonly comments: { readonly streams: number; readonly read: number; readonly kept: number };
  /** Processes that fed, and those that were killed or lost the lock. */
  readonly processes: number;
  /** Rows that are not as they should be, each with what is wrong. */
  readonly wrong: readonly string[];
}

interface Firsts {
  readonly live: Map<string, number>;
  readonly past: Map<string, number>;
  readonly missing: Map<string, number>;
}

/** The store, noting when rows were first written as live, past and missing. */
function noting(store: MemoryStore, now: () => number): { store: MemoryStore; firsts: Firsts } {
  const firsts: Firsts = { live: new Map(), past: new Map(), missing: new Map() };
  const note = (rows: Map<string, number>, id: string) => {
    if (!rows.has(id)) rows.set(id, now());
  };
  return {
    firsts,
    store: {
      ...store,
      writeVideos: async (records) => {
        const count = await store.writeVideos(records);
        for (const { id, status } of records)
          if (status === 'live' || status === 'past') note(firsts[status], id);
        return count;
      },
      markMissing: async (ids) => {
        for (const id of ids) note(firsts.missing, id);
        return store.markMissing(ids);
      },
    },
  };
}

const isHiddenAt = ({ hidden = [] }: Showing, now: number) =>
  hidden.some(({ from, to = Infinity }) => from <= now && now < to);

const isOnAir = (one: Showing, now: number) =>
  one.startedAt !== undefined &&
  one.startedAt <= now &&
  now < (one.endedAt ?? Infinity) &&
  !isHiddenAt(one, now);

/** When something last happened to it, up to now. */
const lastChange = ({ startedAt = 0, endedAt = 0, hidden = [] }: Showing, now: number) =>
  Math.max(
    ...[startedAt, endedAt, ...hidden.flatMap(({ from, to = 0 }) => [from, to])].filter(
      (time) => time <= now,
    ),
    0,
  );

/** Looks at the board now and then, and notes what is wrong with it. */
function createObserver({ showings }: PlatformWorld, store: MemoryStore, { live }: Firsts) {
  const byId = new Map(showings.map((one) => [one.id, one]));
  const onAir = showings.filter(
    ({ startedAt, ending }) => startedAt !== undefined && ending !== 'live',
  );
  const shared = new Map<string, Showing[]>();
  for (const one of onAir) shared.set(one.event, [...(shared.get(one.event) ?? []), one]);
  for (const [event, members] of shared) if (members.length < 2) shared.delete(event);
  const wrong = new Set<string>();
  const split = new Set<string>();
  const seenTogether = new Set<string>();
  let fullest = { rows: 0, cards: 0 };

  const lookAtCards = (now: number) => {
    const rows = boardRows(store.videos.values(), now);
    const cards = cardsOf(rows);
    if (rows.length > fullest.rows) fullest = { rows: rows.length, cards: cards.size };
    const cardOf = new Map<string, string>();
    const liveRows = new Set<string>();
    for (const [name, members] of cards) {
      const events = new Set(members.map(({ id }) => byId.get(id)?.event ?? id));
      if (events.size > 1) wrong.add(`one card of ${[...events].sort().join(' and ')}`);
      for (const { id, status } of members) {
        cardOf.set(id, name);
        if (status === 'live') liveRows.add(id);
      }
    }
    for (const [event, members] of shared) {
      if (!members.every(({ id }) => liveRows.has(id))) continue;
      seenTogether.add(event);
      if (new Set(members.map(({ id }) => cardOf.get(id))).size > 1) split.add(event);
    }
    return liveRows;
  };

  const lookAtStates = (now: number, liveRows: ReadonlySet<string>) => {
    for (const one of onAir) {
      const from = lastChange(one, now);
      if (now - from < SETTLED_MS || isOutage(one.platform, now, SETTLED_MS)) continue;
      const isShown = liveRows.has(one.id);
      if (isShown && !isOnAir(one, now))
        wrong.add(`${one.id} (${one.trouble}): live after its end`);
      // What was hidden for hours is found again later.
      const mayBeLate = one.trouble === 'banned' || !live.has(one.id);
      if (!isShown && isOnAir(one, now) && !mayBeLate)
        wrong.add(`${one.id} (${one.trouble}): not live, but on air`);
    }
  };

  return {
    look: (now: number) => lookAtStates(now, lookAtCards(now)),
    result: () => ({
      wrong: [...wrong, ...[...split].map((event) => `two cards of ${event}`)],
      events: seenTogether.size,
      oneCard: seenTogether.size - split.size,
      board: fullest,
    }),
  };
}

const stamped = /\d:\d\d/;

/** Comments that were read, compared with those with a time stamp that were there by then. */
function commentsOf({ videos }: PlatformWorld, store: MemoryStore) {
  const commented = videos.filter(({ comments }) => comments !== undefined);
  const wrong: string[] = [];
  let [read, kept] = [0, 0];
  for (const { id, comments = [], endedAt = 0 } of commented) {
    const readAt = store.commentsReadAt.get(id)?.getTime();
    if (readAt === undefined) continue;
    read += 1;
    const wanted = comments
      .filter(({ text, at = 0 }) => stamped.test(text) && at <= readAt)
      .map((comment) => comment.id);
    const has = (store.videos.get(id)?.comments ?? []).map(({ comment_key }) => comment_key);
    kept += has.length;
    if (has.join() !== wanted.join()) wrong.push(`${id}: comments ${has.join()}`);
    if (readAt < endedAt) wrong.push(`${id}: comments read before its end`);
  }
  return { wrong, figures: { streams: commented.length, read, kept } };
}

function delaysOf({ showings }: PlatformWorld, { live }: Firsts) {
  const measured = showings.flatMap((one) => {
    const { id, platform, startedAt, trouble } = one;
    if (startedAt === undefined || startedAt < MIDNIGHT || trouble === 'deleted') return [];
    // Within an outage nothing can be on time.
    if (isOutage(platform, startedAt + 10 * MINUTE, 10 * MINUTE)) return [];
    const shown = live.get(id) ?? MIDNIGHT + DAY;
    return [{ platform, isSudden: trouble === 'sudden', seconds: (shown - startedAt) / 1_000 }];
  });
  const of = (wanted: Platform, isSudden: boolean) =>
    measured
      .filter((one) => one.platform === wanted && one.isSudden === isSudden)
      .map(({ seconds }) => seconds);
  const [announced, sudden, twitch] = [
    of('youtube', false),
    of('youtube', true),
    of('twitch', false),
  ] as const;
  return {
    streams: { youtube: announced.length + sudden.length, twitch: twitch.length },
    announced: spread(announced),
    sudden: spread(sudden),
    twitch: spread(twitch),
  };
}

/** States that do not fit at the end of the day, and those that were written too early. */
function endingsOf(
  { showings }: PlatformWorld,
  store: MemoryStore,
  { past, missing }: Firsts,
): string[] {
  return showings.flatMap(({ id, trouble, ending, endedAt = 0 }) => {
    const status = store.videos.get(id)?.status ?? 'removed';
    return [
      status !== ending && `${id} (${trouble}): ${status}, not ${ending}`,
      trouble === 'absent' && missing.has(id) && `${id}: missing by one answer`,
      // A break is an end, until it goes on.
      trouble !== 'break' && (past.get(id) ?? endedAt) < endedAt && `${id}: over before its end`,
    ].filter((words) => words !== false);
  });
}

const PLANNED: ReadonlySet<string> = new Set(['plain', 'old']);

/** Lets a day of so many channels pass. @param units of the day that Google grants */
export async function platformDay(
  count: number,
  seed: number,
  units: number,
): Promise<PlatformDay> {
  const world = makePlatformWorld(count, seed);
  const clock = createMovedClock(MIDNIGHT);
  const faults = platformFaults(clock.now);
  const youtube = createYoutubeStandIn({ ...world, now: clock.now, units });
  const twitch = createTwitchStandIn({ ...world, videos: world.recordings, now: clock.now });
  youtube.fault = faults.youtube;
  twitch.fault = faults.twitch;
  const { store, firsts } = noting(createMemoryStore(clock.now), clock.now);
  const { sourceOf } = ownedStores(store);
  const list = { listPath: 'channels.yaml', readList: async () => world.list };
  const feeders = createFeeders({
    clock,
    createSources: () => [
      createYoutubeSource({ ...list, key: 'key', units, fetch: clock.watch(youtube.fetch) }),
      createTwitchSource({
        ...list,
        clientId: 'id',
        clientSecret: 'secret',
        fetch: clock.watch(twitch.fetch),
      }),
    ],
    storeOf: ({ name }) => sourceOf({ name, among: AMONG }),
  });
  const observer = createObserver(world, store, firsts);
  const moments: StoredRows[] = [];

  const runTo = async (until: number) => {
    for (let at = clock.now(); at < until;) {
      at = Math.min(until, (Math.floor(at / TICK_MS) + 1) * TICK_MS);
      // oxlint-disable-next-line no-await-in-loop -- time passes in steps
      await clock.runTo(at);
      if (at % TICK_MS === 0) observer.look(at);
      if ((at - MIDNIGHT) % (2 * HOUR) === 0) {
        const open = [...store.videos.values()].filter(({ title }) => title !== 'Old');
        moments.push({ now: at, videos: open });
      }
    }
  };

  const first = feeders.start();
  await runTo(MIDNIGHT + 9 * HOUR + 5 * MINUTE);
  // A second process waits, and takes over when the first one is killed in the middle of its work.
  const second = feeders.start();
  await runTo(MIDNIGHT + 9 * HOUR + 7.5 * MINUTE);
  await first.kill();
  await runTo(MIDNIGHT + 9 * HOUR + 8 * MINUTE);
  const tookOver = second.isFeeding();
  await runTo(NOBODY_FEEDS);
  // An update: for a minute no process feeds.
  await second.stop();
  await runTo(NOBODY_FEEDS + MINUTE);
  const third = feeders.start();
  await runTo(MIDNIGHT + 20.5 * HOUR);
  // The connection with the lock is lost; the other process is faster.
  const fourth = feeders.start();
  await clock.runTo(clock.now() + 3_000);
  third.loseLock();
  await runTo(MIDNIGHT + 20.5 * HOUR + MINUTE);
  const isOne = [third, fourth].filter((one) => one.isFeeding()).length === 1;
  await runTo(MIDNIGHT + DAY - MINUTE);
  await Promise.all([third.stop(), fourth.stop()]);

  const spent = { ...[...youtube.units.values()][0] };
  const { wrong, ...cards } = observer.result();
  const comments = commentsOf(world, store);
  return {
    world,
    store,
    moments,
    figures: {
      channels: count,
      ...delaysOf(world, firsts),
      faults: world.showings.filter(({ trouble }) => !PLANNED.has(trouble)).length + faults.count(),
      units: spent,
      totalUnits: Object.values(spent).reduce((sum, one) => sum + one, 0),
      twitchCalls: [...twitch.calls.values()].reduce((sum, one) => sum + one, 0),
      feeds: youtube.feedRequests(),
      ...cards,
      comments: comments.figures,
      processes: 4,
      wrong: [
        ...wrong,
        ...endingsOf(world, store, firsts),
        ...comments.wrong,
        ...(tookOver ? [] : ['the second process did not take over']),
        ...(isOne ? [] : ['not one process feeds after the lock was lost']),
      ],
    },
  };
}
