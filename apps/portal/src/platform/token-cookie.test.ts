import { describe, expect, it } from 'vitest';
import { tokenCookie } from './token-cookie';

const NAME = 'OSHIMADO_JWT';
const expiresAt = Date.UTC(2026, 0, 2, 3, 4, 5);

describe('the cookie with the token', () => {
  it('ends with the token, belongs to this host alone, and goes to no other site', () => {
    expect(tokenCookie({ token: 'a.b-_.c', expiresAt, isSecure: true })).toBe(
      `${NAME}=a.b-_.c; expires=Fri, 02 Jan 2026 03:04:05 GMT; path=/; samesite=strict; secure`,
    );
  });

  it('on a page without https is not refused by the browser', () => {
    expect(tokenCookie({ token: 'a.b.c', expiresAt, isSecure: false })).not.toContain('secure');
  });

  it('without an expiry lasts as long as the browser runs', () => {
    const cookie = tokenCookie({ token: 'a.b.c', expiresAt: null, isSecure: true });
    expect(cookie).toBe(`${NAME}=a.b.c; path=/; samesite=strict; secure`);
  });

  it.each([null, 'a; domain=example.org', 'a\r\nb', ''])('is deleted for %j', (token) => {
    expect(tokenCookie({ token, expiresAt, isSecure: true })).toBe(
      `${NAME}=; max-age=0; path=/; samesite=strict; secure`,
    );
  });
});
