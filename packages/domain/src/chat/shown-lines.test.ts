import type { Chat } from '@oshimado/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../testing/cases';
import { CAPTION_LINES, CHAT_REPEAT_MS } from './chat.limits';
import { compareLines } from './chat-lines';
import { chatLength, chatParts } from './chat-parts';
import {
  byOffset,
  captionMs,
  captionsAt,
  currentLine,
  startsTurn,
  withoutSpoilers,
} from './current-line';
import { readChatLine, readChatLines, readRoomAnswer, readRoomNews } from './read-chat';
import {
  isChosenLine,
  languagesOf,
  mergeLanguages,
  shownLines,
  type ChatFilter,
} from './shown-lines';

const line = (timestamp: number, more: Partial<Chat> = {}): Chat => ({
  name: 'translator',
  message: `said at ${timestamp}`,
  timestamp,
  video_offset: timestamp / 1_000,
  is_tl: true,
  is_owner: false,
  is_vtuber: false,
  is_moderator: false,
  is_verified: false,
  source: 'user',
  ...more,
});
const all: ChatFilter = {
  liveTlShowVerified: true,
  liveTlShowModerator: true,
  liveTlShowVtuber: true,
  liveTlBlocked: [],
};

const someLine = fc
  .record({
    timestamp: fc.integer({ min: 0, max: 60_000 }),
    name: fc.constantFrom('a', 'b', 'c'),
    message: fc.constantFrom('hello', 'you there', '草'),
    duration: fc.option(fc.integer({ min: 0, max: 9_000 })),
    is_tl: fc.boolean(),
    is_owner: fc.boolean(),
    is_vtuber: fc.boolean(),
    is_moderator: fc.boolean(),
    is_verified: fc.boolean(),
  })
  .map((fields) => line(fields.timestamp, fields));
const ascending = fc.array(someLine, { maxLength: 60 }).map((lines) => lines.sort(compareLines));
const filter: fc.Arbitrary<ChatFilter> = fc.record({
  liveTlShowVerified: fc.boolean(),
  liveTlShowModerator: fc.boolean(),
  liveTlShowVtuber: fc.boolean(),
  liveTlBlocked: fc.subarray(['a', 'b', 'c']),
});

describe('the lines shown', () => {
  it('the lines shown are translations and the owner always, others by setting', () => {
    const none = {
      liveTlShowVerified: false,
      liveTlShowModerator: false,
      liveTlShowVtuber: false,
    };
    const plain = line(1, { is_tl: false });
    expect(isChosenLine(plain, all)).toBe(false);
    expect(isChosenLine({ ...plain, is_tl: true }, none)).toBe(true);
    expect(isChosenLine({ ...plain, is_owner: true }, none)).toBe(true);
    for (const [kind, setting] of [
      ['is_vtuber', 'liveTlShowVtuber'],
      ['is_moderator', 'liveTlShowModerator'],
      ['is_verified', 'liveTlShowVerified'],
    ] as const) {
      expect(isChosenLine({ ...plain, [kind]: true }, none)).toBe(false);
      expect(isChosenLine({ ...plain, [kind]: true }, { ...none, [setting]: true })).toBe(true);
    }
  });

  it('the lines shown are never of blocked names, which are counted', () => {
    const lines = [line(1, { name: 'x', is_owner: true }), line(2), line(3, { name: 'x' })];
    expect(shownLines(lines, { ...all, liveTlBlocked: ['x'] })).toEqual({
      lines: [lines[1]],
      blockedCount: 2,
    });
  });

  it('the lines shown are without repeats: the same words of the same author within ten seconds', () => {
    const said = (at: number) => line(at, { message: 'kusa' });
    const { lines } = shownLines(
      [said(0), said(CHAT_REPEAT_MS), said(CHAT_REPEAT_MS + 1), said(CHAT_REPEAT_MS + 2)],
      all,
    );
    expect(lines.map(({ timestamp }) => timestamp)).toEqual([0, CHAT_REPEAT_MS + 1]);
  });

  it('the lines shown are a part of those there are, in their order, and every other one has a cause', () => {
    fc.assert(
      fc.property(ascending, filter, (lines, chosen) => {
        const { lines: shown, blockedCount } = shownLines(lines, chosen);
        expect(lines.filter((one) => shown.includes(one))).toEqual(shown);
        expect(shown.every((one) => isChosenLine(one, chosen))).toBe(true);
        expect(shown.some(({ name }) => chosen.liveTlBlocked.includes(name))).toBe(false);
        expect(blockedCount).toBe(
          lines.filter(
            (one) => isChosenLine(one, chosen) && chosen.liveTlBlocked.includes(one.name),
          ).length,
        );
        const missing = lines.filter(
          (one) =>
            !shown.includes(one) &&
            isChosenLine(one, chosen) &&
            !chosen.liveTlBlocked.includes(one.name),
        );
        for (const one of missing) {
          const isRepeat = shown.some(
            ({ name, message, timestamp }) =>
              name === one.name &&
              message === one.message &&
              timestamp <= one.timestamp &&
              one.timestamp - timestamp <= CHAT_REPEAT_MS,
          );
          expect(isRepeat).toBe(true);
        }
      }),
    );
  });

  it('lines of several languages are one list in time order, each with its language', () => {
    fc.assert(
      fc.property(ascending, ascending, (en, ja) => {
        const rooms = [
          { lang: 'en', lines: en },
          { lang: 'ja', lines: ja },
        ];
        const merged = mergeLanguages(rooms);
        expect(merged).toHaveLength(en.length + ja.length);
        expect([...merged].sort(compareLines)).toEqual(merged);
        const languages = languagesOf(rooms);
        expect(en.every((one) => languages.get(one) === 'en')).toBe(true);
        expect(ja.every((one) => languages.get(one) === 'ja')).toBe(true);
      }),
    );
    const alone = [line(1)];
    expect(mergeLanguages([{ lang: 'en', lines: alone }])).toBe(alone);
    expect(mergeLanguages([])).toEqual([]);
  });
});

