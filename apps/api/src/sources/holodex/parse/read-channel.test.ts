import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channelId, talent } from '../testing/rows';
import { readChannel } from './read-channel';
import { readOrg } from './read-org';
import { readStub } from './read-stub';

const options = { base: 'https://source.example', asked: 'vtuber' } as const;
const read = (row: unknown) => {
  const reading = readChannel(row, options);
  if (!('value' in reading)) throw new Error(reading.reason);
  return reading.value;
};

describe('a channel', () => {
  it('a channel is read whole', () => {
    expect(read(talent('sora'))).toEqual({
      id: channelId('sora'),
      name: 'sora ちゃんねる',
      english_name: 'sora',
      type: 'vtuber',
      org: 'Window Works',
      suborg: 'a First (Panes)',
      group: 'First (Panes)',
      photo: 'https://pictures.example/sora.png',
      lang: null,
      twitter: 'sora',
      twitch: null,
      video_count: 120,
      subscriber_count: 45_000,
      clip_count: 7,
      top_topics: ['singing'],
      yt_handle: ['@sora'],
      inactive: false,
      published_at: new Date('2020-01-02T03:04:05.000Z'),
    });
  });

  it('a channel keeps when its comments were read, and has no views where the answer has none', () => {
    const told = read(talent('sora', { comments_crawled_at: '2026-01-02T03:04:05.000Z' }));
    expect(told.comments_crawled_at).toEqual(new Date('2026-01-02T03:04:05.000Z'));
    expect('view_count' in told).toBe(false);
  });

  it('a channel may write its counts as text, its handle alone, its pictures from the root, its flags as words', () => {
    const odd = talent('sora', {
      video_count: '120',
      subscriber_count: '3000000000',
      clip_count: '',
      yt_handle: '@SoRa',
      photo: '/statics/sora.png',
      banner: 'not a picture\0',
      inactive: 'true',
      org: '',
      english_name: '  ',
    });
    expect(read(odd)).toMatchObject({
      video_count: 120,
      subscriber_count: 3_000_000_000,
      clip_count: null,
      yt_handle: ['@sora'],
      photo: 'https://source.example/statics/sora.png',
      inactive: true,
      org: null,
      english_name: null,
    });
  });

  it('a channel brings no key that the service did not send, so that nothing stored is wiped out', () => {
    expect(read({ id: channelId('sora'), name: 'Sora' })).toEqual({
      id: channelId('sora'),
      name: 'Sora',
      type: 'vtuber',
    });
    expect(read({ id: channelId('x'), name: 'X', suborg: 'b Two' })).not.toHaveProperty('group');
  });

  it('a channel of an unknown type is neither talent nor clipper', () => {
    expect(read(talent('sora', { type: 'robot' }))).toMatchObject({ type: 'external' });
    expect(read(talent('sora', { type: null }))).toMatchObject({ type: 'vtuber' });
  });

  it('a channel keeps what indexes cannot hold out of the store', () => {
    const long = 'x'.repeat(4_000);
    const record = read(talent('sora', { org: long, yt_handle: [long], lang: long }));
    expect(record).not.toHaveProperty('org');
    expect(record).not.toHaveProperty('lang');
    expect(record.yt_handle).toEqual([]);
  });
});

describe('channels, stubs and organizations', () => {
  it('are read or refused with a reason, whatever comes', () => {
    const mutated = fc
      .dictionary(fc.constantFrom(...Object.keys(talent('sora'))), fc.jsonValue())
      .map((odd) => talent('sora', odd));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), mutated, fc.anything()), (row) => {
        for (const reading of [readChannel(row, options), readOrg(row)]) {
          expect('value' in reading || reading.reason !== '').toBe(true);
        }
        readStub(options.base)(row);
      }),
    );
  });

  it('a stub contains only non-empty values', () => {
    const stub = readStub(options.base)({
      id: channelId('sora'),
      name: 'Sora',
      english_name: null,
      photo: '',
      org: null,
      suborg: 'a First',
    });
    expect(stub).toEqual({ id: channelId('sora'), name: 'Sora', suborg: 'a First' });
  });

  it('the organization for "all" is left out, and missing names are null', () => {
    expect(readOrg({ name: 'All Vtubers', short: 'Vtuber' })).toHaveProperty('reason');
    expect(readOrg({ name: ' Window Works ' })).toEqual({
      value: { name: 'Window Works', short: null, name_jp: null },
    });
  });
});
