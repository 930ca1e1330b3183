/**
 * /auth/{service}/start sends a browser to a platform, /auth/{service}/callback takes it back and leads to the portal's
 * login page with a ticket of one minute and one use. Nothing here logs anybody in: the page hands the ticket to
 * POST /user/login, with the token it has where an account is to be linked.
 */
import { API_BASE } from '@oshimado/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Auth } from '../auth';
import type { AccountStore } from '../store';
import { isProvider, type ProviderName } from '../auth/providers/provider';
import { beginLogin, finishLogin } from './code-flow';
import { failureOf, type LoginFailure } from './failure';
import { createFlowCookies, FLOW_LIFE_MS } from './flow-cookie';
import { returnPath } from './return-path';
import { makeBinding } from './ticket-cookie';

export interface LoginPagesOptions {
  readonly auth: Pick<Auth, 'providers'>;
  readonly accounts: Pick<AccountStore, 'useTicket'>;
  readonly secret: string;
  readonly now: () => number;
  /** Origin under which browsers reach these pages. */
  readonly origin: string;
}

type Query = Readonly<Record<string, string | undefined>>;

export function loginPages(
  app: FastifyInstance,
  { auth, accounts, secret, now, origin }: LoginPagesOptions,
): void {
  const { providers } = auth;
  const cookies = createFlowCookies({ secret, now });
  const isSecure = origin.startsWith('https:');

  const leadTo = (reply: FastifyReply, path: string, query: Readonly<Record<string, string>>) => {
    const search = new URLSearchParams(query).toString();
    return reply.header('cache-control', 'no-store').redirect(`${path}?${search}`, 303);
  };
  const fail = (reply: FastifyReply, error: LoginFailure) => leadTo(reply, '/login', { error });

  const start = async (service: string, request: FastifyRequest, reply: FastifyReply) => {
    const settings = isProvider(service) ? providers.configOf(service) : undefined;
    if (!isProvider(service) || !settings) return fail(reply, 'not_available');
    const { return: wanted } = request.query as Query;
    const { url, flow } = await beginLogin(service, settings, {
      redirectUri: `${origin}/auth/${service}/callback`,
      returnTo: returnPath(wanted),
    });
    return reply
      .header('set-cookie', await cookies.write(flow, isSecure))
      .header('cache-control', 'no-store')
      .redirect(url.href, 303);
  };

  const callback = async (service: string, request: FastifyRequest, reply: FastifyReply) => {
    const flow = await cookies.read(request.headers.cookie, isSecure);
    void reply.header('set-cookie', cookies.clear(isSecure));
    const settings = isProvider(service) ? providers.configOf(service) : undefined;
    if (!isProvider(service) || !settings) return fail(reply, 'not_available');
    if (!flow || flow.service !== service) return fail(reply, 'expired');
    // Whoever has kept the cookie does not end the same login again, with whatever code.
    const until = new Date(now() + FLOW_LIFE_MS);
    if (!(await accounts.useTicket(`flow ${flow.state}`, until))) return fail(reply, 'expired');
    const search = request.raw.url?.split('?', 2)[1] ?? '';
    const address = new URL(`${flow.redirectUri}?${search}`);
    try {
      const person = await finishLogin(service, settings, flow, address, now);
      if (!person) return await fail(reply, 'refused');
      const binding = makeBinding(isSecure);
      const jwt = await providers.ticketFor(service, person, binding);
      void reply.header('set-cookie', binding.cookie);
      const { returnTo } = flow;
      return await leadTo(reply, '/login', {
        service,
        jwt,
        ...(returnTo !== '/' && { return: returnTo }),
      });
    } catch (error) {
      // Its words hold what came from outside, the code among them.
      const name = error instanceof Error ? error.name : 'unknown';
      request.log.warn({ service, reason: name }, 'a login was refused');
      return fail(reply, failureOf(error));
    }
  };

  const serviceOf = (request: FastifyRequest) => (request.params as { service: string }).service;
  const hidden = { schema: { hide: true }, config: { limit: 'login' as const } };
  app.get('/auth/:service/start', hidden, (request, reply) =>
    start(serviceOf(request), request, reply),
  );
  app.get('/auth/:service/callback', hidden, (request, reply) =>
    callback(serviceOf(request), request, reply),
  );
  // Where clients of the original begin.
  const old: ProviderName = 'twitter';
  for (const path of ['/user/login/twitter', '/user/login/twitter/musicdex']) {
    app.get(API_BASE + path, hidden, (request, reply) => start(old, request, reply));
  }
}
