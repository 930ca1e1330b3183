/** Addresses that a caller names and the server fetches: only from the public internet. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress, type Resolve } from '../../apps/api/src/lookups/public-address';
import { createSafeFetch } from '../../apps/api/src/lookups/safe-fetch';
import { pictures, videoPath } from '../../apps/api/src/pictures';
import { readThumbnailCode } from '../../apps/api/src/pictures/foreign';
import { ids } from '../fixtures/world';
import { PICTURES } from '../support/picture-hosts';
import { startServer, type ConformanceServer } from './server';
import { serve, type Served } from '../support/stand-in';

const thumbnailCodeOf = (address: string) => Buffer.from(address).toString('base64url');

const PORTAL = 'https://portal.example';
const { png: PNG } = PICTURES;

let target: Served;
let port: number;
let asked: string[];
beforeAll(async () => {
  target = await serve((request, response) => {
    asked.push(request.url ?? '');
    const [, kind = '', rest = ''] = /^\/(\w+)\/?(.*)$/.exec(request.url ?? '') ?? [];
    if (kind === 'to') response.writeHead(302, { location: decodeURIComponent(rest) }).end();
    else if (kind === 'big')
      response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(600_000));
    else if (kind === 'svg')
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>');
    else if (kind === 'loop') response.writeHead(302, { location: '/loop' }).end();
    else response.writeHead(200, { 'content-type': 'image/png' }).end(PNG);
  });
  ({ port } = target);
});
afterAll(() => target.close());

const PRIVATE = [
  '127.0.0.1',
  '127.1.2.3',
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.0.1',
  '192.168.255.255',
  '169.254.169.254',
  '169.254.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '::127.0.0.1',
  '::7f00:1',
  '::a00:1',
  '::ffff:0:7f00:1',
  '64:ff9b:1::7f00:1',
  '2001:0:4136:e378::80ff:fffe',
  '3fff::1',
  '4000::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'febf::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  '2002:a00:1::',
  '2001:db8::1',
  '2001::1',
  '100::1',
  'fec0::1',
];
/** Other ways to write them that a browser or a resolver understands. */
const DISGUISED = [
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '017700000001',
  '127.1',
  '127.0.1',
  '0',
  '0x0',
  '00.00.00.00',
  '3232235521',
  '0xc0a80001',
  '0300.0250.0.1',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '127.0.0.1.',
  '①②⑦.⓪.⓪.①',
  '１２７.０.０.１',
  '127。0。0。1',
  '[::1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  '[::0.0.0.1]',
  '[2002:7f00:1::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[fe80::1]',
  '[fd00::1]',
  '[::]',
  '167772161',
  '0x0a000001',
  '012.0.0.1',
];
const NAMES = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'metadata.google.internal',
  'rebind.example',
  'mixed.example',
  'internal.example',
  'six.example',
];
const OTHERS = [
  'file:///etc/passwd',
  'ftp://example.com/',
  'gopher://127.0.0.1:6379/_',
  'javascript:alert(1)',
  'data:image/png,x',
  'http://user:pass@example.com/',
  'http://example.com:22/',
  'http://example.com:6379/',
  'http://example.com:5432/',
  '//127.0.0.1/',
  'http:/\\127.0.0.1/',
  'http://127.0.0.1#@example.com/',
  'not an address',
  '',
];

/** Names of the tests; each look-up of `rebind.example` answers otherwise than the one before. */
function resolver(): Resolve {
  let turn = 0;
  const known: Readonly<Record<string, readonly string[]>> = {
    'good.example': ['127.0.0.1'],
    'mixed.example': ['93.184.216.34', '10.0.0.1'],
    'internal.example': ['192.168.1.1'],
    'six.example': ['::1'],
    'metadata.google.internal': ['169.254.169.254'],
    localhost: ['127.0.0.1'],
    'localhost.': ['127.0.0.1'],
  };
  return (host, done) => {
    if (host === 'rebind.example') turn += 1;
    const addresses =
      host === 'rebind.example'
        ? [turn % 2 === 1 ? '10.0.0.1' : '93.184.216.34']
        : (known[host.toLowerCase()] ?? []);
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    done(found.length > 0 ? null : new Error(`${host} is not known`), found);
  };
}

