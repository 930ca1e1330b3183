import { inlineSong } from '@oshimado/contract/schemas';
import { videoStatuses, videoTypes } from '@oshimado/contract/schemas';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channelId, clip, clipper, stream, talent, videoId } from '../testing/rows';
import { availableAt, readVideo } from './read-video';
import type { Row } from '../../parse/value';

const BASE = 'https://source.example';
const AT = '2026-01-02T12:00:03.000Z';
const sora = talent('sora');
const read = (row: unknown) => {
  const reading = readVideo(row, BASE);
  if (!('value' in reading)) throw new Error(reading.reason);
  return reading.value;
};
const reasonOf = (row: unknown) => {
  const reading = readVideo(row, BASE);
  return 'reason' in reading ? reading.reason : undefined;
};

const song = { id: '0b5a3a2e-7d5c-4c1e-9f3a-000000000001', name: 'Song', start: 60, end: 240 };

describe('a stream', () => {
  it('a stream is read whole, with its uploader and its guests', () => {
    const row = stream('one', sora, AT, {
      mentions: [talent('miko'), channelId('kuzu'), talent('miko')],
      songs: [{ ...song, original_artist: 'Somebody', art: null, itunesid: '77' }],
      live_tl_count: { en: '12' },
      recent_live_tls: ['en', null],
      refers: [{ id: videoId('two') }, videoId('three'), 'bad'],
    });
    const { record, channels } = read(row);
    const at = new Date(AT);
    expect(record).toEqual({
      id: videoId('one'),
      channel_id: channelId('sora'),
      title: 'one 配信',
      type: 'stream',
      status: 'past',
      topic_id: 'talk',
      published_at: at,
      available_at: at,
      start_scheduled: at,
      start_actual: at,
      end_actual: at,
      live_viewers: 0,
      duration: 3_600,
      description: 'Thank you for coming.',
      mentions: [channelId('miko'), channelId('kuzu')],
      refers: [videoId('two'), videoId('three')],
      songs: [{ ...song, original_artist: 'Somebody', art: null, itunesid: 77 }],
      live_tl_count: { en: 12 },
      recent_live_tls: ['en'],
    });
    expect(channels.map(({ id }) => id)).toEqual(['sora', 'miko', 'kuzu', 'miko'].map(channelId));
  });

  it('a stream may name its channel by id alone', () => {
    const row = { ...stream('one', sora, AT), channel: undefined, channel_id: channelId('sora') };
    expect(read(row).record.channel_id).toBe(channelId('sora'));
    expect(reasonOf({ ...row, channel_id: null })).toBe('a video without a channel');
  });

  it('a stream says nothing about what its row leaves out', () => {
    const { record } = read({ id: videoId('one'), channel_id: channelId('sora'), type: 'stream' });
    expect(record).toEqual({
      id: videoId('one'),
      channel_id: channelId('sora'),
      title: '',
      type: 'stream',
      status: 'new',
      topic_id: null,
    });
  });

  it('a stream with live information and no actual start has not begun', () => {
    const { start_actual: _, end_actual: __, ...row } = stream('one', sora, AT);
    expect(read(row).record).toMatchObject({ start_actual: null, end_actual: null });
  });

  it('treats null in place of a list as an empty one', () => {
    const nulls = { mentions: null, songs: null, sources: null, refers: null, simulcasts: null };
    expect(read(stream('one', sora, AT, { ...nulls, comments: null })).record).toMatchObject({
      mentions: [],
      songs: [],
      sources: [],
      refers: [],
      simulcasts: [],
      comments: [],
    });
  });

  it('a stream with an unknown status is not put on the board', () => {
    expect(read(stream('one', sora, AT, { status: 'archived' })).record.status).toBe('past');
    const unseen = { id: videoId('one'), channel: sora, status: 'premiere-soon', type: 'stream' };
    expect(read(unseen).record.status).toBe('new');
    expect(read({ ...unseen, status: ' LIVE ' }).record.status).toBe('live');
  });
});

