/** Reads tokens, keys and accounts without verifying them; only the server can. */
import type { User } from '@oshimado/contract';

/** Expiry of a token in epoch milliseconds, from its claim `exp`; null if absent. Never throws. */
export function tokenExpiry(token: string): number | null {
  const [, payload] = token.split('.');
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const exp =
      typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined;
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1_000 : null;
  } catch {
    // Not a token of ours: only the server can tell whether it is valid.
    return null;
  }
}

/** "A stored token past its expiry." One without an expiry is valid until the server rejects it. */
export const isTokenExpired = (token: string, now: number): boolean => {
  const expiry = tokenExpiry(token);
  return expiry !== null && expiry <= now;
};

/** "An account linked only to a twitter id, with no discord or google id, gets a warning to link another account." */
export const isTwitterOnly = (
  user: Pick<User, 'twitter_id' | 'discord_id' | 'google_id'>,
): boolean => user.twitter_id !== null && user.discord_id === null && user.google_id === null;

/** Prefix of API keys: scanners for leaked secrets can search for it. */
export const API_KEY_PREFIX = 'oshi_';

/** Length of the prefix that identifies a key for its owner. */
const SHOWN = API_KEY_PREFIX.length + 6;

/** The first characters of a key, the only part stored in plain text. */
export const apiKeyStart = (key: string): string => key.slice(0, SHOWN);
