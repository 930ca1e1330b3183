/** Logging in on a server as it is started: the real platforms, from the portal's origin alone. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../apps/api/src/config';
import { createLogger } from '../../apps/api/src/logger';
import type { WebApps } from '../../apps/api/src/process/parts';
import { createServerParts } from '../../apps/api/src/process/server-parts';
import type { Store } from '../../apps/api/src/store';
import { openStore } from '../postgres/patient-store';
import { createDatabase, type TestDatabase } from '../postgres/databases';

const PORTAL = 'https://portal.example';
const EMBED = 'https://embed.example';
const services = ['discord', 'google', 'twitter'] as const;

let dir: string;
let database: TestDatabase;
let store: Store;
let apps: WebApps;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'login-origins-'));
  database = await createDatabase();
  store = openStore({ connectionString: database.connectionString });
  await store.migrate();
  const env: Record<string, string> = {
    PORTAL: 'off',
    DATA_DIR: dir,
    WIDGETS_DIR: join(dir, 'no'),
  };
  for (const service of services) {
    env[`${service.toUpperCase()}_CLIENT_ID`] = `${service}-id`;
    env[`${service.toUpperCase()}_CLIENT_SECRET`] = `${service}-secret`;
  }
  const logger = createLogger({ destination: { write: () => undefined } });
  const parts = createServerParts(parseConfig(env), logger);
  apps = await parts.buildApps(store, { portal: PORTAL, embed: EMBED });
});
afterAll(async () => {
  await apps.portal.close();
  await apps.embed.close();
  await store.close();
  await database.drop();
  await rm(dir, { recursive: true });
});

const startAt = async (app: WebApps['portal'], service: string) => {
  const { statusCode, headers } = await app.inject(`/auth/${service}/start`);
  expect(statusCode).toBe(303);
  return new URL(String(headers.location), PORTAL);
};

describe.each([
  ['discord', 'https://discord.com/oauth2/authorize'],
  ['google', 'https://accounts.google.com/o/oauth2/v2/auth'],
  ['twitter', 'https://x.com/i/oauth2/authorize'],
])('the settings of %s', (service, page) => {
  it(`send a browser to ${page}, and back to the portal`, async () => {
    const { origin, pathname, searchParams } = await startAt(apps.portal, service);
    expect(origin + pathname).toBe(page);
    expect(searchParams.get('client_id')).toBe(`${service}-id`);
    expect(searchParams.get('redirect_uri')).toBe(`${PORTAL}/auth/${service}/callback`);
  });

  it('there is no login where strangers frame the pages', async () => {
    const { statusCode } = await apps.embed.inject({ url: `/auth/${service}/start` });
    expect(statusCode).toBe(404);
  });
});