describe('an address', () => {
  it.each(PRIVATE)('%s is not of the open internet', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'])(
    '%s is',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('a fetch', () => {
  const hosts = [
    ...PRIVATE.map((address) => `http://${address.includes(':') ? `[${address}]` : address}/`),
    ...PRIVATE.filter((address) => !address.includes(':')).map((address) => `https://${address}/`),
    ...DISGUISED.flatMap((host) => [`http://${host}/`, `https://${host}/`]),
    ...NAMES.map((name) => `http://${name}/`),
    ...OTHERS,
  ];

  it(`is refused for all of ${hosts.length} hosts, encodings and schemes, and none is connected to`, async () => {
    asked = [];
    const { get, close } = createSafeFetch({ resolve: resolver() });
    expect(hosts.length).toBeGreaterThanOrEqual(120);
    for (const host of hosts) {
      const outcome = await get(host).then(
        () => 'fetched',
        (error: unknown) => (error as { reason?: string }).reason,
      );
      // A name in disguise that stays a name is not known to the resolver of this test.
      expect({ host, isRefused: outcome === 'forbidden' || outcome === 'unreachable' }).toEqual({
        host,
        isRefused: true,
      });
    }
    expect(asked).toEqual([]);
    await close();
  });

  const local = () =>
    createSafeFetch({
      // In this test the open internet is this one address.
      isAllowed: (address) => address === '127.0.0.1',
      isPortAllowed: (number) => number === port,
      resolve: resolver(),
    });

  it('a fetch brings what it may, by name', async () => {
    asked = [];
    const { get, close } = local();
    expect(await get(`http://good.example:${port}/picture`)).toEqual({
      type: 'image/png',
      bytes: PNG,
    });
    await close();
  });

  it.each([
    ['to a private address', 'http://10.0.0.1/'],
    ['to a name inside', 'http://internal.example/'],
    ['to another port', 'http://127.0.0.1:22/'],
    ['to a file', 'file:///etc/passwd'],
  ])('a redirect %s is not followed', async (_, to) => {
    asked = [];
    const { get, close } = local();
    const address = `http://good.example:${port}/to/${encodeURIComponent(to)}`;
    await expect(get(address)).rejects.toMatchObject({ reason: 'forbidden' });
    expect(asked).toHaveLength(1);
    await close();
  });

  it('a fetch ends after three redirects, and after 512 KB', async () => {
    asked = [];
    const { get, close } = local();
    await expect(get(`http://good.example:${port}/loop`)).rejects.toMatchObject({
      reason: 'refused',
    });
    expect(asked).toHaveLength(4);
    await expect(get(`http://good.example:${port}/big`)).rejects.toMatchObject({
      reason: 'too_large',
    });
    await close();
  });
});

describe('pictures of older clients', () => {
  let api: ConformanceServer;
  beforeAll(async () => {
    const safeFetch = createSafeFetch({
      isAllowed: (address) => address === '127.0.0.1',
      isPortAllowed: (number) => number === port,
      resolve: resolver(),
    });
    const photos = `http://good.example:${port}`;
    api = await startServer(undefined, {
      safeFetch: {
        ...safeFetch,
        get: (address) => safeFetch.get(address.replace('https://pictures.example', photos)),
      },
      publicOrigin: PORTAL,
    });
    await api.app.register(pictures);
    asked = [];
  });
  afterAll(() => api.stop());

  it.each(['channelImg', 'channelimg'])('/statics/%s is the channel’s own', async (folder) => {
    for (const path of [`${ids.sora}/100.png`, `${ids.sora}.png`]) {
      const { statusCode, headers, rawPayload } = await api.get(`/statics/${folder}/${path}`);
      expect([statusCode, headers['content-type'], rawPayload]).toEqual([200, 'image/png', PNG]);
    }
    expect((await api.get(`/statics/${folder}/UCnobody/50.png`)).statusCode).toBe(404);
  });

  const picture = (address: string) =>
    api.get(`/statics/thumbnail/default/${thumbnailCodeOf(address)}.jpg`);

  it('from elsewhere are brought, kept, and can do nothing', async () => {
    const { statusCode, headers, rawPayload } = await picture(`http://good.example:${port}/a?b=1`);
    expect([statusCode, headers['content-type'], rawPayload]).toEqual([200, 'image/png', PNG]);
    expect(headers['cache-control']).toContain('max-age=86400');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect((await picture(`http://good.example:${port}/svg`)).statusCode).toBe(404);
    expect((await picture('http://internal.example/')).statusCode).toBe(400);
    expect((await picture('ftp://x')).statusCode).toBe(404);
  });

  it('addresses of older clients’ pictures on this site are resolved, with and without its origin, without a request', async () => {
    asked = [];
    const own = videoPath('abcdefghijk');
    for (const address of [own, PORTAL + own, `https://PORTAL.example:443${own}`]) {
      for (const size of ['default', 'maxres']) {
        const old = Buffer.from(address).toString('base64').replace(/=+$/, '');
        for (const code of [old, thumbnailCodeOf(address)]) {
          const found = await api.get(`/statics/thumbnail/${size}/${code}.jpg`);
          expect([found.statusCode, found.headers.location]).toEqual([302, own]);
          const shown = await api.get(own);
          expect([shown.statusCode, shown.headers['content-type']]).toEqual([
            200,
            'image/svg+xml; charset=utf-8',
          ]);
        }
      }
    }
    expect(asked).toEqual([]);
  });

  it.each([
    '/api/v2/user/createKey',
    '/statics/../api/v2/live',
    '/statics/thumbnail/default/x.jpg',
    `${PORTAL}/login`,
    '/\\evil.example/',
    '//evil.example/statics/a.svg',
  ])('of this site lead to pictures alone, never to %s', async (address) => {
    const { statusCode, headers } = await picture(address);
    expect([statusCode, headers.location]).toEqual([404, undefined]);
  });

  it('codes of every kind of client are read', () => {
    const address = fc.webUrl({ withQueryParameters: true }).filter((url) => url.length < 500);
    fc.assert(
      fc.property(address, (url) => {
        const base64 = Buffer.from(url).toString('base64').replace(/=+$/, '');
        expect(readThumbnailCode(base64.replace('+', '-').replace('/', '_'))).toBe(url);
        expect(readThumbnailCode(thumbnailCodeOf(url))).toBe(url);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void readThumbnailCode(text)));
  });
});
