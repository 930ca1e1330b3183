/** The calls by name: where they are and how long a client waits. No schema here, so that a page pays nothing for it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the base, parameters in braces. */
  readonly path: string;
  /** Most calls live below `/api/v2`; statics below the root of the site. */
  readonly base: 'api' | 'site';
  /** Milliseconds a client waits before it gives up (specification, sections 7 and 9). */
  readonly timeoutMs: number;
}

const API_TIMEOUT_MS = 30_000;
const LIVE_TIMEOUT_MS = 10_000;
const USERS_LIVE_TIMEOUT_MS = 20_000;

const get = (path: string, timeoutMs = API_TIMEOUT_MS, base: Route['base'] = 'api'): Route => ({
  method: 'GET',
  path,
  base,
  timeoutMs,
});

export const API_BASE = '/api/v2';

export const routes = {
  getOrgs: get('/statics/orgs.json', API_TIMEOUT_MS, 'site'),
  getStats: get('/statics/stats.json', API_TIMEOUT_MS, 'site'),
  getChannels: get('/channels'),
  getChannel: get('/channels/{id}'),
  getChannelVideos: get('/channels/{id}/{kind}'),
  getVideos: get('/videos'),
  getVideo: get('/videos/{id}'),
  getClips: get('/clips'),
  getLive: get('/live', LIVE_TIMEOUT_MS),
  getUsersLive: get('/users/live', USERS_LIVE_TIMEOUT_MS),
} as const satisfies Record<string, Route>;

export type CallName = keyof typeof routes;
