import sharp, { type Sharp } from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { busyPicture, noisyPicture, plainPicture } from './testing/drawn-pictures';
import { createPictureEncoder, type EncodedSize, type FetchedPicture } from './picture-encoder';

const warn = vi.fn();
const debug = vi.fn();
const logger = { warn, debug };
beforeEach(() => void vi.clearAllMocks());

const BYTES_MAX = 15_000;
const THUMBNAIL: EncodedSize = {
  ratio: 16 / 9,
  attempts: [
    { width: 640, quality: 45 },
    { width: 560, quality: 28 },
    { width: 480, quality: 24 },
  ],
  bytesMax: BYTES_MAX,
};
const PHOTO: EncodedSize = { attempts: [{ width: 50, quality: 75 }], bytesMax: BYTES_MAX };

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
const write = async (image: Sharp, format: Format): Promise<FetchedPicture> => ({
  type: `image/${format}`,
  bytes: await image.toFormat(format, { quality: 90, effort: 1 }).toBuffer(),
});
const encode = (picture: FetchedPicture, size: EncodedSize) =>
  // A starved machine takes longer for the same work than the server waits.
  createPictureEncoder({ logger, secondsMax: 600 }).encode(picture, size);
const read = async (picture: FetchedPicture | undefined) => {
  const { format, width, height } = await sharp(picture?.bytes).metadata();
  return { format, width, height };
};

describe('an encoded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'an encoded picture is WebP of at most 640 px and 15 kB where a thumbnail comes as %s',
    async (format) => {
      const encoded = await encode(await write(busyPicture(1280, 720), format), THUMBNAIL);
      expect(encoded?.type).toBe('image/webp');
      expect(await read(encoded)).toEqual({ format: 'webp', width: 640, height: 360 });
      expect(encoded?.bytes.byteLength).toBeLessThanOrEqual(BYTES_MAX);
    },
  );

  it('an encoded picture loses quality before width where it has too many bytes, and the last try counts', async () => {
    const encoded = await encode(await write(noisyPicture(1280, 720), 'jpeg'), THUMBNAIL);
    expect(await read(encoded)).toMatchObject({ width: 480, height: 270 });
  });

  it('an encoded picture has no bars where the platform put some above and below it', async () => {
    const bar = { top: 60, bottom: 60, background: 'black' };
    const barred = busyPicture(640, 360).extend(bar);
    const encoded = await encode(await write(barred, 'jpeg'), THUMBNAIL);
    expect(await read(encoded)).toMatchObject({ width: 640, height: 360 });
    const { data } = await sharp(encoded?.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(Math.max(...data.subarray(0, 640 * 3))).toBeGreaterThan(100);
  });

  it('an encoded picture is not larger than the picture was', async () => {
    const encoded = await encode(await write(busyPicture(320, 180), 'png'), THUMBNAIL);
    expect(await read(encoded)).toMatchObject({ width: 320, height: 180 });
  });

  it('an encoded picture keeps its shape where no other is asked for, such as a photo', async () => {
    const encoded = await encode(await write(busyPicture(300, 200), 'png'), PHOTO);
    expect(await read(encoded)).toEqual({ format: 'webp', width: 50, height: 33 });
  });

  it('an encoded picture is upright where a camera was held sideways', async () => {
    const sideways = busyPicture(400, 200).withMetadata({ orientation: 6 });
    const encoded = await encode(await write(sideways, 'jpeg'), PHOTO);
    expect(await read(encoded)).toMatchObject({ width: 50, height: 100 });
  });

  it('an encoded picture is the first frame of an animation', async () => {
    const frames = await Promise.all(
      [busyPicture(200, 200), plainPicture(200, 200)].map((frame) => frame.png().toBuffer()),
    );
    const animation = sharp(frames, { join: { animated: true } });
    const encoded = await encode(await write(animation, 'gif'), PHOTO);
    const { pages, width, height } = await sharp(encoded?.bytes, { pages: -1 }).metadata();
    expect([pages, width, height]).toEqual([undefined, 50, 50]);
  });

  it('an encoded picture is sent as it came where encoding would make it larger', async () => {
    const tiny = await write(plainPicture(4, 4), 'gif');
    expect(await encode(tiny, THUMBNAIL)).toBe(tiny);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a picture that cannot be encoded', () => {
  it('a picture that cannot be encoded is sent as it came, which the log says once', async () => {
    const { bytes } = await write(busyPicture(640, 360), 'jpeg');
    const encoder = createPictureEncoder({ logger, secondsMax: 600 });
    const broken = { type: 'image/jpeg', bytes: bytes.subarray(0, 200) };
    expect(await encoder.encode(broken, THUMBNAIL)).toBe(broken);
    expect(await encoder.encode(broken, THUMBNAIL)).toBe(broken);
    expect([warn.mock.calls.length, debug.mock.calls.length]).toEqual([1, 1]);
    const whole = await encoder.encode({ type: 'image/jpeg', bytes }, THUMBNAIL);
    expect(whole?.type).toBe('image/webp');
  });

  it('a picture that cannot be encoded is not read where it is a drawing that is called a picture', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';
    const drawing = { type: 'image/png', bytes: Buffer.from(svg) };
    expect(await encode(drawing, THUMBNAIL)).toBe(drawing);
  });

  it('a picture that cannot be encoded is refused without being decoded where its pixels would fill the memory', async () => {
    const create = { width: 6_000, height: 6_000, channels: 3, background: 'red' } as const;
    const bytes = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer();
    expect(bytes.byteLength).toBeLessThan(200_000);
    expect(await encode({ type: 'image/png', bytes }, THUMBNAIL)).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });
});

it('a server without the library sends pictures as they come, and its log says so once', async () => {
  const load = vi.fn(() => Promise.reject(new Error('Could not load the "sharp" module')));
  const encoder = createPictureEncoder({ logger, load });
  const picture = await write(busyPicture(640, 360), 'jpeg');
  const found = await Promise.all([1, 2].map(() => encoder.encode(picture, THUMBNAIL)));
  expect(found).toEqual([picture, picture]);
  expect([load.mock.calls.length, warn.mock.calls.length]).toEqual([1, 1]);
  expect(warn.mock.calls[0]?.[1]).toContain('sharp cannot be loaded');
});

it('few pictures are encoded at once, however many are asked for', async () => {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const waiting = new Proxy(sharp, {
    apply: (library, _, given: Parameters<typeof sharp>) => {
      const picture = library(...given);
      const metadata = picture.metadata.bind(picture);
      return Object.assign(picture, { metadata: () => begun.then(() => metadata()) });
    },
  });
  const encoder = createPictureEncoder({
    logger,
    secondsMax: 600,
    load: async () => ({ default: waiting }),
  });
  const picture = await write(busyPicture(640, 360), 'jpeg');
  const all = Promise.all(Array.from({ length: 8 }, () => encoder.encode(picture, THUMBNAIL)));
  await expect.poll(() => encoder.queue.pending + encoder.queue.size).toBe(8);
  expect([1, 2]).toContain(encoder.queue.pending);
  begin();
  expect(new Set((await all).map((one) => one?.type))).toEqual(new Set(['image/webp']));
});