describe('songs', () => {
  const songsOf = (row: Row) => read(stream('one', sora, AT, row)).record.songs;

  it('songs are left alone where a row only counts them, and none where it counts none', () => {
    expect(songsOf({ songs: 3, songcount: 3 })).toBeUndefined();
    expect(songsOf({ songs: 0 })).toEqual([]);
    expect(songsOf({ songcount: 2 })).toBeUndefined();
  });

  it('songs keep the ids their service gave them', () => {
    const ids = [7, 'one-8', song.id.toUpperCase()];
    const songs = songsOf({ songs: ids.map((id) => ({ ...song, id })) }) ?? [];
    expect(songs.map(({ id }) => id)).toEqual(['7', 'one-8', song.id]);
  });

  it('without an id that can be kept get one of ours, the same each time and different for each', () => {
    const odd = [
      { ...song, id: 'a/b' },
      { ...song, id: 'x'.repeat(65) },
      { ...song, id: undefined },
    ];
    const songs = songsOf({ songs: odd }) ?? [];
    expect(new Set(songs.map(({ id }) => id)).size).toBe(3);
    for (const one of songs) expect(() => inlineSong.parse(one)).not.toThrow();
    expect(songsOf({ songs: odd })).toEqual(songs);
  });

  it('removed from the shop are without a number', () => {
    expect(songsOf({ songs: [{ ...song, itunesid: -1 }] })).toMatchObject([{ itunesid: null }]);
  });
});

describe('placeholders and clips', () => {
  it('an old kind of placeholder is a placeholder', () => {
    const { record } = read(
      stream('plc', sora, AT, {
        type: 'legacy-placeholder',
        status: 'upcoming',
        title: undefined,
        name: 'Concert',
        placeholderType: 'event',
        certainty: 'likely',
        jp_name: 'コンサート',
        link: 'https://example.test/live',
        thumbnail: '/statics/concert.png',
        credits: { editor: { name: '@someone', user: 4 }, bot: null, other: {} },
      }),
    );
    expect(record).toMatchObject({
      type: 'placeholder',
      title: 'Concert',
      placeholderType: 'event',
      certainty: 'likely',
      thumbnail: 'https://source.example/statics/concert.png',
      credits: { editor: { name: '@someone', user: '4' } },
    });
  });

  it('a row of an unknown type is refused, one without a type is known by its channel', () => {
    expect(reasonOf(stream('one', sora, AT, { type: 'short' }))).toBe('a video of an unknown type');
    const { type: _, ...untyped } = clip('one', clipper('cutter'), AT);
    expect(read(untyped).record.type).toBe('clip');
  });
});

describe('any row', () => {
  const real = stream('one', sora, AT, { songs: [song], mentions: [talent('miko')] });
  const mutated = fc
    .dictionary(
      fc.constantFrom(...Object.keys(real), 'placeholderType', 'credits', 'comments', 'name'),
      fc.oneof(fc.jsonValue(), fc.string(), fc.constant(undefined)),
    )
    .map((odd) => ({ ...real, ...odd }));

  it('any row becomes a record the contract allows, or a reason', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), mutated, fc.anything()), (row) => {
        availableAt(row);
        const reading = readVideo(row, BASE);
        if ('reason' in reading) return reading.reason !== '';
        const { record } = reading.value;
        expect(record.id).toMatch(/^[\w-]{11}$/);
        expect(videoTypes).toContain(record.type);
        expect(videoStatuses).toContain(record.status);
        for (const figure of [record.duration, record.live_viewers]) {
          expect(figure === undefined || (Number.isInteger(figure) && figure >= 0)).toBe(true);
        }
        for (const one of record.songs ?? []) expect(() => inlineSong.parse(one)).not.toThrow();
        expect(Object.values(record)).not.toContain(undefined);
        return true;
      }),
      { numRuns: 500 },
    );
  });

  it('any row that is well formed is kept, with its identity and its times', () => {
    const wellFormed = fc.record(
      {
        id: fc.stringMatching(/^[\w-]{11}$/),
        title: fc.string(),
        type: fc.constantFrom(...videoTypes),
        status: fc.constantFrom(...videoStatuses),
        available_at: fc
          .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
          .map((date) => date.toISOString()),
        duration: fc.nat(),
        topic_id: fc.constantFrom('talk', 'Mario_Kart'),
        channel: fc.stringMatching(/^[\w-]{4,20}$/).map((name) => talent(name)),
      },
      { requiredKeys: ['id', 'title', 'type', 'status', 'available_at', 'duration', 'channel'] },
    );
    fc.assert(
      fc.property(wellFormed, (row) => {
        const { record } = read(row);
        expect(record).toMatchObject({
          id: row.id,
          title: row.title,
          type: row.type,
          status: row.status,
          duration: row.duration,
          channel_id: row.channel.id,
          topic_id: row.topic_id ?? null,
        });
        expect(record.available_at?.toISOString()).toBe(row.available_at);
        expect(availableAt(row)).toBe(Date.parse(row.available_at));
      }),
    );
  });
});
