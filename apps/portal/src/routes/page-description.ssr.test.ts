// @vitest-environment node
/** The head of the documents that the server sends, as search engines and other sites read it. */
import type { OwnAnswer, VideoFull } from '@oshimado/contract';
import { expect, it } from 'vitest';
import { drawPage, NOW, ORIGIN, rendererWith } from '../testing/draw-page';
import { SITE } from '../platform/page-head';
import { describeVideo } from './page-description';

const ID = 'aaaaaaaaaaa';
const CHANNEL = {
  id: 'UCaaaaaaaaaaaaaaaaaaaaaa',
  name: 'Minato "Mi" Ch.',
  english_name: null,
  type: 'vtuber',
  org: 'Hololive',
  suborg: null,
  photo: '/pictures/minato.png',
};
const VIDEO = {
  id: ID,
  title: 'Singing </script><b>& more',
  type: 'stream',
  status: 'upcoming',
  available_at: '2026-01-10T12:00:00.000Z',
  published_at: '2026-01-09T12:00:00.000Z',
  start_scheduled: '2026-01-10T12:00:00.000Z',
  duration: 0,
  description: 'First line.\n\nSecond "line" </script>.',
  channel: CHANNEL,
  clips: [],
  sources: [],
  refers: [],
  simulcasts: [],
  mentions: [],
  songs: [],
  live_tl_count: {},
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields that a head is made of
const VIDEO_FULL = VIDEO as unknown as VideoFull;
const CHANNEL_PAGE = {
  ...CHANNEL,
  description: 'Sings every Friday.',
  twitter: null,
  twitch: null,
  video_count: 1,
  subscriber_count: 2,
  clip_count: 0,
  top_topics: null,
  yt_handle: null,
  inactive: false,
  published_at: null,
  thumbnail: null,
  banner: null,
  view_count: 3,
  created_at: null,
  updated_at: null,
  yt_name_history: null,
  group: null,
};
const PLAYLIST = {
  id: 7,
  name: 'Evening',
  user_id: 1,
  updated_at: '2026-01-09T12:00:00.000Z',
  videos: [VIDEO],
};

/** Answers of the API by the beginning of their path; everything else is an empty list. */
const ANSWERS: readonly (readonly [start: string, answer: OwnAnswer])[] = [
  [`/api/v2/videos/${ID}`, { status: 200, text: JSON.stringify(VIDEO) }],
  [`/api/v2/channels/${CHANNEL.id}/`, { status: 200, text: '{"total":0,"items":[]}' }],
  [`/api/v2/channels/${CHANNEL.id}`, { status: 200, text: JSON.stringify(CHANNEL_PAGE) }],
  ['/api/v2/playlist/7', { status: 200, text: JSON.stringify(PLAYLIST) }],
  [
    '/api/v2/search/videoSearch',
    { status: 200, text: JSON.stringify({ total: 1, items: [VIDEO] }) },
  ],
  ['/api/v2/videos?', { status: 200, text: JSON.stringify([VIDEO]) }],
  ['/api/v2/videos/', { status: 404, text: '{}' }],
  ['/api/v2/channels/', { status: 404, text: '{}' }],
  ['/api/v2/playlist/', { status: 404, text: '{}' }],
];

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&quot;': '"', '&amp;': '&' };
const plain = (text: string) =>
  text.replaceAll(/&(lt|quot|amp);/g, (entity) => ENTITIES[entity] ?? '');

/** What a reader of the head finds in it. */
function readHead(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];
  return {
    title: plain(/<title>(.*?)<\/title>/.exec(head)?.[1] ?? ''),
    meta: new Map(
      [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
        ([, name = '', content = '']) => [name, plain(content)],
      ),
    ),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
    oembed: plain(
      /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/.exec(head)?.[1] ?? '',
    ),
    data: json === undefined ? undefined : (JSON.parse(json) as unknown),
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) =>
      plain(text.replaceAll(/<[^>]*>/g, '')),
    ),
  };
}

async function headOf(url: string) {
  const { status, html, card, embed } = await drawPage(url, {
    ask: (path) =>
      Promise.resolve(
        ANSWERS.find(([start]) => path.startsWith(start))?.[1] ?? { status: 200, text: '[]' },
      ),
  });
  return { status, html, card, embed, ...readHead(html) };
}

