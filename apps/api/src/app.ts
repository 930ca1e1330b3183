/** The HTTP server of /api/v2 and the statics; pages are registered on it by whoever builds it. */
import { randomBytes } from 'node:crypto';
import { decodeQuery } from '@oshimado/contract';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createApiRoutes, findCall, methodsAt } from './api-routes';
import { createAuth } from './auth';
import type { ProviderConfigs } from './auth/providers/provider';
import type { Cluster } from './cluster';
import { ApiError } from './errors';
import { feedPages } from './feeds/feed-pages';
import { createFavoritesBoard, readBoard } from './handlers';
import { loginPages } from './login/login-pages';
import { createRelay } from './lookups/relay';
import { createSafeFetch, type SafeFetch } from './lookups/safe-fetch';
import { foreignPictures } from './pictures/foreign';
import { answerBadUrl, answerClientError, answerErrors } from './plugins/answer-errors';
import { compressJson } from './plugins/compress-json';
import { describeApi } from './plugins/docs';
import { guardEdge } from './plugins/edge';
import { serveHealth } from './plugins/health';
import { logRequests } from './plugins/log-requests';
import { createMetrics, serveMetrics } from './plugins/metrics';
import { createRateLimit } from './plugins/rate-limit';
import { withChanges, type RuleChange } from './plugins/rate-limit-rules';
import { readBodies } from './plugins/read-bodies';
import { createRequestIds } from './plugins/request-id';
import { createBoard, createRooms, serveBoardEvents, type Rooms } from './realtime';
import { addressReader, createDoor, createDoorServer } from './snapshot/door';
import { createSnapshots } from './snapshot/snapshots';
import type { Store } from './store';

export interface AppOptions {
  readonly store: Store;
  readonly logger: FastifyBaseLogger;
  /** Epoch milliseconds. Default: the platform's clock. */
  readonly now?: () => number;
  /** Origin under which the outside reaches the API, for its description. Default: the page's own. */
  readonly publicOrigin?: string;
  /** Readings a minute from one address; 0 or false for no limit of any kind. Default 600. */
  readonly rateLimit?: number | false;
  /** Other limits that differ from the defaults. */
  readonly rateLimits?: readonly RuleChange[];
  /** The deployment's secret. Default: one for this run. */
  readonly secret?: string;
  /** Platforms to log in with. Default: none. */
  readonly providers?: ProviderConfigs;
  /** Whether guests may step in without a provider. Default false. */
  readonly demoLogin?: boolean;
  /** No logins here, and no page that may send a viewer's token. Default false. */
  readonly publicOnly?: boolean;
  /** Origins whose pages may send a viewer's token. Default: the public origin alone. */
  readonly trustedOrigins?: readonly string[];
  /** Calls the work every so many milliseconds; answers how to stop that. Default: the platform's timers. */
  readonly every?: (ms: number, work: () => void) => () => void;
  /** Fetches pictures from elsewhere. Default: from the open internet alone. */
  readonly safeFetch?: SafeFetch;
  /** Address of the relay bot's service. Default: there is none. */
  readonly relayUrl?: string;
  /** Other processes that serve the same site. Default: there are none. */
  readonly cluster?: Pick<Cluster, 'buckets' | 'tellChanged' | 'onChanged'>;
  /** Where lines of translations are heard. Default: rooms of this app alone. */
  readonly rooms?: Rooms;
  /** Proxies whose word about the caller's address is believed. Default none. */
  readonly trustProxy?: boolean | string;
}

const RATE_LIMIT = 600;
/** Ids are far shorter; a longer one still deserves an answer that names it. */
const PARAM_MAX = 16_384;

/** Every kind of caller alike. */
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
    cluster,
  } = options;
  const nextId = createRequestIds();
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
    providers: options.providers,
    onSessionsChanged: cluster?.tellChanged,
  });
  const stopHearing = cluster?.onChanged(auth.forget);
  const metrics = createMetrics(now);
  const snapshots = createSnapshots({
    version: () => store.version,
    now,
    maySurvive: (error) => !isRefusal(error),
    onStale: (error, key) => {
      metrics.countSnapshot('stale');
      logger.warn({ err: error, key }, 'an old snapshot stands in');
    },
  });
  const api = createApiRoutes({
    store,
    auth,
    rooms,
    favoritesBoard: createFavoritesBoard({ store, now }),
    relay: relayUrl === undefined ? undefined : createRelay(relayUrl),
    snapshots,
    metrics,
    now,
  });
  const door = createDoor({
    find: api.findByUrl,
    rateLimit: limit,
    addressOf: addressReader(trustProxy),
    nextId,
    now,
    onHit: ({ builtAt }) => {
      metrics.countSnapshot('hit');
      metrics.noteServed(builtAt);
    },
  });

  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    // Answers are told by a hook of our own, in one line.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    genReqId: nextId,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: PARAM_MAX,
      querystringParser: decodeQuery,
    },
    frameworkErrors: (error, request, reply) => void answerBadUrl(error, request, reply),
    clientErrorHandler: answerClientError,
    serverFactory: (serve) => createDoorServer(door, serve),
  });
  app.addHook('onClose', (_, done) => {
    stopHearing?.();
    done();
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  guardEdge(app, {
    rateLimit: limit,
    auth,
    trustedOrigins: new Set(
      publicOnly ? [] : publicOrigin ? [publicOrigin, ...trustedOrigins] : trustedOrigins,
    ),
    findCall,
  });
  readBodies(app);
  serveMetrics(app, metrics);
  logRequests(app);
  compressJson(app);
  answerErrors(app, methodsAt);
  serveHealth(app, store);
  await describeApi(app, publicOrigin);
  api.addRoutes(app);
  if (publicOrigin !== undefined && !publicOnly) {
    feedPages(app, { store, auth, origin: publicOrigin });
    loginPages(app, { auth, accounts: store.accounts, secret, now, origin: publicOrigin });
  }
  const safeFetch = options.safeFetch ?? createSafeFetch();
  foreignPictures(app, { reads: store.reads, safeFetch });
  app.addHook('onClose', () => safeFetch.close());
  serveBoardEvents(app, {
    board: createBoard({
      read: () => readBoard(store.reads),
      onChange: store.onChange,
      every,
      onError: (err) => logger.warn({ err }, 'the board could not be read for those who listen'),
    }),
    every,
  });
  return app;
}
