import { beforeAll, describe, expect, it } from 'vitest';
import type { SourceProgress } from '../source';
import { boardAt, changesBetween } from './board';
import { createDemoSource } from './demo-source';
import { createHandClock, type HandClock } from './testing/hand-clock';
import { createMemoryStore, type MemoryStore } from './testing/memory-store';
import { DAY, HOUR, MINUTE, SECOND } from './time';
import { createWorld } from './world';

const START = Date.UTC(2026, 10, 20, 11, 2, 3);
const source = createDemoSource();
const world = createWorld('oshimado');

function setUp(store: MemoryStore, clock: HandClock) {
  const ending = new AbortController();
  const warnings: object[] = [];
  const reports: SourceProgress[] = [];
  const context = {
    store,
    clock,
    signal: ending.signal,
    log: { info: () => undefined, warn: (details: object) => void warnings.push(details) },
    onProgress: (report: SourceProgress) => void reports.push(report),
  };
  return { context, warnings, reports, abort: () => ending.abort() };
}

/** One run of a server: fills the store, follows the clock for a while, stops. */
async function live(store: MemoryStore, clock: HandClock, ms: number) {
  const { context, abort, warnings } = setUp(store, clock);
  await source.fill(context);
  const following = source.follow(context);
  await clock.advance(ms);
  abort();
  await following;
  return warnings;
}

async function filled(start = START) {
  const clock = createHandClock(start);
  const store = createMemoryStore();
  const { context, reports } = setUp(store, clock);
  await source.fill(context);
  return { clock, store, reports };
}

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1);
const open = ({ videos }: MemoryStore) =>
  [...videos.values()]
    .filter(({ status }) => status === 'live' || status === 'upcoming')
    .sort(byId);
const count = (
  { videos }: MemoryStore,
  matches: (type: string | undefined, status: string) => boolean,
) => [...videos.values()].filter(({ type, status }) => matches(type, status)).length;

describe('the first fill', () => {
  let first: Awaited<ReturnType<typeof filled>>;
  beforeAll(async () => {
    first = await filled();
  });

  it('the first fill writes 11 orgs, 300 channels, exactly 5,000 archived streams and 2,000 clips', () => {
    const { store } = first;
    expect(store.orgs.size).toBe(11);
    expect(store.channels.size).toBe(300);
    const isArchived = (status: string) => status === 'past' || status === 'missing';
    expect(count(store, (type, status) => type === 'stream' && isArchived(status))).toBe(5_000);
    expect(count(store, (type) => type === 'clip')).toBe(2_000);
    expect(count(store, (_, status) => status === 'missing')).toBeGreaterThan(50);
  });
  it('the first fill writes the board of the moment', () => {
    expect(open(first.store)).toEqual(boardAt(world, START).sort(byId));
    for (const kind of ['scheduled-yt-stream', 'external-stream', 'event']) {
      expect(open(first.store).some(({ placeholderType }) => placeholderType === kind)).toBe(true);
    }
  });
  it('the first fill reports its progress in batches', () => {
    const { reports, store } = first;
    expect(reports.filter(({ task }) => task === 'archive').map(({ done }) => done)).toEqual([
      0, 1_000, 2_000, 3_000, 4_000, 5_000,
    ]);
    expect(reports.at(-1)).toEqual({ task: 'clips', done: 2_000, total: 2_000 });
    expect(Math.max(...store.batches)).toBeLessThanOrEqual(1_000);
  });
  it('the first fill is not repeated: a second one writes little more than the board', async () => {
    const { store } = await filled();
    const before = store.batches.length;
    const { context } = setUp(store, createHandClock(START + MINUTE));
    await source.fill(context);
    const again = store.batches.slice(before).reduce((sum, size) => sum + size, 0);
    expect(again).toBeLessThan(800);
    expect(open(store)).toEqual(boardAt(world, START + MINUTE).sort(byId));
  });
});

