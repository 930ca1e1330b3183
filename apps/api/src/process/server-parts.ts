/** The real parts of a server: its store, its calls and pages, and what feeds it. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from '../app';
import type { Config } from '../config';
import { embedPages, portalPages } from '../pages';
import { pictures } from '../pictures';
import { connectCluster, type Cluster } from '../cluster';
import { attachSocket, createRooms, type Rooms } from '../realtime';
import { createDemoSource } from '../sources/demo';
import { createHolodexSource } from '../sources/holodex';
import type { Source } from '../sources/source';
import { openStore, type Store } from '../store';
import type { ServerParts, WebApps } from './parts';
import type { Addresses } from './report';
import { secretOf } from './secret';
import { ExitCode, StartError } from './start-error';

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** What both web servers share. */
interface Shared {
  readonly config: Config;
  readonly logger: FastifyBaseLogger;
  readonly origins: Addresses;
  readonly options: Omit<AppOptions, 'publicOrigin'>;
  readonly rooms: Rooms;
  readonly cluster: Cluster | undefined;
}

async function share(
  config: Config,
  store: Store,
  logger: FastifyBaseLogger,
  origins: Addresses,
): Promise<Shared> {
  const { rateLimit, rateLimits, trustProxy, corsOrigins: trustedOrigins } = config;
  const { redisUrl, relayUrl } = config;
  const rooms = createRooms();
  const cluster = redisUrl ? await connectCluster({ url: redisUrl, log: logger }) : undefined;
  const options = {
    store,
    logger,
    rateLimit,
    rateLimits,
    trustProxy,
    trustedOrigins,
    secret: await secretOf(config),
    demoLogin: config.source.name === 'demo',
    providers: config.providers,
    relayUrl,
    rooms,
    cluster,
  };
  return { config, logger, origins, options, rooms, cluster };
}

/** Every thirty minutes' worth of translating is told anew each minute. */
const RECENT_MS = 60_000;

const every = (ms: number, work: () => void) => {
  const timer = setInterval(work, ms).unref();
  return () => clearInterval(timer);
};

/** Live translations, on the portal's server: embeds listen there as well. */
function openTranslations(
  app: FastifyInstance,
  { config, logger, options, rooms, cluster }: Shared,
) {
  const { store } = options;
  const onError = (err: unknown) => logger.warn({ err }, 'a room of translations had trouble');
  const socket = attachSocket({
    server: app.server,
    rooms,
    reads: store.reads,
    now: Date.now,
    every,
    onError,
    adapter: cluster?.adapter,
    trustProxy: config.trustProxy !== false,
  });
  const stop = every(RECENT_MS, () => void store.chats.refreshRecent().catch(onError));
  app.addHook('preClose', async () => {
    stop();
    await socket.close();
  });
  app.addHook('onClose', () => cluster?.close());
}

async function buildPortal(shared: Shared) {
  const { config, origins, options } = shared;
  const { portal, portalDir: dir, isPwaKilled, links } = config;
  if (portal && !(await exists(join(dir, 'client', 'index.html')))) {
    throw new StartError(
      ExitCode.configuration,
      `PORTAL_DIR: no built portal in ${dir}; run npm run build, or set PORTAL=off`,
    );
  }
  const app = await buildApp({ ...options, publicOrigin: origins.portal });
  openTranslations(app, shared);
  await app.register(pictures);
  if (portal) await app.register(portalPages, { dir, isPwaKilled, links });
  return app;
}

async function buildEmbed({ config, logger, origins, options }: Shared) {
  const { widgetsDir: dir, examplesDir } = config;
  // Strangers' pages read here; no viewer's token is taken from them.
  const app = await buildApp({
    ...options,
    publicOnly: true,
    // The platforms send people back to the portal's origin alone.
    providers: {},
    publicOrigin: origins.embed,
  });
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
    buildApps: async (store, origins): Promise<WebApps> => {
      const shared = await share(config, store, logger, origins);
      return { portal: await buildPortal(shared), embed: await buildEmbed(shared) };
    },
    createSource: () => createSource(config),
  };
}
