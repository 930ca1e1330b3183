/** Links of elements lead to the portal, also where another server has it. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultFrameOrigins, embedTags, shownAtPath } from '@oshimado/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { embedPages } from '../../apps/api/src/pages/embeds';
import { startServer, type ConformanceServer } from './server';

const PORTAL = 'https://oshimado.example';
/** Embeds of a server without a portal. */
let embed: ConformanceServer;
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'oshimado-embeds-'));
  await Promise.all(['v1', 'server'].map((name) => mkdir(join(dir, name))));
  await writeFile(join(dir, 'v1/custom-elements.json'), JSON.stringify({ modules: [] }));
  await writeFile(join(dir, 'server/static.js'), 'export const createStaticElements = () => ({});');
  embed = await startServer(undefined, { publicOnly: true });
  await embed.app.register(embedPages, {
    dir,
    examplesDir: dir,
    portalOrigin: PORTAL,
    embedOrigin: 'https://embeds.example',
    frames: defaultFrameOrigins,
  });
  await embed.app.ready();
});
afterAll(async () => {
  await embed.stop();
  await rm(dir, { recursive: true });
});

const given = { video: 'aaaaaaaaaaa', layout: 'AAYYaaaaaaaaaaa', playlist: '7', org: 'A & B' };

it.each(embedTags)('links of <%s> lead to the portal', async (tag) => {
  for (const attributes of [given, { ...given, channel: 'UC1', channels: 'UC1' }]) {
    // Browsers keep the hash to themselves.
    const path = shownAtPath({ tag, attributes }).replace(/#.*/, '');
    // oxlint-disable-next-line no-await-in-loop -- one link after the other
    const { statusCode, headers } = await embed.get(path);
    expect([statusCode, headers.location]).toEqual([302, PORTAL + path]);
  }
});

it('what no element links to is not there', async () => {
  const { statusCode } = await embed.get('/settings');
  expect(statusCode).toBe(404);
});
