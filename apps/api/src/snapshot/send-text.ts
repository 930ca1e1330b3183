/** Sends a text, with ETag and compression as snapshots have them. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createBody, type Body } from './body';
import { hasTag } from './if-none-match';
import { negotiate } from './negotiate';
import { tagOf } from './send';

export interface SentBody {
  readonly body: Body;
  readonly type: string;
  readonly cacheControl: string;
  /** Headers of requests that it depends on beside the encoding. Default: none. */
  readonly vary?: string;
}

export interface SentText extends Omit<SentBody, 'body'> {
  readonly text: string;
}

/** Sends a body that is kept for several requests, compressed once. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, cacheControl, vary }: SentBody,
): Promise<FastifyReply> {
  const form = body.formFor(negotiate(request.headers['accept-encoding']));
  void reply.headers({
    'cache-control': cacheControl,
    vary: vary === undefined ? 'accept-encoding' : `accept-encoding, ${vary}`,
    etag: tagOf(body.hash, form),
  });
  if (hasTag(request.headers['if-none-match'], body.hash)) return reply.code(304).send();
  if (form !== 'identity') void reply.header('content-encoding', form);
  return reply.type(type).send(await body.bytes(form));
}

/** Sends a text made for one request. */
export const sendText = (
  request: FastifyRequest,
  reply: FastifyReply,
  { text, ...rest }: SentText,
): Promise<FastifyReply> => sendBody(request, reply, { ...rest, body: createBody(text) });
