/** Hostile titles, descriptions, comments and songs: everything that is shown is text, or a link to a web address. */
import { expect, it } from 'vitest';
import { timedText } from '../format/timed-text';
import { plainTitle, webUrl, youtubeCommentUrl } from '../video/video-links';
import { cases, SEED } from '../testing/cases';
import { mulberry32 } from '../testing/random';
import { musicVideoUrl } from '../addresses';
import { highlightsOf } from './highlights';
import { sortComments } from './comment-moments';

const CASES = cases(20_000);
const random = mulberry32(SEED);
const below = (count: number) => Math.floor(random() * count);
const pick = (list: readonly string[]) => list[below(list.length)] ?? '';

const GOOD = [
  '12:34 the tower falls https://a.example/x',
  '1:00:00 - 1:02:03 夜明けの窓 / Window Band\r\n1:05:00 「次の歌」',
  'See https://a.example/wiki/A_(b) at 0:59.',
];
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  'JaVaScRiPt://a.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://user:word@evil.example/',
  'https://',
  '&lt;script&gt;',
  '{{constructor}}',
  '\u202E',
  '\u0000',
  '\uD800',
  '\u{E000}time\u{E000}',
  '1:00',
  '99:59:59',
  ')))]]]...',
  '\r\n',
  '/',
  '?&#',
];

function mutated(): string {
  let text = pick(GOOD);
  for (let wounds = 1 + below(4); wounds > 0; wounds -= 1) {
    const at = below(text.length + 1);
    text = text.slice(0, at) + pick(PAYLOADS) + text.slice(at + below(4));
  }
  return text;
}

const isWebAddress = (href: string) => /^https?:$/.test(new URL(href).protocol);

it(`${CASES} hostile texts become text, times and web addresses, and nothing else`, () => {
  const wrong: string[] = [];
  for (let at = 0; at < CASES; at += 1) {
    const text = mutated();
    const parts = timedText(text, {
      duration: 1 + below(10_000),
      youtubeId: below(2) === 0 ? 'aaaaaaaaaaa' : undefined,
    });
    const keys = new Set(parts.flatMap((part) => Object.keys(part)));
    for (const key of ['text', 'href', 'seconds']) keys.delete(key);
    const isWhole = parts.map((part) => part.text).join('') === text;
    const areWeb = parts.every(({ href }) => href === undefined || isWebAddress(href));
    if (keys.size > 0 || !isWhole || !areWeb) wrong.push(text);
  }
  expect(wrong).toEqual([]);
});

it(`${CASES} hostile ids, keys and titles stay where they are put`, () => {
  const wrong: string[] = [];
  for (let at = 0; at < CASES; at += 1) {
    const key = mutated();
    // Ids are checked by the contract.
    const text = key.replaceAll('\uD800', '');
    const comment = new URL(youtubeCommentUrl(text, key));
    const music = new URL(musicVideoUrl(text, 'https://music.example'));
    const address = webUrl(text);
    const isKept =
      comment.origin === 'https://www.youtube.com' &&
      comment.searchParams.get('lc') === key.replaceAll('\uD800', '\uFFFD') &&
      music.origin === 'https://music.example' &&
      music.search === '' &&
      (address === undefined || isWebAddress(address)) &&
      plainTitle(text).length <= text.length;
    if (!isKept) wrong.push(text);
  }
  expect(wrong).toEqual([]);
});

it('20,000 hostile comments are read in one pass', () => {
  const long = [
    `1:00 ${'!'.repeat(5_000)}`,
    `${'1:00 - '.repeat(1_000)}end`,
    `https://a.example/${')'.repeat(5_000)} 1:00 x`,
    `${'https://'.repeat(600)} 2:00 the end`,
    `1:00 ${'e\u0301'.repeat(2_000)}`,
  ];
  const comments = Array.from({ length: 20_000 }, (_, index) => ({
    comment_key: String(index),
    message: index % 1_000 === 0 ? (long[(index / 1_000) % long.length] ?? '') : mutated(),
  }));
  const marks = highlightsOf({ duration: 36_000, comments });
  expect(marks.length).toBeGreaterThan(0);
  expect(sortComments(comments, 36_000).of(null)).toHaveLength(20_000);
});
