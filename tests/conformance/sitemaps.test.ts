/** Sitemaps of the small world, in files of three addresses, read by an XML parser. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sitemaps } from '../../apps/api/src/pages/sitemaps';
import type { Store } from '../../apps/api/src/store';
import { openStore } from '../postgres/patient-store';
import * as world from '../fixtures/world';
import { createDatabase, type TestDatabase } from '../postgres/databases';
import { fill } from './server';

const ORIGIN = 'https://oshimado.example';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let database: TestDatabase;
let store: Store;
let app: FastifyInstance;
let time = world.NOW;
const now = () => time;

beforeAll(async () => {
  database = await createDatabase();
  store = openStore({ connectionString: database.connectionString, now });
  await store.migrate();
  await fill(store);
  app = fastify();
  sitemaps(app, { store, origin: ORIGIN, isListed: () => true, now, pageSize: 3 });
});
afterAll(async () => {
  await app.close();
  await store.close();
  await database.drop();
});

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => name === 'url' || name === 'sitemap',
});

interface Parsed {
  readonly '@_xmlns': string;
  readonly url?: readonly { readonly loc: string }[];
  readonly sitemap?: readonly { readonly loc: string }[];
}

/** The addresses in a file. */
async function read(path: string): Promise<string[]> {
  const { statusCode, headers, payload } = await app.inject(path);
  expect({ path, statusCode }).toEqual({ path, statusCode: 200 });
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(XMLValidator.validate(payload)).toBe(true);
  const { urlset, sitemapindex } = parser.parse(payload) as Record<string, Parsed>;
  const root = urlset ?? sitemapindex;
  expect(root?.['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  return [...(root?.url ?? []), ...(root?.sitemap ?? [])].map(({ loc }) => loc);
}

/** The addresses in all files of a kind that the index names. */
async function readAll(kind: string): Promise<string[]> {
  const files = (await read('/sitemap.xml')).filter((file) => file.includes(`/${kind}-`));
  const pages = await Promise.all(files.map((file) => read(file.slice(ORIGIN.length))));
  for (const page of pages) expect(page.length).toBeLessThanOrEqual(3);
  return pages.flat();
}

it('sitemaps have the page of every channel once, in files of the size that is allowed', async () => {
  expect((await readAll('channels')).sort()).toEqual(
    world.channels.map(({ id }) => `${ORIGIN}/channel/${id}`).sort(),
  );
});

it('sitemaps have the recent videos, but none that is missing, and no placeholder', async () => {
  const shown = world.videos.filter(
    ({ type, status }) => type !== 'placeholder' && status !== 'missing',
  );
  const left = world.videos.length - shown.length;
  expect(left).toBeGreaterThan(0);
  expect((await readAll('videos')).sort()).toEqual(
    shown.map(({ id }) => `${ORIGIN}/watch/${id}`).sort(),
  );
});

it('a sitemap is kept for an hour, and then has what was added', async () => {
  const [channel] = world.channels;
  if (!channel) throw new Error('the world has no channels');
  const before = await readAll('channels');
  // What an address gives a meaning to must not break the file.
  await store.source.writeChannels([{ ...channel, id: "odd/&<'id" }]);
  expect(await readAll('channels')).toEqual(before);
  time += HOUR + 1;
  const after = await readAll('channels');
  expect(after).toHaveLength(before.length + 1);
  expect(after).toContain(`${ORIGIN}/channel/odd%2F%26%3C%27id`);
});

it('videos of more than a year ago leave the sitemap', async () => {
  const past = `${ORIGIN}/watch/${world.videoId('past-sora')}`;
  time = world.NOW + 364 * DAY;
  expect(await readAll('videos')).toContain(past);
  time = world.NOW + 368 * DAY;
  expect(await readAll('videos')).not.toContain(past);
  time = world.NOW;
});

it('a sitemap has no page that the portal keeps out of search engines', async () => {
  const isListed = (path: string) => path.startsWith('/channel/');
  const other = fastify();
  sitemaps(other, { store, origin: ORIGIN, isListed, now });
  const { payload } = await other.inject('/sitemap.xml');
  expect(payload).toContain('/sitemaps/channels-1.xml');
  expect(payload).not.toContain('videos');
  expect((await other.inject('/sitemaps/videos-1.xml')).statusCode).toBe(404);
  await other.close();
});

it.each(['/sitemaps/channels-99.xml', '/sitemaps/channels-0.xml', '/sitemaps/users-1.xml'])(
  'a sitemap that the index does not name is not found: %s',
  async (path) => {
    expect((await app.inject(path)).statusCode).toBe(404);
  },
);

it('a sitemap is not sent again to who has it', async () => {
  const { headers } = await app.inject('/sitemap.xml');
  expect(headers['cache-control']).toBe('public, max-age=3600');
  const again = await app.inject({
    url: '/sitemap.xml',
    headers: { 'if-none-match': headers.etag },
  });
  expect(again).toMatchObject({ statusCode: 304, payload: '' });
});
