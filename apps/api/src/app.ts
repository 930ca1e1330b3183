/** The HTTP server of /api/v2 and /statics. Pages are registered on it by the caller. */
import { randomBytes } from 'node:crypto';
import { decodeQuery, type PageRenderer } from '@oshimado/contract';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createApiRoutes, findCall, methodsAt } from './api-routes';
import { createAuth } from './auth';
import type { ProviderConfigs } from './auth/providers/provider';
import { createCardDrawer } from './cards/card-drawer';
import type { Cluster } from './cluster/cluster';
import { ApiError } from './errors';
import { calendarPages } from './feeds/calendar-pages';
import { feedPages } from './feeds/feed-pages';
import { createFavoritesBoard, createLongAnswers, readBoard } from './handlers';
import { loginPages } from './login/login-pages';
import { createMchad } from './lookups/mchad';
import { createPlatforms, type PlatformAddresses, type Platforms } from './lookups/platforms';
import { createRelay, type Relay } from './lookups/relay';
import { createSafeFetch, type SafeFetch } from './lookups/safe-fetch';
import { foreignPictures } from './pictures/foreign';
import type { PictureEncoder } from './pictures/picture-encoder';
import { answerBadUrl, answerClientError, answerErrors } from './plugins/answer-errors';
import { addressReader, proxyTrust, type TrustProxy } from './plugins/client-address';
import { compressJson } from './plugins/compress-json';
import { startDeadlines } from './plugins/deadline';
import { describeApi } from './plugins/docs/describe-api';
import { guardEdge, withReadablePath, withSingleSlashes } from './plugins/edge';
import { securityHeaders } from './plugins/headers';
import { serveHealth } from './plugins/health';
import { logRequests } from './plugins/log-requests';
import { addFeedMetrics, createMetrics, serveMetrics } from './plugins/metrics';
import { addSourceMetrics } from './plugins/source-metrics';
import { createDiscord, type Discord } from './push/discord';
import { pushKeysOf } from './push/push-keys';
import { createWebhooks } from './push/webhooks';
import { createRateLimit } from './plugins/rate-limit';
import { withChanges, type RuleChange } from './plugins/rate-limit-rules';
import { readBodies } from './plugins/read-bodies';
import { createRequestIds } from './plugins/request-id';
import { setValidationWords } from './plugins/validation-words';
import { createBoard, createRooms, serveBoardEvents, type Rooms } from './realtime';
import { createFastPath } from './snapshot/fast-path';
import { createFastPathServer } from './snapshot/fast-path-server';
import type { ConnectionLimits } from './snapshot/held-connections';
import { noSiteTexts, type SiteTexts } from './site-texts';
import { createSnapshots } from './snapshot/snapshots';
import type { ChannelListChoice } from './sources/channel-list/list-choice';
import type { Source } from './sources/source';
import { eventsubPages } from './sources/twitch/eventsub/eventsub-pages';
import { websubPages } from './sources/youtube/websub/websub-pages';
import type { Store } from './store';
import type { SourceHint } from './store/records';

