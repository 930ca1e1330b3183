/** Half a million random addresses: parsing never throws, and returns only what its pattern allows. */
import { describe, expect, it } from 'vitest';
import {
  CHANNEL_HANDLE,
  CHANNEL_ID,
  recogniseChannel,
  recogniseTwitch,
  recogniseVideo,
  returnPath,
  VIDEO_ID,
} from './index';
import { CHANNEL_NAME } from './channel-address';
import { TWITCH_LOGIN } from './twitch-address';
import { mulberry32 } from '../testing/random';
import { cases } from '../testing/cases';

const ADDRESSES = cases(500_000);
const PATHS = cases(200_000);
const ORIGIN = 'https://oshi.example';
const OWN = { hosts: ['oshi.example', 'localhost:3000'] };

const GOOD = [
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1',
  'https://youtu.be/-_4w9WgXc-_?si=x',
  'https://m.youtube.com/live/dQw4w9WgXcQ',
  'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
  'localhost:3000/watch/dQw4w9WgXcQ',
  'https://oshi.example/watch/dQw4w9WgXcQ#a',
  'https://www.youtube.com/channel/UC1DCedRgGHBdm81E1llLhOQ/videos',
  'https://www.youtube.com/@%E3%81%A8%E3%81%8D',
  'https://www.youtube.com/@ときのそら',
  'youtube.com/c/TokinoSora',
  'https://www.twitch.tv/shylily',
  'https://player.twitch.tv/?channel=shylily',
];
const GOOD_PATHS = [
  '/watch/dQw4w9WgXcQ?t=10',
  '/search?q=type%2Cvalue%0D%0Aa',
  '/%2f%2fevil.example',
  '//evil.example',
  '/..//evil.example/a',
  '/javascript%3Aalert(1)',
];
const PIECES = [
  ...Array.from('abzAZ019-_.~/\\?#&=@:%+ \t\n\r\0;,[]()<>"\'|歌そ😀\uD800\u202E\u3000'),
  '//',
  '..',
  '%2f',
  '%5C',
  '%00',
  '%25',
  '%E3%81',
  '%zz',
  '/watch?v=',
  'youtube.com',
  '@evil.example',
  'https://',
  'javascript:',
  ':99999',
  '[::1]',
  'xn--',
];

const random = mulberry32(20_260_110);
const below = (count: number) => Math.floor(random() * count);
const pick = (list: readonly string[]) => list[below(list.length)] ?? '';

/** One or a few wounds: a piece put in, put in place, a part lost or doubled. */
function mutated(text: string): string {
  let made = text;
  for (let wounds = 1 + below(3); wounds > 0; wounds -= 1) {
    const at = below(made.length + 1);
    const to = at + below(4);
    const kind = below(4);
    if (kind === 0) made = made.slice(0, at) + pick(PIECES) + made.slice(at);
    else if (kind === 1) made = made.slice(0, at) + pick(PIECES) + made.slice(to);
    else if (kind === 2) made = made.slice(0, at) + made.slice(to);
    else made = made.slice(0, to) + made.slice(at);
  }
  return made;
}

const noise = () => Array.from({ length: below(24) }, () => pick(PIECES)).join('');
const made = (good: readonly string[]) => (below(10) === 0 ? noise() : mutated(pick(good)));

function channelFits(text: string): boolean {
  const found = recogniseChannel(text);
  if (found === undefined) return true;
  if (found.kind === 'id') return CHANNEL_ID.test(found.id);
  return found.kind === 'handle'
    ? CHANNEL_HANDLE.test(found.handle)
    : CHANNEL_NAME.test(found.name);
}

describe('random addresses', () => {
  it(`${ADDRESSES} are read without a throw, and every id found is one`, () => {
    const wrong: string[] = [];
    let found = 0;
    for (let at = 0; at < ADDRESSES; at += 1) {
      const text = made(GOOD);
      const video = recogniseVideo(text, OWN);
      const twitch = recogniseTwitch(text);
      if (video !== undefined || twitch !== undefined) found += 1;
      const fits =
        (video === undefined || VIDEO_ID.test(video.id)) &&
        (twitch === undefined || TWITCH_LOGIN.test(twitch.login)) &&
        channelFits(text);
      if (!fits) wrong.push(text);
    }
    expect(wrong).toEqual([]);
    // Otherwise the wounds are too deep to prove anything.
    expect(found).toBeGreaterThan(ADDRESSES / 20);
  });

  it(`of ${PATHS} ways back none leaves the site`, () => {
    const wrong: string[] = [];
    let kept = 0;
    for (let at = 0; at < PATHS; at += 1) {
      const text = made(GOOD_PATHS);
      const path = returnPath(text);
      if (path === undefined) continue;
      kept += 1;
      const stays =
        new URL(path, ORIGIN).origin === ORIGIN &&
        new URL(decodeURI(path.split(/[?#]/)[0] ?? ''), ORIGIN).origin === ORIGIN &&
        returnPath(path) === path;
      if (!stays) wrong.push(text);
    }
    expect(wrong).toEqual([]);
    expect(kept).toBeGreaterThan(PATHS / 20);
  });

  it('a very long text costs next to nothing', () => {
    const long = [
      `https://youtube.com/@${'あ'.repeat(100_000)}`,
      `https://youtu.be/${'%'.repeat(100_000)}`,
      '/'.repeat(100_000),
      `${' '.repeat(100_000)}x`,
      `a${'+'.repeat(100_000)}`,
    ];
    for (const text of long) {
      expect(recogniseVideo(text, OWN)).toBeUndefined();
      expect(recogniseChannel(text)).toBeUndefined();
      expect(recogniseTwitch(text)).toBeUndefined();
      expect(returnPath(text)).toBeUndefined();
    }
  });
});
