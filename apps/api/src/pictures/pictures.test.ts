import { Window } from 'happy-dom';
import fastify from 'fastify';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from '../plugins/answer-errors';
import { NOTHING_POLICY } from '../plugins/headers';
import {
  bannerPath,
  drawBanner,
  drawPhoto,
  drawThumbnail,
  photoPath,
  pictures,
  videoPath,
} from './index';
import { lookOfChannel, lookOfVideo, stampChannelId, stampVideoId } from './look';
import { sceneCode, sceneOfCode, scenes, type SceneName } from './scenes';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const letter = fc.constantFrom(...Array.from(LETTERS));
const videoId = fc.string({ unit: letter, minLength: 11, maxLength: 11 });
const channelId = fc
  .string({ unit: letter, minLength: 22, maxLength: 22 })
  .map((rest) => `UC${rest}`);
const step = fc.nat(63);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><image href="https://evil.example"/>',
    ']]>&amp;',
    '\0\u0001',
    '\ud800',
  ),
);
const parser = new new Window().DOMParser();
const bytes = (text: string) => Buffer.byteLength(text);

const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|#39);)/;
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** The parser answers with an error page where a text is not well formed; two rules it does not know are checked here. */
function parse(svg: string) {
  expect(svg).not.toMatch(BARE_AMPERSAND);
  expect(svg).not.toMatch(NOT_XML);
  const document = parser.parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document.documentElement;
}

function expectHarmless(svg: string) {
  const root = parse(svg);
  expect(root.tagName.toLowerCase()).toBe('svg');
  const all = [...root.querySelectorAll('*')];
  expect(all.map(({ tagName }) => tagName.toLowerCase())).not.toContain('script');
  expect(all.map(({ tagName }) => tagName.toLowerCase())).not.toContain('image');
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
    /(?:href|src|url\()\s*=?\s*["']?(?!["'#])[\w:/]/,
  );
}

it.each(['<svg><a></svg>', '<svg a="<"/>', '<svg a=1/>', '<svg>&foo;</svg>', '<svg>\0</svg>'])(
  '%j would be noticed',
  (svg) => {
    expect(() => parse(svg)).toThrow('expected');
  },
);

describe('a drawn picture', () => {
  it('a drawn picture is the same for the same id, small, well formed and refers to nothing outside', () => {
    fc.assert(
      fc.property(videoId, channelId, (video, channel) => {
        const [thumbnail, photo, banner] = [
          drawThumbnail({ id: video }),
          drawPhoto({ id: channel }),
          drawBanner({ id: channel }),
        ];
        expect(drawThumbnail({ id: video })).toBe(thumbnail);
        expect(bytes(thumbnail)).toBeLessThan(2_500);
        expect(bytes(photo)).toBeLessThan(1_000);
        expect(bytes(banner)).toBeLessThan(2_500);
        for (const svg of [thumbnail, photo, banner]) expectHarmless(svg);
        expect(`${thumbnail}${photo}${banner}`).not.toMatch(/undefined|NaN|null/);
      }),
      { numRuns: 200 },
    );
  });
  it('differs from one id to the next', () => {
    const svgs = Array.from({ length: 500 }, (_, place) =>
      drawThumbnail({ id: `demo${String(place).padStart(7, '0')}` }),
    );
    expect(new Set(svgs).size).toBe(500);
  });
  it.each(Object.keys(scenes) as SceneName[])(
    'a drawn picture of %s is small in both languages, for any person',
    (name) => {
      for (const isEnglish of [true, false]) {
        for (let place = 0; place < 64; place += 1) {
          const scene = sceneCode(name, isEnglish);
          const id = stampVideoId(`video${String(place).padStart(6, '0')}`, {
            scene,
            hue: place,
            style: (place * 11) % 64,
          });
          expect(bytes(drawThumbnail({ id }))).toBeLessThan(2_500);
        }
      }
    },
  );
  it('a drawn picture shows hostile text as text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expectHarmless(drawThumbnail({ id: 'AAAAAAAAAAA', title: text }));
        expectHarmless(drawPhoto({ id: `UC${'A'.repeat(22)}`, name: text }));
      }),
    );
    const name = '<script>alert("1") && \'2\'</script>';
    expect(
      parse(drawPhoto({ id: `UC${'A'.repeat(22)}`, name })).querySelector('title')?.textContent,
    ).toBe(name);
  });
});

