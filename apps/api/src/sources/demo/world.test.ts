import { eventIds } from '@oshimado/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VideoRecord } from '../../store/records';
import { openArchive } from './archive';
import { boardAt } from './board';
import { snapshotAt } from './entry';
import type { StreamEntry } from './stream-entry';
import { dayAt, DAY, HOUR, MINUTE, SECOND } from './time';
import { viewersAt } from './viewers';
import { createWorld } from './world';

const SEED = 'oshimado';
const START = Date.UTC(2026, 10, 20, 3);
const world = createWorld(SEED);
const hours = Array.from({ length: 7 * 24 }, (_, hour) => START + hour * HOUR);
const weekDays = Array.from({ length: 7 }, (_, day) => dayAt(START) + day);
const anyTime = fc.integer({ min: START, max: START + 7 * DAY });
const streams = weekDays.flatMap((day) => world.dayOf(day).streams);
const live = streams.filter(({ plan }) => plan.kind === 'live');
const isOpen = ({ status }: VideoRecord) => status === 'live' || status === 'upcoming';

describe('the same seed and time give the same world', () => {
  it('another process that has generated other days before gets the same world', () => {
    fc.assert(
      fc.property(anyTime, fc.integer({ min: -40, max: 40 }), (now, days) => {
        const other = createWorld(SEED);
        boardAt(other, now + days * DAY);
        expect(boardAt(other, now)).toEqual(boardAt(world, now));
      }),
      { numRuns: 3 },
    );
  });
  it('another seed gives another world', () => {
    const mine = new Set(boardAt(world, START).map(({ id }) => id));
    const other = boardAt(createWorld('another'), START);
    expect(other.length).toBeGreaterThan(100);
    expect(other.filter(({ id }) => mine.has(id))).toEqual([]);
  });
});

describe('the board at every hour of a week', () => {
  const talents = new Map(world.talents.map((talent) => [talent.id, talent]));
  const boards = hours.map((now) => ({ now, board: boardAt(world, now) }));
  const soon = (now: number) => (video: VideoRecord) =>
    Number(video.available_at) <= now + 48 * HOUR;

  it('the board at every hour of a week has at least 24 entries of Hololive that are live or come within 48 hours', () => {
    for (const { now, board } of boards) {
      const mine = board.filter(
        ({ channel_id }) => talents.get(channel_id)?.org.name === 'Hololive',
      );
      expect(mine.filter(soon(now)).length).toBeGreaterThanOrEqual(24);
    }
  });
  it('the board at every hour of a week has at least 15 live and 100 upcoming', () => {
    for (const { board } of boards) {
      const count = (status: string) => board.filter((video) => video.status === status).length;
      expect(count('live')).toBeGreaterThanOrEqual(15);
      expect(count('upcoming')).toBeGreaterThanOrEqual(100);
    }
  });
  it('the board at every hour of a week is fuller in the evening of Tokyo than before its dawn', () => {
    const liveAt = (hour: number) =>
      boards
        .filter(({ now }) => new Date(now + 9 * HOUR).getUTCHours() === hour)
        .reduce(
          (sum, { board }) => sum + board.filter(({ status }) => status === 'live').length,
          0,
        );
    expect(liveAt(22)).toBeGreaterThan(1.5 * liveAt(5));
  });
  it('the board at every hour of a week has as many entries with other seeds', () => {
    for (const seed of ['1', 'window', '4600']) {
      const other = createWorld(seed);
      for (let now = START; now < START + 2 * DAY; now += 3 * HOUR) {
        const board = boardAt(other, now);
        expect(board.filter(({ status }) => status === 'live').length).toBeGreaterThanOrEqual(15);
      }
    }
  });
});

