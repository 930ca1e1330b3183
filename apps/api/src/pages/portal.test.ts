import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { answerErrors } from '../plugins/answer-errors';
import { loadPortal } from './load-portal';
import { portalPages, type PortalOptions } from './portal';

/**
 * A built portal that draws the requested address and reads no parameter but `known`. It draws `/slow` only when the test calls
 * the function in `open`, and lists the pages it has drawn in `drawn`; both are on `globalThis`.
 */
const ENTRY = `
const state = (globalThis.oshimadoDrawings ??= { drawn: [], open: [] });
export const createPageRenderer = ({ links }) => ({
  canonical: ({ url, cookie, acceptLanguage }) => {
    const { pathname, searchParams } = new URL(url, 'http://page.invalid');
    const known = searchParams.get('known');
    return { url: pathname + (known === null ? '' : '?known=' + known), cookie, acceptLanguage };
  },
  renderPage: async ({ url, ask }) => {
    state.drawn.push(url);
    if (url.startsWith('/slow')) await new Promise((resolve) => state.open.push(resolve));
    if (url === '/asks') await ask('/rows').catch(() => undefined);
    return {
      status: url === '/no-such-page' ? 404 : 200,
      html: JSON.stringify({ url, links, filler: 'x'.repeat(2000) }),
      lang: 'en',
      card: { site: 'Oshimado', lang: 'en', title: url },
      link: url === '/' ? '</first.webp>; rel=preload; as=image' : undefined,
    };
  },
  renderShell: () => ({ status: 200, html: 'the shell', lang: 'en' }),
  renderProblem: async (_, status) => ({ html: '<style>a{}</style>come back, ' + status, lang: 'en' }),
});`;

interface Drawings {
  readonly drawn: string[];
  readonly open: (() => void)[];
}

const links = { music: 'https://music.example', social: [], extension: {} };

async function startPortal(options: Partial<PortalOptions> = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'oshimado-portal-'));
  await Promise.all(
    ['client/assets', 'server'].map((name) => mkdir(join(dir, name), { recursive: true })),
  );
  await Promise.all([
    writeFile(join(dir, 'package.json'), '{"type":"module"}'),
    writeFile(join(dir, 'client', 'index.html'), '<!doctype html><head></head>'),
    writeFile(join(dir, 'client', 'sw.js'), ''),
    writeFile(join(dir, 'client', 'assets', 'index.js'), 'export {};'),
    writeFile(join(dir, 'client', 'assets', 'index.js.br'), brotliCompressSync('export {};')),
    writeFile(join(dir, 'server', 'entry-server.js'), ENTRY),
  ]);
  const drawings: Drawings = { drawn: [], open: [] };
  Object.assign(globalThis, { oshimadoDrawings: drawings });
  const app = fastify();
  const portal = await loadPortal(dir, { origin: 'https://oshimado.example', links });
  answerErrors(app, { methodsAt: () => [], renderProblem: portal.renderer.renderProblem });
  let time = 1_000;
  await app.register(portalPages, { portal, now: () => time, ...options });
  return { app, drawings, pass: (ms: number) => void (time += ms) };
}

const browser = { accept: 'text/html,*/*;q=0.8' };

test.each([
  ['/home?org=Hololive', '/?org=Hololive'],
  ['/watch?v=dQw4w9WgXcQ&t=30', '/watch/dQw4w9WgXcQ?t=30'],
  ['/channel/UCx/music', 'https://music.example/channel/UCx'],
  ['/channel//UCx?org=A', '/channel/UCx?org=A'],
  ['/watch', '/'],
])('%s redirects to %s, before any page is drawn', async (address, target) => {
  const { app } = await startPortal();
  const asked = await Promise.all(
    (['GET', 'HEAD'] as const).map((method) => app.inject({ method, url: address })),
  );
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([302, 302]);
  expect(asked.map(({ headers }) => headers.location)).toEqual([target, target]);
});

test('a page that is not there says so', async () => {
  const { statusCode } = await (await startPortal()).app.inject('/no-such-page');
  expect(statusCode).toBe(404);
});

test.each([
  '/feeds',
  '/feeds?q=a',
  '/feeds/no-such-feed',
  '/feeds/live.xml?org=A',
  '/api/none',
  '/statics',
])('a page is not drawn for a program that asks for %s, which is not there', async (address) => {
  const { app, drawings } = await startPortal();
  const answer = await app.inject(address);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ error: 'not_found' });
  expect(drawings.drawn).toEqual([]);
});

test('a page knows where the operator leads to', async () => {
  const answer = await (await startPortal()).app.inject('/about');
  expect(answer.json()).toMatchObject({ url: '/about', links });
});

test('a browser learns what to fetch first', async () => {
  const { app } = await startPortal();
  const [home, about] = await Promise.all([app.inject('/'), app.inject('/about')]);
  expect(home.headers.link).toBe('</first.webp>; rel=preload; as=image');
  expect(about.headers.link).toBeUndefined();
});

test('a page is drawn once for every address that is drawn alike, until it is three seconds old', async () => {
  const { app, drawings, pass } = await startPortal();
  for (let call = 0; call < 50; call += 1) await app.inject(`/?x=${call}`);
  expect(drawings.drawn).toEqual(['/']);
  await app.inject('/?known=1&x=0');
  expect(drawings.drawn).toEqual(['/', '/?known=1']);
  pass(3_001);
  await app.inject('/?x=51');
  expect(drawings.drawn).toEqual(['/', '/?known=1', '/']);
});

