import type { Favorite, Mention, Video, VideoChannel } from '@oshimado/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { favoriteRows } from './favorite-rows';

const NOW = Date.UTC(2026, 0, 10, 12);
const HOUR = 3_600_000;
const at = (ms: number) => new Date(NOW + ms).toISOString();
const options = { now: NOW, property: 'english_name', language: 'en' } as const;

const favorite = (id: string, english_name = id): Favorite => ({
  id,
  name: `名${id}`,
  english_name,
  type: 'vtuber',
  org: 'Hololive',
  group: null,
  photo: null,
  twitter: null,
  video_count: 0,
  subscriber_count: 0,
  clip_count: 0,
  inactive: false,
});
const channel = (id: string): VideoChannel => ({
  id,
  name: id,
  english_name: id,
  type: 'vtuber',
  org: 'Hololive',
  suborg: null,
  photo: '',
});
const mention = (id: string): Mention => ({ ...channel(id), group: null });
const stream = (
  id: string,
  host: string,
  start: number,
  mentions: readonly string[] = [],
): Video => ({
  id,
  title: id,
  type: 'stream',
  published_at: at(-HOUR),
  available_at: at(start),
  start_scheduled: at(start),
  ...(start <= 0 && { start_actual: at(start) }),
  duration: 0,
  status: start <= 0 ? 'live' : 'upcoming',
  channel: channel(host),
  mentions: mentions.map(mention),
});
const ids = (rows: ReturnType<typeof favoriteRows>) => rows.map((row) => row.channel.id);

describe('the favorites of the drawer', () => {
  it('begin with those who stream, in time order, one row a channel', () => {
    const rows = favoriteRows(
      ['a', 'b', 'c'].map((id) => favorite(id)),
      [stream('2', 'b', HOUR), stream('1', 'c', -HOUR), stream('3', 'c', 2 * HOUR)],
      options,
    );
    expect(ids(rows)).toEqual(['c', 'b', 'a']);
    expect(rows.map(({ isLive, video }) => [isLive, video?.id])).toEqual([
      [true, '1'],
      [false, '2'],
      [false, undefined],
    ]);
  });

  it('go on with those who take part in a stream of somebody else, with whose it is', () => {
    const rows = favoriteRows(
      ['a', 'b', 'c'].map((id) => favorite(id)),
      [stream('1', 'other', -HOUR, ['c', 'b']), stream('2', 'b', HOUR)],
      options,
    );
    expect(ids(rows)).toEqual(['b', 'c', 'a']);
    expect(rows.map(({ host }) => host?.id)).toEqual([undefined, 'other', undefined]);
  });

  it('end with the rest by the name that is shown', () => {
    const favorites = [favorite('1', 'ß'), favorite('2', 'beta'), favorite('3', 'Alpha')];
    expect(ids(favoriteRows(favorites, [], options))).toEqual(['3', '2', '1']);
    expect(ids(favoriteRows(favorites, [], { ...options, property: 'name' }))).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  it('the rows have every favorite once and no other channel, whatever is streamed', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const videos = fc.array(
      fc
        .tuple(fc.string(), id, fc.integer({ min: -5, max: 50 }), fc.array(id))
        .map(([key, host, hours, present]) => stream(key, host, hours * HOUR, present)),
    );
    fc.assert(
      fc.property(fc.uniqueArray(id), videos, (own, board) => {
        const rows = favoriteRows(
          own.map((one) => favorite(one)),
          board,
          options,
        );
        expect(ids(rows).toSorted()).toEqual(own.toSorted());
        const rank = rows.map(({ video, host }) => (video ? (host ? 1 : 0) : 2));
        expect(rank).toEqual(rank.toSorted((one, other) => one - other));
      }),
    );
  });
});