describe('at any moment', () => {
  it('a live video has started and not ended, an upcoming one has done neither', () => {
    fc.assert(
      fc.property(anyTime, (now) => {
        for (const video of boardAt(world, now)) {
          const { status, type, start_actual, end_actual, live_viewers = 0 } = video;
          const isLive = status === 'live';
          expect(isOpen(video)).toBe(true);
          expect(end_actual ?? null).toBeNull();
          expect(Number(start_actual ?? Infinity) <= now).toBe(isLive);
          expect(live_viewers > 0).toBe(isLive && type === 'stream');
        }
      }),
      { numRuns: 40 },
    );
  });
  it('a past one has ended, with the time between as its length', () => {
    fc.assert(
      fc.property(anyTime, fc.nat(streams.length - 1), (now, index) => {
        const video = streams[index]?.recordAt(now);
        fc.pre(video?.status === 'past');
        const { duration = 0, start_actual, end_actual } = video;
        expect(duration).toBeGreaterThan(0);
        expect(video.live_viewers).toBe(0);
        // An upload has a length and no times.
        const length = end_actual ? (Number(end_actual) - Number(start_actual)) / SECOND : duration;
        expect(Number(end_actual)).toBeLessThanOrEqual(now);
        expect(duration).toBe(length);
      }),
      { numRuns: 500 },
    );
  });
  it('a video is available at its actual start, else its scheduled one, else its publication', () => {
    fc.assert(
      fc.property(anyTime, (now) => {
        for (const entry of world.entriesAround(now, now)) {
          const video = snapshotAt(entry, now);
          if (!video) continue;
          const { start_actual, start_scheduled, published_at, available_at } = video;
          expect(available_at).toEqual(start_actual ?? start_scheduled ?? published_at);
        }
      }),
      { numRuns: 4 },
    );
  });
  it('no channel is live on two streams at once', () => {
    for (const now of hours) {
      const on = boardAt(world, now).filter(
        ({ type, status }) => type === 'stream' && status === 'live',
      );
      expect(new Set(on.map(({ channel_id }) => channel_id)).size).toBe(on.length);
    }
  });
  it('the board is everything that is live or upcoming, and nothing else', () => {
    fc.assert(
      fc.property(anyTime, (now) => {
        const open = world
          .entriesAround(now, now)
          .map((entry) => snapshotAt(entry, now))
          .filter((video) => video !== undefined && isOpen(video));
        expect(boardAt(world, now)).toEqual(open);
      }),
      { numRuns: 3 },
    );
  });
  it('times are whole seconds, in ascending order', () => {
    for (const { moments } of world.entriesAround(START, START + DAY)) {
      expect(moments).toEqual([...moments].sort((a, b) => a - b));
      expect(moments.every((moment) => moment % SECOND === 0)).toBe(true);
    }
  });
  it('a record is the same between two moments', () => {
    fc.assert(
      fc.property(anyTime, fc.nat(streams.length - 1), (now, index) => {
        const entry = streams[index];
        fc.pre(entry !== undefined);
        const last = entry.moments.findLast((moment) => moment <= now);
        expect(entry.recordAt(now)).toEqual(last === undefined ? undefined : entry.recordAt(last));
      }),
    );
  });
});

describe('streams of a week', () => {
  const lateBy = ({ plan }: StreamEntry) => (plan.start ?? plan.scheduled) - plan.scheduled;
  const share = (list: readonly StreamEntry[]) => list.length / live.length;

  it('most start on time, some late, a few very late, a few never', () => {
    expect(share(live.filter((one) => lateBy(one) < 5 * MINUTE))).toBeGreaterThan(0.6);
    expect(live.some((one) => lateBy(one) > 45 * MINUTE)).toBe(true);
    const never = live.filter(({ plan }) => plan.start === undefined);
    expect(share(never)).toBeGreaterThan(0.005);
    expect(share(never)).toBeLessThan(0.05);
    for (const { plan, recordAt } of never) {
      expect(recordAt(Number(plan.gone) - SECOND)?.status).toBe('upcoming');
      expect(recordAt(Number(plan.gone))).toMatchObject({ status: 'missing', start_actual: null });
    }
  });
  it('some are far longer than usual for their topic', () => {
    const over = live.filter(
      ({ plan: { start = 0, end = 0, topic } }) => end - start > topic.hours[1] * HOUR,
    );
    expect(share(over)).toBeGreaterThan(0.03);
  });
  it('they are announced up to two days before', () => {
    for (const { plan } of live) {
      expect(plan.scheduled - plan.announced).toBeGreaterThan(0);
      expect(plan.scheduled - plan.announced).toBeLessThanOrEqual(2 * DAY);
    }
  });
  it('a premiere knows its length before it starts, and an upload has no live info', () => {
    const [premiere] = streams.filter(({ plan }) => plan.kind === 'premiere');
    const [upload] = streams.filter(({ plan }) => plan.kind === 'upload');
    const before = premiere?.recordAt(premiere.plan.announced);
    expect(before).toMatchObject({ status: 'upcoming', duration: expect.any(Number) });
    expect(before?.duration).toBeGreaterThan(100);
    expect(upload?.recordAt(upload.plan.scheduled)).toMatchObject({
      status: 'past',
      start_scheduled: null,
      start_actual: null,
      end_actual: null,
    });
    expect(upload?.pulseAt(upload.plan.scheduled)).toBeUndefined();
  });
  it('there are collabs, also across organizations', () => {
    const collabs = live.filter(({ plan }) => plan.guests.length > 0);
    expect(share(collabs)).toBeGreaterThan(0.08);
    expect(collabs.some(({ plan }) => plan.guests.some(({ org }) => org !== plan.talent.org))).toBe(
      true,
    );
    for (const { plan } of collabs) expect(plan.guests).not.toContain(plan.talent);
  });
});

