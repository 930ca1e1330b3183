/**
 * Makes fetched pictures as small as they are shown, as WebP. libvips, which comes with `sharp`, decodes and encodes them in threads beside
 * the one that answers requests; few at once, so that these keep a processor. Where it cannot be loaded or cannot read a picture, the
 * picture stays as it is.
 */
import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import PQueue from 'p-queue';
import type SharpModule from 'sharp';
import type { Sharp } from 'sharp';
import type { QueueLoad } from '../plugins/load-metrics';

/** One way to write a picture. */
interface Attempt {
  /** In px; a narrower picture keeps its width. */
  readonly width: number;
  /** Of WebP, 1 to 100. */
  readonly quality: number;
}

/** What a picture becomes. */
export interface EncodedSize {
  /** Width by height. Where it is undefined, the picture keeps its shape. */
  readonly ratio?: number | undefined;
  /** Tried in this order until one is not larger than `bytesMax`; else the last counts. */
  readonly attempts: readonly [Attempt, ...Attempt[]];
  readonly bytesMax: number;
}

export interface FetchedPicture {
  /** As its first bytes say, like `image/jpeg`. */
  readonly type: string;
  readonly bytes: Buffer;
}

export interface PictureEncoder {
  /** The smaller one of a picture and what it becomes; undefined for one with too many pixels. */
  readonly encode: (
    picture: FetchedPicture,
    size: EncodedSize,
  ) => Promise<FetchedPicture | undefined>;
  readonly queue: QueueLoad;
}

export interface PictureEncoderOptions {
  readonly logger: Pick<FastifyBaseLogger, 'warn' | 'debug'>;
  /** Loads the library. Default: from the installed packages, where it has none for some platforms. */
  readonly load?: () => Promise<{ readonly default: SharpLibrary }>;
  /** Longest time that decoding a picture may take. Default 5 s. */
  readonly secondsMax?: number;
}

type SharpLibrary = typeof SharpModule;

/** 4096 by 4096. A small file can claim thousands of times more, which would fill the memory of the server, and of a phone. */
const PIXELS_MAX = 16_777_216;
const SECONDS_MAX = 5;
/** More steps search longer and save little: 6 takes half as long again for 4 % fewer bytes. */
const EFFORT = 4;
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`);

const atOnce = () => Math.max(1, Math.min(2, availableParallelism() - 1));

/** For the whole process: settings of the library have no smaller scope. */
function prepare(sharp: SharpLibrary): SharpLibrary {
  sharp.concurrency(1);
  // Keeps what was decoded, which is never asked for again.
  sharp.cache(false);
  // Its other decoders, such as that of SVG, are for formats that no picture here has.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  return sharp;
}

/** The picture in one shape, upright, its first frame alone. */
const shaped = (picture: Sharp, { ratio, attempts: [{ width }] }: EncodedSize): Sharp =>
  picture.autoOrient().resize({
    width,
    ...(ratio !== undefined && { height: Math.round(width / ratio), fit: 'cover' }),
    withoutEnlargement: true,
  });

async function write(
  sharp: SharpLibrary,
  bytes: Buffer,
  size: EncodedSize,
  seconds: number,
): Promise<Buffer> {
  const source = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
  const { data, info } = await shaped(source, size)
    .timeout({ seconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const encode = ({ width: narrower, quality }: Attempt) =>
    sharp(data, { raw: { width, height, channels } })
      .resize({ width: narrower, withoutEnlargement: true })
      .webp({ quality, effort: EFFORT })
      .toBuffer();
  const [first, ...others] = size.attempts;
  let encoded = await encode(first);
  for (const attempt of others) {
    if (encoded.byteLength <= size.bytesMax) break;
    encoded = await encode(attempt);
  }
  return encoded;
}

const isTooLarge = async (sharp: SharpLibrary, bytes: Buffer): Promise<boolean> => {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return width * height > PIXELS_MAX;
};

export function createPictureEncoder({
  logger,
  load = () => import('sharp'),
  secondsMax = SECONDS_MAX,
}: PictureEncoderOptions): PictureEncoder {
  const queue = new PQueue({ concurrency: atOnce() });
  let library: Promise<SharpLibrary | undefined> | undefined;
  let hasWarned = false;

  const loadOnce = async () => {
    try {
      return prepare((await load()).default);
    } catch (err) {
      logger.warn({ err }, 'pictures are sent as they come: sharp cannot be loaded here');
      return undefined;
    }
  };

  const noticeUnreadable = (err: unknown) => {
    const message = 'a picture is sent as it comes: it cannot be encoded';
    if (hasWarned) logger.debug({ err }, message);
    else logger.warn({ err }, `${message}; others are logged as debug`);
    hasWarned = true;
  };

  const encodeNow = async (sharp: SharpLibrary, picture: FetchedPicture, size: EncodedSize) => {
    try {
      if (await isTooLarge(sharp, picture.bytes)) return undefined;
      const bytes = await write(sharp, picture.bytes, size, secondsMax);
      const isSmaller = bytes.byteLength < picture.bytes.byteLength;
      return isSmaller ? { type: 'image/webp', bytes } : picture;
    } catch (err) {
      noticeUnreadable(err);
      return picture;
    }
  };

  return {
    queue,
    encode: async (picture, size) => {
      const sharp = await (library ??= loadOnce());
      return sharp ? queue.add(() => encodeNow(sharp, picture, size)) : picture;
    },
  };
}
