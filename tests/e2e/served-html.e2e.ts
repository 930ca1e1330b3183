/**
 * The HTML of a page as a search engine or a site that shows a shared link gets it, from the server that is built: a page of each kind
 * of structured data and card. `page-description.ssr.test.ts` has the tags of every route.
 */
import { extract } from '@extractus/oembed-extractor';
import type { APIRequestContext } from '@playwright/test';
import { makePlaylist } from '../support/make-playlist';
import { expect, test } from '../support/site-test';

const SITE = '推し窓 Oshimado';

interface Things {
  readonly live: Row;
  readonly upcoming: Row;
  readonly past: Row;
  readonly playlist: { readonly id: string; readonly name: string };
}

interface Row {
  readonly id: string;
  readonly title: string;
  readonly channel: { readonly id: string; readonly name: string };
}

async function firstRow(request: APIRequestContext, path: string): Promise<Row> {
  const [row] = (await (await request.get(path)).json()) as Row[];
  if (!row) throw new Error(`${path} has no row in this world.`);
  return row;
}

async function findThings(request: APIRequestContext): Promise<Things> {
  const [live, upcoming, past] = await Promise.all([
    firstRow(request, '/api/v2/live?limit=1&status=live&type=stream'),
    firstRow(request, '/api/v2/live?limit=1&status=upcoming&type=stream'),
    firstRow(request, '/api/v2/videos?limit=1&status=past&type=stream'),
  ]);
  const playlist = await makePlaylist(request, { videos: [past.id] });
  return { live, upcoming, past, playlist };
}

interface Expected {
  readonly path: string;
  /** Part of the document's title; null for the site's alone. */
  readonly title: string | null;
  /** Default: the title. */
  readonly heading?: string;
  readonly type?: 'profile' | 'video.other';
  /** `@type` of its structured data. Default none. */
  readonly data?: string;
  /** `@type` of the broadcast in it. Default none. */
  readonly publication?: 'BroadcastEvent';
  /** Where its feed is. */
  readonly feed?: string;
  /** Path of the frame that other sites embed for it. Default: they get a link. */
  readonly frame?: string;
}

function pageOfVideo({ id, title, channel }: Row, isOver = false): Expected {
  return {
    path: `/watch/${id}`,
    title,
    type: 'video.other',
    data: 'VideoObject',
    ...(!isOver && { publication: 'BroadcastEvent' }),
    feed: `/feeds/videos.atom?channel=${channel.id}`,
    frame: `/embed/oshi-player?video=${id}`,
  };
}

const pagesOf = ({ live, upcoming, past, playlist }: Things): Record<string, Expected> => ({
  home: { path: '/', title: null, heading: 'Home', frame: '/embed/oshi-live-feed' },
  channel: {
    path: `/channel/${live.channel.id}/about`,
    title: '',
    type: 'profile',
    data: 'ProfilePage',
    feed: `/feeds/videos.atom?channel=${live.channel.id}`,
    frame: `/embed/oshi-live-feed?channels=${live.channel.id}`,
  },
  'stream that is live': pageOfVideo(live),
  'stream to come': pageOfVideo(upcoming),
  'stream that is over': pageOfVideo(past, true),
  playlist: {
    path: `/playlist/${playlist.id}`,
    title: playlist.name,
    data: 'CollectionPage',
    frame: `/embed/oshi-playlist?playlist=${playlist.id}`,
  },
  search: {
    path: '/search?q=type%2Cvalue%2Ctext%0Atopic%2Csinging%2Csinging',
    title: 'Topic: Singing',
    data: 'SearchResultsPage',
    feed: '/feeds/videos.atom?topic=singing',
  },
});

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};
const decode = (text = '') =>
  text.replaceAll(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

interface StructuredData {
  readonly '@type': string;
  readonly publication?: Readonly<Record<string, unknown>>;
  readonly [name: string]: unknown;
}

function readPage(html: string) {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const metas = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const links = [...head.matchAll(/<link rel="(\w+)"(?: type="([^"]+)")? href="([^"]*)"/g)];
  const linkOf = (rel: string, type?: string) =>
    decode(links.find(([, one, kind]) => one === rel && (!type || kind === type))?.[3]);
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];
  return {
    title: decode(/<title>(.*?)<\/title>/.exec(head)?.[1]),
    meta: new Map(metas.map(([, name = '', content]) => [name, decode(content)])),
    canonical: linkOf('canonical'),
    feed: linkOf('alternate', 'application/atom+xml'),
    oembed: linkOf('alternate', 'application/json+oembed'),
    data: json === undefined ? undefined : (JSON.parse(json) as StructuredData),
    headings: [...html.slice(end).matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) =>
      decode(text.replaceAll(/<[^>]*>/g, '')),
    ),
  };
}

