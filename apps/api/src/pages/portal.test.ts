import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { portalPages } from './portal';

/** A built portal that draws the address it was asked for, and what it was told of the world outside. */
const ENTRY = `export const createPageRenderer = (template, links) => ({
  renderPage: async ({ url }) => ({
    status: url === '/watch' ? 404 : 200,
    html: JSON.stringify({ url, links }),
    lang: 'en',
    link: url === '/' ? '</first.webp>; rel=preload; as=image' : undefined,
  }),
});`;

const links = { music: 'https://music.example', social: [], extension: {} };

async function startPortal() {
  const dir = await mkdtemp(join(tmpdir(), 'oshimado-portal-'));
  await Promise.all(['client', 'server'].map((name) => mkdir(join(dir, name))));
  await Promise.all([
    writeFile(join(dir, 'package.json'), '{"type":"module"}'),
    writeFile(join(dir, 'client', 'index.html'), '<!doctype html><head></head>'),
    writeFile(join(dir, 'client', 'sw.js'), ''),
    writeFile(join(dir, 'server', 'entry-server.js'), ENTRY),
  ]);
  const app = fastify();
  await app.register(portalPages, { dir, links });
  return app;
}

test.each([
  ['/home?org=Hololive', '/?org=Hololive'],
  ['/watch?v=dQw4w9WgXcQ&t=30', '/watch/dQw4w9WgXcQ?t=30'],
  ['/channel/UCx/music', 'https://music.example/channel/UCx'],
])('%s leads on to %s, before any page is drawn', async (address, onward) => {
  const app = await startPortal();
  const asked = await Promise.all(
    (['GET', 'HEAD'] as const).map((method) => app.inject({ method, url: address })),
  );
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([302, 302]);
  expect(asked.map(({ headers }) => headers.location)).toEqual([onward, onward]);
});

test('a watch page without a video is not there', async () => {
  const { statusCode } = await (await startPortal()).inject('/watch');
  expect(statusCode).toBe(404);
});

test('a page is told where the operator leads to', async () => {
  const answer = await (await startPortal()).inject('/about');
  expect(answer.json()).toEqual({ url: '/about', links });
});

test('a browser is told what to fetch first', async () => {
  const app = await startPortal();
  const [home, about] = await Promise.all([app.inject('/'), app.inject('/about')]);
  expect(home.headers.link).toBe('</first.webp>; rel=preload; as=image');
  expect(about.headers.link).toBeUndefined();
});
