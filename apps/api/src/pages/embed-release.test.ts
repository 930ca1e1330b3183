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
  embedRelease(app, { dir });
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

test('without built embeds there is no such file', async () => {
  const { app } = await start();
  expect((await app.inject('/embed/integrity.json')).statusCode).toBe(404);
});
