/**
 * What holds for every address of the API and the statics, before anything is looked up: who may read it from where, how
 * often, and whether the answer is there already.
 */
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors';
import type { Allowance, RateLimit } from './rate-limit';

export interface EdgeOptions {
  /** Undefined for no limit. */
  readonly rateLimit: RateLimit | undefined;
  /** Answers at once where the bytes are at hand. */
  readonly answerAtOnce: (request: FastifyRequest, reply: FastifyReply) => boolean;
}

const URL_MAX = 15_000;
const API_PATH = /^\/(api|statics)(\/|\?|$)/;
const PREFLIGHT_S = '600';

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'age, etag, retry-after, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, x-request-id',
  'cross-origin-resource-policy': 'cross-origin',
};
const preflightHeaders = {
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers':
    'accept, authorization, content-type, if-none-match, x-apikey, x-api-key, x-request-id',
  'access-control-max-age': PREFLIGHT_S,
};

export const isApiUrl = (url: string): boolean => API_PATH.test(url);

/** Headers that let any page read an answer; set by hand where no hook has run. */
export const allowEveryone = (reply: FastifyReply): void => {
  void reply.headers(corsHeaders);
};

// The server's own pages ask without a socket; they are not a caller of their own.
const isOwnQuestion = (request: FastifyRequest) => !(request.raw.socket instanceof Socket);

const setAllowance = (reply: FastifyReply, { limit, remaining, resetAt }: Allowance) => {
  void reply.headers({
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(resetAt),
  });
};

function requireAllowance(request: FastifyRequest, reply: FastifyReply, rateLimit: RateLimit) {
  const allowance = isOwnQuestion(request) ? rateLimit.full() : rateLimit.take(request.ip);
  setAllowance(reply, allowance);
  if (allowance.allowed) return;
  throw new ApiError('rate_limited', 'Too many requests from this address. Wait a little.', {
    headers: { 'retry-after': String(allowance.retryAfter) },
  });
}

export function guardEdge(app: FastifyInstance, { rateLimit, answerAtOnce }: EdgeOptions): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    if (!isApiUrl(request.url)) return done();
    allowEveryone(reply);
    if (request.method === 'OPTIONS') {
      void reply.headers(preflightHeaders).code(204).send();
      return undefined;
    }
    try {
      if (rateLimit) requireAllowance(request, reply, rateLimit);
      if (request.url.length > URL_MAX) {
        throw new ApiError('too_large', `The address is longer than ${URL_MAX} characters.`, {
          status: 414,
        });
      }
    } catch (error) {
      return done(error as Error);
    }
    return answerAtOnce(request, reply) ? undefined : done();
  });
}
