/**
 * Our signed tokens: sessions, and login tickets that are valid for a minute. Algorithm, issuer and audience are fixed;
 * non-canonical spellings are refused, so that no altered text is accepted as the same token.
 */
import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { isCanonical } from './canonical';
import { deriveKey, type SecretUse } from './secrets';

const ISSUER = 'oshimado';
const ALGORITHM = 'HS256';
const TOKEN_MAX = 8_192;

export interface TokenKind {
  readonly use: SecretUse;
  readonly audience: string;
  readonly lifeS: number;
}

/** "At most 7 days" (targets, 2.1). */
export const SESSION_TOKEN: TokenKind = {
  use: 'session tokens',
  audience: 'session',
  lifeS: 7 * 86_400,
};
export const LOGIN_TICKET: TokenKind = { use: 'login tickets', audience: 'login', lifeS: 60 };

/** Issued by a chat bot that knows the secret; allows entering a placeholder. */
export const BOT_TOKEN: TokenKind = { use: 'bot tokens', audience: 'placeholder', lifeS: 3_600 };

export interface TokensOptions {
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface SignOptions {
  /** Default: a new one. */
  readonly id?: string;
  /** Epoch milliseconds at which the token expires at the latest. Default: no other limit than the life of its kind. */
  readonly until?: number;
}

export interface Tokens {
  readonly sign: (
    claims: JWTPayload & { readonly sub: string },
    options?: SignOptions,
  ) => Promise<{ readonly token: string; readonly id: string; readonly expiresAt: Date }>;
  /** The content of the token; undefined if it is invalid, expired or of another kind. */
  readonly verify: (token: string) => Promise<VerifiedToken | undefined>;
}

export interface VerifiedToken extends JWTPayload {
  readonly sub: string;
  readonly jti: string;
}

const isOurWriting = (token: string): boolean =>
  token.split('.').every((part) => part !== '' && isCanonical(part));

export function createTokens(kind: TokenKind, { secret, now }: TokensOptions): Tokens {
  const key = deriveKey(secret, kind.use);
  return {
    sign: async (claims, { id = randomUUID(), until = Infinity } = {}) => {
      const issuedAt = Math.floor(now() / 1_000);
      const expiresAt = Math.min(issuedAt + kind.lifeS, Math.floor(until / 1_000));
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(kind.audience)
        .setJti(id)
        .setIssuedAt(issuedAt)
        .setNotBefore(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, id, expiresAt: new Date(expiresAt * 1_000) };
    },
    verify: async (token) => {
      if (token.length > TOKEN_MAX || !isOurWriting(token)) return undefined;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: kind.audience,
          requiredClaims: ['sub', 'jti', 'iat', 'nbf', 'exp'],
          currentDate: new Date(now()),
        });
        const { sub, jti } = payload;
        return sub === undefined || jti === undefined ? undefined : { ...payload, sub, jti };
      } catch {
        // The client gets the same answer for every reason to reject a token.
        return undefined;
      }
    },
  };
}
