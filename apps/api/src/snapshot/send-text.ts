/** Sends a text made for one request, with ETag and compression as snapshots have them. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createBody } from './body';
import { hasTag } from './if-none-match';
import { negotiate } from './negotiate';
import { tagOf } from './send';

export interface SentText {
  readonly text: string;
  readonly type: string;
  readonly cacheControl: string;
  /** Headers of requests that it depends on beside the encoding. Default: none. */
  readonly vary?: string;
}

export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, type, cacheControl, vary }: SentText,
): Promise<FastifyReply> {
  const body = createBody(text);
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
