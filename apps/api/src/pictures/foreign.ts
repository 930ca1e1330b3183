/**
 * Pictures under the addresses that older clients build: /statics/channelImg/{id}/{size}.png leads to the channel's own
 * picture; /statics/thumbnail/{size}/{code}.jpg brings a picture from elsewhere, so that the viewer's browser need not go
 * there.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, notFound } from '../errors';
import { SafeFetchError, type SafeFetch } from '../lookups/safe-fetch';
import type { Reads } from '../store';
import { readThumbnailCode } from './thumbnail-code';

export interface ForeignPicturesOptions {
  readonly reads: Pick<Reads, 'findChannel'>;
  readonly safeFetch: Pick<SafeFetch, 'get'>;
}

/** Pictures a browser draws without running anything in them; SVG is not among them. */
const DRAWN = /^image\/(png|jpeg|webp|gif|avif)\b/i;
const KEPT = 'public, max-age=86400, stale-while-revalidate=604800';

const failures = {
  forbidden: () =>
    new ApiError('bad_request', 'The picture must be on the open internet.', { parameter: 'code' }),
  too_large: () => new ApiError('too_large', 'The picture is larger than 512 KB.'),
  refused: () => notFound('Picture'),
  unreachable: () => notFound('Picture'),
};

export function foreignPictures(
  app: FastifyInstance,
  { reads, safeFetch }: ForeignPicturesOptions,
): void {
  const hidden = { schema: { hide: true } };

  const channelPicture = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = request.params as { id: string };
    const channel = await reads.findChannel(id.replace(/\.png$/i, ''));
    if (!channel?.photo) throw notFound('Picture');
    return reply.header('cache-control', 'public, max-age=3600').redirect(channel.photo, 302);
  };
  // The case of the path differs from client to client.
  for (const folder of ['channelImg', 'channelimg']) {
    app.get(`/statics/${folder}/:id`, hidden, channelPicture);
    app.get(`/statics/${folder}/:id/:size`, hidden, channelPicture);
  }

  app.get('/statics/thumbnail/:size/*', hidden, async (request, reply) => {
    const { '*': rest } = request.params as { '*': string };
    const address = readThumbnailCode(rest.replace(/\.jpg$/i, ''));
    if (address === undefined) throw notFound('Picture');
    const { type, bytes } = await safeFetch.get(address).catch((error: unknown) => {
      if (!(error instanceof SafeFetchError)) throw error;
      throw failures[error.reason]();
    });
    if (!DRAWN.test(type)) throw notFound('Picture');
    return reply
      .header('cache-control', KEPT)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(type)
      .send(bytes);
  });
}
