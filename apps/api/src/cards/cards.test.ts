import type { EmbedElement, LinkCard } from '@oshimado/contract';
import fastify from 'fastify';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerErrors } from '../plugins/answer-errors';
import { createCardDrawer } from './card-drawer';
import { cards } from './cards';
import { linesOf } from './day-columns';
import { drawCard } from './draw-card';

const drawn = vi.fn(drawCard);

const ORIGIN = 'https://oshimado.example';
const CARD: LinkCard = {
  site: 'Oshimado',
  lang: 'en',
  title: 'Evening songs',
  names: ['Minato', 'Aoi'],
  author: { name: 'Minato', url: `${ORIGIN}/channel/UC1` },
  status: { text: 'Live', tone: 'live' },
};

const EMBEDS = 'https://embeds.example';
const PLAYER: EmbedElement = { tag: 'oshi-player', attributes: { video: '1' } };

function start(cardAt: Readonly<Record<string, LinkCard>> = { '/watch/1': CARD }, embeds?: string) {
  const app = fastify();
  answerErrors(app, { methodsAt: () => [] });
  const pageAt = async (address: string) => ({ card: cardAt[address], embed: PLAYER });
  cards(app, { origin: ORIGIN, embeds, pageAt, drawer: createCardDrawer({ draw: drawn }) });
  return app;
}

const cardUrl = (page: string) => `/card.png?${new URLSearchParams({ page }).toString()}`;
const oembedUrl = (url: string, more = {}) =>
  `/oembed?${new URLSearchParams({ url, ...more }).toString()}`;

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

beforeEach(() => {
  drawn.mockClear();
});

it('the card of a page is a picture of 1200 by 630, drawn once for all who ask', async () => {
  const app = start();
  const [one, two] = await Promise.all([
    app.inject(cardUrl('/watch/1')),
    app.inject(cardUrl('/watch/1')),
  ]);
  const three = await app.inject(cardUrl('/watch/1'));
  expect(one.headers['content-type']).toBe('image/png');
  expect(sizeOf(one.rawPayload)).toEqual([1_200, 630]);
  expect([two, three].every(({ rawPayload }) => rawPayload.equals(one.rawPayload))).toBe(true);
  expect(drawn).toHaveBeenCalledTimes(1);
  const etag = String(one.headers.etag);
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const headers = { 'if-none-match': known };
    const again = await app.inject({ url: cardUrl('/watch/1'), headers });
    expect([again.statusCode, again.headers.etag, again.body]).toEqual([304, etag, '']);
  }
});

it.each([['/watch/2'], ['https://elsewhere.example/'], ['']])(
  'there is no card for %j',
  async (page) => {
    expect((await start().inject(cardUrl(page))).statusCode).toBe(404);
    expect(drawn).not.toHaveBeenCalled();
  },
);

it('a picture of this site is on the card; one that cannot be loaded leaves the words', async () => {
  const app = start({
    '/own': { ...CARD, picture: { src: `${ORIGIN}/own.svg`, shape: 'wide' } },
    '/foreign': { ...CARD, picture: { src: 'https://pictures.example/a.jpg', shape: 'wide' } },
  });
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="9" height="9"/></svg>';
  app.get('/own.svg', (_, reply) => reply.type('image/svg+xml').send(svg));
  expect((await app.inject(cardUrl('/own'))).statusCode).toBe(200);
  expect(drawn.mock.lastCall?.[1]).toMatch(/^data:image\/svg\+xml;base64,/);
  expect((await app.inject(cardUrl('/foreign'))).statusCode).toBe(200);
  expect(drawn.mock.lastCall?.[1]).toBeUndefined();
});

