/** "A cookie holding the token is set with the token's expiry": host-only, so that sibling domains do not receive it. */
import { pageClock } from '@oshimado/widgets/internal/base/ticker';
import { site } from './site';

/** Characters allowed in a token; others could add attributes to the cookie. */
const TOKEN = /^[\w.~+/=-]+$/;

export interface TokenCookieOptions {
  readonly token: string | null;
  /** Epoch ms; null: as long as the browser runs. */
  readonly expiresAt: number | null;
  /** Epoch ms by the server. */
  readonly now: number;
  /** Whether the page came over https. */
  readonly isSecure: boolean;
}

/** The text for `document.cookie`; without a token it deletes the cookie. */
export function tokenCookie({ token, expiresAt, now, isSecure }: TokenCookieOptions): string {
  const isKept = token !== null && TOKEN.test(token);
  const ends = isKept
    ? // A length of time: a browser would compare a date with the device's clock, which may be wrong.
      expiresAt !== null && `max-age=${Math.max(0, Math.floor((expiresAt - now) / 1_000))}`
    : 'max-age=0';
  const parts = [
    `${site.tokenCookie}=${isKept ? token : ''}`,
    ends,
    'path=/',
    'samesite=lax',
    isSecure && 'secure',
  ];
  return parts.filter((part) => part !== false).join('; ');
}

export function writeTokenCookie(token: string | null, expiresAt: number | null): void {
  const isSecure = location.protocol === 'https:';
  document.cookie = tokenCookie({ token, expiresAt, now: pageClock.now(), isSecure });
}

/** A `Cookie` header with a token, for the cache key of a page: the page depends on whether there is a token, not on which. */
export const SOME_TOKEN = `${site.tokenCookie}=1`;

/** Whether a `Cookie` header has a token, valid or not. */
export function hasToken(cookies: string | undefined): boolean {
  const start = `${site.tokenCookie}=`;
  const found = cookies?.split(';').find((part) => part.trim().startsWith(start));
  return found !== undefined && found.trim() !== start;
}
