/** Pictures of videos and channels that the server brings from the platforms. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { createPictureEncoder } from '../../apps/api/src/pictures/picture-encoder';
import { busyPicture, noisyPicture } from '../../apps/api/src/pictures/testing/drawn-pictures';
import { channels, ids as worldIds, videoId, videos } from '../fixtures/world';
import {
  openPictureHosts,
  PICTURES,
  type Answer,
  type PictureHosts,
} from '../support/picture-hosts';
import { startServer, type ConformanceServer } from './server';

const HOUR = 3_600_000;

const ids = {
  channel: worldIds.sora,
  faceless: worldIds.indie,
  video: videoId('seen'),
  second: videoId('seen-2'),
  own: videoId('stage'),
  drawn: videoId('drawn'),
} as const;

/** A channel and videos as a platform's data has them. */
async function fillWith({ source }: ConformanceServer['store']) {
  const [sora] = channels.filter(({ id }) => id === ids.channel);
  const [video] = videos.filter(({ type }) => type === 'stream');
  if (!sora || !video) throw new Error('The world has neither this channel nor a stream.');
  await source.writeChannels([
    { ...sora, photo: 'https://yt3.ggpht.com/ytc/sora=s800-c-k-c0x00ffffff-no-rj' },
  ]);
  await source.writeVideos([
    { ...video, id: ids.video },
    { ...video, id: ids.second },
    { ...video, id: ids.own, thumbnail: 'https://pictures.example/stage.png' },
    { ...video, id: ids.drawn, thumbnail: '/statics/demo/video/abcdefghijk.svg' },
  ]);
}

let hosts: PictureHosts;
let api: ConformanceServer;
beforeAll(async () => {
  hosts = await openPictureHosts();
  api = await startServer(undefined, { safeFetch: hosts.safeFetch, rateLimit: 600 });
  await fillWith(api.store);
});
afterAll(async () => {
  await api.stop();
  await hosts.close();
});
beforeEach(() => {
  // What was kept is of no use any more.
  api.pass(24 * HOUR);
  hosts.answers.clear();
  hosts.asked.length = 0;
});

const platform = (id: string, size: string) => `https://i.ytimg.com/vi_webp/${id}/${size}.webp`;
const put = (address: string, answer: Answer) => void hosts.answers.set(address, answer);
const thumbnail = (id: string, size = 'mqdefault', headers = {}) =>
  api.get(`/statics/thumbnail/${size}/${id}.jpg`, headers);
const photo = (size = 50) => api.get(`/statics/channelImg/${ids.channel}/${size}.png`);

