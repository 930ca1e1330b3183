/**
 * /auth/{service}/start sends a browser to a platform, /auth/{service}/callback takes it back and leads to the portal's
 * login page with a ticket of one minute and one use. No session is created here: the page sends the ticket to
 * POST /user/login, with the token it has where an account is to be linked.
 */
import { API_BASE } from '@oshimado/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as oauth from 'openid-client';
import type { Auth } from '../auth';
import { type ProviderName, isProvider } from '../auth/providers/provider';
import { isTrouble } from '../auth/providers/unreachable';
import { ApiError } from '../errors';
import type { AccountStore } from '../store';
import { beginLogin, finishLogin } from './code-flow';
import { FLOW_LIFE_MS, createFlowCookies } from './flow-cookie';
import { makeBinding } from './ticket-cookie';

const BASE = 'https://oshimado.invalid';
const PATH_MAX = 2_000;
/** Browsers treat backslashes as slashes and ignore control characters. */
// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const SUSPECT = /[\\\u0000-\u0020\u007F-\u00A0\u2028\u2029\uFEFF]/;

/**
 * The path of this site to return to after a login, or `/` for anything else. It is parsed as a browser would parse it,
 * because the browser follows it.
 */
export function returnPath(text: string | undefined): string {
  if (text === undefined || text.length > PATH_MAX || SUSPECT.test(text)) return '/';
  if (!text.startsWith('/') || /^\/{2}|^\/%2f|^\/%5c/i.test(text)) return '/';
  if (!URL.canParse(text, BASE)) return '/';
  const url = new URL(text, BASE);
  if (url.origin !== BASE || url.username !== '' || url.password !== '') return '/';
  // Resolving dots may produce two leading slashes.
  return url.pathname.startsWith('//') ? '/' : url.pathname + url.search + url.hash;
}

type LoginFailure = 'not_available' | 'refused' | 'expired' | 'unreachable';

/** Of a failed connection; errors about invalid input have a code. */
const isNetworkError = (error: unknown) => error instanceof TypeError && !('code' in error);

function isPlatformsTrouble(error: unknown): boolean {
  if (error instanceof ApiError) return error.code === 'unavailable';
  if (error instanceof oauth.ResponseBodyError) return isTrouble(error.status);
  if (error instanceof oauth.ClientError) {
    const { code, cause } = error;
    return code === 'OAUTH_TIMEOUT' || (cause instanceof Response && isTrouble(cause.status));
  }
  return isNetworkError(error);
}

/** Why a login failed, as a code that the login page translates. */
const failureOf = (error: unknown): LoginFailure =>
  isPlatformsTrouble(error) ? 'unreachable' : 'refused';

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
  /** Parameter of `/login`: the page that a login leads to, unless it is the first one. */
  const returnOf = (path: string | undefined): Readonly<Record<string, string>> =>
    path === undefined || path === '/' ? {} : { return: path };
  const fail = (reply: FastifyReply, error: LoginFailure, returnTo?: string) =>
    leadTo(reply, '/login', { error, ...returnOf(returnTo) });

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
    const settings = isProvider(service) ? providers.configOf(service) : undefined;
    if (!isProvider(service) || !settings) return fail(reply, 'not_available');
    if (!flow || flow.service !== service) return fail(reply, 'expired');
    const { state = flow.state } = request.query as Query;
    // The cookie is that of a login that another tab began later, and stays for that one.
    if (state !== flow.state) return fail(reply, 'expired');
    void reply.header('set-cookie', cookies.clear(isSecure));
    // A kept cookie cannot complete the same login again, whatever the code.
    const until = new Date(now() + FLOW_LIFE_MS);
    if (!(await accounts.useTicket(`flow ${flow.state}`, until)))
      return fail(reply, 'expired', flow.returnTo);
    const search = request.raw.url?.split('?', 2)[1] ?? '';
    const address = new URL(`${flow.redirectUri}?${search}`);
    try {
      const person = await finishLogin(service, settings, flow, address, now);
      if (!person) return await fail(reply, 'refused', flow.returnTo);
      const binding = makeBinding(isSecure);
      const jwt = await providers.ticketFor(service, person, binding);
      void reply.header('set-cookie', binding.cookie);
      return await leadTo(reply, '/login', { service, jwt, ...returnOf(flow.returnTo) });
    } catch (error) {
      // Its message may contain input from outside, such as the code.
      const name = error instanceof Error ? error.name : 'unknown';
      request.log.warn({ service, reason: name }, 'a login was refused');
      return fail(reply, failureOf(error), flow.returnTo);
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
  // The start addresses of existing clients.
  const old: ProviderName = 'twitter';
  for (const path of ['/user/login/twitter', '/user/login/twitter/musicdex']) {
    app.get(API_BASE + path, hidden, (request, reply) => start(old, request, reply));
  }
}
