/** What browsers are held to on every kind of answer, where the site is reached by https; and how each route is limited. */
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { defaultFrameOrigins } from '@oshimado/domain';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../apps/api/src/errors';
import { embedPages } from '../../apps/api/src/pages/embeds';
import { portalPages } from '../../apps/api/src/pages/portal';
import { pictures } from '../../apps/api/src/pictures';
import { requireLimits } from '../../apps/api/src/plugins/limit-routes';
import { defaultRules } from '../../apps/api/src/plugins/rate-limit-rules';
import { ids } from '../fixtures/world';
import { builtPortal } from '../support/built-portal';
import { observatoryScore } from '../support/observatory';
import { serverOfTest, startServer, type ConformanceServer } from './server';

const METRICS_TOKEN = 'a token of the tests';
const settings = { clientId: 'id', clientSecret: 'secret' };

let portal: ConformanceServer;
let embed: ConformanceServer;
beforeAll(async () => {
  const built = await builtPortal();
  portal = await startServer(undefined, {
    publicOrigin: 'https://oshimado.example',
    renderProblem: built.renderer.renderProblem,
    metricsToken: METRICS_TOKEN,
    providers: { discord: settings },
  });
  await portal.app.register(pictures);
  await portal.app.register(portalPages, { portal: built, now: portal.now });
  embed = await startServer(undefined, {
    publicOrigin: 'https://embeds.example',
    publicOnly: true,
    metricsToken: METRICS_TOKEN,
  });
  const dir = await mkdtemp(join(tmpdir(), 'oshimado-embeds-'));
  await writeFile(join(dir, 'live-feed.html'), '<!doctype html>');
  await mkdir(join(dir, 'v1/hashed'), { recursive: true });
  await writeFile(join(dir, 'v1/live-feed.js'), 'export {};');
  // The last part of `mount-live-feed` is as long as a hash.
  for (const name of ['mount-live-feed.js', 'hashed/widgets-ja-aAZh9L-9.js'])
    for (const ending of ['', '.br', '.gz'])
      await writeFile(join(dir, `v1/${name}${ending}`), 'export {};');
  await cp(join(dir, 'v1'), join(dir, '1.20.3'), { recursive: true });
  const declarations = [{ tagName: 'oshi-player', attributes: [{ name: 'video' }] }];
  const manifest = { modules: [{ path: 'v1/oshi-player.js', declarations }] };
  await writeFile(join(dir, 'v1/custom-elements.json'), JSON.stringify(manifest));
  await mkdir(join(dir, 'server'));
  await writeFile(
    join(dir, 'server/static.js'),
    `export const createStaticElements = () => ({
      keyOf: ({ tag }) => tag,
      draw: () => ({ status: 200, html: '<style>a{}</style>', lang: 'en' }),
    });`,
  );
  await embed.app.register(pictures);
  await embed.app.register(embedPages, {
    dir,
    examplesDir: dir,
    portalOrigin: 'https://oshimado.example',
    pagePaths: built.renderer.paths,
    embedOrigin: 'https://embeds.example',
    frames: defaultFrameOrigins,
  });
  await Promise.all([portal.app.ready(), embed.app.ready()]);
});
afterAll(() => Promise.all([portal.stop(), embed.stop()]));

