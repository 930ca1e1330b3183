/** The row of channels: live ones, those of the next hours, nothing twice. */
import type { Video } from '@oshimado/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryVideos, fromNow, HOUR, MINUTE, NOW, video } from '../testing/videos';
import { STRIP_FIRST } from './video-choice.limits';
import { stripVideos } from './strip-videos';

const idOf = (index: number) => `video${String(index).padStart(6, '0')}`;
const upcoming = (index: number, ms: number, more: Partial<Video> = {}): Video =>
  video({ id: idOf(index), available_at: fromNow(ms), start_scheduled: fromNow(ms), ...more });
const live = (index: number, more: Partial<Video> = {}): Video =>
  video({
    id: idOf(index),
    status: 'live',
    available_at: fromNow(-HOUR),
    start_scheduled: fromNow(-HOUR),
    start_actual: fromNow(-HOUR),
    ...more,
  });
const ids = (videos: readonly Video[], exclude?: readonly string[]) =>
  stripVideos(videos, { now: NOW, ...(exclude && { exclude: new Set(exclude) }) }).map(
    ({ picked }) => picked.id,
  );

describe('The strip shows', () => {
  it('live ones, and upcoming ones within 6 hours as long as there are fewer than 8', () => {
    const all = [live(0), upcoming(1, HOUR), upcoming(2, 6 * HOUR), upcoming(3, 6 * HOUR + MINUTE)];
    expect(ids(all)).toEqual([idOf(0), idOf(1), idOf(2)]);
  });

  it('upcoming ones within 2 hours from the ninth on', () => {
    const eight = Array.from({ length: STRIP_FIRST }, (_, index) => live(index));
    const all = [...eight, upcoming(8, 2 * HOUR), upcoming(9, 2 * HOUR + MINUTE)];
    expect(ids(all)).toEqual([...eight.map(({ id }) => id), idOf(8)]);
  });

  it('nothing that is in a cell already, which makes room for another', () => {
    const eight = Array.from({ length: STRIP_FIRST }, (_, index) => live(index));
    const all = [...eight, upcoming(8, 5 * HOUR)];
    expect(ids(all)).not.toContain(idOf(8));
    expect(ids(all, [idOf(0)])).toEqual([...eight.slice(1).map(({ id }) => id), idOf(8)]);
  });

  it('streams and placeholders on Twitch, and a channel announced twice once', () => {
    const link = 'https://www.twitch.tv/shylily';
    const placeholder = { type: 'placeholder', placeholderType: 'external-stream' } as const;
    const all = [
      upcoming(0, HOUR, { ...placeholder, link }),
      upcoming(1, 2 * HOUR, { ...placeholder, link }),
      upcoming(2, HOUR, { ...placeholder, link: 'https://example.com' }),
      upcoming(3, HOUR, { type: 'clip' }),
    ];
    expect(ids(all)).toEqual(['shylily']);
    expect(ids(all, ['shylily'])).toEqual([]);
  });

  it('nothing that is over, missing or long overdue', () => {
    expect(
      ids([live(0, { status: 'past' }), live(1, { status: 'missing' }), upcoming(2, -3 * HOUR)]),
    ).toEqual([]);
  });

  it('how far away each is', () => {
    const [first, second] = stripVideos([live(0), upcoming(1, 33 * MINUTE)], { now: NOW });
    expect(first).toMatchObject({ isLive: true, distance: HOUR });
    expect(second).toMatchObject({ isLive: false, distance: 33 * MINUTE });
  });
});

it('whatever the board holds, the strip shows each once, none excluded, in the order of the board', () => {
  fc.assert(
    fc.property(arbitraryVideos, fc.array(fc.stringMatching(/^[a-e]{11}$/)), (videos, exclude) => {
      const shown = ids(videos, exclude);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.filter((id) => exclude.includes(id))).toEqual([]);
      const times = stripVideos(videos, { now: NOW }).map(({ video: one }) => one.available_at);
      expect(times).toEqual([...times].sort());
    }),
  );
});