describe('following', () => {
  it('streams go live, gain viewers and end as time passes, and the board is right at every tick', async () => {
    const { store, clock } = await filled();
    const { context, abort, warnings } = setUp(store, clock);
    const following = source.follow(context);
    const seen = new Map<string, Set<string>>();
    for (let step = 0; step < 36; step += 1) {
      await clock.advance(5 * MINUTE);
      const tick = Math.floor(clock.now() / (5 * SECOND)) * 5 * SECOND;
      expect(open(store)).toEqual(boardAt(world, tick).sort(byId));
      for (const { id, status } of store.videos.values()) {
        seen.set(id, (seen.get(id) ?? new Set()).add(status));
      }
    }
    abort();
    await following;
    const lives = [...seen.values()];
    expect(lives.some((states) => states.has('upcoming') && states.has('live'))).toBe(true);
    expect(lives.some((states) => states.has('live') && states.has('past'))).toBe(true);
    expect(
      lives.some((states) => ['upcoming', 'live', 'past'].every((state) => states.has(state))),
    ).toBe(true);
    expect(count(store, (type) => type === 'clip')).toBeGreaterThan(2_000);
    expect(warnings).toEqual([]);
  });

  it('following writes nothing at a tick without changes, and viewers every 15 seconds', async () => {
    const { store, clock } = await filled();
    const { context, abort } = setUp(store, clock);
    const following = source.follow(context);
    await clock.advance(MINUTE);
    for (let tick = 0; tick < 36; tick += 1) {
      const before = { now: clock.now(), written: store.batches.length };
      await clock.advance(5 * SECOND);
      const grid = (time: number) => Math.floor(time / (5 * SECOND)) * 5 * SECOND;
      const [after, now] = [grid(before.now), grid(clock.now())];
      const { records } = changesBetween(world, () => true, { after, until: now, now });
      const counts = Math.floor(after / (15 * SECOND)) < Math.floor(now / (15 * SECOND));
      const writes = store.batches.length > before.written;
      expect(writes).toBe(counts || records.length > 0);
    }
    abort();
    await following;
  });

  it('a failed write is logged and repeated at the next tick', async () => {
    const { store, clock } = await filled();
    const { context, abort, warnings } = setUp(store, clock);
    const following = source.follow(context);
    await clock.advance(MINUTE);
    store.beforeVideos = () => {
      throw new Error('the store is away');
    };
    await clock.advance(30 * MINUTE);
    expect(warnings.length).toBeGreaterThan(100);
    store.beforeVideos = () => undefined;
    await clock.advance(5 * SECOND);
    const tick = Math.floor(clock.now() / (5 * SECOND)) * 5 * SECOND;
    expect(open(store)).toEqual(boardAt(world, tick).sort(byId));
    abort();
    await following;
  });
});

describe('a restart changes nothing', () => {
  it('after a stop, a pause and a second run the rows are those of one long run', async () => {
    const [one, two] = [createMemoryStore(), createMemoryStore()];
    await live(one, createHandClock(START), 3 * HOUR);
    await live(two, createHandClock(START), 40 * MINUTE);
    await live(two, createHandClock(START + 2.5 * HOUR), 0.5 * HOUR);
    expect(two.videos.size).toBe(one.videos.size);
    expect([...two.videos.values()].sort(byId)).toEqual([...one.videos.values()].sort(byId));
  });

  it('a first fill killed half way is continued, with the same archive', async () => {
    const later = START + 20 * MINUTE;
    const whole = createMemoryStore();
    await live(whole, createHandClock(START), 20 * MINUTE);
    const killed = createMemoryStore();
    let writes = 0;
    killed.beforeVideos = () => {
      writes += 1;
      if (writes === 4) throw new Error('killed');
    };
    await expect(live(killed, createHandClock(START), 0)).rejects.toThrow('killed');
    expect(killed.videos.size).toBeLessThan(5_000);
    await live(killed, createHandClock(later - MINUTE), MINUTE);
    expect([...killed.videos.keys()].sort()).toEqual([...whole.videos.keys()].sort());
    expect([...killed.videos.values()].sort(byId)).toEqual([...whole.videos.values()].sort(byId));
  });

  it('after a pause of days everything since is stored, and no ended stream is left open', async () => {
    const { store } = await filled();
    const later = START + 9 * DAY;
    const { context, reports } = setUp(store, createHandClock(later));
    await source.fill(context);
    expect(open(store)).toEqual(boardAt(world, later).sort(byId));
    expect(count(store, (type) => type === 'stream')).toBeGreaterThan(5_000 + 9 * 200);
    expect(reports.some(({ task }) => task === 'what happened meanwhile')).toBe(true);
  });

  it('streams left open by another seed are closed', async () => {
    const { store } = await filled();
    const before = open(store).map(({ id }) => id);
    const { context } = setUp(store, createHandClock(START + HOUR));
    await createDemoSource({ seed: 7 }).fill(context);
    const after = new Set(open(store).map(({ id }) => id));
    expect(before.filter((id) => after.has(id))).toEqual([]);
    expect(open(store)).toEqual(boardAt(createWorld('7'), START + HOUR).sort(byId));
  });
});

it('a fill ends when its signal is aborted', async () => {
  const { context, abort } = setUp(createMemoryStore(), createHandClock(START));
  abort();
  await expect(source.fill(context)).rejects.toThrow('abort');
});
