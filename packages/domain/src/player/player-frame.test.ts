import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultFrameOrigins, plainFrameOrigins } from './frame-origins';
import {
  frameOfLink,
  isPlayable,
  isSamePlayer,
  playerFrame,
  startSecond,
  type FrameOptions,
  type PlayableVideo,
} from './player-frame';

const options: FrameOptions = {
  origins: { ...defaultFrameOrigins, own: 'https://embed.example' },
  page: 'https://oshi.example',
  language: 'zh',
};
const demoOptions = { ...options, origins: { ...options.origins, isDemo: true } };
const video: PlayableVideo = {
  id: 'abcdefghijk',
  type: 'stream',
  status: 'past',
  title: 'A <b>title</b>',
  duration: 600,
  available_at: '2026-01-01T00:00:00.000Z',
};
const placeholder = (link?: string): PlayableVideo => ({
  ...video,
  type: 'placeholder',
  ...(link !== undefined && { link }),
});
const addressOf = (src = '') => new URL(src);

describe('the frame of a video', () => {
  it('the frame of a video is YouTube’s player, with the origin of the page and captions in the language of the page', () => {
    const { kind, src } = playerFrame(video, { ...options, start: 90.7, autoplay: true }) ?? {};
    expect(kind).toBe('youtube');
    const { origin, pathname, searchParams } = addressOf(src);
    expect(origin + pathname).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk');
    expect(Object.fromEntries(searchParams)).toEqual({
      enablejsapi: '1',
      playsinline: '1',
      rel: '0',
      autoplay: '1',
      mute: '0',
      start: '90',
      cc_lang_pref: 'zh-Hant',
      origin: 'https://oshi.example',
    });
  });

  it('the frame of a video is our own player in the demo world, which knows when the stream began', () => {
    const { searchParams } = addressOf(playerFrame(video, demoOptions)?.src);
    expect(searchParams.get('demo')).toBe('abcdefghijk');
    expect(searchParams.get('begins')).toBe(String(Date.parse(video.available_at)));
    expect(searchParams.get('length')).toBe('600');
    expect(searchParams.has('keys')).toBe(false);
    const withKeys = playerFrame(video, { ...demoOptions, passesKeys: true });
    expect(addressOf(withKeys?.src).searchParams.get('keys')).toBe('1');
    const live = playerFrame({ ...video, status: 'live' }, demoOptions);
    expect(addressOf(live?.src).searchParams.has('length')).toBe(false);
  });

  it('the frame of a video is missing for an id that YouTube cannot have, and for a placeholder without a link', () => {
    expect(playerFrame({ ...video, id: '../../../../' }, options)).toBeUndefined();
    expect(playerFrame(placeholder(), options)).toBeUndefined();
  });

  it.each([
    ['https://www.youtube.com/watch?v=abcdefghijk', 'youtube', '/embed/abcdefghijk'],
    ['https://www.twitch.tv/someone', 'twitch', 'channel=someone&parent=oshi.example'],
    ['https://www.twitch.tv/videos/123', 'twitch', 'video=123'],
    ['https://clips.twitch.tv/GoodName-a_1', 'plain', '/embed'],
    ['https://www.twitch.tv/someone/clip/GoodName-a_1', 'plain', '/embed'],
    ['https://twitcasting.tv/someone', 'plain', '/someone/embeddedplayer/live'],
    ['https://twitcasting.tv/someone/movie/77', 'plain', '/someone/embeddedplayer/77'],
    ['https://www.nicovideo.jp/watch/sm9', 'plain', 'embed.nicovideo.jp/watch/sm9'],
    ['https://live.nicovideo.jp/watch/lv1', 'plain', 'live.nicovideo.jp/embed/lv1'],
    ['https://www.bilibili.com/video/BV1xx', 'plain', 'bvid=BV1xx'],
    ['https://www.bilibili.com/video/av170001', 'plain', 'aid=170001'],
    ['https://live.bilibili.com/22', 'plain', 'cid=22'],
    ['https://files.example/a/show.mp4', 'own', 'file=https%3A%2F%2Ffiles.example%2Fa%2Fshow.mp4'],
    ['https://files.example/live/index.m3u8?token=1', 'own', 'index.m3u8'],
  ])('of the placeholder link %s is %s', (link, kind, part) => {
    const frame = playerFrame(placeholder(link), options);
    expect(frame?.kind).toBe(kind);
    expect(frame?.src).toContain(part);
  });

  it.each(['https://__proto__/', 'https://constructor/', 'https://example.com/page'])(
    'the frame of a video is missing for the link %s',
    (link) => expect(playerFrame(placeholder(link), options)).toBeUndefined(),
  );

  it('the frame of a video names the page and every page around it once, which Twitch checks', () => {
    const ancestors = [
      'https://blog.example:8443',
      'null',
      'https://oshi.example',
      'https://a.b.c',
    ];
    const frame = frameOfLink('https://www.twitch.tv/someone', { ...options, ancestors });
    expect(addressOf(frame?.src).searchParams.getAll('parent')).toEqual([
      'oshi.example',
      'blog.example',
      'a.b.c',
    ]);
  });

  it('the frame of a video names no page that has no origin, as in a sandbox', () => {
    const sandboxed = { ...options, page: 'null', ancestors: ['https://blog.example'] };
    expect(addressOf(playerFrame(video, sandboxed)?.src).searchParams.has('origin')).toBe(false);
    const twitch = frameOfLink('https://www.twitch.tv/someone', sandboxed);
    expect(addressOf(twitch?.src).searchParams.getAll('parent')).toEqual(['blog.example']);
  });

  it('the frame of a video is what makes a video playable', () => {
    const { origins } = options;
    expect(isPlayable(video, origins)).toBe(true);
    expect(isPlayable(placeholder('https://example.com/'), origins)).toBe(false);
    expect(isPlayable(video, { ...origins, own: '', isDemo: true })).toBe(false);
  });

  it('the frame of a video is missing for links that lead to no player', () => {
    for (const link of [
      'https://example.com/',
      'javascript:alert(1)',
      'https://twitcasting.tv/a/b/c',
      'https://clips.twitch.tv/a b',
      'https://clips.twitch.tv/embed/name',
    ])
      expect(playerFrame(placeholder(link), options)).toBeUndefined();
  });

  it('never has an origin that the page does not allow, whatever the link', () => {
    const { youtube, twitch, own } = options.origins;
    const allowed = new Set<string>([youtube, twitch, own, ...plainFrameOrigins]);
    const hosts = ['twitch.tv', 'twitcasting.tv', 'nicovideo.jp', 'live.bilibili.com', 'a.example'];
    const link = fc
      .tuple(fc.constantFrom(...hosts), fc.webPath(), fc.constantFrom('', '/watch/', '/video/'))
      .map(([host, path, folder]) => `https://${host}${folder}${path}`);
    fc.assert(
      fc.property(fc.oneof(link, fc.webUrl(), fc.string()), (text) => {
        const frame = frameOfLink(text, options);
        expect(frame === undefined || allowed.has(addressOf(frame.src).origin)).toBe(true);
      }),
    );
  });
});

