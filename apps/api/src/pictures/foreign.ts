/**
 * Pictures under the addresses that older clients build: /statics/channelImg/{id}/{size}.png leads to the channel's own
 * picture; /statics/thumbnail/{size}/{code}.jpg brings a picture from elsewhere, so that the viewer's browser need not go
 * there. Pictures of this site are redirected to, not fetched.
 */
import { PHOTO_SIZES, photoOf, type PhotoSize } from '@oshimado/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, notFound } from '../errors';
import { type SafeFetch, SafeFetchError } from '../lookups/safe-fetch';
import { NOTHING_POLICY } from '../plugins/headers';
import type { Reads } from '../store';

const ADDRESS_MAX = 2_000;
/** Absolute http(s), or from the root of this site. */
const ADDRESS = /^(https?:\/\/|\/(?![/\\]))/i;

/**
 * The address of a picture inside a path: http, https or from the root of this site, otherwise undefined. Old clients write
 * base64 with only the first `+` and `/` replaced, newer ones URL-safe base64; a raw slash is part of the code.
 */
export function readThumbnailCode(code: string): string | undefined {
  if (code.length > ADDRESS_MAX * 2) return undefined;
  const plain = code.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  if (!/^[A-Za-z0-9+/]+$/.test(plain)) return undefined;
  const bytes = Buffer.from(plain, 'base64');
  // Old clients encode characters, newer ones UTF-8; a URL is the same in both.
  const text = bytes.toString('utf8').includes('\uFFFD')
    ? bytes.toString('latin1')
    : bytes.toString('utf8');
  return text.length <= ADDRESS_MAX && ADDRESS.test(text) ? text : undefined;
}

export interface ForeignPicturesOptions {
  /** Origin of this site, used to recognise its own pictures. Default: only addresses without an origin. */
  readonly origin?: string | undefined;
  readonly reads: Pick<Reads, 'findChannel'>;
  readonly safeFetch: Pick<SafeFetch, 'get'>;
}

/** Image types that cannot contain scripts; SVG is not among them. */
const DRAWN = /^image\/(png|jpeg|webp|gif|avif)\b/i;
const KEPT = 'public, max-age=86400, stale-while-revalidate=604800';

const NOWHERE = 'http://nowhere.invalid';
/** Own pictures; fetched thumbnails are excluded to avoid redirect loops. */
const OWN_PATH = /^\/statics\/(?!thumbnail\/)/i;

/** Path of a picture of this site; undefined for others. */
function ownPicture(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname : undefined;
}

const failures = {
  forbidden: () =>
    new ApiError('bad_request', 'The picture must be publicly reachable.', { parameter: 'code' }),
  too_large: () => new ApiError('too_large', 'The picture is larger than 512 KB.'),
  refused: () => notFound('Picture'),
  unreachable: () => notFound('Picture'),
};

/** Width in px of a path such as `50.png`; the largest for a path without one. */
const sizeNamed = (size: string): PhotoSize =>
  PHOTO_SIZES.find((px) => `${px}.png` === size.toLowerCase()) ?? 150;

export function foreignPictures(
  app: FastifyInstance,
  { reads, safeFetch, origin = NOWHERE }: ForeignPicturesOptions,
): void {
  const limited = (limit: 'picture' | 'fetched') => ({ schema: { hide: true }, config: { limit } });

  const channelPicture = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id, size = '' } = request.params as { id: string; size?: string };
    const channel = await reads.findChannel(id.replace(/\.png$/i, ''));
    const photo = channel && photoOf(channel, sizeNamed(size));
    if (!photo) throw notFound('Picture');
    return reply.header('cache-control', 'public, max-age=3600').redirect(photo, 302);
  };
  // Clients differ in the case of the path.
  for (const folder of ['channelImg', 'channelimg']) {
    app.get(`/statics/${folder}/:id`, limited('picture'), channelPicture);
    app.get(`/statics/${folder}/:id/:size`, limited('picture'), channelPicture);
  }

  app.get('/statics/thumbnail/:size/*', limited('fetched'), async (request, reply) => {
    const { '*': rest } = request.params as { '*': string };
    const address = readThumbnailCode(rest.replace(/\.jpg$/i, ''));
    if (address === undefined) throw notFound('Picture');
    const own = ownPicture(address, origin);
    if (own !== undefined) {
      if (!OWN_PATH.test(own)) throw notFound('Picture');
      return reply.header('cache-control', KEPT).redirect(own, 302);
    }
    const { type, bytes } = await safeFetch.get(address).catch((error: unknown) => {
      if (!(error instanceof SafeFetchError)) throw error;
      throw failures[error.reason]();
    });
    if (!DRAWN.test(type)) throw notFound('Picture');
    return reply
      .header('cache-control', KEPT)
      .header('content-security-policy', `${NOTHING_POLICY}; sandbox`)
      .type(type)
      .send(bytes);
  });
}
