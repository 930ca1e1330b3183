/**
 * Finds the caller of a request by bearer token or API key. Sessions are cached for a second, so that a busy device causes one
 * look-up per second and a revoked token is refused within one on every process. Roles come from the account, not from the
 * token. Cookies are ignored.
 */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../errors';
import { NOT_YET, suspensionOf, type AccountStore, type SessionOwner } from '../store';
import { createKeyHash, isApiKey } from './api-keys';
import type { CalendarKeys } from './calendar-keys';
import { needsLogin, type User } from './caller';
import type { Tokens, VerifiedToken } from './tokens';

export interface IdentifyOptions {
  readonly accounts: Pick<
    AccountStore,
    'closeSessions' | 'findSession' | 'noteTokenSent' | 'findKey' | 'findCalendarOwner'
  >;
  readonly tokens: Tokens;
  readonly calendarKeys: CalendarKeys;
  readonly secret: string;
  readonly now: () => number;
  /** A session ended because a token was used long after it was replaced. Called with its id. Default: no call. */
  readonly onReused?: (sessionId: string) => void;
}

/**
 * How long a token stays valid once its successor is in use, because other tabs and the browser extension still send it. A token that is
 * sent later may have been stolen, or its successor was: the server cannot tell, so it ends the session.
 */
export const TOKEN_OVERLAP_MS = 15 * 60_000;

/** A session ends so long after its login, however often its token is renewed. */
export const SESSION_MAX_MS = 90 * 86_400_000;
const BELIEVED_MS = 1_000;
const KEPT = 10_000;

const bearerOf = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];

/** Both spellings have shipped in clients. */
const keyOf = (headers: IncomingHttpHeaders): string | undefined => {
  const key = headers['x-apikey'] ?? headers['x-api-key'];
  return typeof key === 'string' && key !== '' ? key : undefined;
};

type KeyOwner = NonNullable<Awaited<ReturnType<AccountStore['findKey']>>>;
type CalendarOwner = NonNullable<Awaited<ReturnType<AccountStore['findCalendarOwner']>>>;

/** The account of a calendar; a calendar contains no data that depends on the role. */
export type CalendarUser = Pick<User, 'id' | 'username'>;

const badToken = () =>
  new ApiError('unauthorized', 'The token is invalid or has expired. Log in again.');
const badKey = () =>
  new ApiError('forbidden', 'Unknown API key. Create a new one on the account page.');

const badCalendarKey = () =>
  new ApiError(
    'forbidden',
    'The key in this URL is invalid or has been replaced. Copy the URL again from the account page.',
    { parameter: 'key' },
  );

/** What the address of a calendar carries; an empty text counts as absent. */
export interface CalendarCredentials {
  /** Calendar key or API key. */
  readonly key: string | undefined;
  /** Token of a session, which another client sends. */
  readonly jwt: string | undefined;
}