describe('the picture of a video', () => {
  it.each(['mqdefault', 'sddefault', 'maxresdefault'])(
    'the picture of a video comes from the platform in the size %s, as a picture that can do nothing, for any page',
    async (size) => {
      put(platform(ids.video, size), { bytes: PICTURES.webp });
      const { statusCode, headers, rawPayload } = await thumbnail(ids.video, size);
      expect([statusCode, rawPayload]).toEqual([200, PICTURES.webp]);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=10800',
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
        etag: expect.stringMatching(/^"[\w-]{22}"$/),
      });
    },
  );

  it('the picture of a video is smaller, or a JPEG, where the platform has no other', async () => {
    put(platform(ids.video, 'mqdefault'), { bytes: PICTURES.webp });
    expect((await thumbnail(ids.video, 'sddefault')).rawPayload).toEqual(PICTURES.webp);
    put(platform(ids.video, 'sddefault'), { bytes: PICTURES.gif });
    expect((await thumbnail(ids.video, 'maxresdefault')).rawPayload).toEqual(PICTURES.gif);
    put(`https://i.ytimg.com/vi/${ids.second}/mqdefault.jpg`, { bytes: PICTURES.jpeg });
    expect((await thumbnail(ids.second, 'sddefault')).headers['content-type']).toBe('image/jpeg');
  });

  it('the picture of a video is fetched once for all who ask at once and in the next three hours', async () => {
    put(platform(ids.video, 'mqdefault'), { bytes: PICTURES.webp });
    const answers = await Promise.all(Array.from({ length: 20 }, () => thumbnail(ids.video)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    api.pass(3 * HOUR - 1);
    await thumbnail(ids.video);
    expect(hosts.asked).toHaveLength(1);
    api.pass(2);
    await thumbnail(ids.video);
    expect(hosts.asked).toHaveLength(2);
  });

  it('the picture of a video is not sent again to who has it', async () => {
    put(platform(ids.video, 'mqdefault'), { bytes: PICTURES.webp });
    const { headers } = await thumbnail(ids.video);
    const again = await thumbnail(ids.video, 'mqdefault', { 'if-none-match': headers.etag });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    expect(again.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('outlives its host by less than a day', async () => {
    put(platform(ids.video, 'mqdefault'), { bytes: PICTURES.webp });
    await thumbnail(ids.video);
    put(platform(ids.video, 'mqdefault'), { status: 503 });
    api.pass(19 * HOUR);
    expect((await thumbnail(ids.video)).statusCode).toBe(200);
    api.pass(2 * HOUR);
    expect((await thumbnail(ids.video)).statusCode).toBe(404);
  });

  it('a picture of the video’s own is fetched from where the store says', async () => {
    put('https://pictures.example/stage.png', { bytes: PICTURES.png });
    expect((await thumbnail(ids.own)).headers['content-type']).toBe('image/png');
    const ours = await thumbnail(ids.drawn);
    expect([ours.statusCode, ours.headers.location]).toEqual([
      302,
      '/statics/demo/video/abcdefghijk.svg',
    ]);
    expect(hosts.asked).toEqual(['https://pictures.example/stage.png']);
  });

  it.each(['AAAAAAAAAAA', '..%2f..%2fx', 'x'.repeat(500), '%00', 'aHR0cHM6Ly9ldmlsLmV4YW1wbGU'])(
    'that the store does not know is fetched from nowhere: %s',
    async (id) => {
      const { statusCode } = await thumbnail(id);
      expect(statusCode).toBe(404);
      expect(hosts.asked).toEqual([]);
    },
  );

  it.each<[string, Answer]>([
    ['that is missing', { status: 404 }],
    ['of a host in trouble', { status: 503 }],
    ['that is a page', { bytes: Buffer.from('<html>'), type: 'text/html' }],
    [
      'that is a page and is called a picture',
      { bytes: Buffer.from('<html>'), type: 'image/webp' },
    ],
    ['that can contain scripts', { bytes: Buffer.from('<svg/>'), type: 'image/svg+xml' }],
    ['that is too large', { bytes: Buffer.concat([PICTURES.webp, Buffer.alloc(600_000)]) }],
    ['that is said to be inside', { to: 'http://10.0.0.1/' }],
    ['that is said to be a file', { to: 'file:///etc/passwd' }],
  ])('%s is a 404 that pages may read, and is asked for again soon', async (_, fault) => {
    put(platform(ids.video, 'mqdefault'), fault);
    const { statusCode, headers, body } = await thumbnail(ids.video);
    expect([statusCode, JSON.parse(body)]).toEqual([
      404,
      { error: 'not_found', message: 'Picture not found.' },
    ]);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    put(platform(ids.video, 'mqdefault'), { bytes: PICTURES.webp });
    api.pass(HOUR / 6 + 1);
    expect((await thumbnail(ids.video)).statusCode).toBe(200);
  });

  it('a picture of a host that does not answer is given up within seconds', async () => {
    put(platform(ids.video, 'mqdefault'), 'silence');
    expect((await thumbnail(ids.video)).statusCode).toBe(404);
  });
});

describe('the photo of a channel', () => {
  it.each([
    [50, 48],
    [100, 88],
    [150, 176],
  ])('of %d px comes from Google with %d', async (size, pixels) => {
    const address = `https://yt3.ggpht.com/ytc/sora=s${pixels}-c-k-c0x00ffffff-no-rj-mo`;
    put(address, { bytes: PICTURES.jpeg, type: 'image/jpeg' });
    const { statusCode, headers } = await photo(size);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(hosts.asked).toEqual([address]);
  });

  it('the photo of a channel is a 404 for a channel that has none and for one that the store does not know', async () => {
    for (const id of [ids.faceless, 'UCnobody'])
      expect((await api.get(`/statics/channelImg/${id}/50.png`)).statusCode).toBe(404);
    expect(hosts.asked).toEqual([]);
  });
});

it.each(Object.entries(PICTURES))(
  'a picture of the kind %s is known by its bytes',
  async (kind, bytes) => {
    put(platform(ids.video, 'mqdefault'), { bytes, type: 'application/octet-stream' });
    expect((await thumbnail(ids.video)).headers['content-type']).toBe(`image/${kind}`);
  },
);

describe('a server that makes pictures as small as they are shown', () => {
  let small: ConformanceServer;
  let originals: Readonly<Record<'wide' | 'square', Buffer>>;
  beforeAll(async () => {
    const logger = { warn: () => {}, debug: () => {} };
    small = await startServer(undefined, {
      // Closed with the other server, which shares it.
      safeFetch: { ...hosts.safeFetch, close: () => Promise.resolve() },
      pictureEncoder: createPictureEncoder({ logger, secondsMax: 600 }),
    });
    await fillWith(small.store);
    originals = {
      wide: await busyPicture(640, 480).webp({ quality: 80 }).toBuffer(),
      square: await busyPicture(88, 88).png().toBuffer(),
    };
  });
  afterAll(() => small.stop());
  beforeEach(() => small.pass(24 * HOUR));

  const read = async (path: string) => {
    const { statusCode, headers, rawPayload } = await small.get(path);
    const { format, width, height } = await sharp(rawPayload).metadata();
    return { statusCode, headers, bytes: rawPayload, shape: [format, width, height] };
  };
  const thumbnailPath = (id: string, size: string) => `/statics/thumbnail/${size}/${id}.jpg`;

  it.each([
    ['mqdefault', 320, 180],
    ['sddefault', 640, 360],
  ])(
    'a server that makes pictures as small as they are shown sends a thumbnail %s as WebP of %d by %d px and at most 15 kB',
    async (size, width, height) => {
      put(platform(ids.video, size), { bytes: originals.wide });
      const { statusCode, headers, bytes, shape } = await read(thumbnailPath(ids.video, size));
      expect([statusCode, shape]).toEqual([200, ['webp', width, height]]);
      expect(bytes.byteLength).toBeLessThanOrEqual(15_000);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=10800',
        'content-security-policy': expect.stringContaining('sandbox'),
        etag: expect.stringMatching(/^"[\w-]{22}"$/),
      });
      const again = await small.get(thumbnailPath(ids.video, size), {
        'if-none-match': String(headers['etag']),
      });
      expect([again.statusCode, hosts.asked.length]).toEqual([304, 1]);
    },
  );

  it.each(['mqdefault', 'sddefault'])(
    'a server that makes pictures as small as they are shown sends noise as %s in at most 15 kB, too',
    async (size) => {
      put(platform(ids.second, size), { bytes: await noisyPicture(640, 360).jpeg().toBuffer() });
      const { statusCode, bytes } = await read(thumbnailPath(ids.second, size));
      expect(statusCode).toBe(200);
      expect(bytes.byteLength).toBeLessThanOrEqual(15_000);
    },
  );

  it('a server that makes pictures as small as they are shown sends the picture of a player as it comes', async () => {
    put(platform(ids.video, 'maxresdefault'), { bytes: originals.wide });
    expect((await read(thumbnailPath(ids.video, 'maxresdefault'))).bytes).toEqual(originals.wide);
  });

  it('a server that makes pictures as small as they are shown sends a picture of the video’s own in its shape, and a photo of its channel in the size asked for', async () => {
    put('https://pictures.example/stage.png', { bytes: originals.wide });
    const own = await read(thumbnailPath(ids.own, 'mqdefault'));
    expect(own.shape).toEqual(['webp', 320, 240]);
    put('https://yt3.ggpht.com/ytc/sora=s88-c-k-c0x00ffffff-no-rj-mo', { bytes: originals.square });
    const { headers, shape } = await read(`/statics/channelImg/${ids.channel}/100.png`);
    expect([headers['content-type'], shape]).toEqual(['image/webp', ['webp', 88, 88]]);
  });

  it('a server that makes pictures as small as they are shown sends what it cannot decode as it comes, and nothing of more pixels than a memory holds', async () => {
    put(platform(ids.second, 'mqdefault'), { bytes: PICTURES.jpeg });
    const broken = await small.get(thumbnailPath(ids.second, 'mqdefault'));
    expect([broken.headers['content-type'], broken.rawPayload]).toEqual([
      'image/jpeg',
      PICTURES.jpeg,
    ]);
    const create = { width: 6_000, height: 6_000, channels: 3, background: 'red' } as const;
    const bytes = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer();
    put(platform(ids.second, 'sddefault'), { bytes });
    const huge = await small.get(thumbnailPath(ids.second, 'sddefault'));
    expect([huge.statusCode, huge.headers['cache-control']]).toEqual([404, 'public, max-age=60']);
  });
});