export interface AppOptions {
  readonly store: Store;
  readonly logger: FastifyBaseLogger;
  /** Epoch milliseconds. Default: the platform's clock. */
  readonly now?: () => number;
  /** Milliseconds after which a call that has no answer yet is answered with 503. Default 4,500. */
  readonly callLimitMs?: number;
  /** Milliseconds that a request waits for a new answer where there is a kept one. Default 2,000. */
  readonly snapshotLimitMs?: number;
  /** Origin under which the outside reaches the API, for its description. Default: the page's own. */
  readonly publicOrigin?: string;
  /** Reads a minute from one address; 0 or false disables all limits. Default 600. */
  readonly rateLimit?: number | false;
  /** Other limits that differ from the defaults. */
  readonly rateLimits?: readonly RuleChange[];
  /** The deployment's secret. Default: one for this run. */
  readonly secret?: string;
  /** Platforms to log in with. Default: none. */
  readonly providers?: ProviderConfigs;
  /** Whether guests may log in without a provider. Default false. */
  readonly demoLogin?: boolean;
  /** Logins like `discord:1234` whose new accounts are admins. Default: none. */
  readonly admins?: readonly string[];
  /** Disables logins and CORS for pages with a viewer's token. Default false. */
  readonly publicOnly?: boolean;
  /** Origins whose pages may send a viewer's token. Default: the public origin alone. */
  readonly trustedOrigins?: readonly string[];
  /** Calls the function at an interval in milliseconds; returns how to stop that. Default: the platform's timers. */
  readonly every?: (ms: number, work: () => void) => () => void;
  /** Fetches external pictures. Default: from public addresses only. */
  readonly safeFetch?: SafeFetch;
  /** Makes external pictures as small as they are shown. Default: they are sent as they come. */
  readonly pictureEncoder?: PictureEncoder | undefined;
  /** Address of the relay bot's service. Default: none. */
  readonly relayUrl?: string;
  /** Answers for the relay bot where it has no address. Default: no bot. */
  readonly relay?: Relay | undefined;
  /** Address of the MChad service. Default: none. */
  readonly mchadUrl?: string;
  /** Base addresses of the platforms' APIs. Default: the public ones. */
  readonly platformAddresses?: Partial<PlatformAddresses>;
  /** Answers look-ups at the platforms. Default: what their APIs say. */
  readonly platforms?: Platforms | undefined;
  /** Origin of Discord's API. Default: the public one. */
  readonly discordUrl?: string;
  /** Answers for Discord in place of its API, and is closed by who made it. Default: what the API says. */
  readonly discord?: Pick<Discord, 'find' | 'send'>;
  /** Texts of the operator. Default: none. */
  readonly texts?: SiteTexts | undefined;
  /** Other processes that serve the same site. Default: none. */
  readonly cluster?: Pick<Cluster, 'buckets' | 'publishChanged' | 'onChanged' | 'status'>;
  /** Called with the id of a video whose page of details was requested. Default: no call. */
  readonly onVideoOpened?: (id: string) => void;
  /** Sources of this server, for `/readyz` and metrics. Default: none. */
  readonly sources?: readonly Source[];
  /** Where the list of followed channels is, and whether a source follows it. Default: in the store, and none does. */
  readonly channelList?: ChannelListChoice | undefined;
  /** Whether Twitch may call with events. Default false. */
  readonly eventsub?: boolean;
  /** Whether YouTube's hub may call. Default false. */
  readonly websub?: boolean;
  /** Where lines of translations are published. Default: rooms of this app only. */
  readonly rooms?: Rooms;
  /** Proxies whose `X-Forwarded-For` is trusted: none, one, or those at these addresses. Default none. */
  readonly trustProxy?: TrustProxy;
  /** Whether Strict-Transport-Security holds for subdomains too. Default false. */
  readonly hasHttpsSubdomains?: boolean;
  /** Limits of connections that differ from the defaults. */
  readonly connectionLimits?: Partial<ConnectionLimits>;
  /** Bearer token that `/metrics` requires. Default: no `/metrics`. */
  readonly metricsToken?: string | undefined;
  /** Renders 429 and 503 as a page for browsers. Default: JSON. */
  readonly renderProblem?: PageRenderer['renderProblem'] | undefined;
}

const RATE_LIMIT = 600;
const DISCORD = 'https://discord.com';
/** A busy machine takes long to read the folders of files; Fastify's own ten seconds are too few. */
const PLUGIN_LIMIT_MS = 120_000;
/** Ids are far shorter; a longer one still deserves an error that names the parameter. */
const PARAM_MAX = 16_384;

/** One limit for every kind of caller. */
const readings = (size: number): RuleChange[] =>
  (['guest', 'user', 'key'] as const).map((kind) => ({
    limit: 'read',
    kind,
    rule: { size, refillMs: 60_000 },
  }));

const repeat = (ms: number, work: () => void) => {
  const timer = setInterval(work, ms).unref();
  return () => clearInterval(timer);
};

const WRITE_HITS_MS = 10_000;

