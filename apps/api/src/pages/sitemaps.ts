/**
 * `/sitemap.xml` and the files it names, for search engines: the pages of all channels, and of the videos of the last year, as far as
 * the portal lets search engines list them. Older videos are found by the links of their channels.
 */
import type { PageRenderer } from '@oshimado/contract';
import { channelPath, watchPath } from '@oshimado/domain';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { notFound } from '../errors';
import { createBody, type Body } from '../snapshot/body';
import { sendBody } from '../snapshot/send-text';
import type { Store } from '../store';

export const SITEMAP_PATH = '/sitemap.xml';

export interface SitemapOptions {
  readonly store: Pick<Store, 'reads'>;
  /** Origin of the portal. */
  readonly origin: string;
  /** Whether the portal lets search engines list the page at this path. */
  readonly isListed: PageRenderer['isListed'];
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Addresses in a file. Default 50,000, the most that the protocol allows. */
  readonly pageSize?: number;
}

const PAGE_SIZE = 50_000;
const DAY_MS = 86_400_000;
const RECENT_DAYS = 365;
const TTL_MS = 3_600_000;
/** A file of 50,000 has about 4 MB. */
const KEPT_BYTES = 24 * 1_024 * 1_024;
const TYPE = 'application/xml; charset=utf-8';
const CACHED = 'public, max-age=3600';

const FILE = /^(channels|videos)-([1-9]\d{0,5})\.xml$/;

const pathOf = { channels: channelPath, videos: watchPath };

/** The apostrophe is the one character of a path that is left as it is although XML wants it written otherwise. */
const inXml = (path: string) => path.replaceAll("'", '%27');

const document = (root: 'urlset' | 'sitemapindex', item: string, addresses: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
  addresses.map((address) => `<${item}><loc>${address}</loc></${item}>\n`).join('') +
  `</${root}>\n`;

export function sitemaps(app: FastifyInstance, options: SitemapOptions): void {
  const { store, origin, isListed, now, pageSize = PAGE_SIZE } = options;
  const { reads } = store;
  // The same for a day, so that the files fit together.
  const since = () => new Date((Math.floor(now() / DAY_MS) - RECENT_DAYS) * DAY_MS);

  const kinds = (['channels', 'videos'] as const).filter((kind) => isListed(pathOf[kind]('id')));

  const writeIndex = async () => {
    const counts = await reads.sitemapCounts(since());
    const files = kinds.flatMap((kind) =>
      Array.from(
        { length: Math.ceil(counts[kind] / pageSize) },
        (_, at) => `${origin}/sitemaps/${kind}-${at + 1}.xml`,
      ),
    );
    return document('sitemapindex', 'sitemap', files);
  };

  /** Undefined if nothing is in it. */
  const writeFile = async (name: string, page: number) => {
    const kind = kinds.find((one) => one === name);
    if (kind === undefined) return undefined;
    const span = { limit: pageSize, offset: (page - 1) * pageSize };
    const ids = await (kind === 'videos'
      ? reads.sitemapVideos(since(), span)
      : reads.sitemapChannels(span));
    if (ids.length === 0) return undefined;
    return document(
      'urlset',
      'url',
      ids.map((id) => origin + inXml(pathOf[kind](id))),
    );
  };

  const kept = new LRUCache<string, Body>({
    maxSize: KEPT_BYTES,
    ttl: TTL_MS,
    perf: { now },
    ttlResolution: 0,
    // Its compressed forms are smaller than the plain one, together.
    sizeCalculation: ({ size }) => 2 * size,
    // Requests at the same time wait for one reading.
    fetchMethod: async (name) => {
      const [, kind = '', page] = FILE.exec(name) ?? [];
      const text = await (page === undefined ? writeIndex() : writeFile(kind, Number(page)));
      return text === undefined ? undefined : createBody(text);
    },
  });

  const route = { schema: { hide: true }, config: { limit: 'read' as const } };
  app.get(SITEMAP_PATH, route, async (request, reply) => {
    const body = await kept.forceFetch(SITEMAP_PATH);
    return sendBody(request, reply, { body, type: TYPE, cacheControl: CACHED });
  });
  app.get<{ Params: { readonly file: string } }>(
    '/sitemaps/:file',
    route,
    async (request, reply) => {
      const { file } = request.params;
      const body = FILE.test(file) ? await kept.fetch(file) : undefined;
      if (body === undefined) throw notFound('Sitemap');
      return sendBody(request, reply, { body, type: TYPE, cacheControl: CACHED });
    },
  );
}
