/**
 * The portal: its built files, and every other address as a page drawn on this side. A drawn page is kept for a few
 * seconds, so that a crowd arriving at once is drawn once.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { PageAnswer, PageRenderer, SiteLinks } from '@oshimado/contract';
import { onwardAddress, PREFERENCES_COOKIE } from '@oshimado/domain';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { encode, type Encoded } from './compress';
import { readTemplate, withNonce } from './template';
import { serveWorker } from './worker';

export interface PortalOptions {
  /** Folder of the built portal, with `client` and `server` in it. */
  readonly dir: string;
  /** Every browser is to remove the worker and what it keeps. Default false. */
  readonly isPwaKilled?: boolean;
  /** Where the frame leads outside the site. Default: nowhere. */
  readonly links?: SiteLinks;
  /** Epoch milliseconds. Default: the platform's clock. */
  readonly now?: () => number;
}

interface ServerEntry {
  readonly createPageRenderer: (template: string, links: SiteLinks) => PageRenderer;
}

interface DrawnPage {
  readonly answer: PageAnswer;
  readonly body: Encoded;
  readonly contentSecurityPolicy: string;
}

const PAGE_TTL_MS = 3_000;
const PAGES_MAX = 200;
const NONCE_BYTES = 16;
const NO_LINKS: SiteLinks = { social: [], extension: {} };
const NOT_PAGES = /^\/(api|statics)(\/|$)/;

const cookieOf = (request: FastifyRequest) =>
  request.headers.cookie
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${PREFERENCES_COOKIE}=`));

const loadRenderer = async (dir: string, template: string, links: SiteLinks) => {
  const entry = pathToFileURL(join(dir, 'server', 'entry-server.js')).href;
  const { createPageRenderer } = (await import(entry)) as ServerEntry;
  return createPageRenderer(template, links);
};

const ask = (app: FastifyInstance) => async (path: string) => {
  const { statusCode, payload } = await app.inject({ method: 'GET', url: path });
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
  return payload;
};

const acceptedEncoding = (request: FastifyRequest): keyof Encoded => {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
};

export const portalPages: FastifyPluginAsync<PortalOptions> = async (
  app,
  { dir, isPwaKilled = false, links = NO_LINKS, now = Date.now },
) => {
  const client = join(dir, 'client');
  const template = await readTemplate(client);
  const renderer = await loadRenderer(dir, template.html, links);
  const drawn = new LRUCache<string, Promise<DrawnPage>>({ max: PAGES_MAX, ttl: PAGE_TTL_MS });

  const draw = async (request: FastifyRequest, cookie: string | undefined): Promise<DrawnPage> => {
    const answer = await renderer.renderPage({
      url: request.url,
      cookie,
      acceptLanguage: request.headers['accept-language'],
      now: now(),
      ask: ask(app),
    });
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    return {
      answer,
      body: await encode(withNonce(answer.html, nonce)),
      contentSecurityPolicy: template.contentSecurityPolicy(nonce),
    };
  };

  const page = (request: FastifyRequest) => {
    const cookie = cookieOf(request);
    const key = JSON.stringify([request.url, cookie, request.headers['accept-language']]);
    const kept = drawn.get(key);
    if (kept) return kept;
    const fresh = draw(request, cookie);
    drawn.set(key, fresh);
    fresh.catch(() => drawn.delete(key));
    return fresh;
  };

  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    preCompressed: true,
    // Ours, by file; the plugin's own would come after and win.
    cacheControl: false,
    globIgnore: ['**/index.html', '**/sw.js', '**/*.br', '**/*.gz'],
    setHeaders: (response, path) => {
      const hashed = path.includes(join(client, 'assets'));
      response.setHeader(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });

  await serveWorker(app, { client, isKilled: isPwaKilled });

  app.get('/*', { exposeHeadRoute: true, schema: { hide: true } }, async (request, reply) => {
    if (NOT_PAGES.test(request.url)) return reply.callNotFound();
    // Browsers carry the hash over by themselves.
    const onward = onwardAddress(request.url, links.music);
    if (onward !== undefined) return reply.redirect(onward, 302);
    const { answer, body, contentSecurityPolicy } = await page(request);
    const encoding = acceptedEncoding(request);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    if (answer.link !== undefined) void reply.header('link', answer.link);
    return (
      reply
        .code(answer.status)
        .header('content-language', answer.lang)
        .header('content-security-policy', contentSecurityPolicy)
        .header('referrer-policy', 'strict-origin-when-cross-origin')
        // What is on the page depends on choices kept in a cookie, so no shared cache may keep it.
        .header('cache-control', 'private, no-cache')
        .header('vary', 'accept-encoding, accept-language, cookie')
        .type('text/html; charset=utf-8')
        .send(body[encoding])
    );
  });
};
