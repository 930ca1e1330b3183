import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiKeyStart, isTokenExpired, isTwitterOnly, tokenExpiry } from './credentials';

const tokenOf = (claims: unknown) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

describe('a token', () => {
  it('a token ends when its claim exp says so, in seconds', () => {
    expect(tokenExpiry(tokenOf({ exp: 1_700_000_000 }))).toBe(1_700_000_000_000);
  });

  it.each([
    '',
    'a.b',
    'a.b.c',
    'not a token',
    tokenOf({}),
    tokenOf({ exp: 'soon' }),
    tokenOf(null),
    tokenOf([]),
  ])('without an expiry has none: %j', (token) => {
    expect(tokenExpiry(token)).toBeNull();
    expect(isTokenExpired(token, Number.MAX_SAFE_INTEGER)).toBe(false);
  });

  it('a token is expired from the moment of its expiry on', () => {
    const token = tokenOf({ exp: 100 });
    expect(isTokenExpired(token, 99_999)).toBe(false);
    expect(isTokenExpired(token, 100_000)).toBe(true);
  });

  it('a token is read whatever it says', () => {
    fc.assert(
      fc.property(fc.integer(), fc.string(), (exp, name) => {
        expect(tokenExpiry(tokenOf({ name, exp }))).toBe(exp * 1_000);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([null, 'number']).toContain(tokenExpiry(text) ?? null);
      }),
    );
  });
});

it.each([
  [{ twitter_id: '1', discord_id: null, google_id: null }, true],
  [{ twitter_id: '1', discord_id: '2', google_id: null }, false],
  [{ twitter_id: '1', discord_id: null, google_id: '3' }, false],
  [{ twitter_id: null, discord_id: null, google_id: null }, false],
])('an account linked only to a twitter id: %j', (user, isOnly) => {
  expect(isTwitterOnly(user)).toBe(isOnly);
});

it('the start of a key is enough to identify it, and too short to use it', () => {
  expect(apiKeyStart(`oshi_abcdef${'g'.repeat(45)}`)).toBe('oshi_abcdef');
});
