import { describe, expect, it } from 'vitest';
import { tokenCookie } from './token-cookie';

const NAME = 'OSHIMADO_JWT';
const now = Date.UTC(2026, 0, 2, 3, 4, 5);
const expiresAt = now + 604_800_500;

describe('the cookie with the token', () => {
  it('expires with the token, and is limited to this host and site', () => {
    expect(tokenCookie({ token: 'a.b-_.c', expiresAt, now, isSecure: true })).toBe(
      `${NAME}=a.b-_.c; max-age=604800; path=/; samesite=lax; secure`,
    );
  });

  it('the cookie with the token is not marked secure on a page without https', () => {
    expect(tokenCookie({ token: 'a.b.c', expiresAt, now, isSecure: false })).not.toContain(
      'secure',
    );
  });

  it('the cookie with the token is a session cookie if the token has no expiry', () => {
    const cookie = tokenCookie({ token: 'a.b.c', expiresAt: null, now, isSecure: true });
    expect(cookie).toBe(`${NAME}=a.b.c; path=/; samesite=lax; secure`);
  });

  it.each([null, 'a; domain=example.org', 'a\r\nb', ''])(
    'the cookie with the token is deleted for %j',
    (token) => {
      expect(tokenCookie({ token, expiresAt, now, isSecure: true })).toBe(
        `${NAME}=; max-age=0; path=/; samesite=lax; secure`,
      );
    },
  );
});
