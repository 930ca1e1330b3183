import type { EmbedTag } from '@oshimado/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultOptions, readAttributes } from '../testing/read-attributes';
import { sharedAttributes, type Attributes } from './attributes';
import { elementAttributes } from './elements';

type Written = Readonly<Record<string, string>>;

const read = (tag: EmbedTag, written: Written, languages?: readonly string[]) =>
  readAttributes<Attributes>(elementAttributes[tag], written, languages);

const ids = (count: number) => Array.from({ length: count }, (_, index) => `UC${index}`);

it.each<[EmbedTag, object]>([
  [
    'oshi-live-feed',
    { org: '', channels: [], max: 24, layout: 'cards', status: 'all', topics: [], hide: [] },
  ],
  ['oshi-player', { video: '', start: 0, muted: false }],
  ['oshi-chat', { video: '', languages: [], player: '' }],
  ['oshi-multiview', { layout: '', videos: '', chat: false, controls: true }],
  ['oshi-video', { video: '' }],
  ['oshi-channel', { channel: '' }],
  ['oshi-playlist', { playlist: '', max: 24 }],
  ['oshi-clips', { org: '', channels: [], languages: [], max: 24 }],
  ['oshi-schedule', { org: '', channels: [], days: 3 }],
  ['oshi-search', { org: '', max: 12 }],
  ['oshi-live-badge', { channel: '', org: '' }],
])('%s has defaults, also where an attribute is empty', (tag, defaults) => {
  const wanted = { options: { ...defaultOptions, ...defaults }, complaints: [] };
  expect(read(tag, {})).toEqual(wanted);
  const tables: Attributes = { ...elementAttributes[tag], ...sharedAttributes };
  // An empty switch is on.
  const names = Object.keys(tables).filter((name) => typeof tables[name]?.default !== 'boolean');
  expect(read(tag, Object.fromEntries(names.map((name) => [name, ''])))).toEqual(wanted);
});

it('an element of a page whose visitor wishes no language speaks English', () => {
  expect(read('oshi-live-feed', {}, []).options).toMatchObject({ lang: 'en' });
});

