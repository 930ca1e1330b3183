/** Figures for Prometheus: the process, requests by route and status, snapshots by how they were answered. */
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export type SnapshotOutcome = 'hit' | 'miss' | 'stale';

export interface Metrics {
  readonly countSnapshot: (outcome: SnapshotOutcome) => void;
  /** Age in seconds of a snapshot served. */
  readonly observeAge: (seconds: number) => void;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const AGES = [1, 5, 15, 60, 300, 3_600];

export function serveMetrics(app: FastifyInstance): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  const snapshots = new Counter({
    name: 'snapshot_answers_total',
    help: 'Answers from snapshots: hit, miss (built now), stale (the database was down)',
    labelNames: ['outcome'] as const,
    registers,
  });
  const ages = new Histogram({
    name: 'snapshot_age_seconds',
    help: 'Age of the snapshots served',
    buckets: AGES,
    registers,
  });

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = { method: request.method, route, status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
  app.get('/metrics', { schema: { hide: true } }, async (_, reply) =>
    reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics()),
  );
  return {
    countSnapshot: (outcome) => snapshots.inc({ outcome }),
    observeAge: (seconds) => ages.observe(seconds),
  };
}
