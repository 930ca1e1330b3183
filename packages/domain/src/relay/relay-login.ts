/** Login with Discord for the relay bot: the code flow with `state` and PKCE (RFC 7636), and the invitation of the bot. */
import type { RelaySite } from '@oshimado/contract';

/** Path of the page, to which Discord returns. */
const RELAY_PATH = '/relaybot';
/** Send messages, also in threads. */
const BOT_PERMISSIONS = '274877910016';
const BOT_SCOPE = 'bot applications.commands';
const LOGIN_SCOPE = 'guilds identify';
/** Code that the demo world returns with, where there is no Discord. */
const DEMO_CODE = 'demo';

/** A login that has begun: what must be remembered until Discord returns. */
export interface RelayAttempt {
  /** Random; Discord returns it, so that a login begun elsewhere is not accepted here. */
  readonly state: string;
  /** Random; its hash is sent first, itself with the code, so that a stolen code is worth nothing. */
  readonly verifier: string;
}

const authorizeAddress = (discord: string, query: Readonly<Record<string, string>>) =>
  `${discord}/oauth2/authorize?${new URLSearchParams(query).toString()}`;

/** Address that Discord returns to: the configured one, else this page. */
export const relayRedirect = ({ redirect }: RelaySite, origin: string): string =>
  redirect ?? `${origin}${RELAY_PATH}`;

/** What the address of the login at Discord is made of. */
export interface RelayLogin {
  readonly site: RelaySite;
  /** Origin of this page. */
  readonly origin: string;
  readonly state: string;
  /** SHA-256 of the verifier, in base64url. */
  readonly challenge: string;
}

/** Address that starts a login. In the demo world it returns at once. */
export function relayLoginAddress({ site, origin, state, challenge }: RelayLogin): string {
  if (site.isDemo) {
    const query = new URLSearchParams({ code: DEMO_CODE, state });
    return `${RELAY_PATH}?${query.toString()}`;
  }
  return authorizeAddress(site.discord, {
    client_id: site.clientId,
    response_type: 'code',
    scope: LOGIN_SCOPE,
    redirect_uri: relayRedirect(site, origin),
    state,
    ...(site.usesPkce && { code_challenge: challenge, code_challenge_method: 'S256' }),
  });
}

/** Address that invites the bot, to this server if it is named. */
export const relayInviteAddress = ({ discord, clientId }: RelaySite, guildId?: string): string =>
  authorizeAddress(discord, {
    client_id: clientId,
    permissions: BOT_PERMISSIONS,
    scope: BOT_SCOPE,
    ...(guildId !== undefined && { guild_id: guildId }),
  });

/** How Discord returned. */
export type RelayOutcome =
  | { readonly type: 'none' }
  | { readonly type: 'code'; readonly code: string; readonly state: string | null }
  /** The viewer declined. */
  | { readonly type: 'denied' }
  /** Discord could not log in. */
  | { readonly type: 'failed' };

/** What Discord added to the address it came back to. */
export interface RelayReturn {
  readonly outcome: RelayOutcome;
  /** The query without what Discord added; empty or with its question mark. */
  readonly clean: string;
}

/** What Discord adds to the address; the last ones when the bot was invited. */
const ADDED = [
  'code',
  'state',
  'error',
  'error_description',
  'error_uri',
  'guild_id',
  'permissions',
];

function outcomeOf(query: URLSearchParams): RelayOutcome {
  const error = query.get('error');
  if (error !== null) return { type: error === 'access_denied' ? 'denied' : 'failed' };
  const code = query.get('code');
  return code ? { type: 'code', code, state: query.get('state') } : { type: 'none' };
}

/** Reads the query of the page after a login. */
export function readRelayReturn(search: string): RelayReturn {
  const query = new URLSearchParams(search);
  const outcome = outcomeOf(query);
  if (outcome.type === 'none') return { outcome, clean: search };
  for (const name of ADDED) query.delete(name);
  const rest = query.toString();
  return { outcome, clean: rest === '' ? '' : `?${rest}` };
}

/** Whether a return belongs to the login that was begun here. */
export const isOwnReturn = (
  state: string | null,
  attempt: RelayAttempt | undefined,
): attempt is RelayAttempt => attempt !== undefined && state === attempt.state;