export function createIdentify({
  accounts,
  tokens,
  calendarKeys,
  secret,
  now,
  onReused,
}: IdentifyOptions) {
  const hash = createKeyHash(secret);
  const sessions = new LRUCache<string, { at: number; found: SessionOwner | undefined }>({
    max: KEPT,
  });
  const keys = new LRUCache<string, { at: number; found: KeyOwner | undefined }>({ max: KEPT });

  const calendars = new LRUCache<string, { at: number; found: CalendarOwner | undefined }>({
    max: KEPT,
  });

  const verified = new LRUCache<string, VerifiedToken>({ max: KEPT });

  const believed = async <T>(
    kept: LRUCache<string, { at: number; found: T | undefined }>,
    id: string,
    find: () => Promise<T | undefined>,
  ): Promise<T | undefined> => {
    const held = kept.get(id);
    const age = held ? now() - held.at : Infinity;
    if (held && age >= 0 && age < BELIEVED_MS) return held.found;
    const found = await find();
    kept.set(id, { at: now(), found });
    return found;
  };

  const isValid = ({ token_id, replaced_tokens }: SessionOwner, tokenId: string) =>
    token_id === tokenId || now() - (replaced_tokens[tokenId] ?? -Infinity) < TOKEN_OVERLAP_MS;

  /** Whether the token was replaced longer ago than replaced ones are remembered. */
  const isReused = ({ iat = Infinity }: VerifiedToken) => now() - iat * 1_000 > TOKEN_OVERLAP_MS;

  /** A signature stays valid; only the expiry is checked again. */
  const verify = async (text: string): Promise<VerifiedToken | undefined> => {
    const known = verified.get(text);
    const seconds = now() / 1_000;
    if (known && seconds < (known.exp ?? 0) && seconds >= (known.nbf ?? Infinity)) return known;
    const token = await tokens.verify(text);
    if (token) verified.set(text, token);
    return token;
  };

  /** A client that has not got its renewed token sends the one before it, which is good until the new one is sent. */
  const isFirstTime = ({ token_id, replaced_tokens }: SessionOwner, tokenId: string) =>
    token_id === tokenId && Object.values(replaced_tokens).includes(NOT_YET);

  const fromToken = async (text: string): Promise<User> => {
    const token = await verify(text);
    const id = token?.['sid'];
    if (!token || typeof id !== 'string') throw badToken();
    const find = () => believed(sessions, id, () => accounts.findSession(id));
    let session = await find();
    if (session && !isValid(session, token.jti)) {
      // Another process may have renewed it since.
      sessions.delete(id);
      session = await find();
    }
    if (!session || String(session.user_id) !== token.sub) throw badToken();
    if (now() - session.created_at.getTime() >= SESSION_MAX_MS) throw badToken();
    if (!isValid(session, token.jti)) {
      if (isReused(token)) {
        await accounts.closeSessions(token.sub, id);
        sessions.delete(id);
        onReused?.(id);
      }
      throw badToken();
    }
    if (isFirstTime(session, token.jti)) {
      await accounts.noteTokenSent(id);
      sessions.delete(id);
    }
    return {
      id: token.sub,
      username: session.username,
      role: session.role,
      session: { id, tokenId: token.jti, loggedInAt: session.created_at.getTime() },
      suspension: suspensionOf(session, now()),
    };
  };

  const fromKey = async (key: string): Promise<User> => {
    if (!isApiKey(key)) throw badKey();
    const wanted = hash(key);
    const found = await believed(keys, wanted.toString('base64'), () => accounts.findKey(wanted));
    if (!found || !timingSafeEqual(found.hash, wanted)) throw badKey();
    if (found.expires_at && found.expires_at.getTime() <= now()) throw badKey();
    return {
      id: String(found.user_id),
      username: found.username,
      role: found.role,
      session: undefined,
      suspension: suspensionOf(found, now()),
    };
  };

  const fromCalendarKey = async (key: string): Promise<CalendarUser> => {
    const id = calendarKeys.userIdIn(key);
    if (id === undefined) throw badCalendarKey();
    const owner = await believed(calendars, id, () => accounts.findCalendarOwner(id));
    if (!owner || !calendarKeys.isKeyOf(key, id, owner.calendar_key_number)) throw badCalendarKey();
    return { id, username: owner.username };
  };

  return {
    /** Undefined without a credential; throws if it is invalid. */
    identify: async (headers: IncomingHttpHeaders): Promise<User | undefined> => {
      const bearer = bearerOf(headers);
      if (bearer !== undefined) return fromToken(bearer);
      if (headers.authorization !== undefined && headers.authorization !== '') throw badToken();
      const key = keyOf(headers);
      return key === undefined ? undefined : fromKey(key);
    },
    /**
     * Returns the account whose favorites a calendar shows, by the calendar key, API key or token in its address (calendar
     * programs send no headers). Throws 401 or 403 if it is not valid.
     */
    identifyCalendar: ({ key, jwt }: CalendarCredentials): Promise<CalendarUser> => {
      if (key) return isApiKey(key) ? fromKey(key) : fromCalendarKey(key);
      if (jwt) return fromToken(jwt);
      throw needsLogin();
    },
    /** Drops cached sessions that ended or changed. */
    forget: (sessionIds: readonly string[]): void => {
      for (const id of sessionIds) sessions.delete(id);
    },
    /** Drops cached API keys and calendar keys. */
    forgetKeys: (): void => {
      keys.clear();
      calendars.clear();
    },
  };
}

export type Identify = ReturnType<typeof createIdentify>;