it('a video has its title, text, picture and broadcast in the head, whatever its title contains', async () => {
  const { status, title, meta, canonical, data, card } = await headOf(`/watch/${ID}`);
  expect(status).toBe(200);
  expect(title).toBe(`Singing </script><b>& more · ${SITE}`);
  expect(meta.get('description')).toBe('First line. Second "line" </script>.');
  expect(meta.get('og:title')).toBe('Singing </script><b>& more');
  expect(meta.get('og:type')).toBe('video.other');
  expect(meta.get('og:url')).toBe(`${ORIGIN}/watch/${ID}`);
  expect(canonical).toBe(`${ORIGIN}/watch/${ID}`);
  expect(meta.get('og:image')).toBe(`${ORIGIN}/card.png?page=%2Fwatch%2F${ID}`);
  expect(card).toMatchObject({
    title: 'Singing </script><b>& more',
    names: [CHANNEL.name],
    status: { tone: 'upcoming', text: 'Upcoming · Jan 10, 9:00 PM JST' },
    picture: { src: `https://i.ytimg.com/vi/${ID}/hqdefault.jpg`, shape: 'wide' },
  });
  expect(meta.get('twitter:card')).toBe('summary_large_image');
  expect(data).toMatchObject({
    '@type': 'VideoObject',
    name: 'Singing </script><b>& more',
    uploadDate: VIDEO.published_at,
    thumbnailUrl: `https://i.ytimg.com/vi_webp/${ID}/sddefault.webp`,
    description: expect.any(String),
    publication: {
      '@type': 'BroadcastEvent',
      isLiveBroadcast: true,
      startDate: VIDEO.start_scheduled,
      endDate: '2026-01-10T13:00:00.000Z',
    },
  });
});

it.each([
  ['stream', 'videos'],
  ['clip', 'clips'],
] as const)('a video that is a %s has the feed of the %s of its channel', (type, kind) => {
  const { feed } = describeVideo({ ...VIDEO_FULL, type }, { origin: ORIGIN, now: NOW });
  expect(feed).toBe(`/feeds/${kind}.atom?channel=${CHANNEL.id}`);
});

it('a channel has its name, description and photo in the head', async () => {
  const { status, title, meta, data, card, html } = await headOf(`/channel/${CHANNEL.id}`);
  expect(status).toBe(200);
  expect(title).toBe(`Minato "Mi" Ch. · ${SITE}`);
  expect(meta.get('og:type')).toBe('profile');
  expect(meta.get('og:description')).toBe('Sings every Friday.');
  expect(card?.picture).toEqual({ src: `${ORIGIN}/pictures/minato.png`, shape: 'round' });
  expect(data).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name: CHANNEL.name } });
  expect(html).toContain(`${ORIGIN}/feeds/videos.atom?channel=${CHANNEL.id}`);
});

it('a playlist has the titles and the first picture of its videos in the head', async () => {
  const { status, meta, data, card } = await headOf('/playlist/7');
  expect(status).toBe(200);
  expect(meta.get('og:description')).toBe('Singing </script><b>& more');
  expect(card?.picture?.src).toContain(ID);
  expect(data).toMatchObject({ '@type': 'CollectionPage', mainEntity: { numberOfItems: 1 } });
});

it.each([['/watch/bbbbbbbbbbb'], ['/channel/UCbbbbbbbbbbbbbbbbbbbbbb'], ['/playlist/8']])(
  '%s is not there: 404 with the page that says so, and nothing for search engines',
  async (url) => {
    const { status, html, meta, canonical, card, headings } = await headOf(url);
    expect(status).toBe(404);
    expect(card).toBeUndefined();
    expect(html).toMatch(/<main[^>]*>.*<h1/s);
    expect(headings).toEqual(['Content not found']);
    expect(meta.get('robots')).toBe('noindex');
    expect(canonical).toBeUndefined();
    expect(html).not.toContain('oshimado-state');
  },
);