const startOf = ({ timestamp }: Chat) => timestamp;

describe('the current line', () => {
  it('the current line is the last that has begun, found as by looking at each', () => {
    fc.assert(
      fc.property(ascending, fc.integer({ min: -10, max: 70_000 }), (lines, at) => {
        const index = currentLine(lines, at, startOf);
        expect(index).toBe(lines.findLastIndex(({ timestamp }) => timestamp <= at));
        expect(withoutSpoilers(lines, index).every(({ timestamp }) => timestamp <= at)).toBe(true);
      }),
    );
  });

  it('the current line follows the offsets of an archive, whatever the order in which lines were written', () => {
    const [first, second] = [line(9, { video_offset: 1 }), line(3, { video_offset: 2 })];
    expect(byOffset([second, first])).toEqual([first, second]);
  });

  it('the current line names its author when another one spoke before', () => {
    expect(startsTurn(line(1), undefined)).toBe(true);
    expect(startsTurn(line(2), line(1))).toBe(false);
    expect(startsTurn(line(2, { name: 'other' }), line(1))).toBe(true);
    expect(startsTurn(line(2, { channel_id: 'UC' }), line(1))).toBe(true);
  });
});

describe('captions', () => {
  it('last their duration, or 65 ms per character and 1.8 s', () => {
    expect(captionMs({ message: 'abc', duration: 700 })).toBe(700);
    expect(captionMs({ message: 'abc', duration: null })).toBe(3 * 65 + 1_800);
    expect(captionMs({ message: ':_a:https://yt3.ggpht.com/x-c-k-nd' })).toBe(65 + 1_800);
  });

  it('captions are the last two that still last', () => {
    fc.assert(
      fc.property(ascending, fc.integer({ min: 0, max: 70_000 }), (lines, at) => {
        const found = captionsAt(lines, at, startOf);
        expect(found.length).toBeLessThanOrEqual(CAPTION_LINES);
        expect([...found].sort((a, b) => a - b)).toEqual(found);
        for (const index of found) {
          const one = lines[index];
          expect(one && one.timestamp <= at && at < one.timestamp + captionMs(one)).toBe(true);
        }
        const last = currentLine(lines, at, startOf);
        const newest = lines[last];
        const isStillOn = newest !== undefined && at < newest.timestamp + captionMs(newest);
        expect(found.at(-1) === last || !isStillOn).toBe(true);
      }),
    );
  });
});

const EMOJI = 'https://yt3.ggpht.com/abc_DEF-123=w48-h48-c-k-nd';

