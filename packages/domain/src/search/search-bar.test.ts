import type { Suggestion } from '@oshimado/contract';
import { describe, expect, it } from 'vitest';
import { wordsChip, writeChips, type SearchChip } from './conditions';
import {
  advancedTarget,
  pastedTarget,
  rowKey,
  searchRows,
  searchTarget,
  searchTargetHref,
  suggestionsText,
  withoutTwins,
} from './search-bar';
import { searchPlace } from './search-place';

const OWN = { hosts: ['oshi.example'] };
const VIDEO = 'dQw4w9WgXcQ';
const CHANNEL_ID = 'UC1DCedRgGHBdm81E1llLhOQ';
const CHANNEL: SearchChip = { type: 'channel', value: 'UC1', text: 'Sora' };
const TOPIC: SearchChip = { type: 'topic', value: 'singing', text: 'singing' };
const URL_CHIP: SearchChip = { type: 'video url', value: VIDEO, text: VIDEO };
const FOUND: Suggestion[] = [
  { type: 'channel', value: 'UC1', text: 'Sora' },
  { type: 'topic', value: 'singing' },
];
const rowsFor = (text: string, suggestions = FOUND, chips: readonly SearchChip[] = []) =>
  searchRows({ text, suggestions, chips, ...OWN }).map((row) =>
    row.kind === 'chip' ? row.chip : row,
  );

describe('the query for suggestions', () => {
  it.each(['', ' ', 'a', '#', '#a', ' a '])(
    'only when the encoded query is longer than 1 character: not for %j',
    (text) => {
      expect(suggestionsText(text, OWN)).toBeUndefined();
    },
  );

  it.each([
    ['歌', '歌'],
    ['mario  kart', 'mario_kart'],
    ['#singing', 'singing'],
    ['\uD800ab', '\uFFFDab'],
    [`https://www.youtube.com/channel/${CHANNEL_ID}/videos`, CHANNEL_ID],
    ['https://www.youtube.com/@%E3%81%9D%E3%82%89', '@そら'],
  ])('Spaces become underscores and # is dropped; a channel is asked by its id: %j', (text, q) => {
    expect(suggestionsText(text, OWN)).toBe(q);
  });
});

describe('the rows', () => {
  it("after the server's suggestions come a title & desc and a comments entry with the raw text", () => {
    expect(rowsFor(' #Sora  a ')).toEqual([
      CHANNEL,
      TOPIC,
      wordsChip('title & desc', '#Sora  a'),
      wordsChip('comments', '#Sora  a'),
    ]);
  });

  it('offer nothing twice, and nothing that is chosen already', () => {
    expect(rowsFor('sora', [...FOUND, ...FOUND], [CHANNEL])).toEqual([
      TOPIC,
      wordsChip('title & desc', 'sora'),
      wordsChip('comments', 'sora'),
    ]);
  });

  it.each([`https://youtu.be/${VIDEO}`, `https://oshi.example/watch/${VIDEO}`])(
    'a pasted video address gives one local suggestion with no call: %s',
    (text) => {
      expect(suggestionsText(text, OWN)).toBeUndefined();
      expect(rowsFor(text)).toEqual([URL_CHIP]);
      expect(rowsFor(text, [], [URL_CHIP])).toEqual([]);
    },
  );

  it('a Twitch link is also parsed as a custom video', () => {
    const text = 'https://www.twitch.tv/ShyLily';
    expect(suggestionsText(text, OWN)).toBeUndefined();
    expect(rowsFor(text)).toMatchObject([{ kind: 'custom video', video: { id: 'shylily' } }]);
  });

  it('a highlighted row keeps its place when a newer answer lacks it, and is not offered twice', () => {
    const kept = { row: { kind: 'chip', chip: TOPIC }, at: 1 } as const;
    const kinds = (suggestions: Suggestion[]) =>
      searchRows({ text: 'sora', suggestions, chips: [], ...OWN, kept }).map((row) =>
        row.kind === 'chip' ? row.chip.type : row.kind,
      );
    expect(kinds([{ type: 'channel', value: 'UC1' }])).toEqual([
      'channel',
      'topic',
      'title & desc',
      'comments',
    ]);
    expect(kinds(FOUND)).toEqual(['channel', 'topic', 'title & desc', 'comments']);
  });

  it('has a key of its own for each row, fit for an id, that another text of the same topic keeps', () => {
    const rows = searchRows({ text: 'so ra', suggestions: FOUND, chips: [], ...OWN });
    const keys = rows.map(rowKey);
    expect(new Set(keys).size).toBe(rows.length);
    expect(keys.filter((key) => /\s/.test(key))).toEqual([]);
    const named = { kind: 'chip', chip: { ...TOPIC, text: 'Singing' } } as const;
    expect(keys).toContain(rowKey(named));
  });

  it.each(['  ', '\u200B', ' \u2060\u3164\uFEFF'])('are none for blanks: %j', (text) => {
    expect(rowsFor(text)).toEqual([]);
  });
});