describe('what an id says about its picture', () => {
  it('what an id says about its picture can be read again, and leaves the form of the id alone', () => {
    fc.assert(
      fc.property(videoId, step, step, step, (id, scene, hue, style) => {
        const stamped = stampVideoId(id, { scene, hue, style });
        expect(stamped).toMatch(/^[\w-]{11}$/);
        expect(stamped.slice(3)).toBe(id.slice(3));
        expect(lookOfVideo(stamped)).toEqual({ scene, hue, style });
      }),
    );
    fc.assert(
      fc.property(
        channelId,
        step,
        step,
        fc.constantFrom('A', 'K', 'Z'),
        (id, hue, style, initial) => {
          const stamped = stampChannelId(id, { hue, style }, initial);
          expect(stamped).toMatch(/^UC[\w-]{22}$/);
          expect(lookOfChannel(stamped)).toEqual({ hue, style, initial });
        },
      ),
    );
  });
  it('what an id says about its picture names each scene in each language by one letter', () => {
    const names = Object.keys(scenes) as SceneName[];
    const codes = names.flatMap((name) => [sceneCode(name, false), sceneCode(name, true)]);
    expect(new Set(codes).size).toBe(names.length * 2);
    expect(Math.max(...codes)).toBeLessThan(64);
    for (const name of names) {
      expect(sceneOfCode(sceneCode(name, true))).toMatchObject({
        ...scenes[name],
        isEnglish: true,
      });
    }
  });
});

describe('the addresses of pictures', () => {
  const app = fastify();
  const channel = `UC${'a'.repeat(22)}`;
  beforeAll(async () => {
    answerErrors(app, { methodsAt: () => [] });
    await app.register(pictures);
    await app.ready();
  });
  afterAll(() => app.close());

  it.each([
    [videoPath('abcdefghij-'), drawThumbnail({ id: 'abcdefghij-' })],
    [photoPath(channel), drawPhoto({ id: channel })],
    [bannerPath(channel), drawBanner({ id: channel })],
  ])('%s answers the picture, for ever, to any page, unable to do anything', async (url, svg) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).toBe(svg);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^image\/svg\+xml/),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': NOTHING_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  it.each([
    '=w2276-fcrop64=1,00005a57ffffa5a8-k-c0xffffffff-no-nd-rj',
    '=w1707',
    '=s88-c-k-c0x00ffffff-no-rj-mo',
  ])('answers the same with %s behind the address', async (size) => {
    for (const url of [bannerPath(channel), photoPath(channel), videoPath('abcdefghij-')]) {
      const [plain, sized] = [await app.inject({ url }), await app.inject({ url: url + size })];
      expect(sized.statusCode).toBe(200);
      expect(sized.payload).toBe(plain.payload);
    }
  });
  it('packs it for who takes that, and says nothing twice', async () => {
    const url = videoPath('abcdefghij-');
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(1_300);
    const { etag } = packed.headers;
    const again = await app.inject({
      url,
      headers: { 'accept-encoding': 'br, gzip', 'if-none-match': String(etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.payload).toBe('');
  });
  it('answers HEAD as well', async () => {
    expect((await app.inject({ method: 'HEAD', url: videoPath('abcdefghij-') })).statusCode).toBe(
      200,
    );
  });
  it.each([
    '/statics/demo/video/short.svg',
    '/statics/demo/video/abcdefghij-',
    '/statics/demo/video/abcdefghij-.png',
    '/statics/demo/video/abcdefghij%2F.svg',
    '/statics/demo/video/abcdefghijkl.svg',
    '/statics/demo/channel/abcdefghij-.svg',
    `/statics/demo/channel/XX${'a'.repeat(22)}.svg`,
    '/statics/demo/banner/.svg',
    '/statics/demo/video/abcdefghij-.svg=%3Cscript%3E',

    `/statics/demo/video/${'a'.repeat(90)}.svg`,
  ])('%s is not found', async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: 'not_found', message: expect.any(String) });
  });
});