it.each<[EmbedTag, Written, object]>([
  ['oshi-live-feed', { api: 'https://api.example' }, { api: 'https://api.example' }],
  ['oshi-live-feed', { api: 'http://localhost:3000/path?q#f' }, { api: 'http://localhost:3000' }],
  ['oshi-live-feed', { api: 'HTTPS://API.EXAMPLE:443/' }, { api: 'https://api.example' }],
  ['oshi-live-feed', { api: 'https://user:secret@api.example' }, { api: 'https://api.example' }],
  ['oshi-live-feed', { org: 'Nijisanji' }, { org: 'Nijisanji' }],
  ['oshi-live-feed', { channels: 'UC1' }, { channels: ['UC1'] }],
  ['oshi-live-feed', { channels: ' UC1 ,UC2,, UC3,' }, { channels: ['UC1', 'UC2', 'UC3'] }],
  ['oshi-live-feed', { channels: 'UC1,UC2,UC1' }, { channels: ['UC1', 'UC2'] }],
  ['oshi-live-feed', { lang: 'en' }, { lang: 'en' }],
  ['oshi-live-feed', { max: '1' }, { max: 1 }],
  ['oshi-live-feed', { max: '100' }, { max: 100 }],
  ['oshi-live-feed', { layout: 'list' }, { layout: 'list' }],
  ['oshi-live-feed', { layout: ' strip ' }, { layout: 'strip' }],
  ['oshi-live-feed', { status: 'upcoming' }, { status: 'upcoming' }],
  ['oshi-live-feed', { topics: ' singing, Free_Talk,' }, { topics: ['singing', 'Free_Talk'] }],
  ['oshi-live-feed', { hide: 'missing, collabs' }, { hide: ['collabs', 'missing'] }],
  ['oshi-live-feed', { pictures: 'platform' }, { pictures: 'platform' }],
  ['oshi-live-feed', { pictures: 'server' }, { pictures: 'server' }],
  ['oshi-live-feed', { theme: 'auto' }, { hasNamedTheme: false }],
  ['oshi-live-feed', { theme: 'suisei' }, { hasNamedTheme: true }],
  ['oshi-live-feed', { theme: ' light  reine ' }, { hasNamedTheme: true }],
  ['oshi-live-feed', { theme: ' dark\n' }, { hasNamedTheme: false }],
  ['oshi-player', { start: '90' }, { start: 90 }],
  ['oshi-player', { start: '90.7' }, { start: 90.7 }],
  ['oshi-player', { start: '1:05' }, { start: 65 }],
  ['oshi-player', { start: '1h2m3s' }, { start: 3_723 }],
  ['oshi-player', { start: '0' }, { start: 0 }],
  ['oshi-player', { start: '0:00' }, { start: 0 }],
  ['oshi-player', { start: '0.0' }, { start: 0 }],
  ['oshi-player', { muted: '' }, { muted: true }],
  ['oshi-player', { muted: 'muted' }, { muted: true }],
  ['oshi-player', { muted: 'true' }, { muted: true }],
  ['oshi-player', { muted: 'yes' }, { muted: true }],
  ['oshi-player', { muted: 'false' }, { muted: false }],
  ['oshi-player', { muted: 'off' }, { muted: false }],
  ['oshi-player', { muted: 'False' }, { muted: false }],
  ['oshi-player', { muted: '0' }, { muted: false }],
  ['oshi-player', { muted: '1' }, { muted: true }],
  ['oshi-chat', { languages: ' ja, en,,ja' }, { languages: ['ja', 'en'] }],
  ['oshi-multiview', { chat: '', controls: '' }, { chat: true, controls: true }],
  ['oshi-multiview', { chat: 'on', controls: 'on' }, { chat: true, controls: true }],
  ['oshi-multiview', { chat: 'true', controls: 'true' }, { chat: true, controls: true }],
  ['oshi-multiview', { chat: 'off', controls: 'off' }, { chat: false, controls: false }],
  ['oshi-multiview', { chat: 'false', controls: 'false' }, { chat: false, controls: false }],
  ['oshi-multiview', { chat: 'True', controls: '0' }, { chat: true, controls: false }],
  ['oshi-video', { video: ' abcdefghijk\n' }, { video: 'abcdefghijk' }],
  ['oshi-channel', { channel: ' UCabcdefghij\n' }, { channel: 'UCabcdefghij' }],
  ['oshi-playlist', { playlist: ' 7 ', max: '100' }, { playlist: '7', max: 100 }],
  ['oshi-clips', { languages: ' en, ja,en ' }, { languages: ['en', 'ja'] }],
  ['oshi-clips', { languages: 'zh-TW' }, { languages: ['zh-TW'] }],
  ['oshi-clips', { languages: 'en,all' }, { languages: ['all'] }],
  ['oshi-clips', { channels: 'UC1,UC2,UC1' }, { channels: ['UC1', 'UC2'] }],
  ['oshi-schedule', { days: '1' }, { days: 1 }],
  ['oshi-schedule', { days: '7' }, { days: 7 }],
  ['oshi-search', { max: '50' }, { max: 50 }],
  ['oshi-live-badge', { channel: ' UC1 ', org: 'A' }, { channel: 'UC1', org: 'A' }],
])('%s with %j is read without complaint', (tag, written, wanted) => {
  expect(read(tag, written)).toMatchObject({ options: wanted, complaints: [] });
});

