/** Accounts and tokens, for tests. */
import type { Login, User } from '@oshimado/contract';

export const userOf = (id: string, links: Partial<User> = {}): User => ({
  id,
  username: `viewer ${id}`,
  role: 'user',
  created_at: '2026-01-10T12:00:00.000Z',
  contribution_count: '0',
  discord_id: 'd',
  google_id: null,
  twitter_id: null,
  api_key: null,
  yt_channel_key: null,
  ...links,
});

/** A token that expires at this second, or never. */
export const tokenOf = (name: string, exp?: number): string =>
  `${name}.${btoa(JSON.stringify(exp === undefined ? {} : { exp })).replaceAll('=', '')}.s`;

export const loginOf = (id: string, exp?: number, links?: Partial<User>): Login => ({
  jwt: tokenOf(id, exp),
  user: userOf(id, links),
});
