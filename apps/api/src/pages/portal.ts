/**
 * The portal: its built files, and every other URL as a server-rendered page. Pages rendered with all their data are cached for
 * a few seconds by what affects them (path, known parameters, view, language). Under load the document is sent without server
 * rendering; beyond that, 503 with `Retry-After`.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { PageAnswer, PageQuestion } from '@oshimado/contract';
import { redirectAddress } from '@oshimado/domain';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { createCardDrawer, type CardDrawer } from '../cards/card-drawer';
import { cards } from '../cards/cards';
import { ApiError } from '../errors';
import { limitRoutes } from '../plugins/limit-routes';
import type { WatchQueue } from '../plugins/load-metrics';
import { localBuckets } from '../plugins/rate-limit';
import { createBody, type Body } from '../snapshot/body';
import { negotiate } from '../snapshot/negotiate';
import { askOwn } from './ask-own';
import type { Portal } from './load-portal';
import { policyOf } from './template';
import { serveWorker } from './worker';

export interface PortalOptions {
  readonly portal: Portal;
  /** Tells every browser to remove the worker and its caches. Default false. */
  readonly isPwaKilled?: boolean;
  /** Epoch milliseconds. Default: the platform's clock. */
  readonly now?: () => number;
  /** Pages rendered at a time; one may wait for its data while another is rendered. Default 2. */
  readonly drawnAtOnce?: number;
  /** Pages that may wait to be rendered. Default 20: half a second of work. */
  readonly drawnLater?: number;
  /**
   * Plain documents a second, after a burst of twice as many: each makes its browser send a dozen requests. Default 50.
   */
  readonly shellsPerSecond?: number;
  /** Bytes of all cached pages, compressed forms included. Default 24 MiB: some hundred pages. */
  readonly pagesMaxBytes?: number;
  /** Shows its queues in metrics. Default: they are not shown. */
  readonly watchQueue?: WatchQueue;
  /** Draws the cards of its pages. Default: one of its own. */
  readonly drawer?: CardDrawer;
}

interface KeptPage {
  /** Whether everything the page asked for was answered. */
  readonly isWhole: boolean;
  readonly answer: Omit<PageAnswer, 'html'>;
  readonly body: Body;
  readonly contentSecurityPolicy: string;
}

const PAGE_TTL_MS = 3_000;
const PAGES_MAX_BYTES = 24 * 1_024 * 1_024;
const SHELLS_MAX_BYTES = 4 * 1_024 * 1_024;
/** Longer addresses get the plain document; the portal never creates one. */
const ADDRESS_MAX = 1_000;
const SHELLS_PER_SECOND = 50;
const RETRY_AFTER_S = 5;
const NONCE_BYTES = 16;
/** Programs ask for these: a page of the portal is of no use to them. */
const NOT_PAGES = /^\/(api|statics|feeds)([/?]|$)/;

/** Whether the answer is what the page will show again: not a failure or a refusal that may have passed a moment later. */
const isLasting = (status: number) => status < 500 && status !== 429;

const busy = (message: string) =>
  new ApiError('unavailable', message, { headers: { 'retry-after': String(RETRY_AFTER_S) } });

const keep = (
  { html, ...answer }: PageAnswer,
  contentSecurityPolicy: string,
  isWhole: boolean,
): KeptPage => ({ isWhole, answer, body: createBody(html), contentSecurityPolicy });

const newNonce = () => randomBytes(NONCE_BYTES).toString('base64');

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage) {
  const { answer, body, contentSecurityPolicy } = page;
  const form = body.formFor(negotiate(request.headers['accept-encoding']));
  if (form !== 'identity') void reply.header('content-encoding', form);
  if (answer.link !== undefined) void reply.header('link', answer.link);
  return (
    reply
      .code(answer.status)
      .header('content-language', answer.lang)
      .header('content-security-policy', contentSecurityPolicy)
      // The page depends on choices in a cookie, so shared caches must not store it.
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie')
      .type('text/html; charset=utf-8')
      .send(await body.bytes(form))
  );
}

