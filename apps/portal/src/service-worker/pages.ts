/**
 * Pages come from the server. The last one rendered for `/` is cached: it contains the last board, and is the shell of every
 * address while the server cannot be reached.
 */
import { later } from '../platform/later';
import { CACHE_PREFIX, KEPT_ATTRIBUTE } from '../platform/worker-contract';
import { ageOf, keptForm } from './keepable';

/** Match what apps/portal/index.html and page-state.ts write. */
const ROOT = '<div id="root">';
const STATE = '<script type="application/json" id="oshimado-state"';
/** The program of a page: loaded at once, or by the script that waits for the first paint, deferred in pages of former builds. */
const ENTRY = /<script (?:type="module"[^>]*\ssrc|(?:async|defer) [^>]*\bdata-entry)="([^"]+)"/;

/** Path of the entry script of a page; undefined if this is not a page of the portal. */
export const entryOf = (html: string): string | undefined =>
  html.includes(ROOT) && html.includes(STATE) ? ENTRY.exec(html)?.[1] : undefined;

const LANGUAGE = /"language":"([\w-]+)"/;

/** The language of a page by its state; English by default. */
export const languageOf = (html: string): string =>
  LANGUAGE.exec(html.slice(html.indexOf(STATE)))?.[1] ?? 'en';

/** The whole stylesheet, which a rendered page links after its content. */
const STYLESHEET = /<link rel="stylesheet"[^>]*>\s*$/;

/** Removes the content, which is that of `/`: at another address it would be the wrong page until the script runs. */
function withoutDrawing(html: string): string {
  const from = html.indexOf(ROOT) + ROOT.length;
  const to = html.indexOf(STATE);
  const [stylesheet = ''] = STYLESHEET.exec(html.slice(from, to)) ?? [];
  return `${html.slice(0, from)}</div>${stylesheet}${html.slice(to)}`;
}

/** The cached page for an address, marked as cached. */
export function shellFor(path: string, html: string, keptAt: number): string {
  const page = path === '/' ? html : withoutDrawing(html);
  return page.replace('<html ', () => `<html ${KEPT_ATTRIBUTE}="${keptAt}" `);
}

const PAGES = `${CACHE_PREFIX}pages-`;
const SHELL = '/';
/** After this time without a response the connection counts as lost. */
const TIMEOUT_MS = 5_000;
/** How long a late response is waited for: a new version cannot take over while this one waits for anything. */
const LATE_MS = 10_000;
/** Statuses of a proxy whose server is unavailable. */
const NOBODY_THERE = new Set([502, 503, 504]);

type WaitUntil = (work: Promise<unknown>) => void;

export interface Pages {
  /** Fetches the shell and returns its language; rejects if that fails or it belongs to another version. */
  readonly install: () => Promise<string>;
  /** Removes the shells of other versions. */
  readonly dropOld: () => Promise<void>;
  readonly answer: (event: {
    readonly request: Request;
    readonly preload: Promise<Response | undefined>;
    readonly waitUntil: WaitUntil;
  }) => Promise<Response>;
}

export function createPages(version: string, files: ReadonlySet<string>): Pages {
  const name = `${PAGES}${version}`;

  /** Only a page that begins with a script of this very version: with another one it would not start without a connection. */
  async function keep(response: Response): Promise<boolean> {
    const kept = await keptForm('page', SHELL, response, Date.now());
    if (!kept) return false;
    const entry = entryOf(await kept.clone().text());
    if (entry === undefined || !files.has(entry)) return false;
    await (await caches.open(name)).put(SHELL, kept);
    return true;
  }

  async function shell(path: string): Promise<Response | undefined> {
    const kept = await (await caches.open(name)).match(SHELL, { ignoreVary: true });
    if (!kept) return undefined;
    const now = Date.now();
    const html = shellFor(path, await kept.text(), now - ageOf(kept, now));
    return new Response(html, { headers: kept.headers });
  }

  async function fromServer(
    request: Request,
    preload: Promise<Response | undefined>,
    waitUntil: WaitUntil,
  ): Promise<Response> {
    const response = (await preload) ?? (await fetch(request));
    const { pathname, search } = new URL(request.url);
    if (pathname === SHELL && search === '') {
      // The page was already served; caching is tried again with the next visit.
      waitUntil(keep(response.clone()).catch(() => false));
    }
    return response;
  }

  return {
    async install() {
      const response = await fetch(SHELL, { credentials: 'same-origin', cache: 'no-cache' });
      const html = await response.clone().text();
      if (!(await keep(response))) throw new Error('the shell belongs to another version');
      return languageOf(html);
    },
    async dropOld() {
      const names = await caches.keys();
      const old = names.filter((one) => one.startsWith(PAGES) && one !== name);
      await Promise.all(old.map((one) => caches.delete(one)));
    },
    async answer({ request, preload, waitUntil }) {
      const { pathname } = new URL(request.url);
      const served = fromServer(request, preload, waitUntil);
      // A response that is too late for this page is still cached.
      waitUntil(Promise.race([served.catch(() => undefined), later(LATE_MS)]));
      // Falls back to the cached page; without one, the failure is passed on.
      const first = await Promise.race([served, later(TIMEOUT_MS)]).catch(() => undefined);
      if (first && !NOBODY_THERE.has(first.status)) return first;
      return (await shell(pathname)) ?? first ?? served;
    },
  };
}
