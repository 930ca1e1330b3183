/** Whatever the portal can show, the demo shows soon after its start: each kind at the moment of a start or within a day of it. */
import { describe, expect, it } from 'vitest';
import { openArchive } from './archive';
import { boardAt } from './board';
import { snapshotAt, type Entry } from './entry';
import { createDemoLines } from './lines';
import type { StreamEntry } from './stream-entry';
import { DAY, dayAt, MINUTE } from './time';
import { createWorld } from './world';

const NOW = Date.UTC(2026, 10, 20, 11);
const world = createWorld('oshimado');
const lines = createDemoLines(world);
const board = boardAt(world, NOW);
const around = [-1, 0, 1].map((day) => world.dayOf(dayAt(NOW) + day));
const streams = around.flatMap((day) => day.streams);
const soon = (moment: number | undefined) =>
  moment !== undefined && moment > NOW && moment < NOW + DAY;
const recordsAt = (entries: readonly Entry[], now: number) =>
  entries.flatMap((entry) => snapshotAt(entry, now) ?? []);
/** The recordings that lists of a new store begin with. */
const newest = openArchive(world, NOW).streams.slice(0, 60);
const recordings = recordsAt(newest, NOW).filter(({ status }) => status === 'past');

describe('what is live or comes', () => {
  it('what is live or comes has translations that arrive in several languages', () => {
    const said = lines.between(NOW, NOW + 5 * MINUTE);
    expect(new Set(said.map(({ lang }) => lang)).size).toBeGreaterThan(2);
    const live = new Set(board.filter(({ status }) => status === 'live').map(({ id }) => id));
    expect(said.filter(({ video }) => live.has(video)).length).toBeGreaterThan(20);
  });

  it('what is live or comes has an event on two platforms', () => {
    const shared = board.filter(({ simulcasts = [] }) => simulcasts.length > 0);
    expect(new Set(shared.map(({ type }) => type))).toEqual(new Set(['stream', 'placeholder']));
  });

  it('what is live or comes has placeholders of all three kinds', () => {
    const kinds = board.flatMap(({ type, placeholderType }) =>
      type === 'placeholder' ? [placeholderType] : [],
    );
    expect(new Set(kinds)).toEqual(new Set(['external-stream', 'event', 'scheduled-yt-stream']));
  });
});

describe('what happens within a day', () => {
  const happens = (of: (plan: StreamEntry['plan']) => number | undefined) =>
    streams.filter(({ plan }) => soon(of(plan))).length;

  it('streams start and end', () => {
    expect(happens(({ start }) => start)).toBeGreaterThan(20);
    expect(happens(({ end }) => end)).toBeGreaterThan(20);
  });

  it('a stream is moved, one is called off or goes missing, and guests are named late', () => {
    expect(happens(({ moved }) => moved?.at)).toBeGreaterThan(0);
    expect(happens(({ gone }) => gone)).toBeGreaterThan(0);
    expect(happens(({ joined }) => joined)).toBeGreaterThan(0);
    const missing = recordsAt(streams, NOW + DAY).filter(({ status }) => status === 'missing');
    expect(missing.length).toBeGreaterThan(0);
  });

  it('a stream continues another one and names it', () => {
    const refers = recordsAt(streams, NOW + DAY).filter((video) => (video.refers ?? []).length > 0);
    expect(refers.length).toBeGreaterThan(0);
  });
});

describe('the newest recordings', () => {
  it('the newest recordings have comments with moments, most of them', () => {
    const commented = recordings.filter(({ comments = [] }) =>
      comments.some(({ message }) => /\d:\d\d/.test(message)),
    );
    expect(commented.length / recordings.length).toBeGreaterThan(0.6);
  });

  it('the newest recordings have set lists, as songs and as comments', () => {
    const sung = recordings.filter(({ songs = [] }) => songs.length > 1);
    expect(sung.length).toBeGreaterThan(0);
    const all = recordsAt(openArchive(world, NOW).streams.slice(0, 400), NOW);
    expect(
      all.some(({ comments = [] }) => comments.some(({ message }) => message.startsWith('01. '))),
    ).toBe(true);
  });

  it('the newest recordings have whole scripts, of which hiding spoilers leaves a part out', () => {
    const translated = recordings.filter(
      ({ live_tl_count = {} }) => Object.keys(live_tl_count).length > 0,
    );
    expect(translated.length).toBeGreaterThan(5);
    const scripts = translated.map((video) => {
      const [lang = ''] = Object.keys(video.live_tl_count ?? {});
      const [start, end] = [Number(video.start_actual), Number(video.end_actual)];
      const said = lines.of({ room: video.id, lang, startsAt: start }, NOW);
      expect(said).toHaveLength(video.live_tl_count?.[lang] ?? 0);
      return { said, until: said.filter(({ timestamp }) => timestamp <= (start + end) / 2) };
    });
    const halved = scripts.filter(
      ({ said, until }) => until.length > 0 && until.length < said.length,
    );
    expect(halved.length).toBeGreaterThan(3);
  });
});
