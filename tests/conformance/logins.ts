/** A browser that logs in: at the start, over the platform, and back with a ticket that only it can use. */
import { expect } from 'vitest';
import { createTokens, LOGIN_TICKET } from '../../apps/api/src/auth/tokens';
import { makeBinding } from '../../apps/api/src/login/ticket-cookie';
import { startPlatform, type Platform } from './platform';
import { startServer, type ConformanceServer } from './server';

export const PORTAL = 'https://portal.example';
export const services = ['discord', 'google', 'twitter'] as const;
export type Service = (typeof services)[number];

export let platform: Platform;
export let api: ConformanceServer;
export async function startLogins() {
  platform = await startPlatform(PORTAL);
  api = await startServer(undefined, {
    publicOrigin: PORTAL,
    providers: platform.configs,
    admins: ['discord:founder'],
  });
  // The platform's clock is the real one.
  api.pass(Date.now() - api.now());
}
export async function stopLogins() {
  await api.stop();
  await platform.stop();
}

/** What the browser that a ticket was made for keeps beside it. */
export const browserOf = new Map<string, string>();

/** From the browser that the ticket was made for, where it is one. */
export const postLogin = (
  service: string,
  token: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  api.send(
    'POST',
    '/api/v2/user/login',
    { service, token },
    { cookie: browserOf.get(token) ?? '', ...headers },
  );

export interface Begun {
  readonly address: string;
  readonly cookie: string;
}

/** A ticket made without a platform, for the browser of this test. */
export async function makeTicket(service: string, sub: string, name: string): Promise<string> {
  const { claim, cookie } = makeBinding(true);
  const tickets = createTokens(LOGIN_TICKET, { secret: api.secret, now: api.now });
  const { token } = await tickets.sign({ sub, service, name, browser: claim });
  browserOf.set(token, cookie.split(';', 1)[0] ?? '');
  return token;
}

export async function begin(service: string, search = ''): Promise<Begun> {
  const { statusCode, headers } = await api.get(`/auth/${service}/start${search}`);
  expect(statusCode).toBe(303);
  return {
    address: String(headers.location),
    cookie: String(headers['set-cookie']).split(';', 1)[0] ?? '',
  };
}

export const comeBack = async (service: string, address: string, cookie: string) => {
  const { statusCode, headers } = await api.get(
    `/auth/${service}/callback?${address.split('?', 2)[1] ?? ''}`,
    { cookie },
  );
  expect(statusCode).toBe(303);
  const page = new URL(String(headers.location), PORTAL);
  const kept = [headers['set-cookie'] ?? []]
    .flat()
    .find((line) => /^(__Host-)?oshimado_ticket=/.test(line));
  const ticket = page.searchParams.get('jwt');
  if (ticket && kept) browserOf.set(ticket, kept.split(';', 1)[0] ?? '');
  return page;
};

export async function ticketOf(service: Service, person: string): Promise<string> {
  const { address, cookie } = await begin(service);
  const page = await comeBack(service, await platform.agree(address, person), cookie);
  return page.searchParams.get('jwt') ?? '';
}
