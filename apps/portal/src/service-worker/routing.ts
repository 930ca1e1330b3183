/**
 * Which requests the worker answers, and how. Pure. Requests without a rule go to the network unchanged, so that a missing rule
 * costs a cache entry and never serves a wrong one.
 */

/**
 * `network`: not the worker's. `page`: network first, else the shell. `asset`: files whose name changes with their content.
 * `picture`: kept for a day. `list`: answered at once, renewed behind.
 */
export type Strategy = 'network' | 'page' | 'asset' | 'picture' | 'list';

/** The parts of a request that decide its route. */
export interface RequestFacts {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
  readonly cache: string;
  readonly headers: Pick<Headers, 'has' | 'get'>;
}

/** Never cached: API calls, logins, sockets, feeds and health checks. */
const NEVER =
  /^\/(?:api|auth|socket\.io|docs|metrics|healthz?|livez|readyz|sitemap[^/]*)(?:\/|$)|^\/(?:sw\.js|kill-switch\.json|robots\.txt)$|\.(?:ics|map|xml)$/i;

/** Folders of files: opening one of them shows the file and not the shell. */
const FILES = /^\/(?:assets|statics|img|icons|screenshots)(?:\/|$)|\.[a-z\d]{1,12}$/i;

const ASSETS = /^\/assets\//;
const PICTURES = /^\/statics\/(?:bannerImg|demo)\/|^\/icons?[/.]/;

/**
 * Pictures of cards, which the browser's own cache keeps: in a list that is scrolled they are too many to go through the worker. Browsers
 * with static routes do not even ask it.
 */
export const UNASKED = ['/statics/thumbnail/*', '/statics/channelImg/*'] as const;
const LISTS = new Set([
  '/statics/orgs.json',
  '/statics/orgsV2.json',
  '/statics/stats.json',
  '/statics/topics.json',
]);

/** Requests with credentials must not be cached, and ranges are not whole files. */
const isPrivate = ({ headers }: RequestFacts) =>
  headers.has('authorization') || headers.has('x-apikey') || headers.has('range');

/** Whether the request demands the network only (or the browser's own cache only). */
const isForced = ({ cache }: RequestFacts) =>
  cache === 'no-store' || cache === 'reload' || cache === 'only-if-cached';

const isStream = ({ headers }: RequestFacts) =>
  headers.get('accept')?.includes('text/event-stream') ?? false;

export function decide(request: RequestFacts, ownOrigin: string): Strategy {
  const { origin, pathname } = new URL(request.url);
  if (origin !== ownOrigin || request.method !== 'GET') return 'network';
  if (isPrivate(request) || isStream(request) || NEVER.test(pathname)) return 'network';
  if (request.mode === 'navigate') return FILES.test(pathname) ? 'network' : 'page';
  if (isForced(request)) return 'network';
  if (ASSETS.test(pathname)) return 'asset';
  if (LISTS.has(pathname)) return 'list';
  return PICTURES.test(pathname) ? 'picture' : 'network';
}
