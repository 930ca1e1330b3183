import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultFrameOrigins } from '@oshimado/domain';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answerErrors } from '../plugins/answer-errors';
import { limitRoutes } from '../plugins/limit-routes';
import { embedRelease } from './embed-release';
import { embedPages } from './embeds';

const EMBEDS = 'https://embeds.example';

/** What the build writes, as far as a server reads it when it starts. */
async function writeEmbeds(dir: string): Promise<void> {
  await mkdir(join(dir, 'v1'), { recursive: true });
  await mkdir(join(dir, 'server'));
  const modules = [
    {
      path: 'v1/oshi-player.js',
      declarations: [{ tagName: 'oshi-player', attributes: [{ name: 'video' }] }],
    },
  ];
  await writeFile(join(dir, 'v1/custom-elements.json'), JSON.stringify({ modules }));
  await writeFile(join(dir, 'v1/live-feed.js'), 'export {};');
  await writeFile(join(dir, 'v1/live-feed.js.map'), '{}');
  await writeFile(
    join(dir, 'server/static.js'),
    `export const createStaticElements = () => ({
      keyOf: ({ tag }) => tag,
      draw: async () => ({ status: 200, html: '<p>drawn</p>', lang: 'en' }),
    });`,
  );
}

async function start({ isBuilt }: { readonly isBuilt: boolean }) {
  const dir = await mkdtemp(join(tmpdir(), 'oshimado-embed-pages-'));
  const folder = join(dir, 'embed');
  if (isBuilt) await writeEmbeds(folder);
  let finish = () => {};
  let fail = () => {};
  const building = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = () => reject(new Error('not built'));
  });
  const built = isBuilt ? undefined : building;
  const app = fastify();
  limitRoutes(app, 'read');
  answerErrors(app, { methodsAt: () => [] });
  await app.register(embedRelease, { dir: folder, built });
  await app.register(embedPages, {
    dir: folder,
    examplesDir: dir,
    portalOrigin: 'https://oshimado.example',
    embedOrigin: EMBEDS,
    frames: defaultFrameOrigins,
    built,
  });
  onTestFinished(async () => {
    await app.close();
    await rm(dir, { recursive: true });
  });
  const statusOf = async (path: string) => (await app.inject(path)).statusCode;
  return { app, folder, finish: () => finish(), fail: () => fail(), statusOf };
}

const FILES = ['/v1/live-feed.js', '/v1/custom-elements.json', '/embed/custom-elements.json'];
const PAGES = ['/v1/player.html', '/embed/oshi-player?video=abcdefghijk', '/embed/oshi-clips.html'];

it('a file of the embeds says to caches that it has compressed forms', async () => {
  const { app, folder } = await start({ isBuilt: true });
  await writeFile(join(folder, 'v1/live-feed.js.br'), brotliCompressSync('export {};'));
  const url = '/v1/live-feed.js';
  const answers = await Promise.all(
    ['br', 'identity'].map((form) => app.inject({ url, headers: { 'accept-encoding': form } })),
  );
  expect(answers.map(({ headers }) => [headers['content-encoding'], headers.vary])).toEqual([
    ['br', 'accept-encoding'],
    [undefined, 'accept-encoding'],
  ]);
});

describe('embeds that are built while the server runs', () => {
  it.each([...FILES, ...PAGES])(
    '%s says when to come again, and is there after the build',
    async (path) => {
      const { app, folder, finish, statusOf } = await start({ isBuilt: false });
      const answer = await app.inject(path);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.body).toContain('still being built');
      await writeEmbeds(folder);
      finish();
      await expect.poll(() => statusOf(path)).toBe(200);
    },
  );

  it.each(PAGES)('%s is a page that loads itself again', async (path) => {
    const { app } = await start({ isBuilt: false });
    const { headers } = await app.inject(path);
    expect(headers).toMatchObject({ refresh: '5', 'content-type': 'text/html; charset=utf-8' });
  });

  it('the page of a player is there as soon as its file is', async () => {
    const { folder, statusOf } = await start({ isBuilt: false });
    await mkdir(join(folder, 'v1'), { recursive: true });
    await writeFile(join(folder, 'v1/player.js'), 'export {};');
    expect(await statusOf('/v1/player.html')).toBe(200);
    expect(await statusOf('/v1/player.js')).toBe(200);
    expect(await statusOf('/v1/chat.html')).toBe(503);
  });

  it('answers of the server itself do not wait for them', async () => {
    const { statusOf } = await start({ isBuilt: false });
    expect(await statusOf('/v1/frames.json')).toBe(200);
    expect(await statusOf('/watch/abcdefghijk')).toBe(302);
    expect(await statusOf('/nowhere')).toBe(404);
  });

  it.each([...FILES, ...PAGES])(
    '%s says that it could not be built, and not when to come again, after a build that failed',
    async (path) => {
      const { app, fail } = await start({ isBuilt: false });
      fail();
      await new Promise(setImmediate);
      const answer = await app.inject(path);
      expect(answer.statusCode).toBe(503);
      expect(answer.body).toContain('could not be built');
      expect(answer.headers).not.toHaveProperty('retry-after');
      expect(answer.headers).not.toHaveProperty('refresh');
    },
  );

  it('those that cannot be loaded go on answering 503', async () => {
    const { finish, statusOf } = await start({ isBuilt: false });
    finish();
    await new Promise(setImmediate);
    expect(await statusOf(FILES[0] ?? '')).toBe(503);
  });
});

describe('built embeds', () => {
  it('have no addresses for maps and for what the server draws with', async () => {
    const { statusOf } = await start({ isBuilt: true });
    expect(await statusOf('/v1/live-feed.js')).toBe(200);
    expect(await statusOf('/v1/live-feed.js.map')).toBe(404);
    expect(await statusOf('/v1/none.js')).toBe(404);
    expect(await statusOf('/server/static.js')).toBe(404);
    expect(await statusOf('/v1/../server/static.js')).toBe(404);
    expect(await statusOf('/v1/%2e%2e/server/static.js')).toBe(404);
  });
});