it.each([
  ['/', 'Home'],
  ['/favorites', 'Favorites'],
  ['/channel', 'Channels'],
  ['/playlists', 'Playlists'],
  ['/library', 'Library'],
  ['/search', 'Search'],
  ['/settings', 'Settings'],
  ['/about', 'About Oshimado'],
  ['/extension', 'Browser extension'],
  ['/addChannel', 'Channel request'],
  ['/embed', 'Embed on your site'],
])(
  '%s has a title, a heading, a description, an address of its own and a card',
  async (url, heading) => {
    const { status, html, title, meta, canonical, oembed, headings } = await headOf(url);
    expect(status).toBe(200);
    expect(title).toBe(url === '/' ? SITE : `${heading} · ${SITE}`);
    expect(headings).toEqual([heading]);
    expect(meta.get('robots')).toBeUndefined();
    expect(meta.get('description')).toMatch(/\S/);
    expect(meta.get('og:description')).toBe(meta.get('description'));
    expect(meta.get('og:type')).toBe('website');
    expect(canonical).toBe(ORIGIN + url);
    expect(meta.get('og:url')).toBe(ORIGIN + url);
    expect(meta.get('og:locale')).toBe('en_US');
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    for (const name of ['title', 'description', 'image'])
      expect(meta.get(`twitter:${name}`)).toBe(meta.get(`og:${name}`));
    expect(html).toContain(`type="application/atom+xml" href="${ORIGIN}/feeds/live.atom"`);
    expect(oembed).toContain(new URLSearchParams({ url: ORIGIN + url }).toString());
  },
);

it('an address names the same thing whatever its query', async () => {
  const { canonical } = await headOf(`/watch/${ID}?org=Nijisanji&lang=en`);
  expect(canonical).toBe(`${ORIGIN}/watch/${ID}`);
});

it.each([
  ['', ''],
  ['?page=1', ''],
  ['?page=2&org=Nijisanji&lang=ja&collabs=only', '?page=2'],
  ['?page=3&type=missing', '?type=missing&page=3'],
  ['/collabs?page=2', '/collabs?page=2'],
])('a channel at %j has pages of their own: %j', async (given, own) => {
  const { canonical, meta } = await headOf(`/channel/${CHANNEL.id}${given}`);
  expect(plain(canonical ?? '')).toBe(`${ORIGIN}/channel/${CHANNEL.id}${own}`);
  expect(meta.get('og:url')).toBe(`${ORIGIN}/channel/${CHANNEL.id}${own}`);
});

it.each([
  '/?sort=viewers&before=2026-01-08&type=all&page=2&org=Nijisanji&lang=ja',
  '/channel?tab=subber&org=Nijisanji&lang=ja',
  '/search?q=type%2Cvalue%2Ctext%0Atopic%2Csinging%2Csinging&page=2&org=Nijisanji&lang=ja',
])('a list at %s keeps what chooses it', async (url) => {
  const { meta } = await headOf(url);
  const given = new URL(url, ORIGIN);
  const kept = new URL(meta.get('og:url') ?? '');
  expect(kept.pathname).toBe(given.pathname);
  expect(Object.fromEntries(kept.searchParams)).toEqual(Object.fromEntries(given.searchParams));
});

it('in another language the card is in it, and a stream that is over has no broadcast', async () => {
  const { meta } = await headOf(`/watch/${ID}?lang=ja`);
  expect(meta.get('og:image')).toBe(`${ORIGIN}/card.png?page=%2Fwatch%2F${ID}%3Flang%3Dja`);
  const past = describeVideo({ ...VIDEO_FULL, status: 'past' }, { origin: ORIGIN, now: NOW });
  expect(past.data).not.toHaveProperty('publication');
  expect(past.card?.status).toEqual({ tone: 'past' });
});

it.each([
  ['ja', 'ja_JP'],
  ['zh', 'zh_TW'],
  ['es', 'es_LA'],
  ['lol-UWU', 'en_US'],
])('the card of a page in %s names the language and a territory: %s', async (lang, locale) => {
  const { meta } = await headOf(`/about?lang=${lang}`);
  expect(meta.get('og:locale')).toBe(locale);
});