describe('other changes in a week', () => {
  it('some streams are moved before they start, and have the new time from then on', () => {
    const moved = live.flatMap((entry) =>
      entry.plan.moved ? [{ ...entry, ...entry.plan.moved }] : [],
    );
    expect(moved.length).toBeGreaterThan(20);
    for (const { plan, recordAt, from, at } of moved) {
      expect(at).toBeGreaterThan(plan.announced);
      expect(at).toBeLessThan(Math.min(from, plan.scheduled));
      expect(recordAt(at - SECOND)?.start_scheduled).toEqual(new Date(from));
      expect(recordAt(at)?.start_scheduled).toEqual(new Date(plan.scheduled));
      expect(recordAt(at)?.available_at).toEqual(new Date(plan.scheduled));
    }
  });
  it('some streams are cancelled before they start, some never start without notice', () => {
    const never = live.filter(({ plan }) => plan.start === undefined);
    const calledOff = never.filter(({ plan }) => Number(plan.gone) < plan.scheduled);
    expect(calledOff.length).toBeGreaterThan(3);
    expect(calledOff.length).toBeLessThan(never.length);
    for (const { plan } of calledOff) expect(plan.gone).toBeGreaterThan(plan.announced);
  });
  it('the guests of some streams are announced later than the stream', () => {
    const late = live.filter(({ plan }) => plan.joined !== undefined);
    expect(late.length).toBeGreaterThan(10);
    for (const { plan, recordAt } of late) {
      const joined = Number(plan.joined);
      expect(recordAt(joined - SECOND)?.mentions).toEqual([]);
      expect(recordAt(joined)?.mentions).toEqual(plan.guests.map(({ id }) => id));
      expect(joined).toBeLessThan(Number(plan.start));
    }
  });
  it('some streams continue the previous one, and link to it', () => {
    const parts = live.filter(({ plan }) => plan.refers !== undefined);
    const byId = new Map(live.map((entry) => [entry.id, entry]));
    expect(parts.length).toBeGreaterThan(20);
    for (const { plan, recordAt } of parts) {
      const record = recordAt(plan.announced);
      expect(record?.refers).toEqual([plan.refers]);
      expect(record?.description).toContain(`watch?v=${plan.refers}`);
      const earlier = byId.get(String(plan.refers));
      expect(earlier?.plan.talent).toBe(plan.talent);
      expect(earlier?.plan.scheduled).toBeLessThan(plan.scheduled);
    }
  });
  it('some streams are on another platform at the same time, and each refers to the other', () => {
    const placeholders = new Map(
      weekDays.flatMap((day) => world.dayOf(day).placeholders.map((entry) => [entry.id, entry])),
    );
    const shared = live.filter(({ plan }) => plan.simulcast !== undefined);
    expect(shared.length).toBeGreaterThan(3);
    for (const { id, plan, recordAt } of shared) {
      const twin = placeholders.get(String(plan.simulcast));
      const record = twin?.recordAt(twin.moments[0] ?? 0);
      expect(record).toMatchObject({
        placeholderType: 'external-stream',
        channel_id: plan.talent.id,
        start_scheduled: new Date(plan.scheduled),
        simulcasts: [id],
      });
      expect(recordAt(plan.announced)?.simulcasts).toEqual([plan.simulcast]);
    }
  });
});

