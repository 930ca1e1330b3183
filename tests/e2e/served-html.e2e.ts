/**
 * The HTML of every kind of page as a search engine or a site that shows a shared link gets it: from the server, without a script.
 */
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/site-test';

const SITE = '推し窓 Oshimado';
const SEARCH = '/search?q=type%2Cvalue%2Ctext%0Atopic%2Csinging%2Csinging';

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

/** A playlist of a viewer of the demo, with one video. */
async function makePlaylist(request: APIRequestContext, video: string) {
  const login = await request.post('/api/v2/user/login', {
    data: { token: 'viewer', service: 'demo' },
  });
  const { jwt } = (await login.json()) as { jwt: string };
  const name = 'Evening & <songs>';
  const made = await request.post('/api/v2/playlist', {
    data: { name, video_ids: [video] },
    headers: { authorization: `Bearer ${jwt}` },
  });
  return { id: (await made.text()).trim(), name };
}

let things: Things;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: String(baseURL) });
  const [live, upcoming, past] = await Promise.all(
    [
      '/api/v2/live?limit=1&status=live&type=stream',
      '/api/v2/live?limit=1&status=upcoming&type=stream',
      '/api/v2/videos?limit=1&status=past&type=stream',
    ].map((path) => firstRow(request, path)),
  );
  if (!live || !upcoming || !past) throw new Error('The world has no streams.');
  things = { live, upcoming, past, playlist: await makePlaylist(request, past.id) };
  await request.dispose();
});

interface Expected {
  /** Part of the document's title; null for the site's alone. */
  readonly title: string | null;
  /** Default: the title. */
  readonly heading?: string;
  readonly status?: 404;
  /** Default true: search engines may list it, and it has a card. */
  readonly isListed?: false;
  readonly type?: 'profile' | 'video.other';
  /** `@type` of its structured data. Default none. */
  readonly data?: string;
  /** `@type` of the broadcast in it. Default none. */
  readonly publication?: 'BroadcastEvent';
  /** Where its feed is. */
  readonly feed?: string;
}

type Kind = readonly [
  path: string | ((known: Things) => string),
  expected: (known: Things) => Expected,
];

const plain =
  (title: string | null, more: Partial<Expected> = {}): (() => Expected) =>
  () => ({ title, ...more });
const notThere = plain('Content not found', { status: 404, isListed: false });

const video =
  (which: 'live' | 'upcoming' | 'past'): ((known: Things) => Expected) =>
  (known) => ({
    title: known[which].title,
    type: 'video.other',
    data: 'VideoObject',
    ...(which !== 'past' && { publication: 'BroadcastEvent' }),
    feed: `/feeds/videos.atom?channel=${known[which].channel.id}`,
  });

const kinds: Readonly<Record<string, Kind>> = {
  home: ['/', plain(null, { heading: 'Home' })],
  favorites: ['/favorites', plain('Favorites')],
  'channel list': ['/channel', plain('Channels')],
  channel: [
    ({ live }) => `/channel/${live.channel.id}`,
    ({ live }) => ({
      title: '',
      type: 'profile',
      data: 'ProfilePage',
      feed: `/feeds/videos.atom?channel=${live.channel.id}`,
    }),
  ],
  'tab of a channel': [
    ({ live }) => `/channel/${live.channel.id}/about`,
    ({ live }) => ({
      title: '',
      type: 'profile',
      data: 'ProfilePage',
      feed: `/feeds/videos.atom?channel=${live.channel.id}`,
    }),
  ],
  'stream that is live': [({ live }) => `/watch/${live.id}`, video('live')],
  'stream to come': [({ upcoming }) => `/watch/${upcoming.id}`, video('upcoming')],
  'stream that is over': [({ past }) => `/watch/${past.id}`, video('past')],
  playlist: [
    ({ playlist }) => `/playlist/${playlist.id}`,
    ({ playlist }) => ({ title: playlist.name, data: 'CollectionPage' }),
  ],
  playlists: ['/playlists', plain('Playlists')],
  library: ['/library', plain('Saved videos')],
  search: [
    SEARCH,
    plain('Search: Topic: Singing', {
      data: 'SearchResultsPage',
      feed: '/feeds/videos.atom?topic=singing',
    }),
  ],
  'empty search': ['/search', plain('Search', { data: 'SearchResultsPage' })],
  settings: ['/settings', plain('Settings')],
  login: ['/login', plain('Log in', { isListed: false })],
  about: ['/about', plain('About Oshimado')],
  extension: ['/extension', plain('Browser extension')],
  'channel request': ['/addChannel', plain('Channel request')],
  'unknown video': ['/watch/aaaaaaaaaaa', notThere],
  'unknown channel': ['/channel/UCaaaaaaaaaaaaaaaaaaaaaa', notThere],
  'unknown playlist': ['/playlist/987654321', notThere],
  'unknown address': ['/no-such-page', notThere],
  'page of errors': ['/404', notThere],
};

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

