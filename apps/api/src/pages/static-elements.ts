/**
 * Elements as HTML without scripts: `/embed/<tag>.html?<its attributes>`, for static sites and readers. What draws them is built with the
 * elements, so that both draw alike.
 */
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type {
  EmbedSite,
  StaticElementAnswer,
  StaticElementRequest,
  StaticElements,
} from '@oshimado/contract';
import { isEmbedTag } from '@oshimado/domain';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { ApiError } from '../errors';
import type { WatchQueue } from '../plugins/load-metrics';
import { pagePolicy, stylesIn } from '../plugins/page-policy';
import { sendText } from '../snapshot/send-text';
import { askOwn } from './ask-own';

export interface StaticElementOptions {
  readonly elements: StaticElements | Promise<StaticElements>;
  /** Origin of this server. */
  readonly embedOrigin: string;
  readonly now: () => number;
  /** How many may wait to be drawn. Default 20. */
  readonly drawnLater?: number;
  /** Shows the queue in metrics. Default: it is not shown. */
  readonly watchQueue?: WatchQueue | undefined;
}

interface ServerEntry {
  readonly createStaticElements: (site: EmbedSite) => StaticElements;
}

/** `dir`: the folder of the built embed files. */
export async function loadStaticElements(dir: string, site: EmbedSite): Promise<StaticElements> {
  const entry = pathToFileURL(join(dir, 'server', 'static.js')).href;
  const { createStaticElements } = (await import(entry)) as ServerEntry;
  return createStaticElements(site);
}

const TTL_MS = 10_000;
const MAX_BYTES = 8 * 1_024 * 1_024;
const DRAWN_AT_ONCE = 2;
const DRAWN_LATER = 20;
const RETRY_AFTER_S = 5;
const CACHE = 'public, max-age=60';

type Question = Omit<StaticElementRequest, 'now' | 'ask'>;

/** Draws each once for some seconds, few at a time. */
function createDrawer(
  app: FastifyInstance,
  { elements, now, drawnLater = DRAWN_LATER, watchQueue }: StaticElementOptions,
) {
  // Expires by the server's clock, so that moving it forward leaves no old page behind.
  const kept = new LRUCache<string, StaticElementAnswer>({
    ttl: TTL_MS,
    perf: { now },
    ttlResolution: 0,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ html }, key) => 2 * (html.length + key.length),
  });
  const running = new Map<string, Promise<StaticElementAnswer>>();
  const queue = new PQueue({ concurrency: DRAWN_AT_ONCE });
  watchQueue?.('elements', queue);

  const draw = async ({ draw: drawNow }: StaticElements, question: Question) => {
    // Drawing blocks the thread for some milliseconds: other requests run first.
    await nextTurn();
    return drawNow({
      ...question,
      now: now(),
      ask: (path, body) => askOwn(app, path, body),
    });
  };

  return async (question: Question): Promise<StaticElementAnswer> => {
    const loaded = await elements;
    const key = loaded.keyOf(question);
    const known = kept.get(key) ?? running.get(key);
    if (known) return known;
    if (queue.size >= drawnLater)
      throw new ApiError('unavailable', 'Too many pages are being requested right now.', {
        headers: { 'retry-after': String(RETRY_AFTER_S) },
      });
    const fresh = queue
      .add(() => draw(loaded, question))
      .then((answer) => {
        if (answer.status !== 503) kept.set(key, answer);
        return answer;
      })
      .finally(() => running.delete(key));
    running.set(key, fresh);
    return fresh;
  };
}

const policyFor = (html: string, origin: string) =>
  pagePolicy({
    styles: stylesIn(html),
    directives: {
      'style-src-attr': "'unsafe-inline'",
      // Attributes choose whether pictures come from the platforms.
      'img-src': `${origin} data: https:`,
      // The form of a search leads to its page again.
      'form-action': origin,
      'frame-ancestors': '*',
    },
  });

export const staticElements: FastifyPluginAsync<StaticElementOptions> = (app, options) => {
  const drawn = createDrawer(app, options);
  app.get<{ Params: { tag: string }; Querystring: Record<string, string | string[]> }>(
    '/embed/:tag.html',
    { schema: { hide: true }, config: { limit: 'page' } },
    async (request, reply) => {
      const { tag } = request.params;
      if (!isEmbedTag(tag)) return reply.callNotFound();
      const query = Object.fromEntries(
        Object.entries(request.query).map(([name, value]) => [name, String(value)]),
      );
      const { status, html, lang, retryAfterS } = await drawn({
        tag,
        query,
        acceptLanguage: request.headers['accept-language'],
      });
      void reply.code(status).headers({
        'access-control-allow-origin': '*',
        'content-language': lang,
        'content-security-policy': policyFor(html, options.embedOrigin),
        'cross-origin-resource-policy': 'cross-origin',
        ...(retryAfterS !== undefined && { 'retry-after': String(retryAfterS) }),
      });
      return sendText(request, reply, {
        text: html,
        type: 'text/html; charset=utf-8',
        cacheControl: status === 503 ? 'no-store' : CACHE,
        vary: 'accept-language',
      });
    },
  );
  return Promise.resolve();
};