it('the guests of some collabs stream them too, and some people stream on two platforms: one event each', () => {
  const iso = (time: Date | null | undefined) => time?.toISOString();
  const events = hours
    .filter((_, hour) => hour % 6 === 0)
    .map((now) => {
      const rows = boardAt(world, now).map((record) => ({
        id: record.id,
        type: record.type ?? 'stream',
        status: record.status,
        topic_id: record.topic_id ?? undefined,
        start_actual: iso(record.start_actual),
        start_scheduled: iso(record.start_scheduled),
        available_at: iso(record.available_at) ?? '',
        duration: record.duration ?? 0,
        channel: { id: record.channel_id },
        mentions: record.mentions?.map((id) => ({ id })),
      }));
      const ids = eventIds(rows);
      const members = rows.filter(({ id }) => ids.has(id));
      const isTwin = ({ type }: (typeof rows)[number]) => type === 'placeholder';
      return {
        twins: new Set(members.filter(isTwin).map(({ id }) => ids.get(id))).size,
        all: new Set(ids.values()).size,
      };
    });
  const most = (name: 'twins' | 'all') => Math.max(...events.map((event) => event[name]));
  expect(events.every(({ all }) => all > 0)).toBe(true);
  expect(most('twins')).toBeGreaterThan(0);
  expect(most('all')).toBeLessThan(40);
});

it('viewers change smoothly after the fast rise at the start', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 100_000 }),
      fc.nat(),
      fc.nat(11_000),
      (peak, key, second) => {
        const audience = { key: [key], start: START, end: START + 4 * HOUR, peak };
        const now = START + 15 * MINUTE + second * SECOND;
        const [one, two] = [viewersAt(audience, now), viewersAt(audience, now + 15 * SECOND)];
        expect(Math.abs(two - one)).toBeLessThanOrEqual(Math.max(2, one * 0.03));
        expect(one).toBeLessThan(peak * 1.2);
      },
    ),
  );
});

describe('an archive opened now', () => {
  const { streams: past, clips, keeps } = openArchive(world, START);
  const records = past.map((entry) => snapshotAt(entry, START));

  it('an archive opened now holds exactly 5,000 streams, all past or missing, and exactly 2,000 clips of them', () => {
    expect(past).toHaveLength(5_000);
    expect(clips).toHaveLength(2_000);
    expect(new Set(records.map((record) => record?.status))).toEqual(new Set(['past', 'missing']));
    const ids = new Set(past.map(({ id }) => id));
    for (const clip of clips) expect(ids.has(clip.source.id)).toBe(true);
  });
  it('an archive opened now contains clips in several languages, by clippers, with the people in them', () => {
    const made = clips.map((clip) => clip.recordAt(START));
    expect(new Set(made.map((clip) => clip?.lang)).size).toBe(9);
    for (const clip of made) {
      expect(clip).toMatchObject({ type: 'clip', status: 'past', sources: [expect.any(String)] });
      expect(clip?.mentions?.length).toBeGreaterThan(0);
    }
  });
  it('an archive opened now contains what ends later, and nothing that ended earlier', () => {
    const ids = new Set(past.map(({ id }) => id));
    for (const day of [...weekDays, dayAt(START) - 40]) {
      for (const entry of world.dayOf(day).streams) {
        expect(keeps(entry)).toBe(entry.closes > START || ids.has(entry.id));
      }
    }
  });
  it('an archive opened now has songs within their stream, and comments with timestamps', () => {
    const songs = records.flatMap((video) => (video?.songs ?? []).map((song) => ({ song, video })));
    expect(songs.length).toBeGreaterThan(1_000);
    for (const { song, video } of songs) {
      expect(song.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      expect(song.start).toBeLessThan(song.end);
      expect(song.end).toBeLessThanOrEqual(video?.duration ?? 0);
    }
    expect(new Set(songs.map(({ song }) => song.id)).size).toBe(songs.length);
    const comments = records.flatMap((video) => video?.comments ?? []);
    expect(comments.length).toBeGreaterThan(1_000);
    expect(comments.every(({ message }) => /\d:\d\d/.test(message))).toBe(true);
    expect(new Set(comments.map(({ comment_key }) => comment_key)).size).toBe(comments.length);
  });
  it('an archive opened now has translated lines on a part of the streams', () => {
    const counted = records.filter((video) => Object.keys(video?.live_tl_count ?? {}).length > 0);
    expect(counted.length).toBeGreaterThan(500);
    expect(counted.length).toBeLessThan(2_500);
  });
});
