/** The real parts of a server: store, calls, pages and source. */
import { join } from 'node:path';
import type { FrameOrigins, SiteLinks } from '@oshimado/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from '../app';
import type { Config, SourceChoice } from '../config';
import { demoPlatforms } from '../lookups/demo-platforms';
import { createDemoRelay } from '../lookups/demo-relay';
import { embedRelease } from '../pages/embed-release';
import { embedPages } from '../pages/embeds';
import { loadPortal, type Portal } from '../pages/load-portal';
import { portalPages } from '../pages/portal';
import { sitemaps } from '../pages/sitemaps';
import { wellKnown } from '../pages/well-known';
import { pictures, type Drawings } from '../pictures';
import { createPictureEncoder } from '../pictures/picture-encoder';
import { addressReader } from '../plugins/client-address';
import { createMetricsServer } from '../plugins/metrics';
import type { Cluster } from '../cluster/cluster';
import { attachSocket, createRooms, type Rooms } from '../realtime';
import { noSiteTexts, openSiteTexts, type SiteTexts } from '../site-texts';
import { createDemoSource, type DemoSource } from '../sources/demo/demo-source';
import { noteSources } from '../sources/note-sources';
import { createHolodexSource } from '../sources/holodex/holodex-source';
import { createTwitchSource } from '../sources/twitch/twitch-source';
import { createYoutubeSource } from '../sources/youtube/youtube-source';
import type { Clock, Source } from '../sources/source';
import { openStore, type Store } from '../store';
import { embedsBuilt } from './embeds-built';
import { systemClock } from './feeding';
import type { ServerParts, WebApps } from './parts';
import type { Addresses } from './report';
import { secretOf } from './secret';
import { sendPush } from './send-push';
import { speakDemoLines } from './speak-demo-lines';
import { ExitCode, StartError } from './start-error';
import { exists } from './exists';

/** Options of both web servers. */
interface Shared {
  readonly config: Config;
  readonly logger: FastifyBaseLogger;
  readonly origins: Addresses;
  readonly options: Omit<AppOptions, 'publicOrigin' | 'now' | 'texts'> &
    Required<Pick<AppOptions, 'now'>> & { readonly texts: SiteTexts };
  readonly rooms: Rooms;
  readonly cluster: Cluster | undefined;
  /** Undefined where the source is another one. */
  readonly demo: DemoSource | undefined;
  readonly drawings: Drawings | undefined;
  /** Undefined where they are there from the start. */
  readonly embedsBuilt: Promise<void> | undefined;
}

/** The demo gives an account with any role to everyone who asks. With another source such accounts have no rights. */
async function endDemoLogins({ accounts }: Store, logger: FastifyBaseLogger, source: string) {
  const ended = await accounts.endDemoLogins();
  if (ended === 0) return;
  logger.warn(
    { accounts: ended, source },
    'the logins and keys of the demo were ended, because this store now has another source',
  );
}

const hasSource = ({ sources }: Config, name: SourceChoice['name']) =>
  sources.some((choice) => choice.name === name);

interface ShareOptions extends Pick<Shared, 'config' | 'logger' | 'origins' | 'demo' | 'drawings'> {
  readonly store: Store;
  readonly now: () => number;
  readonly sources: readonly Source[];
}

/** Loads the client of Valkey and Redis, some 650 modules, only where it is used. */
async function clusterAt(url: string, log: FastifyBaseLogger): Promise<Cluster> {
  const { connectCluster } = await import('../cluster/cluster');
  return connectCluster({ url, log });
}