describe('emoji', () => {
  it('are pictures of the named hosts, everything else is text', () => {
    expect(chatParts(`hi :_wave:${EMOJI} there`)).toEqual([
      { text: 'hi ' },
      { text: 'wave', image: EMOJI },
      { text: ' there' },
    ]);
    expect(chatParts('x :a:https://www.youtube.com/s/gaming/emoji/1f600.svg')).toEqual([
      { text: 'x ' },
      { text: 'a', image: 'https://www.youtube.com/s/gaming/emoji/1f600.svg' },
    ]);
    for (const text of [
      'https://evil.example/yt3.ggpht.com/x-c-k-nd',
      ':a:https://yt3.ggpht.com.evil.example/x-c-k-nd',
      ':a:http://yt3.ggpht.com/x-c-k-nd',
      ':a:https://www.youtube.com@evil.example/x.svg',
      ':a:https://www.youtube.com/redirect?q=x.svg',
      'see https://www.youtube.com/watch?v=abcdefghijk',
    ])
      expect(chatParts(text)).toEqual([{ text }]);
  });

  it('emoji next to each other are parts of their own', () => {
    expect(chatParts(`:a:${EMOJI}:b:${EMOJI}`)).toEqual([
      { text: 'a', image: EMOJI },
      { text: 'b', image: EMOJI },
    ]);
    expect(chatParts(`:a:${EMOJI}nice`)).toEqual([{ text: 'a', image: EMOJI }, { text: 'nice' }]);
    expect(chatLength(`:a:${EMOJI}:b:${EMOJI} x`)).toBe(4);
  });
});

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '\u202Eevil\u2066',
  '&lt;b&gt;',
  EMOJI,
  ':a:',
  'https://www.youtube.com/',
  '.svg',
  '-c-k-nd',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '\uD800',
  ' ',
  'https://yt3.ggpht.com/',
  '草',
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 8 })), {
    maxLength: 30,
  })
  .map((parts) => parts.join(''));
const RUNS = cases(20_000);

describe('hostile text', () => {
  it('hostile text becomes text and pictures of the named hosts, and nothing else', () => {
    fc.assert(
      fc.property(hostile, (message) => {
        for (const part of chatParts(message)) {
          expect(Object.keys(part).every((key) => key === 'text' || key === 'image')).toBe(true);
          if (part.image === undefined) continue;
          const { protocol, host, username } = new URL(part.image);
          expect(protocol + username).toBe('https:');
          expect(host === 'www.youtube.com' || /^yt\d+\.ggpht\.com$/.test(host)).toBe(true);
          expect(message).toContain(part.image);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('outside of emoji is kept as it was written', () => {
    fc.assert(
      fc.property(
        hostile.filter((text) => !text.includes('https://')),
        (message) => {
          expect(chatParts(message)).toEqual([{ text: message }]);
        },
      ),
    );
  });

  it('hostile text of a socket becomes a valid line or nothing, and never throws', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.record(
        {
          type: fc.oneof(fc.constantFrom('update', 'end', 'error', 'info'), fc.anything()),
          id: fc.anything(),
          lang: fc.anything(),
          name: fc.oneof(hostile, fc.anything()),
          message: fc.oneof(hostile, fc.anything()),
          timestamp: fc.oneof(fc.nat(), fc.nat().map(String), fc.anything()),
          video_offset: fc.anything(),
          duration: fc.anything(),
          status: fc.anything(),
          start_actual: fc.anything(),
          live_viewers: fc.anything(),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(anything, (value) => {
        readRoomAnswer(value);
        readRoomNews(value);
        for (const read of readChatLines([value])) {
          expect(typeof read.name + typeof read.message).toBe('stringstring');
          expect(read.name.trim() === '' || read.message.trim() === '').toBe(false);
          expect(Number.isFinite(read.timestamp) && Number.isFinite(read.video_offset)).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

describe('what a room says', () => {
  it('what a room says is a line, an update, an end or an error; other kinds are ignored', () => {
    expect(readRoomNews({ name: 'a', message: 'b', timestamp: '12', is_tl: true })).toEqual({
      type: 'line',
      line: line(12, {
        name: 'a',
        message: 'b',
        video_offset: 0,
        duration: null,
        source: 'youtube',
      }),
    });
    expect(
      readRoomNews({ type: 'update', status: 'live', live_viewers: null, start_actual: 'soon' }),
    ).toEqual({ type: 'update', update: { status: 'live' } });
    expect(readRoomNews({ type: 'end', message: 'The stream ended.' })).toEqual({
      type: 'end',
      message: 'The stream ended.',
    });
    expect(readRoomNews({ type: 'error', message: 'x' })).toEqual({ type: 'error' });
    expect(readRoomNews({ type: 'info', name: 'a', message: 'b', timestamp: 1 })).toBeUndefined();
  });

  it('without words, time or author is ignored', () => {
    for (const broken of [
      { name: 'a', message: ' ', timestamp: 1 },
      { name: '', message: 'b', timestamp: 1 },
      { name: 'a', message: 'b' },
      { name: 'a', message: 'b', timestamp: 'soon' },
      null,
      [],
    ])
      expect(readChatLine(broken)).toBeUndefined();
  });

  it('the answer to a subscription names the video', () => {
    expect(readRoomAnswer({ id: 'v', lang: 'en', status: 'live', live_viewers: 3 })).toEqual({
      id: 'v',
      lang: 'en',
      message: '',
      update: { status: 'live', live_viewers: 3 },
    });
    expect(readRoomAnswer({ message: 'no' })).toBeUndefined();
  });
});