/** Writes now and then, and at the end, which limits were hit. */
function writeLimitHits(
  app: FastifyInstance,
  { limitHits }: Pick<Store, 'limitHits'>,
  every: NonNullable<AppOptions['every']>,
): void {
  const write = () =>
    limitHits.flush().catch((err: unknown) => {
      app.log.warn({ err }, 'the limits that were hit could not be kept');
    });
  const stop = every(WRITE_HITS_MS, () => void write());
  app.addHook('preClose', async () => {
    stop();
    await write();
  });
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500;

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, logger, now = Date.now, rateLimit = RATE_LIMIT, trustProxy = false } = options;
  const { rateLimits = [], secret = randomBytes(32).toString('base64url'), demoLogin } = options;
  const {
    publicOnly = false,
    publicOrigin,
    trustedOrigins = [],
    rooms = createRooms(),
    every = repeat,
    relayUrl,
    mchadUrl,
    cluster,
  } = options;
  const nextId = createRequestIds();
  const addressOf = addressReader(trustProxy);
  const isTrustedProxy = proxyTrust(trustProxy);
  const limit = rateLimit
    ? createRateLimit({
        rules: withChanges([...readings(rateLimit), ...rateLimits]),
        now,
        buckets: cluster?.buckets,
      })
    : undefined;
  const auth = createAuth({
    accounts: store.accounts,
    secret,
    now,
    demoLogin,
    admins: options.admins,
    providers: options.providers,
    isSecure: publicOrigin?.startsWith('https:'),
    onSessionsChanged: cluster?.publishChanged,
    onReused: (session) =>
      logger.warn(
        { session },
        'a token was used long after it was replaced: its session has ended',
      ),
  });
  const stopHearing = cluster?.onChanged(auth.forget);
  const metrics = createMetrics(now);
  const safeFetch = options.safeFetch ?? createSafeFetch();
  const discord = createDiscord({ origin: options.discordUrl ?? DISCORD, now });
  addFeedMetrics(metrics.registry, store);
  for (const [pool, load] of Object.entries(store.pools)) metrics.watchPool(pool, load);
  addSourceMetrics(metrics.registry, options.sources ?? [], now);
  const headers = securityHeaders(publicOrigin, options.hasHttpsSubdomains);
  const snapshots = createSnapshots({
    version: () => store.version,
    now,
    lateMs: options.snapshotLimitMs,
    maySurvive: (error) => !isRefusal(error),
    onStale: (error, key) => {
      metrics.countSnapshot('stale');
      logger.warn({ err: error, key }, 'serving an old snapshot');
    },
  });
  const drawer = createCardDrawer({ watchQueue: metrics.watchQueue });
  const api = createApiRoutes({
    store,
    auth,
    rooms,
    cards: drawer,
    favoritesBoard: createFavoritesBoard({ store, now }),
    longAnswers: createLongAnswers(),
    relay: relayUrl === undefined ? options.relay : createRelay(relayUrl),
    mchad: mchadUrl === undefined ? undefined : createMchad(mchadUrl),
    platforms:
      options.platforms ??
      createPlatforms({ safeFetch, now, addresses: options.platformAddresses }),
    texts: options.texts ?? noSiteTexts,
    channelList: options.channelList ?? { file: undefined, isFollowed: false },
    snapshots,
    metrics,
    now,
    pushKey: pushKeysOf(secret).publicKey,
    webhooks: createWebhooks({ secret, discord: options.discord ?? discord }),
    onVideoOpened: options.onVideoOpened ?? (() => undefined),
  });
  const fastPath = createFastPath({
    headers,
    find: api.findByUrl,
    rateLimit: limit,
    addressOf,
    nextId,
    now,
    onHit: ({ builtAt }) => {
      metrics.countSnapshot('hit');
      metrics.noteServed(builtAt);
    },
  });

  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    pluginTimeout: PLUGIN_LIMIT_MS,
    // A hook of our own writes one line per answer.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isTrustedProxy,
    genReqId: nextId,
    rewriteUrl: ({ url = '/' }) => withReadablePath(withSingleSlashes(url)),
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: PARAM_MAX,
      querystringParser: decodeQuery,
    },
    frameworkErrors: (error, request, reply) => void answerBadUrl(headers, error, request, reply),
    clientErrorHandler: answerClientError,
    serverFactory: (behind) =>
      createFastPathServer({
        fastPath,
        behind,
        isProxy: (address) => isTrustedProxy(address, 0),
        limits: options.connectionLimits,
      }),
  });
  app.addHook('onClose', (_, done) => {
    stopHearing?.();
    done();
  });
  setValidationWords();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  guardEdge(app, {
    headers,
    rateLimit: limit,
    now,
    auth,
    addressOf,
    publicOnly,
    trustedOrigins: new Set(
      publicOnly ? [] : publicOrigin ? [publicOrigin, ...trustedOrigins] : trustedOrigins,
    ),
    findCall,
    onLimited: store.limitHits.note,
  });
  writeLimitHits(app, store, every);
  startDeadlines(app, options.callLimitMs);
  readBodies(app);
  app.decorate('cardDrawer', drawer);
  serveMetrics(app, metrics, { token: options.metricsToken });
  logRequests(app);
  compressJson(app);
  answerErrors(app, { methodsAt, renderProblem: options.renderProblem });
  serveHealth(app, { store, cluster, sources: options.sources });
  await describeApi(app, publicOrigin);
  api.addRoutes(app);
  if (publicOrigin !== undefined && !publicOnly) {
    calendarPages(app, { store, auth, origin: publicOrigin, now });
    feedPages(app, { store, auth, origin: publicOrigin, now });
    if (options.websub === true) {
      websubPages(app, { secret, giveHint: (hint) => store.giveHint('youtube', hint) });
    }
    if (options.eventsub === true) {
      const giveHint = (hint: SourceHint) => store.giveHint('twitch', hint);
      eventsubPages(app, { secret, now, giveHint });
    }
    loginPages(app, { auth, accounts: store.accounts, secret, now, origin: publicOrigin });
  }
  const { watchQueue } = metrics;
  foreignPictures(app, {
    reads: store.reads,
    safeFetch,
    encoder: options.pictureEncoder,
    now,
    origin: publicOrigin,
    watchQueue,
  });
  app.addHook('onClose', () => safeFetch.close());
  app.addHook('onClose', () => discord.close());
  const events = serveBoardEvents(app, {
    board: createBoard({
      read: () => readBoard(store.reads),
      onChange: store.onChange,
      every,
      onError: (err) => logger.warn({ err }, 'the board could not be read for those who listen'),
    }),
    every,
    addressOf,
  });
  metrics.watchSockets('board', events.connections);
  return app;
}