test('the page asked for longest ago is dropped when there is no room for another one', async () => {
  // Each has some 2,100 bytes, counted twice for its compressed forms.
  const { app, drawings } = await startPortal({ pagesMaxBytes: 50_000 });
  for (let page = 0; page <= 11; page += 1) await app.inject(`/${page}`);
  expect(drawings.drawn).toHaveLength(12);
  await app.inject('/11');
  expect(drawings.drawn).toHaveLength(12);
  await app.inject('/0');
  expect(drawings.drawn.slice(12)).toEqual(['/0']);
});

test.each([500, 503, 429])(
  'a page whose data were answered with %i is drawn again',
  async (status) => {
    const { app, drawings } = await startPortal();
    let answer = status;
    app.get('/rows', (_, reply) => reply.code(answer).send({}));
    await Promise.all([app.inject('/asks'), app.inject('/asks')]);
    expect(drawings.drawn).toEqual(['/asks']);
    answer = 200;
    for (let call = 0; call < 3; call += 1) await app.inject('/asks');
    expect(drawings.drawn).toEqual(['/asks', '/asks']);
  },
);

test('a page about something that is not there is kept as any other', async () => {
  const { app, drawings } = await startPortal();
  app.get('/rows', (_, reply) => reply.code(404).send({}));
  for (let call = 0; call < 3; call += 1) await app.inject('/asks');
  expect(drawings.drawn).toEqual(['/asks']);
});

test('a page is compressed once for all who ask for it', async () => {
  const { app } = await startPortal();
  const ask = () => app.inject({ url: '/', headers: { 'accept-encoding': 'br, gzip' } });
  const [one, two] = [await ask(), await ask()];
  expect(one.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(one.rawPayload).toString()).toContain('"url":"/"');
  expect(two.rawPayload.equals(one.rawPayload)).toBe(true);
});

test('a file says to caches that it has compressed forms', async () => {
  const { app } = await startPortal();
  const url = '/assets/index.js';
  const answers = await Promise.all(
    ['br', 'identity'].map((form) => app.inject({ url, headers: { 'accept-encoding': form } })),
  );
  expect(answers.map(({ headers }) => [headers['content-encoding'], headers.vary])).toEqual([
    ['br', 'accept-encoding'],
    [undefined, 'accept-encoding'],
  ]);
});

test.each(['/oembed?url=https://oshimado.example/asks', '/card.png?page=/asks'])(
  'a page that lacks its data is not described to others, who keep that: %s',
  async (address) => {
    const { app } = await startPortal();
    let status = 503;
    app.get('/rows', (_, reply) => reply.code(status).send({}));
    const refused = await app.inject(address);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.headers['cache-control'] ?? '').not.toContain('public');
    status = 200;
    expect((await app.inject(address)).statusCode).toBe(200);
  },
);

test('a page that is not drawn because too many are is not described to others', async () => {
  const { app, drawings } = await startPortal({ drawnAtOnce: 1, drawnLater: 0 });
  const first = app.inject('/slow');
  await vi.waitFor(() => expect(drawings.open).toHaveLength(1));
  const refused = await app.inject('/oembed?url=https://oshimado.example/watch/1');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  drawings.open[0]?.();
  await first;
});

test('beyond the queue a browser gets the plain document, and those in the queue their page', async () => {
  const { app, drawings } = await startPortal({ drawnAtOnce: 1, drawnLater: 2 });
  const waiting = [0, 1, 2].map((n) => app.inject(`/slow/${n}`));
  await vi.waitFor(() => expect(drawings.open).toHaveLength(1));
  const beyond = await app.inject({ url: '/slow/3', headers: browser });
  expect([beyond.statusCode, beyond.payload]).toEqual([200, 'the shell']);
  expect(drawings.drawn).toEqual(['/slow/0']);
  for (let drawn = 0; drawn < 3; drawn += 1) {
    await vi.waitFor(() => expect(drawings.open.length).toBeGreaterThan(drawn));
    drawings.open[drawn]?.();
  }
  const pages = await Promise.all(waiting);
  expect(pages.map((page) => page.json<{ url: string }>().url)).toEqual([
    '/slow/0',
    '/slow/1',
    '/slow/2',
  ]);
});

test('where plain documents would be too many as well, a person is asked to come back', async () => {
  const { app, drawings, pass } = await startPortal({
    drawnAtOnce: 1,
    drawnLater: 0,
    shellsPerSecond: 2,
  });
  const held = app.inject('/slow');
  await vi.waitFor(() => expect(drawings.open).toHaveLength(1));
  const statuses = [];
  for (let call = 0; call < 5; call += 1) statuses.push((await app.inject(`/${call}`)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 503]);
  const refused = await app.inject({ url: '/x', headers: browser });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringMatching(/default-src 'none'; style-src 'sha256-/),
  });
  expect(refused.payload).toContain('come back, 503');
  pass(1_000);
  expect((await app.inject('/x')).statusCode).toBe(200);
  drawings.open[0]?.();
  await held;
});

test('an address of endless length is not drawn', async () => {
  const { app, drawings } = await startPortal();
  const { payload } = await app.inject(`/?known=${'x'.repeat(1_001)}`);
  expect(payload).toBe('the shell');
  expect(drawings.drawn).toEqual([]);
});

test('a page does not wait for rows that do not come, and is drawn again for the next viewer', async () => {
  const { app, drawings } = await startPortal();
  app.get('/rows', () => new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    for (const drawn of [1, 2]) {
      const asked = app.inject('/asks');
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), { interval: 1 });
      await vi.advanceTimersByTimeAsync(2_000);
      expect((await asked).statusCode).toBe(200);
      expect(drawings.drawn).toHaveLength(drawn);
    }
  } finally {
    vi.useRealTimers();
  }
});
