import type * as z from 'zod';
import type { Route } from '../routes';

export const tags = {
  live: 'What is live and what is coming.',
  videos: 'Streams, clips and placeholders.',
  channels: 'Talents and clippers.',
  search: 'Videos, comments and channels by words.',
  account: 'Who is logged in, on which devices, with which key.',
  favorites: 'Favorite talents and what they stream.',
  playlists: 'Lists of videos.',
  translations: 'Translated lines and scripts.',
  songs: 'Songs sung in videos.',
  editing: 'Topics, mentions, placeholders, reports, and the log of it all.',
  statics: 'What rarely changes.',
  lookups: 'What other sites say of a video or an invitation.',
  telemetry: 'What went wrong in a browser.',
} as const;
export type CallTag = keyof typeof tags;

/**
 * Required credentials: `none` is ignored; `optional`, a login changes the response; `user`, a login or an API key;
 * `session`, a login only.
 */
export type CallAuth = 'none' | 'optional' | 'user' | 'session';

/**
 * Limit class of a call; the numbers are the server's. `page`: a rendered page; `file`: a built file; `picture`: one
 * this server draws or redirects to; `fetched`: one it fetches from elsewhere. The others are calls.
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
  | 'createKey'
  | 'lookup'
  | 'telemetry';

export interface Call extends Route {
  readonly tag: CallTag;
  readonly summary: string;
  readonly auth: CallAuth;
  readonly limit: LimitClass;
  /** An additional limit class, depending on the body. Default: none. */
  readonly alsoLimit?: (body: unknown) => LimitClass | undefined;
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
