/**
 * For monitoring: `/healthz` is 200 while the process runs, `/readyz` while its database is available. Without the other
 * processes this one goes on, so `/readyz` only says so.
 */
import type { FastifyInstance } from 'fastify';
import type { Cluster } from '../cluster/cluster';
import { fullDisk } from '../disk-problem';
import { diskFull, unavailable } from '../errors';
import type { Store } from '../store';

export interface HealthOptions {
  readonly store: Pick<Store, 'ping' | 'feedLock'>;
  /** Other processes that serve the same site. Default: none. */
  readonly cluster?: Pick<Cluster, 'status'> | undefined;
}

export function serveHealth(app: FastifyInstance, { store, cluster }: HealthOptions): void {
  const hidden = { schema: { hide: true }, config: { limit: 'none' as const } };
  app.get('/healthz', hidden, (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', hidden, async (_, reply) => {
    await store.ping().catch((cause: unknown) => {
      throw fullDisk(cause) === undefined ? unavailable(cause) : diskFull(cause, true);
    });
    const { isHere, holder } = store.feedLock.status();
    return reply.header('cache-control', 'no-store').send({
      status: 'ok',
      instance: store.feedLock.instance,
      feeds: isHere,
      feeder: holder ?? null,
      ...(cluster && { cluster: cluster.status() }),
    });
  });
}
