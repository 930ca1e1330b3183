/** Files of random channels in every form, whole and damaged. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCsv } from '../export/csv';
import { nearestGroupColor } from './group-color';
import {
  readFollowedFile,
  readFollowedText,
  type FollowedChannel,
  type FollowedReading,
} from './index';
import { jsonFault } from './json-fault';

const id = fc
  .string({
    minLength: 22,
    maxLength: 22,
    unit: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyzABCXYZ0123456789-_')),
  })
  .map((text) => `UC${text}`);
/** No channel is called like an address of one, or by blanks. */
const name = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((text) => `n${text.replace(/[\0\uFEFF\r]/g, '')}`.trim().replace(/^[^\p{L}]+/u, ''))
  .filter((text) => text !== '');
const channels = fc.uniqueArray(fc.record({ key: id, name }), {
  minLength: 1,
  maxLength: 30,
  selector: ({ key }) => key,
});

const xml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll("'", '&apos;');
const address = (key: string) => `https://www.youtube.com/channel/${key}`;
const feed = (key: string) => `https://www.youtube.com/feeds/videos.xml?channel_id=${key}`;

type List = readonly FollowedChannel[];
const profileOf = (_id: string, list: List) =>
  JSON.stringify({
    _id,
    name: _id,
    bgColor: '#D50000',
    textColor: '#FFFFFF',
    subscriptions: list.map(({ key, name: shown }) => ({ id: key, name: shown, thumbnail: null })),
  });

const forms: Readonly<Record<string, (list: List) => string>> = {
  'profiles of FreeTube': (list) =>
    `${profileOf('allChannels', list)}\n${profileOf('Second', list)}\n`,
  'a table': (list) =>
    `Channel Id,Channel Url,Channel Title\n${writeCsv(list.map((one) => [one.key, address(one.key), one.name]))}`,
  NewPipe: (list) =>
    JSON.stringify({
      app_version: '0.27.6',
      subscriptions: list.map((one) => ({ service_id: 0, url: address(one.key), name: one.name })),
    }),
  OPML: (list) =>
    `<opml><body><outline text="All">${list.map((one) => `<outline text="${xml(one.name)}" xmlUrl="${feed(one.key)}"/>`).join('')}</outline></body></opml>`,
};
const forEachForm = Object.entries(forms);

describe('a file of any channels', () => {
  it.each(forEachForm)('a file of any channels comes back as it was from %s', (_, write) => {
    fc.assert(
      fc.property(channels, (list) => {
        expect(readFollowedText(write(list))).toMatchObject({
          ok: true,
          channels: list,
          skippedCount: 0,
          repeatedCount: 0,
        });
      }),
    );
  });

  it.each(forEachForm)(
    'a file of any channels is never read as other channels when %s is cut off',
    (_, write) => {
      fc.assert(
        fc.property(channels, fc.double({ min: 0, max: 1, noNaN: true }), (list, part) => {
          const text = write(list);
          const reading = readFollowedText(text.slice(0, Math.floor(text.length * part)));
          const known = new Set(list.map(({ key }) => key));
          for (const { key } of reading.ok ? reading.channels : []) expect(known).toContain(key);
        }),
      );
    },
  );
});

describe('anything else', () => {
  const isReading = (reading: FollowedReading) =>
    reading.ok ? reading.channels.length > 0 : reading.problem.code !== 'tooLarge';

  it('is read or refused, as a text and as bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(isReading(readFollowedText(text))).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(isReading(readFollowedFile(new Uint8Array(bytes)))).toBe(true);
      }),
    );
  });

  it('is read or refused as any JSON, also as parts of a list of channels', () => {
    const key = fc.constantFrom('subscriptions', 'favorites', 'favorite_groups', 'items', 'name');
    const json = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(key, fc.jsonValue()),
      fc.array(fc.dictionary(key, fc.jsonValue()), { maxLength: 5 }),
    );
    fc.assert(
      fc.property(json, (value) => {
        expect(isReading(readFollowedText(JSON.stringify(value)))).toBe(true);
      }),
    );
  });

  it('is read or refused as any XML', () => {
    const pieces = fc.constantFrom(
      '<outline',
      '<opml>',
      ' text="',
      '"',
      "'",
      '>',
      '/>',
      '</outline>',
      '<!--',
      ' xmlUrl=',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        expect(isReading(readFollowedText(`<opml>${parts.join('')}`))).toBe(true);
      }),
    );
  });

  it.each([
    ['tags that never end', '<outline '],
    ['quotes that never end', '<outline a="'],
    ['folders', '<outline text="a">'],
    ['open quotes of a table', '"a,\n'],
    ['lists in lists', '['],
    ['objects in objects', '{"a":'],
  ])('takes no longer for many %s', (_, piece) => {
    expect(isReading(readFollowedText(`<opml>${piece.repeat(50_000)}`))).toBe(true);
    expect(isReading(readFollowedText(piece.repeat(50_000)))).toBe(true);
  });
});

describe('the place where a text stops being JSON', () => {
  it('the place where a text stops being JSON is none for JSON, and every part of it was cut off', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), (value, at) => {
        const text = JSON.stringify([value], null, 1);
        expect(jsonFault(text)).toBeUndefined();
        const part = text.slice(0, at % text.length);
        expect(jsonFault(part)).toEqual({ line: part.split('\n').length, isCut: true });
      }),
    );
  });

  it('the place where a text stops being JSON is there for exactly the texts that the browser refuses', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"\\u00',
      '1',
      '-',
      '.5',
      'e1',
      'true',
      'nul',
      ' ',
      '\n',
      '\\',
      '\u0001',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          // The browser says that it is none.
          isJson = false;
        }
        expect([text, jsonFault(text) === undefined]).toEqual([text, isJson]);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['{"a":1,}', false],
    ["{'a':1}", false],
    ['[1 2]', false],
    ['[1.', true],
    ['["\\u12', true],
    ['["\\x', false],
    ['[1]]', false],
    ['', true],
  ])('%j: cut off is %s', (text, isCut) => {
    expect(jsonFault(text)).toEqual({ line: 1, isCut });
  });
});

describe('the color of a group', () => {
  it.each([
    ['#d50000', 'red'],
    ['#FF6D00', 'orange'],
    ['#FFD600', 'yellow'],
    ['#00C853', 'green'],
    ['#00BFA5', 'teal'],
    ['#2962FF', 'blue'],
    ['#AA00FF', 'purple'],
    ['#C51162', 'pink'],
    ['#f06', 'pink'],
    ['#ff0010', 'red'],
    ['#000000', undefined],
    ['#808284', undefined],
    ['red', undefined],
    ['', undefined],
  ])('of %s is %s', (text, wanted) => {
    expect(nearestGroupColor(text)).toBe(wanted);
  });
});