it.each<[EmbedTag, Written, object, RegExp]>([
  ['oshi-live-feed', { api: 'api.example' }, { api: defaultOptions.api }, /^api=api.example: /],
  ['oshi-live-feed', { api: '/v2' }, { api: defaultOptions.api }, /^api=/],
  ['oshi-live-feed', { api: 'javascript:alert(1)' }, { api: defaultOptions.api }, /^api=/],
  ['oshi-live-feed', { api: 'data:text/html,x' }, { api: defaultOptions.api }, /^api=/],
  ['oshi-live-feed', { api: 'ftp://files.example' }, { api: defaultOptions.api }, /^api=/],
  ['oshi-live-feed', { max: '0' }, { max: 24 }, /^max=0: a whole number from 1 to 100$/],
  ['oshi-live-feed', { max: '-3' }, { max: 24 }, /^max=/],
  ['oshi-live-feed', { max: '2.5' }, { max: 24 }, /^max=/],
  ['oshi-live-feed', { max: 'many' }, { max: 24 }, /^max=/],
  ['oshi-live-feed', { max: 'Infinity' }, { max: 24 }, /^max=/],
  ['oshi-live-feed', { layout: 'rows' }, { layout: 'cards' }, /: one of cards, list, strip$/],
  ['oshi-live-feed', { status: 'past' }, { status: 'all' }, /: one of all, live, upcoming$/],
  ['oshi-live-feed', { hide: 'clips,collabs' }, { hide: ['collabs'] }, /^hide=clips,collabs: c/],
  ['oshi-live-feed', { pictures: 'all' }, { pictures: 'server' }, /: one of server, platform$/],
  ['oshi-player', { start: 'later' }, { start: 0 }, /^start=later: /],
  ['oshi-chat', { languages: 'en,klingon' }, { languages: ['en'] }, /^languages=en,klingon: /],
  ['oshi-multiview', { chat: 'yes' }, { chat: false }, /^chat=yes: on or off$/],
  ['oshi-multiview', { controls: 'maybe' }, { controls: true }, /^controls=maybe: on or off$/],
  ['oshi-clips', { languages: 'en,english' }, { languages: ['en'] }, /h: codes like en,ja/],
  ['oshi-clips', { languages: '日本語' }, { languages: [] }, /^languages=/],
  ...(['oshi-live-feed', 'oshi-playlist', 'oshi-clips'] as const).map(
    (tag): [EmbedTag, Written, object, RegExp] => [
      tag,
      { max: '101' },
      { max: 24 },
      /^max=101: a whole number from 1 to 100$/,
    ],
  ),
  ['oshi-schedule', { days: '0' }, { days: 3 }, /^days=0: a whole number from 1 to 7$/],
  ['oshi-schedule', { days: '8' }, { days: 3 }, /^days=8: a whole number from 1 to 7$/],
  ['oshi-search', { max: '51' }, { max: 12 }, /^max=51: a whole number from 1 to 50$/],
])('%s with %j has what can be read, and names the rest', (tag, written, wanted, complaint) => {
  expect(read(tag, written)).toMatchObject({
    options: wanted,
    complaints: [expect.stringMatching(complaint)],
  });
});

it.each<[EmbedTag, number]>([
  ['oshi-live-feed', 100],
  ['oshi-schedule', 100],
  // Each is a call.
  ['oshi-clips', 20],
])('%s takes %i channels, and says that there were more', (tag, most) => {
  const wanted = ids(most);
  expect(read(tag, { channels: wanted.join() }).complaints).toEqual([]);
  expect(read(tag, { channels: ids(most + 1).join() })).toMatchObject({
    options: { channels: wanted },
    complaints: [expect.stringContaining(`at most ${most} ids`)],
  });
});

it('an element can be drawn, whatever the page wrote', () => {
  const table = elementAttributes['oshi-live-feed'];
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.double().map(String),
    fc.integer({ min: -5, max: 200 }).map(String),
    fc.constantFrom('javascript:1', 'blob:https://a.example/1', 'file:///etc', 'https://', '//a'),
  );
  const names = Object.keys({ ...sharedAttributes, ...table });
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), value), (written) => {
      const { options } = readAttributes(table, written);
      expect(Number.isInteger(options.max) && options.max >= 1 && options.max <= 100).toBe(true);
      const url = new URL(options.api);
      expect(['http:', 'https:']).toContain(url.protocol);
      expect(url.origin).toBe(options.api);
      expect(options.channels.length).toBeLessThanOrEqual(100);
      expect(options.channels.every((id) => id !== '' && id === id.trim())).toBe(true);
      expect(options.lang).not.toBe('');
    }),
    { numRuns: 500 },
  );
});