it.each(['br', 'gzip', 'identity'])(
  'a release of the elements reaches every page within minutes, and what has a hash or an exact version is never asked for twice (%s)',
  async (encoding) => {
    const kept = async (path: string) => {
      const answer = await embed.app.inject({
        url: path,
        headers: { 'accept-encoding': encoding },
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
      return answer.headers['cache-control'];
    };
    expect(await kept('/v1/mount-live-feed.js')).toBe('public, max-age=300');
    for (const path of [
      '/v1/hashed/widgets-ja-aAZh9L-9.js',
      '/1.20.3/mount-live-feed.js',
      '/1.20.3/hashed/widgets-ja-aAZh9L-9.js',
    ])
      expect(await kept(path)).toBe('public, max-age=31536000, immutable');
  },
);

it('an answer has the time of the server that it counts by, also one that is kept', async () => {
  for (const _ of ['made', 'kept']) {
    // oxlint-disable-next-line no-await-in-loop -- the first one is kept
    const answer = await portal.get('/api/v2/live?limit=1');
    const said = Date.parse(String(answer.headers.date));
    expect(Math.abs(said - portal.now())).toBeLessThanOrEqual(1_000);
  }
});

describe('on the origin of the embeds, pages of others may use and read', () => {
  const readable = {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
  it.each([
    ['a script', '/v1/live-feed.js', 200],
    ['a script of a release that is gone', '/v1/hashed/widgets-ja-00000000.js', 404],
    ['the frames', '/v1/frames.json', 200],
    ['a frame', '/v1/player.html', 200],
    ['an address that cannot be read', '/v1/%ff.js', 404],
    ['a call', '/api/v2/live', 200],
    ['a call that is refused', '/api/v2/live?limit=x', 400],
    ['a call that is missing', '/api/v2/nothing', 404],
    ['a drawn picture', `/statics/demo/channel/${ids.sora}.svg`, 200],
    ['a photo that is missing', '/statics/channelImg/UCnobody/50.png', 404],
  ])('%s (%s, %i)', async (_, url, status) => {
    const { statusCode, headers } = await embed.get(url, { origin: 'https://fan.example' });
    expect([url, statusCode]).toEqual([url, status]);
    expect(headers).toMatchObject(readable);
  });

  it('pages of others may read that they ask too often, and that something went wrong', async () => {
    const api = await serverOfTest({ publicOnly: true, rateLimit: 1 });
    for (const [path, error] of [
      ['/v1/broken.js', new Error('broken')],
      ['/v1/busy.js', new ApiError('unavailable', 'Busy.')],
    ] as const)
      api.app.get(path, { config: { limit: 'file' } }, () => {
        throw error;
      });
    const origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const statuses: number[] = [];
    for (const path of ['/v1/broken.js', '/v1/busy.js', '/v1/gone.js', '/v1/gone.js']) {
      // oxlint-disable-next-line no-await-in-loop -- the last one is one too many
      const { status, headers } = await fetch(origin + path);
      statuses.push(status);
      expect(Object.fromEntries(headers)).toMatchObject(readable);
    }
    expect(statuses).toEqual([500, 503, 404, 429]);
  });

  it.each(['/?org=Hololive', '/channel/UC1', '/channel/UC1/about', '/search?q=a%26b'])(
    'links of elements lead to the page of the portal (%s)',
    async (url) => {
      const { statusCode, headers } = await embed.get(url);
      expect([statusCode, headers.location]).toEqual([302, `https://oshimado.example${url}`]);
    },
  );

  it('pages of others may use a script that they have already', async () => {
    const { headers } = await embed.get('/v1/live-feed.js');
    const again = await embed.get('/v1/live-feed.js', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.headers).toMatchObject(readable);
  });
});

describe('over https', () => {
  const kinds: readonly (readonly [kind: string, url: string, status: number])[] = [
    ['a page', '/', 200],
    ['a page that is not there', '/nowhere', 404],
    ['a folder', '/assets/', 404],
    ['a redirect', '/home', 302],
    ['a file', '/assets/index-abcdefgh.js', 200],
    ['the worker', '/sw.js', 200],
    ['the kill switch', '/kill-switch.json', 200],
    ['a call', '/api/v2/live', 200],
    ['a call that is refused', '/api/v2/live?limit=x', 400],
    ['a call that needs a login', '/api/v2/users/favorites', 401],
    ['no call', '/api/v2/nothing', 404],
    ['an address that cannot be read', '/api/v2/%ff', 400],
    ['a static list', '/statics/orgs.json', 200],
    ['a drawn picture', `/statics/demo/channel/${ids.sora}.svg`, 200],
    ['a channel’s picture', `/statics/channelImg/${ids.sora}.png`, 200],
    ['a video’s picture', '/statics/thumbnail/mqdefault/nothing.jpg', 404],
    ['a picture from elsewhere', '/statics/thumbnail/x/-.jpg', 404],
    ['a calendar', '/live.ics', 200],
    ['a feed', '/feeds/live.rss', 200],
    ['the description', '/api/docs/json', 200],
    ['the description to read', '/api/docs/', 200],
    ['a file of the description', '/api/docs/static/index.css', 200],
    ['health', '/healthz', 200],
    ['figures', '/metrics', 401],
    ['the beginning of a login', '/auth/discord/start', 303],
    ['the end of a login', '/auth/discord/callback', 303],
  ];

  it.each(kinds)('%s (%s, %i) is worth 115 or more', async (_, url, status) => {
    const answer = await portal.get(url, { accept: 'text/html' });
    const { headers } = answer;
    expect([url, answer.statusCode]).toEqual([url, status]);
    expect({ url, score: observatoryScore(headers) }).toEqual({
      url,
      score: expect.toSatisfy((score: number) => score >= 115),
    });
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    for (const words of ["default-src 'none'", "object-src 'none'", "base-uri 'none'"])
      expect(headers['content-security-policy']).toContain(words);
  });

  it.each([
    ['a widget', '/v1/live-feed.js', 115],
    ['an example', '/examples/live-feed.html', 110],
    ['a call', '/api/v2/live', 115],
    // It may be framed, which costs 20 points; below 90 no bonus counts.
    ['the list for frames', '/v1/live-feed.html', 80],
    ['an element for frames', '/embed/oshi-player?video=abcdefghijk', 80],
  ])('of the embeds, %s (%s) is worth %i or more', async (_, url, least) => {
    const { headers, statusCode } = await embed.get(url);
    expect([url, statusCode]).toEqual([url, 200]);
    expect(observatoryScore(headers)).toBeGreaterThanOrEqual(least);
    expect(headers['content-security-policy']).toMatch(/object-src 'none'; base-uri 'none'/);
  });

  it('a page takes no picture over http and no script but its own', async () => {
    const { headers } = await portal.get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/http:|unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('login cookies belong to this host', async () => {
    const { headers } = await portal.get('/auth/discord/start');
    expect(headers['set-cookie']).toMatch(
      /^__Host-oshimado_login=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});

it('TRACE is answered nowhere, and repeats no header of its request', async () => {
  const plain = await serverOfTest();
  await plain.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = plain.app.server.address() as AddressInfo;
  for (const path of ['/api/v2/live', '/healthz', '/statics/orgs.json', '/nothing']) {
    const trace = request({ port, path, method: 'TRACE', headers: { cookie: 'secret=1' } });
    trace.end();
    // oxlint-disable-next-line no-await-in-loop -- one server answers them all
    const [answer] = (await once(trace, 'response')) as [IncomingMessage];
    // oxlint-disable-next-line no-await-in-loop -- one server answers them all
    const body = await text(answer);
    expect({ path, status: answer.statusCode }).toEqual({
      path,
      status: expect.toSatisfy((status: number) => status === 404 || status === 405),
    });
    expect(body).not.toContain('secret=1');
  }
});

it('subdomains have to have https where the operator says so', async () => {
  const strict = await serverOfTest({
    publicOrigin: 'https://oshimado.example',
    hasHttpsSubdomains: true,
  });
  for (const path of ['/healthz', '/api/v2/live', '/api/v2/nothing']) {
    // oxlint-disable-next-line no-await-in-loop -- one server answers them all
    const { headers } = await strict.get(path);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  }
});

it('without https there is no Strict-Transport-Security', async () => {
  const plain = await serverOfTest();
  const { headers } = await plain.get('/healthz');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

describe('limits', () => {
  it.each(['portal', 'embed'] as const)('every route of the %s has a class', (name) => {
    const { routeLimits } = (name === 'portal' ? portal : embed).app;
    const classes = Object.keys(defaultRules);
    const free = [...routeLimits].filter(([, limit]) => limit === 'none').map(([route]) => route);
    expect(free.toSorted()).toEqual([
      'GET /healthz',
      'GET /readyz',
      'HEAD /healthz',
      'HEAD /readyz',
    ]);
    const odd = [...routeLimits].filter(
      ([, limit]) => limit !== 'none' && !classes.includes(limit),
    );
    expect(odd).toEqual([]);
    expect(routeLimits.size).toBeGreaterThan(100);
  });

  it.each([
    ['GET /*', 'page'],
    ['GET /assets/index-abcdefgh.js', 'file'],
    ['GET /sw.js', 'file'],
    ['GET /auth/:service/start', 'login'],
    ['GET /api/v2/user/login/twitter', 'login'],
    ['GET /statics/thumbnail/:size/*', 'fetched'],
    ['GET /statics/channelImg/:id', 'picture'],
    ['GET /statics/thumbnail/sddefault/:name', 'picture'],
    ['GET /api/v2/live', 'read'],
    ['GET /api/v2/live/events', 'read'],
    ['GET /metrics', 'read'],
  ])('%s is counted as %s', (route, limit) => {
    expect(portal.app.routeLimits.get(route)).toBe(limit);
  });

  it('a route that does not say how it is limited keeps the server from starting', async () => {
    const app = fastify();
    requireLimits(app);
    app.get('/forgotten', () => 'x');
    await expect(app.ready()).rejects.toThrow('GET /forgotten does not say how it is limited');
  });
});

describe('figures', () => {
  it('figures need the token on the public port', async () => {
    const ask = async (authorization?: string) =>
      (await portal.get('/metrics', authorization === undefined ? {} : { authorization }))
        .statusCode;
    expect(await ask()).toBe(401);
    expect(await ask('Bearer another token')).toBe(401);
    expect(await ask(`Bearer ${METRICS_TOKEN}`)).toBe(200);
  });

  it('figures are nowhere on the public port by default', async () => {
    const plain = await serverOfTest();
    expect((await plain.get('/metrics')).statusCode).toBe(404);
  });
});

describe('a zero or half an escape in an address', () => {
  const odd = ['%00', 'x%00y', '%', '%zz', '%c0%80', '%ff', '%2e%2e%2f', '..%5c'];

  it('a zero or half an escape in an address is never answered 5xx', async () => {
    const routes = [...portal.app.routeLimits.keys()]
      .filter((route) => route.startsWith('GET ') && !route.endsWith('/live/events'))
      .map((route) => route.slice(4));
    const failures = [];
    for (const route of routes.filter((path) => /[:*]/.test(path))) {
      for (const value of odd) {
        const url = route.replace(/:\w+(\([^)]*\))?/g, value).replace('*', value);
        const { statusCode } = await portal.get(url);
        // A login service that this server has no secret for answers 503.
        const isNotSetUp = statusCode === 503 && url.startsWith('/auth/');
        if (statusCode >= 500 && !isNotSetUp) failures.push([url, statusCode]);
      }
    }
    expect(failures).toEqual([]);
  });

  it.each(['org', 'channels', 'topic', 'q', 'key', 'lang', 'jwt'])(
    'a zero or half an escape in an address is none in the parameter %s either',
    async (name) => {
      const paths = [
        '/live.ics',
        '/favorites.ics',
        '/feeds/live.rss',
        '/feeds/search.atom',
        '/',
        '/api/v2/live',
      ];
      for (const path of paths) {
        const { statusCode } = await portal.get(`${path}?${name}=%00`);
        expect({ path, statusCode }).toEqual({
          path,
          statusCode: expect.toSatisfy((status: number) => status < 500),
        });
      }
    },
  );

  it('half an escape in the address of a page is a page that says so, and of a call an error', async () => {
    for (const path of ['/watch/%E0%A4', '/channel/a%', '/nowhere%E3%81?q=%E3']) {
      const { statusCode, headers } = await portal.get(path);
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    }
    expect((await portal.get('/api/v2/videos/%E0%A4')).statusCode).toBe(400);
  });

  it('a zero or half an escape in an address is 404 as the id of a channel', async () => {
    for (const path of ['/statics/channelImg/%00', '/statics/channelimg/%00/50.png']) {
      expect((await portal.get(path)).statusCode).toBe(404);
    }
  });
});
