import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlaceholderToken } from './placeholder-token';

const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const token = (claims: object) => `e30.${encoded(claims)}.sig`;

describe('the token of a bot’s link', () => {
  it('the token of a bot’s link says who, from which server, and until when', () => {
    const claims = {
      sub: '42',
      name: '1234',
      link: 'fans',
      user: 'みなとファン',
      exp: 1_800_000_000,
    };
    expect(readPlaceholderToken(token(claims))).toEqual({
      user: 'みなとファン',
      server: '1234',
      invite: 'fans',
      expiresAt: 1_800_000_000_000,
    });
  });

  it.each([
    ['https://discord.gg/fans', 'fans'],
    ['https://discord.com/invite/fans/', 'fans'],
    ['a b', null],
    ['https://evil.example/fans', null],
    [7, null],
  ])('the token of a bot’s link has the code of the invitation %s', (link, invite) => {
    expect(readPlaceholderToken(token({ link, exp: 1 }))?.invite).toBe(invite);
  });

  it('the token of a bot’s link may lack everything but its end', () => {
    expect(readPlaceholderToken(token({ exp: 1 }))).toEqual({
      user: null,
      server: null,
      invite: null,
      expiresAt: 1_000,
    });
  });

  it('an unreadable token of a bot’s link counts as none, and nothing throws', () => {
    for (const text of ['', 'x', 'a.b.c', token({}), token({ exp: 'soon' }), token([])]) {
      expect(readPlaceholderToken(text)).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        readPlaceholderToken(text);
        readPlaceholderToken(`a.${text}.c`);
      }),
    );
  });
});
