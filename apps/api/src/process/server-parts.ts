/** The real parts of a server: its store, its calls and pages, and what feeds it. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from '../app';
import type { Config } from '../config';
import { embedPages, portalPages } from '../pages';
import { pictures } from '../pictures';
import { createDemoSource } from '../sources/demo';
import { createHolodexSource } from '../sources/holodex';
import type { Source } from '../sources/source';
import { openStore, type Store } from '../store';
import type { ServerParts, WebApps } from './parts';
import type { Addresses } from './report';
import { ExitCode, StartError } from './start-error';

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function buildPortal(
  config: Config,
  store: Store,
  logger: FastifyBaseLogger,
  origins: Addresses,
) {
  const { portal, portalDir: dir, rateLimit, trustProxy } = config;
  if (portal && !(await exists(join(dir, 'client', 'index.html')))) {
    throw new StartError(
      ExitCode.configuration,
      `PORTAL_DIR: no built portal in ${dir}; run npm run build, or set PORTAL=off`,
    );
  }
  const app = await buildApp({
    store,
    logger,
    publicOrigin: origins.portal,
    rateLimit,
    trustProxy,
  });
  await app.register(pictures);
  if (portal) await app.register(portalPages, { dir });
  return app;
}

async function buildEmbed(
  config: Config,
  store: Store,
  logger: FastifyBaseLogger,
  origins: Addresses,
) {
  const { widgetsDir: dir, examplesDir, rateLimit, trustProxy } = config;
  const app = await buildApp({ store, logger, publicOrigin: origins.embed, rateLimit, trustProxy });
  await app.register(pictures);
  if (await exists(dir)) {
    await app.register(embedPages, {
      dir,
      examplesDir,
      portalOrigin: origins.portal,
      embedOrigin: origins.embed,
    });
  } else {
    logger.warn({ dir }, 'no built embeds there, so the second port serves the calls alone');
  }
  return app;
}

function createSource({ source, demoSeed: seed }: Config): Source | undefined {
  if (source.name === 'demo') return createDemoSource({ seed });
  return source.name === 'holodex' ? createHolodexSource(source) : undefined;
}

export function createServerParts(config: Config, logger: FastifyBaseLogger): ServerParts<Store> {
  return {
    openStore: (connectionString) =>
      openStore({
        connectionString,
        onConnectionLost: (err) => logger.warn({ err }, 'a connection to the store was lost'),
      }),
    buildApps: async (store, origins): Promise<WebApps> => ({
      portal: await buildPortal(config, store, logger, origins),
      embed: await buildEmbed(config, store, logger, origins),
    }),
    createSource: () => createSource(config),
  };
}
