/** "A cookie holding the token is set with the token's expiry": host-only, so that sibling domains do not receive it. */
import { site } from './site';

/** Characters allowed in a token; others could add attributes to the cookie. */
const TOKEN = /^[\w.~+/=-]+$/;

export interface TokenCookieOptions {
  readonly token: string | null;
  /** Epoch ms; null: as long as the browser runs. */
  readonly expiresAt: number | null;
  /** Whether the page came over https. */
  readonly isSecure: boolean;
}

/** The text for `document.cookie`; without a token it deletes the cookie. */
export function tokenCookie({ token, expiresAt, isSecure }: TokenCookieOptions): string {
  const isKept = token !== null && TOKEN.test(token);
  const ends = isKept
    ? expiresAt !== null && `expires=${new Date(expiresAt).toUTCString()}`
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
  document.cookie = tokenCookie({ token, expiresAt, isSecure });
}
