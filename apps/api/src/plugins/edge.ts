/**
 * Applied to every request of the API and the statics first: CORS, identification of the caller, rate limits.
 */
import { Socket } from 'node:net';
import type { Call, LimitClass } from '@oshimado/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keyRefused, needsLogin, requireUnsuspended, type Auth, type Caller } from '../auth';
import { ApiError, notFound } from '../errors';
import type { LimitHit } from '../store';
import type { AddressReader } from './client-address';
import {
  corsHeaders,
  preflightHeaders,
  publicHeaders,
  type OriginRights,
  type SecurityHeaders,
} from './headers';
import { limitOf, requireLimits } from './limit-routes';
import {
  allowanceHeaders,
  callerOf,
  unlimited,
  type LimitedCaller,
  type RateLimit,
} from './rate-limit';

/** What follows is base64 as old clients write it, in which two slashes may stand beside each other. */
const BEFORE_CODE = /^\/+statics\/+thumbnail\/+[^/]+\/+/i;

/** An address without its query and hash, which need not be readable. */
const pathIn = (url: string) => url.replace(/[?#].*/s, '');

const collapse = (path: string) => path.replace(/\/{2,}/g, '/');

/** Replaces repeated slashes in the path of an API address by one; other addresses and the query are unchanged. */
export function withSingleSlashes(url: string): string {
  const path = pathIn(url);
  if (!path.includes('//')) return url;
  const [folder = path] = BEFORE_CODE.exec(path) ?? [];
  const single = collapse(folder) + path.slice(folder.length);
  return isApiUrl(single) ? single + url.slice(path.length) : url;
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the percent signs of a page's path as themselves where it cannot be decoded, as in a link that was cut off within a character:
 * its viewer gets the page that says what is missing. Calls keep their error, and the query is unchanged.
 */
export function withReadablePath(url: string): string {
  const path = pathIn(url);
  if (!path.includes('%') || isApiUrl(url) || canBeDecoded(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that this route answers. */
    call?: Call;
  }
  interface FastifyRequest {
    /** The caller; undefined for a guest. */
    caller: Caller;
  }
}

const URL_MAX = 15_000;
const API_PATH = /^\/((api|statics|feeds)(\/|\?|$)|(live|favorites|user)\.ics(\?|$))/;
/** A NUL byte: PostgreSQL and file systems reject it. Calls reject it in their schemas. */
const ZERO_IN_PATH = /^[^?#]*%00/;
export const isApiUrl = (url: string): boolean => API_PATH.test(url);

/** CORS headers for any page; set by hand where no hook has run. */
export const allowEveryone = (reply: FastifyReply): void => {
  void reply.headers(publicHeaders);
};

// Server rendering calls without a socket and is not limited.
const isOwnQuestion = (request: FastifyRequest) => !(request.raw.socket instanceof Socket);

/** Whether an answer of the call is the caller's own. */
const isForUsers = (call: Call | undefined): boolean =>
  call?.auth === 'user' || call?.auth === 'session';

const mayWhileSuspended = ({ method, whileSuspended = method === 'GET' }: Call) => whileSuspended;

export interface EdgeOptions {
  /** Headers of every response. */
  readonly headers: SecurityHeaders;
  /** No limit if absent. */
  readonly rateLimit: RateLimit | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly auth: Pick<Auth, 'identify'>;
  readonly addressOf: AddressReader;
  /** Pages that may send a viewer's token. */
  readonly trustedOrigins: ReadonlySet<string>;
  /** Everything here is made for pages of others: also files, pages and their errors. */
  readonly publicOnly: boolean;
  /** The call at an address, for preflight requests. */
  readonly findCall: (method: string, path: string) => Call | undefined;
  /** Called for each request that is refused because there were too many. */
  readonly onLimited: (hit: LimitHit) => void;
}

const networkOf = (address: string) => (callerOf(address).includes(':') ? 'ipv6' : 'ipv4');

export function guardEdge(app: FastifyInstance, options: EdgeOptions): void {
  const { headers, rateLimit, now, auth, addressOf, trustedOrigins, publicOnly, findCall } =
    options;
  const { onLimited } = options;

  const rightsOf = (request: FastifyRequest, call: Call | undefined): OriginRights => {
    const { origin } = request.headers;
    if (origin !== undefined && trustedOrigins.has(origin)) return { kind: 'trusted', origin };
    return { kind: isForUsers(call) ? 'none' : 'public' };
  };

  const requireAllowance = async (
    request: FastifyRequest,
    reply: FastifyReply,
    limit: LimitClass,
  ) => {
    if (!rateLimit) {
      void reply.headers(allowanceHeaders(unlimited(now())));
      return;
    }
    const { caller } = request;
    const kind = !caller ? 'guest' : caller.session ? 'user' : 'key';
    const limited: LimitedCaller = {
      kind,
      id: caller?.id,
      // A connection that is gone reads no answer.
      address: addressOf(request.raw) ?? '',
    };
    const allowance = isOwnQuestion(request)
      ? rateLimit.full()
      : await rateLimit.take(limit, limited);
    void reply.headers(allowanceHeaders(allowance));
    if (allowance.allowed) return;
    const { url = '' } = request.routeOptions;
    onLimited({
      limit,
      kind,
      network: caller ? '' : networkOf(limited.address),
      userId: caller?.id,
      call: url === '' ? '' : `${request.method} ${url}`,
    });
    const { retryAfter } = allowance;
    throw new ApiError(
      'rate_limited',
      `Too many requests of this kind. Try again in ${retryAfter} s.`,
      { headers: { 'retry-after': String(retryAfter) } },
    );
  };

  app.decorateRequest('caller', undefined);
  requireLimits(app);

  // Limits that depend on the body are checked after its validation.
  app.addHook('preHandler', async (request, reply) => {
    const limit = request.routeOptions.config.call?.alsoLimit?.(request.body);
    if (limit) await requireAllowance(request, reply, limit);
  });

  app.addHook('onRequest', async (request, reply) => {
    // By the clock that everything else counts by: pages correct a device's clock by it.
    void reply
      .headers({ ...headers, date: new Date(now()).toUTCString() })
      .header('x-request-id', request.id);
    const { config } = request.routeOptions;
    // Requests without a route count as reads.
    const limit = limitOf(config) ?? 'read';
    if (!isApiUrl(request.url)) {
      if (publicOnly) allowEveryone(reply);
      if (limit !== 'none') await requireAllowance(request, reply, limit);
      return undefined;
    }
    if (request.method === 'OPTIONS') {
      const wanted = request.headers['access-control-request-method'] ?? 'GET';
      const call = findCall(wanted, request.url.replace(/[?#].*$/, ''));
      const rights = rightsOf(request, call);
      return reply
        .headers({ ...corsHeaders(rights), ...preflightHeaders(rights) })
        .code(204)
        .send();
    }
    const { call } = config;
    // What anybody may read is the same for every page that asks, so that shared caches can keep it.
    const rights: OriginRights = isForUsers(call) ? rightsOf(request, call) : { kind: 'public' };
    void reply.headers(corsHeaders(rights));

    let refusal: unknown;
    if (call && call.auth !== 'none') {
      request.caller = await auth.identify(request.headers).catch((error: unknown) => {
        refusal = error;
        return undefined;
      });
    }
    if (limit !== 'none') await requireAllowance(request, reply, limit);
    if (!call && ZERO_IN_PATH.test(request.url)) throw notFound('This address');
    if (request.url.length > URL_MAX) {
      throw new ApiError('too_large', `The address is longer than ${URL_MAX} characters.`, {
        status: 414,
      });
    }
    // An invalid token is an error only if the call says so or requires a login; other calls treat the caller as a guest.
    if (refusal !== undefined && (call?.refusesInvalidLogin || !(refusal instanceof ApiError)))
      throw refusal;
    if (isForUsers(call)) {
      if (!request.caller) throw refusal ?? needsLogin();
      if (call?.auth === 'session' && !request.caller.session) {
        throw keyRefused();
      }
    }
    if (call && request.caller && !mayWhileSuspended(call)) requireUnsuspended(request.caller);
    return undefined;
  });
}