it.each([
  ['Latin and Japanese', '【歌枠】Karaoke 鷹嶺ルイ'],
  ['very long', 'とても長い題名'.repeat(60)],
  ['emoji and letters that few fonts have', '🎤👩‍👩‍👧 ❤️ 🇯🇵 𝓗𝓮𝓵𝓵𝓸 ᓚᘏᗢ 배그 简体 สวัสดี'],
  ['nothing that can be drawn', '\u{10FFFF}\u200B'],
])('%s: a title is drawn', async (_, title) => {
  expect(sizeOf(await drawCard({ ...CARD, title }))).toEqual([1_200, 630]);
});

it('a page of this site answers oEmbed, without a picture for who has no room for it', async () => {
  const app = start();
  const url = `${ORIGIN}/watch/1`;
  const answer = await app.inject(oembedUrl(url));
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.json()).toEqual({
    version: '1.0',
    type: 'link',
    title: CARD.title,
    provider_name: 'Oshimado',
    provider_url: ORIGIN,
    author_name: 'Minato',
    author_url: `${ORIGIN}/channel/UC1`,
    cache_age: 600,
    thumbnail_url: `${ORIGIN}${cardUrl('/watch/1')}`,
    thumbnail_width: 1_200,
    thumbnail_height: 630,
  });
  const narrow = await app.inject(oembedUrl(url, { maxwidth: '600' }));
  expect(narrow.json()).not.toHaveProperty('thumbnail_url');
  const statuses = await Promise.all(
    [
      oembedUrl(`${ORIGIN}/watch/2`),
      oembedUrl('https://elsewhere.example/watch/1'),
      oembedUrl('no address'),
      '/oembed',
      oembedUrl(url, { format: 'xml' }),
    ].map(async (path) => (await app.inject(path)).statusCode),
  );
  expect(statuses).toEqual([404, 404, 404, 404, 501]);
  expect((await app.inject(oembedUrl(url, { format: 'xml' }))).json()).toEqual({
    message: 'format must be json.',
    error: 'bad_request',
    parameter: 'format',
  });
});

it('a page that can be embedded answers oEmbed with a frame, as large as there is room for', async () => {
  const app = start(undefined, EMBEDS);
  const ask = async (more = {}): Promise<unknown> =>
    (await app.inject(oembedUrl(`${ORIGIN}/watch/1`, more))).json();
  expect(await ask()).toMatchObject({
    type: 'rich',
    title: CARD.title,
    html: expect.stringContaining(`<iframe src="${EMBEDS}/embed/oshi-player?video=1" title="`),
    width: 640,
    height: 444,
    thumbnail_width: 1_200,
  });
  const narrow = await ask({ maxwidth: '320', maxheight: '400' });
  expect(narrow).toMatchObject({ html: expect.stringContaining('width="320"'), height: 264 });
  expect(narrow).not.toHaveProperty('thumbnail_url');
  expect(await ask({ maxwidth: 'wide', maxheight: '-1' })).toMatchObject({ width: 640 });
});

const day = (title: string, count: number) => ({
  title,
  rows: Array.from({ length: count }, (_, index) => ({
    tone: 'upcoming' as const,
    time: '21:00',
    name: `鷹嶺ルイ ${index}`,
    title: '【歌枠】Karaoke 배그 '.repeat(4),
  })),
});

it('a card of days is drawn', async () => {
  const { status: _status, ...card } = CARD;
  const days = [day('Fri, Nov 27', 5), day('Sat, Nov 28', 12), day('Sun, Nov 29', 12)];
  expect(sizeOf(await drawCard({ ...card, days }))).toEqual([1_200, 630]);
});

it('a card of days names no day at the end of a column, and ends with the last one', () => {
  const texts = linesOf([day('one', 2), day('two', 2), day('three', 9)], 2, 4).map((column) =>
    column.map((line) => (line.kind === 'day' ? line.title : line.time)),
  );
  expect(texts).toEqual([
    ['one', '21:00', '21:00'],
    ['two', '21:00', '21:00'],
  ]);
  expect(linesOf([day('long', 20)], 2, 4).map(({ length }) => length)).toEqual([4, 4]);
});
