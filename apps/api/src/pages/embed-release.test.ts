import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { embedRelease } from './embed-release';

async function start() {
  const dir = await mkdtemp(join(tmpdir(), 'embed-release-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const app = fastify();
  await app.register(embedRelease, { dir });
  return { app, dir };
}

test('the portal has the version and digests that the embeds have', async () => {
  const { app, dir } = await start();
  const release = { version: '0.2.0', integrity: { 'live-feed.js': 'sha384-AbC' } };
  await mkdir(join(dir, 'v1'));
  await writeFile(join(dir, 'v1/integrity.json'), JSON.stringify(release));
  const answer = await app.inject('/embed/integrity.json');
  expect(answer.json()).toEqual(release);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
});

test('the portal has the description of the elements that the embeds have', async () => {
  const { app, dir } = await start();
  const manifest = { schemaVersion: '2.1.0', modules: [] };
  await mkdir(join(dir, 'v1'));
  await writeFile(join(dir, 'v1/custom-elements.json'), JSON.stringify(manifest));
  expect((await app.inject('/embed/custom-elements.json')).json()).toEqual(manifest);
});

test.each(['integrity.json', 'custom-elements.json'])(
  'without built embeds there is no %s',
  async (name) => {
    const { app } = await start();
    expect((await app.inject(`/embed/${name}`)).statusCode).toBe(404);
  },
);