describe('the second of an address', () => {
  it.each([
    ['90', 90],
    ['90s', 90],
    ['90.7', 90.7],
    ['90.7s', 90.7],
    ['1m30.25s', 90.25],
    ['0:01:30.5', 90.5],
    ['2m', 120],
    ['1h2m3s', 3_723],
    ['1:02:03', 3_723],
    ['02:03', 123],
    ['', 0],
    [null, 0],
    ['-5', 0],
    ['1e9', 0],
    ['1.5m', 0],
    ['90.', 0],
    ['.5', 0],
    ['9.0.7', 0],
    ['abc', 0],
    ['99999999999', 0],
    ['NaN', 0],
  ])('%s is %d', (text, second) => {
    expect(startSecond(text)).toBe(second);
  });

  it('the second of an address is a finite number of at least 0 for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const second = startSecond(text);
        expect(Number.isFinite(second) && second >= 0).toBe(true);
      }),
    );
  });
});

it('two addresses are of one player if they differ in nothing but the sound it starts with', () => {
  const srcOf = (more: Partial<FrameOptions>, id = video.id) =>
    playerFrame({ ...video, id }, { ...options, ...more })?.src ?? '';
  const src = srcOf({});
  expect(isSamePlayer(src, srcOf({ muted: true }))).toBe(true);
  for (const other of [srcOf({ start: 9 }), srcOf({ autoplay: true }), srcOf({}, 'bbbbbbbbbbb')])
    expect(isSamePlayer(src, other)).toBe(false);
});
