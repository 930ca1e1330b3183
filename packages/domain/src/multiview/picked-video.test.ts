/** What is typed, pasted and dropped as a video, and what is refused with which reason. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryVideos, channel, video } from '../testing/videos';
import { isMultiviewVideo } from './multiview-cell';
import { MULTIVIEW_NAME_MAX, VIDEO_LINK_MAX } from './multiview.limits';
import { PICKED_TEXT_MAX } from './video-choice.limits';
import {
  pickedVideo,
  pickedVideoOf,
  pickedVideoOfDrop,
  type PickOptions,
  type PickResult,
} from './picked-video';

const ID = 'dQw4w9WgXcQ';
const OWN: PickOptions = { hosts: ['oshi.example', 'localhost:3000'] };
const youtube = { video: { id: ID, service: 'youtube' } };
const twitch = { video: { id: 'shylily', service: 'twitch' } };

it.each([
  '<https://youtu.be/abcdefghijK>',
  '見て（https://youtu.be/abcdefghijK&t=12）。',
  'Here:\nhttps://holodex.net/watch/abcdefghijK',
  'https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DabcdefghijK&gl=DE',
])('an address is the video it leads to, as it is copied: %j', (text) => {
  expect(pickedVideoOf(text)).toEqual({ video: { id: 'abcdefghijK', service: 'youtube' } });
});

describe('A text means a video on YouTube', () => {
  it.each([
    ID,
    ` ${ID}\n`,
    `\u2060${ID}\u200B\n`,
    `https://www.youtube.com/watch?v=${ID}&t=1m2s&list=PL1`,
    `youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/live/${ID}?feature=share`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://youtube.com/shorts/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `youtu.be/${ID}?si=abc`,
    `https://oshi.example/watch/${ID}?playlist=3`,
    `localhost:3000/watch/${ID}`,
    `/watch/${ID}`,
    `/watch?v=${ID}`,
    `Look at this: https://youtu.be/${ID} it is great`,
    `[歌枠] https://youtu.be/${ID}`,
    `# a comment\r\nhttps://example.com/\r\nhttps://youtu.be/${ID}\r\n`,
    JSON.stringify({ id: ID, type: 'stream' }),
    JSON.stringify({ id: ID, link: 'https://www.twitch.tv/shylily' }),
  ])('%s', (text) => {
    expect(pickedVideoOf(text, OWN)).toEqual(youtube);
  });
});

describe('A text means a channel on Twitch', () => {
  it.each([
    'https://www.twitch.tv/shylily',
    'twitch.tv/ShyLily/about',
    'https://player.twitch.tv/?channel=shylily&parent=a',
    JSON.stringify({ id: 'shylily', type: 'twitch' }),
    JSON.stringify({ id: 'placeholder', type: 'placeholder', link: 'https://twitch.tv/shylily' }),
  ])('%s', (text) => {
    expect(pickedVideoOf(text, OWN)).toEqual(twitch);
    expect(pickedVideoOf(text, { ...OWN, bare: 'twitch' })).toEqual(twitch);
  });

  it('a single word is a name only where names are asked for', () => {
    expect(pickedVideoOf('shylily')).toEqual({ problem: 'unreadable' });
    expect(pickedVideoOf('ShyLily', { bare: 'twitch' })).toEqual(twitch);
    expect(pickedVideoOf('my_channel1', { bare: 'twitch' })).toEqual({
      video: { id: 'my_channel1', service: 'twitch' },
    });
    expect(pickedVideoOf('settings', { bare: 'twitch' })).toEqual({ problem: 'unreadable' });
  });
});

describe('A video elsewhere is known by its address', () => {
  it.each([
    ['https://media.example/talk.mp4', 'https://media.example/talk.mp4'],
    [
      'media.example/live/main.m3u8?token=a%2Fb',
      'https://media.example/live/main.m3u8?token=a%2Fb',
    ],
    ['https://media.example/歌.webm', 'https://media.example/%E6%AD%8C.webm'],
    ['https://www.twitch.tv/videos/123', 'https://www.twitch.tv/videos/123'],
    ['https://www.twitch.tv/shylily/clip/AbC', 'https://www.twitch.tv/shylily/clip/AbC'],
    ['https://clips.twitch.tv/AbC', 'https://clips.twitch.tv/AbC'],
    ['https://www.nicovideo.jp/watch/sm9', 'https://www.nicovideo.jp/watch/sm9'],
    ['https://twitcasting.tv/someone', 'https://twitcasting.tv/someone'],
  ])('%s', (text, id) => {
    expect(pickedVideoOf(text, OWN)).toEqual({ video: { id, service: 'link' } });
  });
});

describe('A text that is no video has a reason', () => {
  it.each([
    ['', 'empty'],
    [' \n ', 'empty'],
    ['x'.repeat(PICKED_TEXT_MAX + 1), 'tooLong'],
    ['hello there', 'unreadable'],
    ['information is a word of eleven letters', 'unreadable'],
    ['short', 'unreadable'],
    ['videoseries', 'unreadable'],
    ['javascript:alert(1)', 'unreadable'],
    [`javascript://youtube.com/watch?v=${ID}`, 'unreadable'],
    ['[1, 2]', 'unreadable'],
    ['{"id":12}', 'unreadable'],
    ['{"id":"<img src=x>"}', 'unreadable'],
    ['null', 'unreadable'],
    ['https://example.com/page.html', 'otherSite'],
    ['https://example.com/', 'otherSite'],
    [`https://example.com/${'x'.repeat(VIDEO_LINK_MAX)}.mp4`, 'otherSite'],
    [`https://youtube.com.evil.example/watch?v=${ID}`, 'otherSite'],
    [`https://evil.example/watch/${ID}`, 'otherSite'],
    ['https://www.youtube.com/@TokinoSora', 'noVideo'],
    ['https://www.youtube.com/playlist?list=PL1', 'noVideo'],
    ['https://oshi.example/channel/UC1', 'noVideo'],
    ['https://www.twitch.tv/directory', 'noVideo'],
    ['https://player.twitch.tv/?video=123', 'noVideo'],
    ['https://clips.twitch.tv/embed/AbC', 'noVideo'],
    [JSON.stringify({ id: ID, type: 'placeholder' }), 'placeholder'],
    [JSON.stringify({ id: ID, type: 'placeholder', link: 'https://example.com' }), 'placeholder'],
  ])('%j', (text, problem) => {
    expect(pickedVideoOf(text, OWN)).toEqual({ problem });
  });
});

describe('The label of a dragged card is the name of its channel', () => {
  const labelled = (name: unknown) =>
    pickedVideoOf(JSON.stringify({ id: ID, type: 'stream', channel: { name } }));

  it('cut to the length that a code may have', () => {
    expect(labelled('星見みなと')).toEqual({ video: { ...youtube.video, name: '星見みなと' } });
    expect(labelled(`${'x'.repeat(MULTIVIEW_NAME_MAX - 1)}😀`)).toEqual({
      video: { ...youtube.video, name: 'x'.repeat(MULTIVIEW_NAME_MAX - 1) },
    });
  });
  it.each([12, null, '  ', {}])('and left out where it is %j', (name) => {
    expect(labelled(name)).toEqual(youtube);
  });
});

describe('A drop is read from the best of its kinds', () => {
  const drop = (data: Record<string, string>) => pickedVideoOfDrop((type) => data[type] ?? '', OWN);

  it('a card of this site carries its Twitch channel beside its address', () => {
    expect(
      drop({
        'application/json': JSON.stringify({
          id: 'aaaaaaaaaaa',
          type: 'placeholder',
          link: 'https://www.twitch.tv/shylily',
        }),
        'text/uri-list': 'https://oshi.example/watch/aaaaaaaaaaa',
      }),
    ).toEqual(twitch);
  });
  it('a placeholder is not taken for the video of its address', () => {
    expect(
      drop({
        'application/json': JSON.stringify({ id: 'aaaaaaaaaaa', type: 'placeholder' }),
        'text/uri-list': 'https://oshi.example/watch/aaaaaaaaaaa',
      }),
    ).toEqual({ problem: 'placeholder' });
  });
  it('a clip of another platform is the clip of its address, also as a card', () => {
    const link = 'https://clips.twitch.tv/AbC';
    const record = { id: 'Ab3_x-9Qw2z', type: 'clip', link, channel: { name: 'Minato' } };
    expect(drop({ 'application/json': JSON.stringify(record) })).toEqual({
      video: { id: link, service: 'link', name: 'Minato' },
    });
  });
  it('a clip whose address has no player says so', () => {
    const record = { id: 'Ab3_x-9Qw2z', type: 'clip', link: 'https://example.com/' };
    expect(drop({ 'application/json': JSON.stringify(record) })).toEqual({ problem: 'otherSite' });
  });
  it('JSON of another page gives way to the address', () => {
    expect(drop({ 'application/json': '{"x":1}', 'text/plain': `youtu.be/${ID}` })).toEqual(
      youtube,
    );
  });
  it('says what is wrong with the address', () => {
    expect(drop({ 'application/json': '{', 'text/uri-list': 'https://example.com/' })).toEqual({
      problem: 'otherSite',
    });
    expect(drop({ 'text/plain': 'some words' })).toEqual({ problem: 'unreadable' });
    expect(drop({})).toEqual({ problem: 'empty' });
  });
});

describe('Whatever comes in', () => {
  const pieces = fc.constantFrom(
    ID,
    'https://',
    'youtu.be/',
    'www.youtube.com/watch?v=',
    'twitch.tv/',
    '/watch/',
    '#',
    '\n',
    ' ',
    '%E3%81',
    '{"id":"',
    '"}',
    '__proto__',
    '\uD800',
    '\u202E',
    '@evil.example',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc
      .array(fc.oneof(pieces, fc.string({ maxLength: 6 })), { maxLength: 8 })
      .map((all) => all.join('')),
    fc.json(),
    fc
      .record({
        id: fc.anything(),
        type: fc.anything(),
        link: fc.anything(),
        channel: fc.anything(),
      })
      .map((record) => {
        try {
          return JSON.stringify(record) ?? '';
        } catch {
          return '';
        }
      }),
  );
  const isRight = (result: PickResult) =>
    'video' in result ? isMultiviewVideo(result.video) : result.problem.length > 0;

  it('the answer is a video that a cell can hold, or a reason', () => {
    const one = fc.check(
      fc.property(text, fc.constantFrom('youtube', 'twitch'), (given, bare) =>
        isRight(pickedVideoOf(given, { ...OWN, bare })),
      ),
      { numRuns: 2_000 },
    );
    expect(one.counterexample).toBeNull();
    const dropped = fc.check(
      fc.property(text, text, text, (json, list, plain) => {
        const data = { 'application/json': json, 'text/uri-list': list, 'text/plain': plain };
        return isRight(pickedVideoOfDrop((type) => data[type], OWN));
      }),
    );
    expect(dropped.counterexample).toBeNull();
  });

  it('what was chosen is chosen again by its address', () => {
    expect(
      fc.check(
        fc.property(text, (given) => {
          const result = pickedVideoOf(given, OWN);
          if (!('video' in result) || result.video.service === 'twitch') return true;
          const again = pickedVideoOf(`https://youtu.be/${result.video.id}`);
          return !('video' in again) || again.video.id === result.video.id;
        }),
      ).counterexample,
    ).toBeNull();
  });
});

describe('A video of a list', () => {
  it('A video of a list is chosen by its id and named by its channel', () => {
    expect(pickedVideo(video())).toEqual({
      id: 'aaaaaaaaaaa',
      service: 'youtube',
      name: channel().name,
    });
  });
  it('as a placeholder counts only if its link is Twitch', () => {
    const placeholder = video({ type: 'placeholder', placeholderType: 'external-stream' });
    expect(pickedVideo({ ...placeholder, link: 'https://www.twitch.tv/shylily' })?.service).toBe(
      'twitch',
    );
    expect(pickedVideo({ ...placeholder, link: `https://youtu.be/${ID}` })).toBeUndefined();
    expect(pickedVideo(placeholder)).toBeUndefined();
  });
  it('A video of a list is always one that a cell can hold', () => {
    const checked = fc.check(
      fc.property(arbitraryVideos, (videos) =>
        videos.every((one) => {
          const picked = pickedVideo(one);
          return picked === undefined || isMultiviewVideo(picked);
        }),
      ),
    );
    expect(checked.counterexample).toBeNull();
  });
});