function createPages(app: FastifyInstance, options: PortalOptions) {
  const { portal, now = Date.now, drawnAtOnce = 2, drawnLater = 20 } = options;
  const { shellsPerSecond = SHELLS_PER_SECOND, pagesMaxBytes = PAGES_MAX_BYTES } = options;
  const { renderer } = portal;
  // Expires by the server's clock, so that moving it forward leaves no old page behind.
  const lifetime = {
    ttl: PAGE_TTL_MS,
    perf: { now },
    ttlResolution: 0,
    // Its compressed forms are smaller than the page, together.
    sizeCalculation: ({ body }: KeptPage, key: string) => 2 * (body.size + key.length),
  };
  const drawing = new Map<string, Promise<KeptPage>>();
  const drawn = new LRUCache<string, KeptPage>({ ...lifetime, maxSize: pagesMaxBytes });
  const shells = new LRUCache<string, KeptPage>({ ...lifetime, maxSize: SHELLS_MAX_BYTES });
  const queue = new PQueue({ concurrency: drawnAtOnce });
  options.watchQueue?.('pages', queue);
  const shellBucket = localBuckets();
  const shellRule = [{ size: 2 * shellsPerSecond, refillMs: 2_000 }];

  const draw = async (question: PageQuestion): Promise<KeptPage> => {
    // Rendering blocks the thread for some milliseconds: other requests run first.
    await nextTurn();
    const nonce = newNonce();
    let isWhole = true;
    const answer = await renderer.renderPage({
      ...question,
      nonce,
      now: now(),
      ask: async (path, body) => {
        const part = await askOwn(app, path, body).catch((error: unknown) => {
          isWhole = false;
          throw error;
        });
        isWhole &&= isLasting(part.status);
        return part;
      },
    });
    return keep(answer, policyOf(nonce, portal.links.frames), isWhole);
  };

  const shell = (question: PageQuestion): KeptPage => {
    if (!shellBucket.take('shell', shellRule, now()).allowed) {
      throw busy('Too many pages are being requested right now.');
    }
    const key = JSON.stringify([question.cookie, question.acceptLanguage]);
    const kept = shells.get(key);
    if (kept) return kept;
    const nonce = newNonce();
    const answer = renderer.renderShell({ ...question, url: '/', nonce });
    const fresh = keep(answer, policyOf(nonce, portal.links.frames), false);
    shells.set(key, fresh);
    return fresh;
  };

  const pageFor = (asked: PageQuestion): Promise<KeptPage> | KeptPage => {
    const question = renderer.canonical(asked);
    if (question.url.length > ADDRESS_MAX) return shell(question);
    const key = JSON.stringify(question);
    const kept = drawn.get(key) ?? drawing.get(key);
    if (kept) return kept;
    if (queue.pending >= drawnAtOnce && queue.size >= drawnLater) return shell(question);
    const fresh = queue
      .add(() => draw(question))
      .then((page) => {
        // The next viewer of a page without its data gets it drawn again, maybe with them.
        if (page.isWhole) drawn.set(key, page);
        return page;
      })
      .finally(() => drawing.delete(key));
    drawing.set(key, fresh);
    return fresh;
  };
  return {
    pageOf: ({ url, headers }: FastifyRequest) =>
      pageFor({
        url,
        cookie: headers.cookie,
        acceptLanguage: headers['accept-language'],
      }),
    /** The answer for a guest who has chosen nothing. Others keep what is made of it, so it is refused while it lacks data. */
    guestPage: async (url: string): Promise<KeptPage['answer']> => {
      const page = await pageFor({ url, cookie: undefined, acceptLanguage: undefined });
      if (!page.isWhole) throw busy('This page cannot be read right now.');
      return page.answer;
    },
  };
}

export const portalPages: FastifyPluginAsync<PortalOptions> = async (app, options) => {
  const { portal, isPwaKilled = false } = options;
  const { client, links } = portal;
  const pages = createPages(app, options);

  await app.register(async (files) => {
    limitRoutes(files, 'file');
    await files.register(fastifyStatic, {
      root: client,
      wildcard: false,
      index: false,
      preCompressed: true,
      // Set here per file; headers of the plugin would override them.
      cacheControl: false,
      globIgnore: ['**/index.html', '**/sw.js', '**/*.br', '**/*.gz'],
      setHeaders: (response, path) => {
        const hashed = path.includes(join(client, 'assets'));
        response.setHeader('vary', 'accept-encoding');
        response.setHeader(
          'cache-control',
          hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
    await serveWorker(files, { client, isKilled: isPwaKilled });
  });

  cards(app, {
    origin: portal.origin,
    embeds: links.embeds,
    pageAt: pages.guestPage,
    drawer: options.drawer ?? createCardDrawer({ watchQueue: options.watchQueue }),
  });
  app.get(
    '/*',
    { exposeHeadRoute: true, schema: { hide: true }, config: { limit: 'page' } },
    async (request, reply) => {
      if (NOT_PAGES.test(request.url)) return reply.callNotFound();
      // Browsers keep the hash on redirects.
      const target = redirectAddress(request.url, links.music);
      if (target !== undefined) return reply.redirect(target, 302);
      return sendPage(request, reply, await pages.pageOf(request));
    },
  );
};