it('a search names its whole address, what was found, and its feed', async () => {
  const { status, canonical, title, meta, data, html } = await headOf(
    '/search?q=type%2Cvalue%2Ctext%0Atopic%2Csinging%2Csinging',
  );
  expect(status).toBe(200);
  expect(canonical).toContain(`${ORIGIN}/search?q=`);
  expect(title).toBe(`Topic: Singing · ${SITE}`);
  expect(meta.get('og:description')).toBe('Singing </script><b>& more');
  expect(data).toMatchObject({ '@type': 'SearchResultsPage', mainEntity: { numberOfItems: 1 } });
  expect(html).toContain(`href="${ORIGIN}/feeds/videos.atom?topic=singing`);
});

it('a schedule has its first streams on its card, by its filters; its address is one', async () => {
  const url = '/schedule?org=Hololive&date=2026-01-09&topic=singing';
  const { canonical, meta, card, embed } = await headOf(url);
  expect(canonical).toBe(`${ORIGIN}/schedule`);
  const picture = new URL(meta.get('og:image') ?? '');
  const page = new URL(picture.searchParams.get('page') ?? '', ORIGIN);
  expect(Object.fromEntries(page.searchParams)).toEqual({
    org: 'Hololive',
    date: '2026-01-09',
    topic: 'singing',
  });
  expect(card?.names).toEqual(['Hololive', 'Singing', 'JST']);
  const row = { tone: 'upcoming', time: '21:00', name: CHANNEL.name, title: VIDEO.title };
  expect(card?.days).toEqual([{ title: 'Sat, Jan 10', rows: [row] }]);
  expect(embed).toBeUndefined();
});

it('a schedule of favorites has the card of the site', async () => {
  const { card } = await headOf('/schedule?who=favorites');
  expect(card).not.toHaveProperty('days');
});

it('the watch history is not for search engines', async () => {
  const { status, meta } = await headOf('/history');
  expect([status, meta.get('robots')]).toEqual([200, 'noindex']);
});

it('sitemaps are asked to leave out what is not for search engines, and what is no page', () => {
  const { isListed } = rendererWith();
  expect(['/watch/x', `/channel/${CHANNEL.id}`].map(isListed)).toEqual([true, true]);
  expect(['/history', '/no/where'].map(isListed)).toEqual([false, false]);
});

it('what a login comes back with stays out of the document', async () => {
  const { html, meta, canonical, headings } = await headOf('/login?return=%2Fsecret');
  expect(headings).toEqual(['Log in']);
  expect(meta.get('robots')).toBe('noindex');
  expect(canonical).toBeUndefined();
  expect(html.slice(0, html.indexOf('</head>'))).not.toContain('secret');
});

it('a long description is cut between words, and never within a character', () => {
  const text = (description: string) =>
    describeVideo({ ...VIDEO_FULL, description }, { origin: ORIGIN, now: NOW }).text ?? '';
  expect(text('word '.repeat(100))).toMatch(/^(word )+…$/);
  const emoji = text('🎤'.repeat(300));
  expect(emoji).toBe(`${'🎤'.repeat(200)} …`);
});

it.each([
  ['/', { tag: 'oshi-live-feed', attributes: {} }],
  ['/?org=Hololive', { tag: 'oshi-live-feed', attributes: { org: 'Hololive' } }],
  ['/?org=Hololive,Nijisanji', undefined],
  [`/watch/${ID}?t=90`, { tag: 'oshi-player', attributes: { video: ID } }],
  [`/channel/${CHANNEL.id}`, { tag: 'oshi-live-feed', attributes: { channels: CHANNEL.id } }],
  ['/multiview', undefined],
  [`/multiview/AAYY${ID}`, { tag: 'oshi-multiview', attributes: { layout: `AAYY${ID}` } }],
  ['/playlist/7', { tag: 'oshi-playlist', attributes: { playlist: '7' } }],
  ['/playlist/8', undefined],
  ['/settings', undefined],
  ['/schedule?org=Hololive', { tag: 'oshi-schedule', attributes: { org: 'Hololive' } }],
])('what other sites embed for %s is %j', async (url, embed) => {
  expect((await headOf(url)).embed).toEqual(embed);
});