async function share({
  config,
  store,
  logger,
  origins,
  now,
  demo,
  drawings,
  sources,
}: ShareOptions): Promise<Shared> {
  const { rateLimit, rateLimits, trustProxy, corsOrigins: trustedOrigins } = config;
  const { redisUrl, relayUrl, mchadUrl } = config;
  const rooms = createRooms();
  const cluster = redisUrl ? await clusterAt(redisUrl, logger) : undefined;
  if (cluster) {
    store.changes.onOwnChange(cluster.publishStoreChanged);
    cluster.onStoreChanged(store.changes.notice);
    cluster.shareRooms(rooms);
  }
  const requestVideo = (id: string) =>
    void store.requestVideo(id).catch((err: unknown) => {
      logger.warn({ err, video: id }, 'the details of an opened video could not be asked for');
    });
  const isDemo = hasSource(config, 'demo');
  if (!isDemo) {
    const names = config.sources.map(({ name }) => name).join(', ') || 'none';
    await endDemoLogins(store, logger, names);
  }
  const options = {
    store,
    logger,
    now,
    rateLimit,
    rateLimits,
    trustProxy,
    hasHttpsSubdomains: config.hasHttpsSubdomains,
    metricsToken: config.metricsToken,
    trustedOrigins,
    secret: await secretOf(config),
    demoLogin: isDemo,
    admins: config.admins,
    platforms: isDemo ? demoPlatforms : undefined,
    texts: await siteTextsOf(config.siteTextsDir),
    providers: config.providers,
    discordUrl: config.discordUrl,
    relayUrl,
    relay: isDemo ? createDemoRelay() : undefined,
    mchadUrl,
    pictureEncoder: config.encodesPictures ? createPictureEncoder({ logger }) : undefined,
    rooms,
    cluster,
    // Only these can lack details that their platform has.
    onVideoOpened:
      hasSource(config, 'holodex') || hasSource(config, 'youtube') ? requestVideo : undefined,
    sources,
    channelList: {
      file: config.channelsFile,
      isFollowed: hasSource(config, 'youtube') || hasSource(config, 'twitch'),
    },
    eventsub: config.sources.some((one) => one.name === 'twitch' && one.eventsUrl !== undefined),
    websub: config.sources.some((one) => one.name === 'youtube' && one.websubUrl !== undefined),
  };
  return {
    config,
    logger,
    origins,
    options,
    rooms,
    cluster,
    demo,
    drawings,
    embedsBuilt: config.embedsLater ? embedsBuilt() : undefined,
  };
}

/** How often `recent_live_tls` of the videos is refreshed. */
const RECENT_MS = 60_000;

const every = (ms: number, work: () => void) => {
  const timer = setInterval(work, ms).unref();
  return () => clearInterval(timer);
};

/** Live translations, on the portal's server. */
function openTranslations(
  app: FastifyInstance,
  { config, logger, options, rooms, cluster, demo }: Shared,
) {
  const { store, now } = options;
  const onError = (err: unknown) => logger.warn({ err }, 'a room of translations had trouble');
  const socket = attachSocket({
    server: app.server,
    rooms,
    reads: store.reads,
    now,
    every,
    onError,
    addressOf: addressReader(config.trustProxy),
  });
  app.metrics.watchSockets('translations', socket.connections);
  const stop = every(RECENT_MS, () => void store.chats.refreshRecent().catch(onError));
  const stopSpeaking = demo && speakDemoLines({ lines: demo.lines, rooms, now, every });
  app.addHook('preClose', async () => {
    stop();
    stopSpeaking?.();
    await socket.close();
  });
  app.addHook('onClose', () => cluster?.close());
}

/** Polls for changes that other processes make in the store, as long as this server runs. */
function followChanges(app: FastifyInstance, { logger, options }: Shared) {
  const stop = options.store.changes.poll({
    every,
    onError: (err) => logger.warn({ err }, 'changes of other processes cannot be read now'),
  });
  app.addHook('preClose', async () => stop());
}

const framesOf = ({ config, origins }: Shared): FrameOrigins => ({
  ...config.platforms,
  own: origins.embed,
  isDemo: hasSource(config, 'demo'),
});

/** The bot of the demo world, unless the operator has set up another one. */
const demoRelay: SiteLinks['relay'] = {
  clientId: '0',
  mode: 3,
  discord: '',
  usesPkce: true,
  isDemo: true,
};

async function siteTextsOf(dir: string | undefined): Promise<SiteTexts> {
  if (dir === undefined) return noSiteTexts;
  try {
    return await openSiteTexts(dir);
  } catch (error) {
    const why = `SITE_TEXTS_DIR: ${dir} cannot be read`;
    throw new StartError(ExitCode.configuration, why, { cause: error });
  }
}

const linksOf = (shared: Shared): SiteLinks => {
  const { relayUrl, links } = shared.config;
  const hasDemoRelay = hasSource(shared.config, 'demo') && relayUrl === undefined;
  return {
    ...links,
    ...(hasDemoRelay && { relay: demoRelay }),
    texts: shared.options.texts.names,
    embeds: shared.origins.embed,
    frames: framesOf(shared),
  };
};

/** Undefined where this server has no portal. */
async function openPortal(shared: Shared): Promise<Portal | undefined> {
  const { portal, portalDir: dir } = shared.config;
  if (!portal) return undefined;
  if (!(await exists(join(dir, 'client', 'index.html')))) {
    throw new StartError(
      ExitCode.configuration,
      `PORTAL_DIR: no built portal in ${dir}; run npm run build, or set PORTAL=off`,
    );
  }
  return loadPortal(dir, { origin: shared.origins.portal, links: linksOf(shared) });
}

