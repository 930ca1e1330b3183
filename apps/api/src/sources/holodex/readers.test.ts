import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readChannel, readOrg } from './read-channel';
import { readPage } from './read-page';
import { readVideo } from './read-video';

const ORIGIN = 'https://service.example';

const channel = {
  id: 'UCaaaaaaaaaaaaaaaaaaaaaa',
  name: 'Aya Ch.',
  english_name: 'Aya',
  type: 'vtuber',
  org: 'Hololive',
  suborg: 'a 1st Generation',
  photo: '/statics/aya.png',
};
const stream = {
  id: 'abcDEF12345',
  title: 'Evening chat',
  type: 'stream',
  topic_id: 'talk',
  published_at: '2026-01-02T09:00:00.000Z',
  available_at: '2026-01-02T12:00:03.000Z',
  duration: 0,
  status: 'live',
  start_scheduled: '2026-01-02T12:00:00.000Z',
  start_actual: '2026-01-02T12:00:03.000Z',
  live_viewers: 1234,
  mentions: [],
  channel,
};

describe('readers never throw', () => {
  const anything = fc.oneof(fc.jsonValue(), fc.anything({ withBigInt: false }));
  test.each([
    ['videos', (value: unknown) => readVideo(value, ORIGIN)],
    ['channels', (value: unknown) => readChannel(value, ORIGIN)],
    ['organizations', readOrg],
    ['pages', readPage],
  ])('%s from anything', (_name, read) => {
    expect(() => fc.assert(fc.property(anything, (value) => void read(value)))).not.toThrow();
  });

  test('videos with any of their keys broken keep their id and uploader', () => {
    const keys = Object.keys(stream).filter((key) => key !== 'id' && key !== 'channel');
    fc.assert(
      fc.property(fc.subarray(keys), anything, (broken, value) => {
        const row = { ...stream, ...Object.fromEntries(broken.map((key) => [key, value])) };
        const read = readVideo(row, ORIGIN)?.video;
        expect(read).toMatchObject({ id: stream.id, channel_id: channel.id });
        for (const key of [
          'published_at',
          'start_scheduled',
          'start_actual',
          'end_actual',
        ] as const) {
          expect(read?.[key] ?? new Date(0)).toBeInstanceOf(Date);
        }
      }),
    );
  });
});

describe('tolerates what other services send', () => {
  const read = (changes: object) => readVideo({ ...stream, ...changes }, ORIGIN)?.video;

  test.each([
    [
      'counts as text',
      { live_viewers: '1234', duration: '60' },
      { live_viewers: 1234, duration: 60 },
    ],
    [
      'times with an offset',
      { start_actual: '2026-01-02T21:00:03+09:00' },
      { start_actual: new Date('2026-01-02T12:00:03Z') },
    ],
    [
      'times without milliseconds',
      { start_actual: '2026-01-02T12:00:03Z' },
      { start_actual: new Date('2026-01-02T12:00:03Z') },
    ],
    ['null in place of lists', { mentions: null, sources: null }, { mentions: [], sources: [] }],
    ['an older kind of placeholder', { type: 'legacy-placeholder' }, { type: 'placeholder' }],
    ['an unknown kind', { type: 'radio' }, { type: 'stream' }],
    ['an unknown state', { status: 'resting' }, { status: 'new' }],
    ['an empty topic', { topic_id: '' }, { topic_id: null }],
    ['a missing topic', { topic_id: undefined }, { topic_id: null }],
    ['an address from the root', { thumbnail: '/t.png' }, { thumbnail: `${ORIGIN}/t.png` }],
  ])('%s', (_name, sent, stored) => {
    expect(read(sent)).toMatchObject(stored);
  });

  test('a number of songs is no list of songs, and leaves what is stored', () => {
    expect(read({ songs: 5 })).not.toHaveProperty('songs');
  });
  test('a video without a channel object has its channel_id', () => {
    const { channel: _dropped, ...rest } = stream;
    expect(readVideo({ ...rest, channel_id: channel.id }, ORIGIN)).toMatchObject({
      video: { channel_id: channel.id },
      channels: [],
    });
  });
  test('an address that is no web address is dropped', () => {
    expect(read({ thumbnail: 'javascript:alert(1)' })).not.toHaveProperty('thumbnail');
  });
  test('keys that were not sent are not written, so that fuller data stays', () => {
    const short = readChannel({ id: channel.id, name: 'Aya', type: 'vtuber' }, ORIGIN);
    expect(Object.keys(short ?? {}).sort()).toEqual(['id', 'name', 'type']);
  });
  test('counts of channels as text, handles as one text', () => {
    expect(
      readChannel({ ...channel, subscriber_count: '1230000', yt_handle: '@Aya' }, ORIGIN),
    ).toMatchObject({
      subscriber_count: 1_230_000,
      yt_handle: ['@aya'],
      photo: `${ORIGIN}/statics/aya.png`,
    });
  });
  test.each([
    ['a bare list', [1], { rows: [1], total: undefined }],
    ['an object with a total as text', { total: '12', items: [1] }, { rows: [1], total: 12 }],
    ['another name for the rows', { total: 1, videos: [1] }, { rows: [1], total: 1 }],
    ['nothing of the kind', 'hello', { rows: [], total: undefined }],
  ])('pages as %s', (_name, sent, page) => {
    expect(readPage(sent)).toEqual(page);
  });
});
