import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timedText } from './timed-text';

const timesOf = (text: string, duration?: number) =>
  timedText(text, { duration }).flatMap(({ seconds }) => seconds ?? []);

/** Texts in which times, addresses and numbers meet. */
const writing = fc
  .array(
    fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.constantFrom(
        '1:02:03',
        '12:34',
        '0:00',
        '99:99',
        ':',
        '1',
        '59',
        ' - ',
        '\r\n',
        ' PM',
        '<b>',
      ),
      fc.constantFrom('https://a.example/1:23', 'javascript:alert(1:23)', '"', "'", '\u202E'),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''));

describe('a text with time stamps in it', () => {
  it('a text with time stamps in it is the text it was when its parts are put together', () => {
    fc.assert(
      fc.property(writing, fc.option(fc.nat(10_000), { nil: undefined }), (text, duration) => {
        const parts = timedText(text, { duration });
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });

  it('a text with time stamps in it has parts that are text, web addresses, or times inside the video', () => {
    fc.assert(
      fc.property(writing, fc.nat(10_000), (text, duration) => {
        const parts = timedText(text, { duration });
        const times = parts.flatMap(({ seconds }) => seconds ?? []);
        const links = parts.flatMap(({ href }) => (href === undefined ? [] : new URL(href)));
        expect(times.filter((seconds) => seconds >= duration)).toEqual([]);
        expect(links.filter(({ protocol }) => !/^https?:$/.test(protocol))).toEqual([]);
      }),
    );
  });

  it.each([
    ['1:02:03 the end', [3_723]],
    ['12:34', [754]],
    ['0:05 and 00:10', [5, 10]],
    ['123:45 in minutes', [7_425]],
    ['1:2:03', [3_723]],
    ['１：０２：０３ と 5：12', [3_723, 312]],
    ['5:12：曲名', [312]],
    ['1：2：3：4', []],
    ['[1:00]', [60]],
    ['歌1:00〜2:00', [60, 120]],
    ['1:60', []],
    ['1:75:00', []],
    ['12:34:56:78', []],
    ['12345:00', []],
    ['1:234', []],
    ['starts at 10:30 PM', []],
    ['10:30 p.m. or 20:00 JST', []],
    ['12:34 amazing', [754]],
    ['https://a.example/12:34', []],
    ['https://a.example/ 12:34', [754]],
  ])('a text with time stamps in it finds the times in %s', (text, times) => {
    expect(timesOf(text)).toEqual(times);
  });

  it('a text with time stamps in it leaves times that are not in the video as text', () => {
    expect(timesOf('0:59 1:00 1:01', 60)).toEqual([59]);
  });

  it('a text with time stamps in it leads to YouTube where the viewer wants that', () => {
    expect(timedText('at 1:00', { youtubeId: 'a&b' })).toEqual([
      { text: 'at ' },
      { text: '1:00', seconds: 60, href: 'https://www.youtube.com/watch?v=a%26b&t=60s' },
    ]);
  });
});
