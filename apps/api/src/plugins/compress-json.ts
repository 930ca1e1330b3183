/** Packs JSON and text that no snapshot holds, such as the API's description, while it is sent. */
import type { FastifyInstance } from 'fastify';
import { COMPRESS_MIN_BYTES, encode } from '../snapshot/encode';
import { negotiate } from '../snapshot/negotiate';

const BROTLI_QUALITY = 4;
const PACKABLE = /^(application\/json|text\/plain)/;

export function compressJson(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < COMPRESS_MIN_BYTES) return payload;
    if (reply.hasHeader('content-encoding') || request.method === 'HEAD') return payload;
    if (!PACKABLE.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    void reply.header('vary', 'accept-encoding');
    const form = negotiate(request.headers['accept-encoding']);
    if (form === 'identity') return payload;
    void reply.header('content-encoding', form).removeHeader('content-length');
    return encode(Buffer.from(payload), form, BROTLI_QUALITY);
  });
}
