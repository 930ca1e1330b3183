/**
 * Pictures of other hosts, fetched here so that the viewer's browser does not ask those hosts. Those of a video or a channel by its id, as the store
 * knows it: /statics/thumbnail/{size}/{id}.jpg and /statics/channelImg/{id}/{size}.png. Older clients name an address in a code:
 * /statics/thumbnail/{size}/{code}.jpg. Pictures of this site are redirected to, not fetched.
 */
import { PHOTO_SIZES, photoOf, thumbnailOf, type PhotoSize } from '@oshimado/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, notFound } from '../errors';
import { type SafeFetch, SafeFetchError } from '../lookups/safe-fetch';
import { NOTHING_POLICY } from '../plugins/headers';
import type { WatchQueue } from '../plugins/load-metrics';
import { hasTag } from '../snapshot/if-none-match';
import type { Reads } from '../store';
import { createKeptPictures, FRESH_MS, type PicturePlace } from './kept-pictures';
import type { EncodedSize, PictureEncoder } from './picture-encoder';
import { pictureType } from './picture-type';

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
  readonly reads: Pick<Reads, 'findChannel' | 'videosById'>;
  readonly safeFetch: Pick<SafeFetch, 'get'>;
  /** Makes pictures as small as they are shown. Default: they are sent as they come. */
  readonly encoder?: PictureEncoder | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Shows the queue in metrics. Default: it is not shown. */
  readonly watchQueue?: WatchQueue | undefined;
}

/** The platforms allow to keep their pictures for a day. */
const KEPT = 'public, max-age=86400';
/** With the time for which the server keeps it, less than a day. */
const BROUGHT = `public, max-age=${FRESH_MS / 1_000}`;
const FAILED = 'public, max-age=60';
const PICTURE_POLICY = `${NOTHING_POLICY}; sandbox`;

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

/** The largest last. */
const VIDEO_SIZES = ['mqdefault', 'sddefault', 'maxresdefault'] as const;
type VideoSize = (typeof VIDEO_SIZES)[number];
const THUMBNAIL_RATIO = 16 / 9;
const THUMBNAIL_BYTES = 15_000;
/** Quality goes before width, which dense screens need more. The last fits even for noise. Players get the largest size as it comes. */
const ATTEMPTS: Readonly<Partial<Record<VideoSize, EncodedSize['attempts']>>> = {
  mqdefault: [
    { width: 320, quality: 50 },
    { width: 320, quality: 30 },
    { width: 240, quality: 30 },
  ],
  sddefault: [
    { width: 640, quality: 45 },
    { width: 560, quality: 28 },
    { width: 480, quality: 24 },
    { width: 320, quality: 30 },
  ],
};

const thumbnailSize = (size: VideoSize, ratio?: number): EncodedSize | undefined => {
  const attempts = ATTEMPTS[size];
  return attempts && { ratio, attempts, bytesMax: THUMBNAIL_BYTES };
};
const photoSize = (px: PhotoSize): EncodedSize => ({
  attempts: [{ width: px, quality: 75 }],
  bytesMax: THUMBNAIL_BYTES,
});
const ID = /^[\w-]{1,64}$/;

/** Not every video has every size: then the next smaller one, down to the medium one, which as JPEG also the oldest have. */
const platformAddresses = (id: string, size: VideoSize) => [
  ...VIDEO_SIZES.slice(0, VIDEO_SIZES.indexOf(size) + 1)
    .toReversed()
    .map((one) => thumbnailOf({ id }, one)),
  `https://i.ytimg.com/vi/${id}/mqdefault.jpg`,
];

export function foreignPictures(
  app: FastifyInstance,
  { reads, safeFetch, encoder, now, origin = NOWHERE, watchQueue }: ForeignPicturesOptions,
): void {
  const limited = (limit: 'picture' | 'fetched') => ({ schema: { hide: true }, config: { limit } });
  const find = createKeptPictures({ safeFetch, encoder, now, watchQueue });

  const placeOf = (address: string, size?: EncodedSize): PicturePlace | undefined => {
    const path = ownPicture(address, origin);
    if (path === undefined) return { kind: 'foreign', addresses: [address], size };
    return OWN_PATH.test(path) ? { kind: 'own', path } : undefined;
  };

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    place: () => Promise<PicturePlace | undefined>,
  ) => {
    const picture = await find(name, place);
    // A page draws what it has instead, and asks again soon.
    if (picture.kind === 'nothing')
      return reply.code(404).header('cache-control', FAILED).send(notFound('Picture').toProblem());
    if (picture.kind === 'own')
      return reply.header('cache-control', BROUGHT).redirect(picture.path, 302);
    const { type, bytes, hash } = picture;
    void reply.headers({
      'cache-control': BROUGHT,
      'content-security-policy': PICTURE_POLICY,
      etag: `"${hash}"`,
    });
    if (hasTag(request.headers['if-none-match'], hash)) return reply.code(304).send();
    return reply.type(type).send(bytes);
  };

  const videoPicture = (
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    size: VideoSize,
  ) =>
    send(request, reply, `video ${size} ${id}`, async () => {
      const [video] = ID.test(id) ? await reads.videosById([id]) : [];
      if (!video) return undefined;
      const address = thumbnailOf({ id, thumbnail: video.thumbnail ?? undefined }, size);
      // A placeholder is on no platform.
      if (address !== thumbnailOf({ id }, size)) return placeOf(address, thumbnailSize(size));
      return video.type === 'placeholder'
        ? undefined
        : {
            kind: 'foreign',
            addresses: platformAddresses(id, size),
            // YouTube puts bars above and below a picture of 640 px.
            size: thumbnailSize(size, THUMBNAIL_RATIO),
          };
    });

  const channelPicture = (request: FastifyRequest, reply: FastifyReply) => {
    const { id: named, size = '' } = request.params as { id: string; size?: string };
    const id = named.replace(/\.png$/i, '');
    const px = sizeNamed(size);
    return send(request, reply, `channel ${px} ${id}`, async () => {
      const channel = await reads.findChannel(id);
      const photo = channel && photoOf(channel, px);
      return photo ? placeOf(photo, photoSize(px)) : undefined;
    });
  };
  // Clients differ in the case of the path.
  for (const folder of ['channelImg', 'channelimg']) {
    app.get(`/statics/${folder}/:id`, limited('picture'), channelPicture);
    app.get(`/statics/${folder}/:id/:size`, limited('picture'), channelPicture);
  }

  for (const size of VIDEO_SIZES) {
    app.get(`/statics/thumbnail/${size}/:name`, limited('picture'), (request, reply) => {
      const { name } = request.params as { name: string };
      return videoPicture(request, reply, name.replace(/\.jpg$/i, ''), size);
    });
  }

  app.get('/statics/thumbnail/:size/*', limited('fetched'), async (request, reply) => {
    const { '*': rest } = request.params as { '*': string };
    const address = readThumbnailCode(rest.replace(/\.jpg$/i, ''));
    if (address === undefined) throw notFound('Picture');
    const place = placeOf(address);
    if (!place) throw notFound('Picture');
    if (place.kind === 'own') return reply.header('cache-control', KEPT).redirect(place.path, 302);
    const { bytes } = await safeFetch.get(address).catch((error: unknown) => {
      if (!(error instanceof SafeFetchError)) throw error;
      throw failures[error.reason]();
    });
    const type = await pictureType(bytes);
    if (type === undefined) throw notFound('Picture');
    return reply
      .header('cache-control', KEPT)
      .header('content-security-policy', PICTURE_POLICY)
      .type(type)
      .send(bytes);
  });
}