async function buildPortal(shared: Shared, built: Portal | undefined) {
  const { config, origins, options } = shared;
  const app = await buildApp({
    ...options,
    publicOrigin: origins.portal,
    renderProblem: built?.renderer.renderProblem,
  });
  followChanges(app, shared);
  openTranslations(app, shared);
  await app.register(pictures, { drawings: shared.drawings });
  if (built) {
    const { isPwaKilled, securityContact } = config;
    await app.register(embedRelease, { dir: config.widgetsDir, built: shared.embedsBuilt });
    wellKnown(app, { origin: origins.portal, securityContact, now: options.now });
    const { store, now } = options;
    const { isListed } = built.renderer;
    sitemaps(app, { store, origin: origins.portal, isListed, now });
    const { watchQueue } = app.metrics;
    const { cardDrawer: drawer } = app;
    await app.register(portalPages, { portal: built, isPwaKilled, now, watchQueue, drawer });
  }
  return app;
}

async function buildEmbed(shared: Shared, built: Portal | undefined) {
  const { config, logger, origins, options, drawings, embedsBuilt } = shared;
  const { widgetsDir: dir, examplesDir } = config;
  // Pages of other sites read here; viewers' tokens are not accepted from them.
  const app = await buildApp({
    ...options,
    publicOnly: true,
    // The login platforms redirect to the portal's origin only.
    providers: {},
    publicOrigin: origins.embed,
  });
  await app.register(pictures, { drawings });
  if (embedsBuilt || (await exists(dir))) {
    await app.register(embedPages, {
      dir,
      examplesDir,
      portalOrigin: origins.portal,
      pagePaths: built?.renderer.paths,
      embedOrigin: origins.embed,
      frames: framesOf(shared),
      now: options.now,
      built: embedsBuilt,
      watchQueue: app.metrics.watchQueue,
    });
  } else {
    logger.warn({ dir }, 'no built embeds there, so the second port serves the calls alone');
  }
  return app;
}

function createSource(choice: Exclude<SourceChoice, { name: 'demo' }>, config: Config): Source {
  if (choice.name === 'holodex') return createHolodexSource(choice);
  const secret = () => secretOf(config);
  if (choice.name === 'twitch') {
    const { eventsUrl, ...options } = choice;
    const events = eventsUrl === undefined ? undefined : { callbackUrl: eventsUrl, secret };
    return createTwitchSource({ ...options, events });
  }
  const { websubUrl: callbackUrl, hubUrl, ...options } = choice;
  const websub = callbackUrl === undefined ? undefined : { callbackUrl, hubUrl, secret };
  return createYoutubeSource({ ...options, websub });
}

export interface ServerPartsOptions {
  /** Default: the machine's. */
  readonly clock?: Clock | undefined;
  /** What draws the pictures of the demo. Default: persons, words and scenes. */
  readonly drawings?: Drawings | undefined;
}

export function createServerParts(
  config: Config,
  logger: FastifyBaseLogger,
  { clock = systemClock, drawings }: ServerPartsOptions = {},
): ServerParts<Store> {
  const demo = hasSource(config, 'demo') ? createDemoSource({ seed: config.demoSeed }) : undefined;
  const sources = config.sources.flatMap((choice): Source[] => {
    if (choice.name !== 'demo') return [createSource(choice, config)];
    return demo ? [demo] : [];
  });
  return {
    clock,
    openStore: (connectionString) =>
      openStore({
        connectionString,
        now: clock.now,
        onConnectionLost: (err) => logger.warn({ err }, 'a connection to the store was lost'),
        onTextsFailed: (err) => logger.warn({ err }, 'older rows are not searchable yet'),
        sourceLines: demo?.lines.of,
      }),
    buildApps: async (store, origins): Promise<WebApps> => {
      const { now } = clock;
      const shared = await share({ config, store, logger, origins, now, demo, drawings, sources });
      const built = await openPortal(shared);
      const portal = await buildPortal(shared, built);
      const embed = await buildEmbed(shared, built);
      // One Socket.IO server for both origins: two would pass each line on to each other's clients.
      embed.server.on('upgrade', (...given) => void portal.server.emit('upgrade', ...given));
      const metrics =
        config.metricsPort === undefined
          ? undefined
          : createMetricsServer(portal.metrics, embed.metrics, logger);
      return { portal, embed, metrics };
    },
    createSources: () => sources,
    createBeside: (store, { portal: origin }) => {
      const send = sendPush({ config, store, logger, origin, clock });
      const note = noteSources({ sources, store: store.source, clock, log: logger });
      return async (signal) => void (await Promise.all([send(signal), note(signal)]));
    },
  };
}
