/**
 * Verifies tokens of platforms and our own login tickets. A platform token must have been issued for our application; otherwise
 * another site could log in here with its visitors' tokens. A ticket, from the code flow, is valid once, for a minute, for one
 * service and one browser.
 */
import type { AccountStore } from '../../store';
import { isBoundTo, type TicketBinding } from '../../login/ticket-cookie';
import type { Tokens } from '../tokens';
import { createIdTokenReader } from './person-of-id-token';
import { personOfDiscordToken } from './person-of-access-token';
import type { Person, ProviderConfigs, ProviderName } from './provider';

export interface ProvidersOptions {
  readonly configs: ProviderConfigs;
  readonly tickets: Tokens;
  readonly accounts: Pick<AccountStore, 'useTicket'>;
  readonly now: () => number;
  /** Whether browsers reach this site by https. */
  readonly isSecure: boolean;
}

export function createProviders({ configs, tickets, accounts, now, isSecure }: ProvidersOptions) {
  const readGoogle = configs.google && createIdTokenReader('google', configs.google, now);

  const fromTicket = async (
    service: ProviderName,
    token: string,
    cookies: string | undefined,
  ): Promise<Person | undefined> => {
    const ticket = await tickets.verify(token);
    if (!ticket || ticket['service'] !== service) return undefined;
    if (!isBoundTo(ticket['browser'], cookies, isSecure)) return undefined;
    const until = new Date((ticket.exp ?? 0) * 1_000);
    if (!(await accounts.useTicket(ticket.jti, until))) return undefined;
    const name = ticket['name'];
    return { subject: ticket.sub, name: typeof name === 'string' ? name : 'Viewer' };
  };

  const fromPlatform = async (
    service: ProviderName,
    token: string,
  ): Promise<Person | undefined> => {
    if (service === 'google') return readGoogle?.(token);
    if (service === 'discord' && configs.discord) {
      return personOfDiscordToken(configs.discord, token, now());
    }
    // X's tokens do not name the application they were issued for.
    return undefined;
  };

  return {
    /** Platforms that are set up. */
    has: (service: ProviderName): boolean => configs[service] !== undefined,
    configOf: (service: ProviderName) => configs[service],
    /** Undefined if the token is invalid, was issued for another application, or was used before. */
    personOf: async (
      service: ProviderName,
      token: string,
      cookies: string | undefined,
    ): Promise<Person | undefined> =>
      (await fromTicket(service, token, cookies)) ?? (await fromPlatform(service, token)),
    /** A login ticket of this person, valid for a minute. */
    ticketFor: async (
      service: ProviderName,
      { subject, name }: Person,
      { claim }: TicketBinding,
    ): Promise<string> => {
      const { token } = await tickets.sign({ sub: subject, service, name, browser: claim });
      return token;
    },
  };
}
