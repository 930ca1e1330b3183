import { describe, expect, it } from 'vitest';
import { tokenCookie } from './token-cookie';

const NAME = 'OSHIMADO_JWT';
const expiresAt = Date.UTC(2026, 0, 2, 3, 4, 5);

describe('the cookie with the token', () => {
  it('expires with the token, and is limited to this host and site', () => {
    expect(tokenCookie({ token: 'a.b-_.c', expiresAt, isSecure: true })).toBe(
      `${NAME}=a.b-_.c; expires=Fri, 02 Jan 2026 03:04:05 GMT; path=/; samesite=lax; secure`,
    );
  });

  it('the cookie with the token is not marked secure on a page without https', () => {
    expect(tokenCookie({ token: 'a.b.c', expiresAt, isSecure: false })).not.toContain('secure');
  });

  it('the cookie with the token is a session cookie if the token has no expiry', () => {
    const cookie = tokenCookie({ token: 'a.b.c', expiresAt: null, isSecure: true });
    expect(cookie).toBe(`${NAME}=a.b.c; path=/; samesite=lax; secure`);
  });

  it.each([null, 'a; domain=example.org', 'a\r\nb', ''])(
    'the cookie with the token is deleted for %j',
    (token) => {
      expect(tokenCookie({ token, expiresAt, isSecure: true })).toBe(
        `${NAME}=; max-age=0; path=/; samesite=lax; secure`,
      );
    },
  );
});
