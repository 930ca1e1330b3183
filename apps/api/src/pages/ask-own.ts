/** Calls of this server's own API, for what it draws. */
import type { OwnAnswer } from '@oshimado/contract';
import type { FastifyInstance } from 'fastify';
import { withTimeLimit } from '../time-limit';

/** After this time a page is drawn without the missing data. */
const WITHIN_MS = 2_000;

/** Path and query, and a body (JSON) where it is a POST; rejects if there is no response in time. */
export async function askOwn(
  app: FastifyInstance,
  path: string,
  body?: string,
): Promise<OwnAnswer & { readonly retryAfter?: string }> {
  const post = { headers: { 'content-type': 'application/json' }, payload: body };
  const { statusCode, payload, headers } = await withTimeLimit(
    app.inject({ method: body === undefined ? 'GET' : 'POST', url: path, ...(body && post) }),
    WITHIN_MS,
    () => new Error(`${path} took too long`),
  );
  return { status: statusCode, text: payload, retryAfter: headers['retry-after'] };
}
