/** Authentication: sessions, API keys, calendar keys, providers. */
import type { Role } from '@oshimado/contract';
import { LRUCache } from 'lru-cache';
import type { AccountStore, Identity } from '../store';
import { createKeyHash } from './api-keys';
import { createCalendarKeys } from './calendar-keys';
import { createIdentify } from './identify';
import type { ProviderConfigs } from './providers/provider';
import { createProviders } from './providers/providers';
import { createSessions } from './sessions';
import { BOT_TOKEN, LOGIN_TICKET, SESSION_TOKEN, createTokens } from './tokens';

const SHOWN_MS = 60_000;
const KEPT = 1_000;

/**
 * "Shown once": the answer that makes a key shows it, and so does the next renewal of the session, because older clients
 * read it there. Kept in memory for a minute, and only for the device that made it.
 */
function createNewKeys(now: () => number) {
  const kept = new LRUCache<string, { key: string; at: number }>({ max: KEPT });
  return {
    keep: (sessionId: string, key: string): void => void kept.set(sessionId, { key, at: now() }),
    /** The key, the first time within the minute. */
    take: (sessionId: string): string | undefined => {
      const held = kept.get(sessionId);
      kept.delete(sessionId);
      return held && now() - held.at < SHOWN_MS ? held.key : undefined;
    },
  };
}

export interface AuthOptions {
  readonly accounts: AccountStore;
  /** The deployment's secret, the same in every process. */
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Platforms to log in with. Default: none. */
  readonly providers?: ProviderConfigs;
  /** Whether guests may log in without a provider. Default false. */
  readonly demoLogin?: boolean;
  /** Logins like `discord:1234` whose new accounts are admins. Default: none. */
  readonly admins?: readonly string[];
  /** Whether browsers reach this site by https, which decides the names of cookies. Default false. */
  readonly isSecure?: boolean;
  /** Notifies other processes that these sessions ended or changed. Default: no other processes. */
  readonly onSessionsChanged?: (sessionIds: readonly string[]) => void;
  /** Called with the id of a session that ended because its token was used long after it was replaced. Default: no call. */
  readonly onReused?: (sessionId: string) => void;
}

export function createAuth({
  accounts,
  secret,
  now,
  demoLogin = false,
  admins = [],
  isSecure = false,
  onSessionsChanged,
  onReused,
  providers = {},
}: AuthOptions) {
  const calendarKeys = createCalendarKeys(secret);
  const identify = createIdentify({
    accounts,
    tokens: createTokens(SESSION_TOKEN, { secret, now }),
    calendarKeys,
    secret,
    now,
    onReused: (id) => {
      onSessionsChanged?.([id]);
      onReused?.(id);
    },
  });
  const sessions = createSessions({
    accounts,
    tokens: createTokens(SESSION_TOKEN, { secret, now }),
    identify,
    onChange: onSessionsChanged,
  });
  return {
    ...identify,
    sessions,
    providers: createProviders({
      configs: providers,
      tickets: createTokens(LOGIN_TICKET, { secret, now }),
      accounts,
      now,
      isSecure,
    }),
    newKeys: createNewKeys(now),
    botTokens: createTokens(BOT_TOKEN, { secret, now }),
    hashKey: createKeyHash(secret),
    calendarKeys,
    demoLogin,
    /** Role of an account that is made at its first login. */
    firstRole: ({ service, subject }: Identity): Role =>
      admins.includes(`${service}:${subject}`) ? 'admin' : 'user',
  };
}

export type Auth = ReturnType<typeof createAuth>;
