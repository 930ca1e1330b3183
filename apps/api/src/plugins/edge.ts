/**
 * What holds for every address of the API and the statics, before anything is looked up: who may read it from where, and
 * how often.
 */
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors';
import { preflightHeaders, publicHeaders, securityHeaders } from './headers';
import { allowanceHeaders, type RateLimit } from './rate-limit';

const URL_MAX = 15_000;
const API_PATH = /^\/(api|statics)(\/|\?|$)/;
/** A board brings a hundred pictures, and a browser keeps each of them for a year. */
const PICTURE_PATH = /^\/statics\/demo\//;
export const isApiUrl = (url: string): boolean => API_PATH.test(url);

/** Headers that let any page read an answer; set by hand where no hook has run. */
export const allowEveryone = (reply: FastifyReply): void => {
  void reply.headers(publicHeaders);
};

// The server's own pages ask without a socket; they are not a caller of their own.
const isOwnQuestion = (request: FastifyRequest) => !(request.raw.socket instanceof Socket);

function requireAllowance(request: FastifyRequest, reply: FastifyReply, rateLimit: RateLimit) {
  const allowance = isOwnQuestion(request) ? rateLimit.full() : rateLimit.take(request.ip);
  void reply.headers(allowanceHeaders(allowance));
  if (allowance.allowed) return;
  throw new ApiError('rate_limited', 'Too many requests from this address. Wait a little.', {
    headers: { 'retry-after': String(allowance.retryAfter) },
  });
}

/** No limit where none is given. */
export function guardEdge(app: FastifyInstance, rateLimit: RateLimit | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders).header('x-request-id', request.id);
    if (!isApiUrl(request.url)) return undefined;
    allowEveryone(reply);
    if (request.method === 'OPTIONS') return reply.headers(preflightHeaders).code(204).send();
    if (rateLimit && !PICTURE_PATH.test(request.url)) requireAllowance(request, reply, rateLimit);
    if (request.url.length > URL_MAX) {
      throw new ApiError('too_large', `The address is longer than ${URL_MAX} characters.`, {
        status: 414,
      });
    }
    return undefined;
  });
}
