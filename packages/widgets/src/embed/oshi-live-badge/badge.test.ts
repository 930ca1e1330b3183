import type { Video } from '@oshimado/contract';
import { describe, expect, it } from 'vitest';
import { badgeOf, badgeText, streamHref, timeUntil } from './badge';
import { loadWords } from './words';

const NOW = Date.parse('2026-05-14T12:00:00Z');
const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(NOW + hours * HOUR_MS).toISOString();

const video = (id: string, more: Partial<Video>): Video => ({
  id,
  title: id,
  published_at: null,
  type: 'stream',
  status: 'upcoming',
  duration: 0,
  available_at: more.start_scheduled ?? at(0),
  channel: {
    id: 'UC1',
    name: 'Aqua Ch.',
    english_name: null,
    type: 'vtuber',
    org: 'Hololive',
    suborg: null,
    photo: '',
  },
  ...more,
});
const live = (id: string, viewers: number) =>
  video(id, { status: 'live', start_actual: at(-1), live_viewers: viewers });
const upcoming = (id: string, hours: number) => video(id, { start_scheduled: at(hours) });

const answer = (rows: readonly Video[], count?: { live: number; upcoming: number }) => ({
  rows,
  count,
  at: NOW,
});

describe('the badge of a channel', () => {
  it('is of the stream that most watch', () => {
    const badge = badgeOf(answer([live('a', 3), live('b', 1_200), upcoming('c', 2)]), true, NOW);
    expect(badge).toMatchObject({ live: 2, viewers: 1_200, name: 'Aqua Ch.' });
    expect(badge.stream?.id).toBe('b');
  });

  it('knows when the next stream starts, without those that are overdue', () => {
    const badge = badgeOf(answer([upcoming('a', -3), upcoming('b', 2)]), true, NOW);
    expect(badge).toMatchObject({
      live: 0,
      viewers: 0,
      stream: undefined,
      next: NOW + 2 * HOUR_MS,
    });
  });

  it('is live from the scheduled start on', () => {
    expect(badgeOf(answer([upcoming('a', -1)]), true, NOW).live).toBe(1);
  });

  it('knows nothing of a channel without rows', () => {
    expect(badgeOf(answer([]), true, NOW)).toMatchObject({
      live: 0,
      next: Infinity,
      name: undefined,
    });
  });
});

it('the badge of an organization counts the whole board, or its rows where the server does not', () => {
  const rows = [live('a', 3), live('b', 5), upcoming('c', 2)];
  expect(badgeOf(answer(rows, { live: 31, upcoming: 9 }), false, NOW)).toMatchObject({
    live: 31,
    viewers: 0,
    stream: undefined,
    name: undefined,
  });
  expect(badgeOf(answer(rows), false, NOW).live).toBe(2);
});

it('a badge leads to a web address or to the portal', () => {
  const portal = 'https://portal.example';
  const hrefOf = (link?: string) => streamHref(video('a b', link ? { link } : {}), portal);
  expect(hrefOf()).toBe(`${portal}/watch/a%20b`);
  expect(hrefOf('https://elsewhere.example/x')).toBe('https://elsewhere.example/x');
  expect(hrefOf('javascript:alert(1)')).toBe(`${portal}/watch/a%20b`);
});

it.each([
  [10_000, 'en', 'in 1 minute'],
  [59 * 60_000, 'en', 'in 59 minutes'],
  [100 * 60_000, 'en', 'in 2 hours'],
  [30 * HOUR_MS, 'de', 'in 30 Stunden'],
  [2 * HOUR_MS, 'ja', '2時間後'],
])('%i ms until a stream are “%s %s”', (ms, lang, text) => {
  expect(timeUntil(ms, lang)).toBe(text);
});

describe('the text of a badge', () => {
  const textOf = async (
    rows: readonly Video[],
    language: string,
    count?: { live: number; upcoming: number },
  ) => {
    const isChannel = count === undefined;
    const name = isChannel ? 'Aqua Ch.' : 'Hololive';
    return badgeText(badgeOf(answer(rows, count), isChannel, NOW), await loadWords(language), {
      name,
      now: NOW,
    });
  };

  it('is short to see, and whole to hear', async () => {
    expect(await textOf([live('a', 1_200)], 'en')).toEqual({
      state: 'live',
      text: 'Live',
      count: '1.2K watching',
      spoken: 'Live, 1,200 watching, Aqua Ch.',
    });
    expect(await textOf([live('a', 12_345)], 'ja')).toMatchObject({
      text: 'ライブ',
      count: '1.23万人が視聴中',
    });
  });

  it('has no count where nobody knows how many watch', async () => {
    expect(await textOf([live('a', 0)], 'en')).toMatchObject({
      count: '',
      spoken: 'Live, Aqua Ch.',
    });
  });

  it('counts the streams of an organization', async () => {
    const some = await textOf([live('a', 3)], 'en', { live: 3, upcoming: 0 });
    expect(some).toEqual({ state: 'live', text: '3 live', count: '', spoken: '3 live, Hololive' });
  });

  it('says when the next stream starts, or that there is none', async () => {
    expect(await textOf([upcoming('a', 2)], 'en')).toMatchObject({
      state: 'upcoming',
      text: 'Next in 2 hours',
      spoken: 'Next in 2 hours, Aqua Ch.',
    });
    expect(await textOf([], 'en')).toMatchObject({ state: 'offline', text: 'Offline' });
  });
});
