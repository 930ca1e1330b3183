/** Calls of the relay bot's service, through our server, and why they fail. */
import { CallError, type Client, type RelaySite } from '@oshimado/contract';
import {
  readRelayAccount,
  readRelayChannels,
  readRelayGuilds,
  readSubscriptions,
  type RelayAccount,
  type RelayAttempt,
  type RelayMode,
  type RelayPlace,
  type Subscriptions,
} from '@oshimado/domain';
import type { ServerQuery } from '../../base/queries';

/** The bot answered in a form that is not its own. */
export class RelayAnswerError extends Error {
  override readonly name = 'RelayAnswerError';
}

/** `login`: log in at Discord again. Of too many calls the sentence says how long to wait. `unavailable`: the bot does not answer. `refused`: it would refuse again. */
export const relayFailures = [
  'offline',
  'network',
  'timeout',
  'login',
  'unavailable',
  'refused',
  'notSetUp',
  'invalid',
  'failed',
] as const;
export type RelayFailure = (typeof relayFailures)[number];

const BY_STATUS: Readonly<Record<number, RelayFailure>> = {
  401: 'login',
  408: 'timeout',
  502: 'unavailable',
  503: 'unavailable',
  504: 'timeout',
};

/** Never throws itself. */
export function relayFailureOf(error: unknown, isOnline = true): RelayFailure {
  if (error instanceof RelayAnswerError) return 'invalid';
  if (!(error instanceof CallError)) return 'failed';
  const { reason, status = 0, problem } = error;
  if (reason === 'timeout' || reason === 'invalid') return reason;
  if (reason !== 'http') return isOnline ? 'network' : 'offline';
  if (problem?.error === 'not_found') return 'notSetUp';
  return BY_STATUS[status] ?? (status < 500 ? 'refused' : 'failed');
}

type Action = 'user' | 'guild' | 'channel' | 'data' | 'submit' | 'trigger';

const ask = (client: Client, action: Action, body: Record<string, unknown>, signal?: AbortSignal) =>
  client.postRelay(
    { action, body },
    // Without the viewer's token: an expired one would be refused with 401, which here means the login at Discord.
    { headers: { authorization: '' }, signal },
  );

function known<T>(read: T | undefined): T {
  if (read === undefined) throw new RelayAnswerError('The relay bot sent an unknown answer.');
  return read;
}

export interface RelayCode extends Pick<RelayAttempt, 'verifier'> {
  readonly code: string;
  /** Address that Discord returned to. */
  readonly redirect: string;
}

/** `code` and `mode` are the bot's own; the others are what Discord wants of it for PKCE and a redirect of this site's own. */
export const logInAtBot = async (
  client: Client,
  { mode, usesPkce }: RelaySite,
  { code, verifier, redirect }: RelayCode,
): Promise<RelayAccount> =>
  known(
    readRelayAccount(
      await ask(client, 'user', {
        code,
        mode,
        ...(usesPkce && { code_verifier: verifier }),
        redirect_uri: redirect,
      }),
    ),
  );

/** First part of the keys of all queries below. */
export const RELAY = 'relay';

/** Ids of the servers among these in which the bot is. */
export const botGuildsQuery = (
  client: Client,
  ids: readonly string[],
): ServerQuery<readonly string[]> => ({
  queryKey: [RELAY, 'guilds', ids],
  queryFn: async ({ signal }) =>
    known(readRelayGuilds(await ask(client, 'guild', { ids }, signal))),
});

export const guildChannelsQuery = (
  client: Client,
  guild: string,
): ServerQuery<readonly RelayPlace[]> => ({
  queryKey: [RELAY, 'channels', guild],
  queryFn: async ({ signal }) =>
    known(readRelayChannels(await ask(client, 'channel', { guild }, signal))),
});

export const subscriptionsQuery = (
  client: Client,
  channel: string,
): ServerQuery<Subscriptions> => ({
  queryKey: [RELAY, 'subscriptions', channel],
  queryFn: async ({ signal }) =>
    known(readSubscriptions(await ask(client, 'data', { channel }, signal))),
});

export const saveSubscriptions = (
  client: Client,
  channel: string,
  list: Subscriptions,
): Promise<unknown> => ask(client, 'submit', { Address: channel, SubChannel: list });

export interface OnceRequest {
  readonly channel: string;
  readonly mode: RelayMode;
  readonly link: string;
  readonly lang: string;
}

export const startRelay = (
  client: Client,
  { channel, mode, link, lang }: OnceRequest,
): Promise<unknown> => ask(client, 'trigger', { Address: channel, mode, link, lang });
