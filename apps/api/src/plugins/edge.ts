/**
 * What holds for every address of the API and the statics, before anything is looked up: which pages may read it, who
 * asks, and how often.
 */
import { Socket } from 'node:net';
import type { Call, LimitClass } from '@oshimado/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { needsLogin, type Auth, type Caller } from '../auth';
import { ApiError } from '../errors';
import {
  corsHeaders,
  preflightHeaders,
  publicHeaders,
  securityHeaders,
  type OriginRights,
} from './headers';
import { allowanceHeaders, type LimitedCaller, type RateLimit } from './rate-limit';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that this route answers. */
    call?: Call;
  }
  interface FastifyRequest {
    /** Who asks; undefined for a guest. */
    caller: Caller;
  }
}

const URL_MAX = 15_000;
const API_PATH = /^\/((api|statics|feeds)(\/|\?|$)|(live|favorites|user)\.ics(\?|$))/;
/** A board brings a hundred pictures, and a browser keeps each of them for a year. */
const PICTURE_PATH = /^\/statics\/(demo|channelImg|thumbnail)\//i;
/** Each of them is a question to somebody else's server. */
const LOGIN_PAGE = /^\/auth\//;
export const isApiUrl = (url: string): boolean => API_PATH.test(url);

/** Headers that let any page read an answer; set by hand where no hook has run. */
export const allowEveryone = (reply: FastifyReply): void => {
  void reply.headers(publicHeaders);
};

// The server's own pages ask without a socket; they are not a caller of their own.
const isOwnQuestion = (request: FastifyRequest) => !(request.raw.socket instanceof Socket);

export interface EdgeOptions {
  /** No limit where none is given. */
  readonly rateLimit: RateLimit | undefined;
  readonly auth: Pick<Auth, 'identify'>;
  /** Pages that may send a viewer's token. */
  readonly trustedOrigins: ReadonlySet<string>;
  /** The call at an address, for browsers that ask before they call. */
  readonly findCall: (method: string, path: string) => Call | undefined;
}

export function guardEdge(app: FastifyInstance, options: EdgeOptions): void {
  const { rateLimit, auth, trustedOrigins, findCall } = options;

  const rightsOf = (request: FastifyRequest, call: Call | undefined): OriginRights => {
    const { origin } = request.headers;
    if (origin !== undefined && trustedOrigins.has(origin)) return { kind: 'trusted', origin };
    return { kind: call?.auth === 'user' || call?.auth === 'session' ? 'none' : 'public' };
  };

  const requireAllowance = async (
    request: FastifyRequest,
    reply: FastifyReply,
    limit: LimitClass,
  ) => {
    if (!rateLimit) return;
    const { caller } = request;
    const limited: LimitedCaller = caller
      ? { kind: caller.session ? 'user' : 'key', id: caller.id }
      : { kind: 'guest', id: request.ip };
    const allowance = isOwnQuestion(request)
      ? rateLimit.full()
      : await rateLimit.take(limit, limited);
    void reply.headers(allowanceHeaders(allowance));
    if (allowance.allowed) return;
    const { retryAfter } = allowance;
    throw new ApiError(
      'rate_limited',
      `Too many requests of this kind. Try again in ${retryAfter} s.`,
      { headers: { 'retry-after': String(retryAfter) } },
    );
  };

  app.decorateRequest('caller', undefined);

  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders).header('x-request-id', request.id);
    if (LOGIN_PAGE.test(request.url)) await requireAllowance(request, reply, 'login');
    if (!isApiUrl(request.url)) return undefined;
    if (request.method === 'OPTIONS') {
      const wanted = request.headers['access-control-request-method'] ?? 'GET';
      const call = findCall(wanted, request.url.replace(/[?#].*$/, ''));
      const rights = rightsOf(request, call);
      return reply
        .headers({ ...corsHeaders(rights), ...preflightHeaders(rights) })
        .code(204)
        .send();
    }
    const { call } = request.routeOptions.config;
    void reply.headers(corsHeaders(rightsOf(request, call)));

    let refusal: unknown;
    if (call && call.auth !== 'none') {
      request.caller = await auth.identify(request.headers).catch((error: unknown) => {
        refusal = error;
        return undefined;
      });
    }
    if (!PICTURE_PATH.test(request.url)) {
      await requireAllowance(request, reply, call?.limit ?? 'read');
    }
    if (request.url.length > URL_MAX) {
      throw new ApiError('too_large', `The address is longer than ${URL_MAX} characters.`, {
        status: 414,
      });
    }
    // Only a refusal is told to who tried; a call that a guest may make is made as a guest.
    if (refusal !== undefined && !(refusal instanceof ApiError)) throw refusal;
    if (call?.auth === 'user' || call?.auth === 'session') {
      if (!request.caller) throw refusal ?? needsLogin();
      if (call.auth === 'session' && !request.caller.session) {
        throw new ApiError('forbidden', 'This needs a login; an API key may not do it.');
      }
    }
    return undefined;
  });
}
