/** The HTTP server of /api/v2 and the statics; pages are registered on it by whoever builds it. */
import { decodeQuery } from '@oshimado/contract';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createApiRoutes, isCallPath } from './api-routes';
import { ApiError } from './errors';
import { answerBadUrl, answerClientError, answerErrors } from './plugins/answer-errors';
import { compressJson } from './plugins/compress-json';
import { describeApi } from './plugins/docs';
import { guardEdge } from './plugins/edge';
import { serveHealth } from './plugins/health';
import { logRequests } from './plugins/log-requests';
import { createMetrics, serveMetrics } from './plugins/metrics';
import { createRateLimit } from './plugins/rate-limit';
import { createRequestIds } from './plugins/request-id';
import { addressReader, createDoor, createDoorServer } from './snapshot/door';
import { createSnapshots } from './snapshot/snapshots';
import type { Store } from './store';

export interface AppOptions {
  readonly store: Pick<Store, 'reads' | 'version' | 'ping'>;
  readonly logger: FastifyBaseLogger;
  /** Epoch milliseconds. Default: the platform's clock. */
  readonly now?: () => number;
  /** Origin under which the outside reaches the API, for its description. Default: the page's own. */
  readonly publicOrigin?: string;
  /** Requests a minute from one address; 0 or false for no limit. Default 600. */
  readonly rateLimit?: number | false;
  /** Proxies whose word about the caller's address is believed. Default none. */
  readonly trustProxy?: boolean | string;
}

const RATE_LIMIT = 600;
/** Ids are far shorter; a longer one still deserves an answer that names it. */
const PARAM_MAX = 16_384;

const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500;

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, logger, now = Date.now, rateLimit = RATE_LIMIT, trustProxy = false } = options;
  const nextId = createRequestIds();
  const limit = rateLimit ? createRateLimit({ perMinute: rateLimit, now }) : undefined;
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
  const api = createApiRoutes({ reads: store.reads, snapshots, metrics, now });
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
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  guardEdge(app, limit);
  serveMetrics(app, metrics);
  logRequests(app);
  compressJson(app);
  answerErrors(app, isCallPath);
  serveHealth(app, store);
  await describeApi(app, options.publicOrigin);
  api.addRoutes(app);
  return app;
}