/** What search engines require of each type, in the words of their documentation. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'embedUrl', 'url'],
  BroadcastEvent: ['isLiveBroadcast', 'startDate', 'endDate', 'name'],
  ProfilePage: ['mainEntity'],
  CollectionPage: ['name', 'mainEntity'],
  SearchResultsPage: ['name', 'mainEntity'],
};

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function expectData(data: StructuredData, { data: type = '', publication }: Expected) {
  expect(data['@type']).toBe(type);
  for (const name of REQUIRED[type] ?? []) expect(data[name], name).toBeTruthy();
  for (const name of ['uploadDate', 'startDate', 'endDate'])
    for (const part of [data, data.publication ?? {}])
      if (name in part) expect(part[name]).toMatch(DATE);
  expect(data.publication?.['@type']).toBe(publication);
  if (publication)
    for (const name of REQUIRED[publication] ?? [])
      expect(data.publication?.[name], name).toBeTruthy();
}

function expectTags(page: ReturnType<typeof readPage>, url: string, expected: Expected) {
  const { title, heading = title, type = 'website' } = expected;
  expect(page.title).toContain(title ?? SITE);
  expect(page.title).toContain(SITE);
  expect(page.headings).toHaveLength(1);
  expect(page.headings[0]).toContain(heading ?? '');
  expect(page.headings[0]).not.toBe('');
  expect(page.meta.get('robots')).toBeUndefined();
  expect(page.canonical).toBe(url);
  expect(page.meta.get('og:url')).toBe(url);
  expect(page.meta.get('og:type')).toBe(type);
  expect(page.meta.get('og:site_name')).toBe(SITE);
  expect(page.title).toContain(page.meta.get('og:title'));
  expect(page.meta.get('description')).toMatch(/\S/);
  expect(page.meta.get('og:description')).toBe(page.meta.get('description'));
  if (expected.data === undefined) expect(page.data).toBeUndefined();
  else expectData(page.data ?? { '@type': 'none' }, expected);
}

/** The picture of its card and its feed are there, at the addresses it names. */
async function expectLinked(request: APIRequestContext, page: ReturnType<typeof readPage>) {
  const picture = await request.get(page.meta.get('og:image') ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
  const png = await picture.body();
  const size = [png.readUInt32BE(16), png.readUInt32BE(20)].map(String);
  expect(size).toEqual([page.meta.get('og:image:width'), page.meta.get('og:image:height')]);
  expect(await (await request.get(page.feed)).text()).toContain('<feed');
}

/** What a program that reads oEmbed finds by the page's address alone. */
async function expectEmbedded(url: string, page: ReturnType<typeof readPage>, frame?: string) {
  const found = await extract(url);
  expect(found).toMatchObject({
    method: 'auto-discovery',
    version: '1.0',
    type: frame === undefined ? 'link' : 'rich',
    title: page.meta.get('og:title'),
    thumbnail_url: page.meta.get('og:image'),
  });
  if (frame === undefined) return;
  const narrow = await extract(url, { maxwidth: 320 });
  for (const { html, width } of [found, narrow]) {
    const [, src = ''] = /^<iframe src="([^"]*)"/.exec(String(html)) ?? [];
    // The portal of this site has embeds of its own.
    expect(src).toBe(new URL(src).origin + frame);
    expect(new URL(src).origin).not.toBe(new URL(url).origin);
    expect(html).toContain(` width="${String(width)}"`);
  }
  expect(narrow.width).toBe(320);
}

test('a page of each kind says what it is, and leads to its card and its feed', async ({
  request,
  baseURL,
}) => {
  const origin = String(baseURL);
  for (const [kind, expected] of Object.entries(pagesOf(await findThings(request))))
    await test.step(kind, async () => {
      const answer = await request.get(expected.path);
      expect(answer.status()).toBe(200);
      const page = readPage(await answer.text());
      expectTags(page, origin + expected.path, expected);
      expect(page.feed).toBe(origin + (expected.feed ?? '/feeds/live.atom'));
      await expectLinked(request, page);
      await expectEmbedded(origin + expected.path, page, expected.frame);
    });
});

test('a page of nothing is 404, without a card and nothing for search engines', async ({
  request,
}) => {
  for (const path of ['/watch/aaaaaaaaaaa', '/no-such-page'])
    await test.step(path, async () => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(404);
      const { meta, headings, canonical, oembed, data } = readPage(await answer.text());
      expect(headings).toEqual(['Content not found']);
      expect(meta.get('robots')).toBe('noindex');
      expect([canonical, oembed, data]).toEqual(['', '', undefined]);
      const card = await request.get('/card.png', { params: { page: path } });
      expect(card.status()).toBe(404);
    });
});
