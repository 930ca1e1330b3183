import type * as z from 'zod';
import type { Route } from '../route';

/** Groups of calls in the API documentation, with their descriptions. */
export const tags = {
  live: 'Live and upcoming streams.',
  videos: 'Streams, clips and placeholders.',
  channels: 'Talents and clippers.',
  search: 'Search of videos, comments and channels.',
  account: 'Accounts, sessions and keys.',
  favorites: 'Favorite channels and their streams.',
  history: 'Watched videos.',
  playlists: 'Lists of videos.',
  translations: 'Translated lines and scripts.',
  songs: 'Songs sung in videos.',
  editing: 'Topics, mentions, placeholders, reports and the log of edits.',
  statics: 'Lists that rarely change.',
  lookups: 'Data of other sites: YouTube videos and Discord invitations.',
  telemetry: 'Failure reports of browsers.',
  admin: 'What editors and admins do on the page `/admin`.',
  push: 'Devices and Discord webhooks that receive notifications.',
} as const;
/** Group of a call in the API documentation. */
export type CallTag = keyof typeof tags;

/**
 * Required credentials. `none`: credentials are ignored. `optional`: a login changes the response. `user`: a login or an API
 * key is required. `session`: a login is required.
 */
export type CallAuth = 'none' | 'optional' | 'user' | 'session';

/**
 * Rate-limit class of a request; the server sets the numbers. `page`: a rendered page; `file`: a built file; `picture`: a
 * picture this server draws or redirects to; `fetched`: a picture it fetches from another server. The others are API calls.
 */
export type LimitClass =
  | 'page'
  | 'file'
  | 'picture'
  | 'fetched'
  | 'read'
  | 'search'
  | 'longSearch'
  | 'autocomplete'
  | 'login'
  | 'refresh'
  | 'write'
  | 'chat'
  | 'bulk'
  | 'report'
  | 'placeholder'
  | 'createKey'
  | 'lookup'
  | 'telemetry';

/**
 * All that the server and the API documentation need to know about a call: its route, who may call it and how often, and its
 * schemas.
 */
export interface Call extends Route {
  readonly tag: CallTag;
  readonly summary: string;
  readonly auth: CallAuth;
  readonly limit: LimitClass;
  /** An additional limit class, depending on the body. Default: none. */
  readonly alsoLimit?: (body: unknown) => LimitClass | undefined;
  /**
   * Whether credentials that are not valid are refused although none are required. Default: they count as none, except where a
   * login is required.
   */
  readonly refusesInvalidLogin?: boolean;
  /** Whether suspended accounts may make the call. Default: whether its method is GET. */
  readonly whileSuspended?: boolean;
  /** Whether the call requests another service, with a longer timeout than other calls. Default false. */
  readonly asksOtherService?: boolean;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Maximum size of the body in bytes. Default 256 KiB. */
  readonly bodyMax?: number;
  readonly response: z.ZodType;
}
