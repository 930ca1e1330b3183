/**
 * Pictures of the platforms, fetched once for all who ask, and kept in memory: fresh for three hours, and for at most 20 while their
 * host does not answer. With the hours that a browser keeps them, none is older than a day.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { ApiError } from '../errors';
import { SafeFetchError, type SafeFetch } from '../lookups/safe-fetch';
import type { WatchQueue } from '../plugins/load-metrics';
import type { EncodedSize, PictureEncoder } from './picture-encoder';
import { pictureType } from './picture-type';

const HOUR_MS = 3_600_000;
export const FRESH_MS = 3 * HOUR_MS;
const KEPT_MS = 20 * HOUR_MS;
const NOTHING_MS = 600_000;
const FAILED_MS = 30_000;
const KEPT_MAX_BYTES = 64 * 1_024 * 1_024;
/** Of an entry beside its bytes. */
const ENTRY_BYTES = 500;
const OPEN_MAX = 12;
const WAITING_MAX = 300;
const BUSY_S = '5';

/** Where a picture is. */
export type PicturePlace =
  /** On this site. */
  | { readonly kind: 'own'; readonly path: string }
  /** At the first of these addresses that has one. */
  | {
      readonly kind: 'foreign';
      readonly addresses: readonly string[];
      /** What it is kept as. Default: as it comes. */
      readonly size?: EncodedSize | undefined;
    };

export type KeptPicture =
  | Extract<PicturePlace, { kind: 'own' }>
  | {
      readonly kind: 'bytes';
      readonly type: string;
      readonly bytes: Buffer;
      readonly hash: string;
      /** Epoch milliseconds. */
      readonly fetchedAt: number;
    }
  | { readonly kind: 'nothing' };

export interface KeptPicturesOptions {
  readonly safeFetch: Pick<SafeFetch, 'get'>;
  /** Makes pictures smaller. Default: they are kept as they come. */
  readonly encoder?: PictureEncoder | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Shows the queue in metrics. Default: it is not shown. */
  readonly watchQueue?: WatchQueue | undefined;
}

const NOTHING = { kind: 'nothing' } as const;

/** Hosts say so with these; other answers, and none at all, may be different in a moment. */
const isGone = (error: SafeFetchError) =>
  error.reason === 'refused' ? error.status === 404 || error.status === 410 : false;

type Find = () => Promise<PicturePlace | undefined>;

export function createKeptPictures({ safeFetch, encoder, now, watchQueue }: KeptPicturesOptions) {
  const queue = new PQueue({ concurrency: OPEN_MAX });
  watchQueue?.('pictures', queue);
  if (encoder) watchQueue?.('encodings', encoder.queue);

  const fetchAs = async (address: string, size: EncodedSize | undefined) => {
    const { bytes } = await safeFetch.get(address);
    const type = await pictureType(bytes);
    if (type === undefined) return undefined;
    return encoder && size ? encoder.encode({ type, bytes }, size) : { type, bytes };
  };

  const fetchOne = async (address: string, size: EncodedSize | undefined): Promise<KeptPicture> => {
    if (queue.size >= WAITING_MAX) {
      throw new ApiError('unavailable', 'Too many pictures are fetched at the moment.', {
        headers: { 'retry-after': BUSY_S },
      });
    }
    // A picture that waits for its encoding holds its place, so that no more than twelve are in memory.
    const picture = await queue.add(() => fetchAs(address, size));
    if (picture === undefined) return NOTHING;
    const { type, bytes } = picture;
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    return { kind: 'bytes', type, bytes, hash, fetchedAt: now() };
  };

  const fetchFirst = async (
    [address, ...others]: readonly string[],
    size: EncodedSize | undefined,
  ): Promise<KeptPicture> => {
    if (address === undefined) return NOTHING;
    try {
      return await fetchOne(address, size);
    } catch (error) {
      if (error instanceof SafeFetchError && isGone(error)) return fetchFirst(others, size);
      throw error;
    }
  };

  const kept = new LRUCache<string, KeptPicture, Find>({
    maxSize: KEPT_MAX_BYTES,
    sizeCalculation: (picture, key) =>
      key.length + ENTRY_BYTES + (picture.kind === 'bytes' ? picture.bytes.byteLength : 0),
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (_key, old, { options, context: find }) => {
      try {
        const place = await find();
        const picture =
          place?.kind === 'foreign'
            ? await fetchFirst(place.addresses, place.size)
            : (place ?? NOTHING);
        options.ttl = picture.kind === 'nothing' ? NOTHING_MS : FRESH_MS;
        return picture;
      } catch (error) {
        const isKept = old?.kind === 'bytes' && now() - old.fetchedAt < KEPT_MS;
        // A full queue is an ApiError, which the caller gets; but a picture that is kept is shown without the queue.
        const isExpected = error instanceof SafeFetchError || (isKept && error instanceof ApiError);
        if (!isExpected) throw error;
        options.ttl = FAILED_MS;
        return isKept ? old : NOTHING;
      }
    },
  });

  /** The picture of this name; `find` is asked where it is when it is not kept. */
  return (name: string, find: Find): Promise<KeptPicture> =>
    kept.forceFetch(name, { context: find });
}
