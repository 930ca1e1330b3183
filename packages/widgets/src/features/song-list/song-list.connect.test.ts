import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connectSongs, playingSong, type ListedSong } from './song-list.connect';

const context = {
  language: 'en',
  nameProperty: 'english_name',
  hidesPictures: false,
  channelName: '星見みなと',
} as const;
const song = (start: number, end: number, more: Partial<ListedSong> = {}): ListedSong => ({
  id: String(start),
  name: 'Song',
  original_artist: 'Artist',
  start,
  end,
  art: null,
  itunesid: null,
  ...more,
});

describe('a song', () => {
  it('a song has its length, or its exact times', () => {
    const [row] = connectSongs([song(754, 1_002)], context);
    expect(row).toMatchObject({ startText: '12:34', rangeText: '12:34 – 16:42' });
    expect(row?.length).toEqual({ text: '4:08', iso: 'PT0H4M8S' });
  });

  it('a song has no length if its end is not after its start', () => {
    const [row] = connectSongs([song(60, 60)], context);
    expect(row).toMatchObject({ rangeText: '1:00', length: undefined });
  });

  it('a song names its channel only if that is another one', () => {
    const own = { name: '星見みなと', english_name: 'Hoshimi Minato' };
    const other = { name: '水城るか', english_name: 'Mizuki Luca' };
    const rows = connectSongs(
      [song(1, 2, { channel: own }), song(3, 4, { channel: other })],
      context,
    );
    expect(rows.map(({ channel }) => channel)).toEqual([undefined, 'Mizuki Luca']);
  });

  it('a song has a cover only at a web address, and none where pictures are hidden', () => {
    const songs = [
      song(1, 2, { art: 'https://a.example/a.jpg' }),
      song(3, 4, { art: 'javascript:1' }),
    ];
    const covers = (hidesPictures: boolean) =>
      connectSongs(songs, { ...context, hidesPictures }).map(({ art }) => art);
    expect(covers(false)).toEqual(['https://a.example/a.jpg', null]);
    expect(covers(true)).toEqual([null, null]);
  });
});

it('what is sung is the song that began last and has not ended', () => {
  const rows = connectSongs([song(100, 200), song(0, 150), song(300, 400)], context);
  expect([0, 99, 100, 149, 199, 200, 350, 400].map((time) => playingSong(rows, time))).toEqual([
    0, 0, 1, 1, 1, -1, 2, -1,
  ]);
});

it('any songs have keys of their own, in the order of the video', () => {
  const any = fc.array(
    fc
      .tuple(fc.nat(100), fc.nat(100), fc.string(), fc.string())
      .map(([start, end, name, id]) => song(start, end, { name, id, original_artist: name })),
  );
  fc.assert(
    fc.property(any, (songs) => {
      const rows = connectSongs(songs, context);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(songs.length);
      const starts = rows.map(({ start }) => start);
      expect(starts).toEqual([...starts].sort((one, other) => one - other));
    }),
  );
});