describe('where a pasted address leads', () => {
  const at = (text: string, suggestions: Suggestion[] = []) =>
    pastedTarget(text, { suggestions, ...OWN });

  it.each([
    [` https://youtu.be/${VIDEO} `, { kind: 'watch', id: VIDEO }],
    [`https://www.youtube.com/channel/${CHANNEL_ID}`, { kind: 'channel', id: CHANNEL_ID }],
    ['https://www.youtube.com/@sora', { kind: 'channel', id: '@sora' }],
    [`【歌枠】a title https://youtu.be/${VIDEO}?si=x`, { kind: 'watch', id: VIDEO }],
    ['https://www.twitch.tv/ShyLily', { kind: 'custom video', video: { id: 'shylily' } }],
  ])('%s leads to its page', (text, target) => {
    expect(at(text)).toMatchObject(target);
  });

  it('a handle leads to the channel that was suggested for it', () => {
    expect(at('https://www.youtube.com/@sora', FOUND)).toEqual({ kind: 'channel', id: 'UC1' });
  });

  it('other text leads nowhere', () => {
    expect(at('sora', FOUND)).toBeUndefined();
  });
});

describe('where chips lead', () => {
  const SEVERAL = [CHANNEL, { ...CHANNEL, value: 'UC2' }];
  it.each([
    ['nothing if no chips', [], undefined],
    ['one channel chip goes to the channel page', [CHANNEL], { kind: 'channel', id: 'UC1' }],
    ['one video chip goes to the watch page', [URL_CHIP], { kind: 'watch', id: VIDEO }],
    ['two channels go to /search', SEVERAL, { kind: 'search', q: writeChips(SEVERAL) }],
    ['anything else goes to /search', [TOPIC], { kind: 'search', q: writeChips([TOPIC]) }],
  ])('%s', (_sentence, chips, target) => {
    expect(searchTarget(chips)).toEqual(target);
  });

  it('each chip is kept once', () => {
    expect(withoutTwins([TOPIC, CHANNEL, { ...TOPIC, text: 'again' }])).toEqual([TOPIC, CHANNEL]);
  });
});

describe('the filter button', () => {
  it('on /search toggles `advanced` and keeps the query', () => {
    expect(advancedTarget(searchPlace('/search?q=a'), [TOPIC])).toEqual({
      kind: 'advanced',
      isOn: true,
    });
    expect(advancedTarget(searchPlace('/search?advanced=true'), [])).toEqual({
      kind: 'advanced',
      isOn: false,
    });
  });

  it('elsewhere opens the form with the chips', () => {
    const place = searchPlace('/about?q=not-a-search&advanced=true');
    expect(place).toEqual({ isSearchPage: false, q: null, isAdvanced: false });
    expect(advancedTarget(place, [])).toEqual({ kind: 'advanced', isOn: true, q: null });
    expect(advancedTarget(place, [TOPIC])).toMatchObject({ q: writeChips([TOPIC]) });
  });
});

describe('the address of a target', () => {
  it.each([
    [{ kind: 'channel', id: 'UC1' }, '/?org=Hololive', '/channel/UC1'],
    [{ kind: 'watch', id: VIDEO }, '/', `/watch/${VIDEO}`],
    [{ kind: 'search', q: 'a b' }, '/?org=Hololive', '/search?q=a+b'],
    [{ kind: 'search', q: 'a' }, '/?lang=ja', '/search?lang=ja&q=a'],
    [{ kind: 'search', q: 'b' }, '/search?q=a&sort=longest&page=3', '/search?q=b&sort=longest'],
    [{ kind: 'advanced', isOn: true }, '/search?q=a', '/search?q=a&advanced=true'],
    [{ kind: 'advanced', isOn: false }, '/search?q=a&advanced=true', '/search?q=a'],
    [{ kind: 'advanced', isOn: true, q: null }, '/about#top', '/search?advanced=true'],
    [
      { kind: 'custom video', video: { site: 'twitch', id: 'shylily', url: '' } },
      '/',
      '/multiview/AAYYtwitchshylily',
    ],
  ] as const)('%j from %s', (target, from, href) => {
    expect(searchTargetHref(target, from)).toBe(href);
  });
});
