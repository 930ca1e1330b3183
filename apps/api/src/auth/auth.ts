/** Everything about who asks, put together. */
import type { AccountStore } from '../store';
import { createKeyHash } from './api-keys';
import { createCalendarKeys } from './calendar-keys';
import { createIdentify } from './identify';
import { createNewKeys } from './new-keys';
import type { ProviderConfigs } from './providers/provider';
import { createProviders } from './providers/providers';
import { createSessions } from './sessions';
import { BOT_TOKEN, createTokens, LOGIN_TICKET, SESSION_TOKEN } from './tokens';

export interface AuthOptions {
  readonly accounts: AccountStore;
  /** The deployment's secret, the same in every process. */
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Platforms to log in with. Default: none. */
  readonly providers?: ProviderConfigs;
  /** Whether guests may step in without a provider. Default false. */
  readonly demoLogin?: boolean;
  /** Whether browsers reach this site by https, which decides the names of cookies. Default false. */
  readonly isSecure?: boolean;
  /** Tells other processes that these sessions ended or changed. Default: there are none. */
  readonly onSessionsChanged?: (sessionIds: readonly string[]) => void;
}

export function createAuth({
  accounts,
  secret,
  now,
  demoLogin = false,
  isSecure = false,
  onSessionsChanged,
  providers = {},
}: AuthOptions) {
  const calendarKeys = createCalendarKeys(secret);
  const identify = createIdentify({
    accounts,
    tokens: createTokens(SESSION_TOKEN, { secret, now }),
    calendarKeys,
    secret,
    now,
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
  };
}

export type Auth = ReturnType<typeof createAuth>;
