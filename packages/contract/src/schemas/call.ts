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
  telemetry: 'What went wrong in a browser.',
} as const;
export type CallTag = keyof typeof tags;

/**
 * What a caller shows: `none` is looked at; `optional`, a login changes the answer; `user`, a login or an API key;
 * `session`, a login, because a key may not do it.
 */
export type CallAuth = 'none' | 'optional' | 'user' | 'session';

/** How calls are counted together against too many of them; the numbers are the server's. */
export type LimitClass =
  | 'read'
  | 'search'
  | 'autocomplete'
  | 'login'
  | 'refresh'
  | 'write'
  | 'chat'
  | 'bulk'
  | 'report'
  | 'createKey'
  | 'telemetry';

export interface Call extends Route {
  readonly tag: CallTag;
  readonly summary: string;
  readonly auth: CallAuth;
  readonly limit: LimitClass;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Most bytes of a body. Default 256 KiB. */
  readonly bodyMax?: number;
  readonly response: z.ZodType;
}