for (const [kind, [where, expectedOf]] of Object.entries(kinds)) {
  test(`the HTML of a page of its kind: ${kind}`, async ({ request, baseURL }) => {
    const path = typeof where === 'string' ? where : where(things);
    const expected = expectedOf(things);
    const { title, heading = title, status = 200, isListed = true, type = 'website' } = expected;
    const answer = await request.get(path);
    const html = await answer.text();
    const page = readPage(html);

    expect(answer.status()).toBe(status);
    expect(page.title).toContain(title ?? SITE);
    expect(page.title).toContain(SITE);
    expect(page.headings).toHaveLength(1);
    expect(page.headings[0]).toContain(heading ?? '');
    expect(page.headings[0]).not.toBe('');

    if (!isListed) {
      expect(page.meta.get('robots')).toBe('noindex');
      expect([page.canonical, page.oembed, page.data]).toEqual(['', '', undefined]);
      const card = await request.get('/card.png', { params: { page: path } });
      expect(card.status()).toBe(404);
      return;
    }
    const url = String(baseURL) + path;
    expect(page.meta.get('robots')).toBeUndefined();
    expect(page.canonical).toBe(url);
    expect(page.meta.get('og:url')).toBe(url);
    expect(page.meta.get('og:type')).toBe(type);
    expect(page.meta.get('og:site_name')).toBe(SITE);
    expect(page.title).toContain(page.meta.get('og:title'));
    expect(page.meta.get('description')).toMatch(/\S/);
    expect(page.meta.get('og:description')).toBe(page.meta.get('description'));
    expect(page.meta.get('twitter:card')).toBe('summary_large_image');
    for (const name of ['title', 'description', 'image'])
      expect(page.meta.get(`twitter:${name}`)).toBe(page.meta.get(`og:${name}`));
    if (expected.data === undefined) expect(page.data).toBeUndefined();
    else expectData(page.data ?? { '@type': 'none' }, expected);

    const picture = await request.get(page.meta.get('og:image') ?? '');
    expect(picture.headers()['content-type']).toBe('image/png');
    const png = await picture.body();
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)].map(String);
    expect(size).toEqual([page.meta.get('og:image:width'), page.meta.get('og:image:height')]);

    expect(page.feed).toBe(String(baseURL) + (expected.feed ?? '/feeds/live.atom'));
    expect(await (await request.get(page.feed)).text()).toContain('<feed');
    const oembed = (await (await request.get(page.oembed)).json()) as Record<string, unknown>;
    expect(oembed).toMatchObject({
      version: '1.0',
      type: 'link',
      title: page.meta.get('og:title'),
      thumbnail_url: page.meta.get('og:image'),
    });
  });
}

test('what a login returns to is in no tag of its page', async ({ request }) => {
  const html = await (await request.get('/login?return=%2Fsecret')).text();
  expect(html.slice(0, html.indexOf('</head>'))).not.toContain('secret');
});
