/** Prometheus metrics: the process and its load, requests by route and status, snapshots by result. */
import { createHash, timingSafeEqual } from 'node:crypto';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { ApiError } from '../errors';
import type { Store } from '../store';
import { createLoadMetrics } from './load-metrics';

declare module 'fastify' {
  interface FastifyInstance {
    /** The metrics of this server. */
    metrics: Metrics;
  }
}

export type SnapshotOutcome = 'hit' | 'miss' | 'stale';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Each server has its own registry, so that several can run in one process. */
export function createMetrics(now: () => number) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status; without answers from snapshots at hand',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  // Hits are frequent: they are counted in a variable and added to the metric when it is read.
  const outcomes: Record<SnapshotOutcome, number> = { hit: 0, miss: 0, stale: 0 };
  const answers = new Counter({
    name: 'snapshot_answers_total',
    help: 'Answers from snapshots: hit (at hand), miss (built now), stale (the database was down)',
    labelNames: ['outcome'] as const,
    registers: [],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(outcomes)) this.inc({ outcome }, count);
    },
  });
  let servedAt: number | undefined;
  const age = new Gauge({
    name: 'snapshot_age_seconds',
    help: 'Age of the snapshot served last',
    registers: [],
    collect() {
      if (servedAt !== undefined) this.set((now() - servedAt) / 1_000);
    },
  });

  const clientFailures = new Counter({
    name: 'client_failures_total',
    help: 'Failures reported by browsers, by kind (response, silence, page) and class of status',
    labelNames: ['kind', 'status'] as const,
    registers,
  });

  for (const metric of [answers, age]) registry.registerMetric(metric);

  return {
    ...createLoadMetrics(registry),
    registry,
    requests,
    countSnapshot: (outcome: SnapshotOutcome) => void (outcomes[outcome] += 1),
    countClientFailure: (labels: { readonly kind: string; readonly status: string }) =>
      clientFailures.inc(labels),
    /** Epoch milliseconds at which the snapshot served last was built. */
    noteServed: (builtAt: number) => void (servedAt = builtAt),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

export interface ServeMetricsOptions {
  /** Bearer token required to read. Default: no `/metrics` on this server. */
  readonly token?: string | undefined;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Measures every request. The public port serves `/metrics` only with the token. */
export function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  { token }: ServeMetricsOptions = {},
): void {
  const { requests } = metrics;
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = { method: request.method, route, status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
  app.decorate('metrics', metrics);
  if (token === undefined) return;
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', { schema: { hide: true }, config: { limit: 'read' } }, (request, reply) => {
    const shown = digest(request.headers.authorization ?? '');
    if (!timingSafeEqual(shown, expected)) {
      throw new ApiError('unauthorized', 'Metrics require the token of METRICS_TOKEN.', {
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    return send(reply, metrics);
  });
}

const send = async (reply: FastifyReply, { registry }: Metrics) =>
  reply
    .type(registry.contentType)
    .header('cache-control', 'no-store')
    .send(await registry.metrics());

/** A server for metrics only, on an internal address: `/metrics` and `/metrics/embed`. */
export function createMetricsServer(
  portal: Metrics,
  embed: Metrics,
  logger: FastifyBaseLogger,
): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.get('/metrics', (_, reply) => send(reply, portal));
  app.get('/metrics/embed', (_, reply) => send(reply, embed));
  return app;
}

/** Whether this process feeds the store, as a metric. */
export function addFeedMetrics(registry: Registry, { feedLock }: Pick<Store, 'feedLock'>): void {
  registry.registerMetric(
    new Gauge({
      name: 'source_feeding',
      help: '1 in the process that feeds the store, 0 in the others',
      labelNames: ['instance'] as const,
      registers: [],
      collect() {
        this.set({ instance: feedLock.instance }, feedLock.status().isHere ? 1 : 0);
      },
    }),
  );
}
