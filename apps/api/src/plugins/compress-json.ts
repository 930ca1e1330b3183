/** Compresses JSON and text that are not snapshots, such as the API description, while sending. */
import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { COMPRESS_MIN_BYTES, encode } from '../snapshot/encode';
import { negotiate } from '../snapshot/negotiate';

const BROTLI_QUALITY = 4;
const PACKABLE = /^(application\/json|text\/plain)/;

const packers = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: () => createGzip(),
} as const;

/** An error on either side destroys both and aborts the response. */
const packStream = (text: Readable, form: keyof typeof packers) =>
  pipeline(text, packers[form](), () => undefined);

export function compressJson(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isStream = payload instanceof Readable;
    if (!isStream && typeof payload !== 'string') return payload;
    if (!isStream && payload.length < COMPRESS_MIN_BYTES) return payload;
    if (reply.hasHeader('content-encoding') || request.method === 'HEAD') return payload;
    if (!PACKABLE.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    void reply.header('vary', 'accept-encoding');
    const form = negotiate(request.headers['accept-encoding']);
    if (form === 'identity') return payload;
    void reply.header('content-encoding', form).removeHeader('content-length');
    return isStream
      ? packStream(payload, form)
      : encode(Buffer.from(payload), form, BROTLI_QUALITY);
  });
}
