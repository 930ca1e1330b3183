/** Reads tokens, keys and accounts without verifying them; only the server can. */
import type { User } from '@oshimado/contract';

/** When a token ends, in epoch milliseconds, by its claim `exp`; null for what carries none. Never throws. */
export function tokenExpiry(token: string): number | null {
  const [, payload] = token.split('.');
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const exp =
      typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined;
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1_000 : null;
  } catch {
    // Not a token of ours: whoever holds it asks the server.
    return null;
  }
}

/** "A stored token past its expiry." One without an expiry lives until the server refuses it. */
export const isTokenExpired = (token: string, now: number): boolean => {
  const expiry = tokenExpiry(token);
  return expiry !== null && expiry <= now;
};

/** "An account linked only to a twitter id, with no discord or google id, gets a warning to link another account." */
export const isTwitterOnly = (
  user: Pick<User, 'twitter_id' | 'discord_id' | 'google_id'>,
): boolean => user.twitter_id !== null && user.discord_id === null && user.google_id === null;

/** What a key to the API begins with: scanners for leaked secrets can look for it. */
export const API_KEY_PREFIX = 'oshi_';

/** As much of a key as its owner needs to tell it from another. */
const SHOWN = API_KEY_PREFIX.length + 6;

/** The first characters of a key, all that is kept of it in plain text. */
export const apiKeyStart = (key: string): string => key.slice(0, SHOWN);
