/**
 * For monitoring: `/healthz` is 200 while the process runs, `/readyz` while its database is available. Without the other
 * processes this one goes on, so `/readyz` only says so.
 */
import type { FastifyInstance } from 'fastify';
import type { Cluster } from '../cluster/cluster';
import { fullDisk } from '../disk-problem';
import { diskFull, unavailable } from '../errors';
import type { Source } from '../sources/source';
import type { Store } from '../store';

export interface HealthOptions {
  readonly store: Pick<Store, 'ping' | 'feedLock'>;
  /** Sources of this server. Default: none. */
  readonly sources?: readonly Source[] | undefined;
  /** Other processes that serve the same site. Default: none. */
  readonly cluster?: Pick<Cluster, 'status'> | undefined;
}

/** How the sources stand that this process feeds from. Words of a failure are for the log: this address is public. */
const statusesOf = (sources: readonly Source[]) =>
  sources.flatMap(({ name, status }) => {
    const now = status?.();
    if (!now) return [];
    const { checkedAt, trouble } = now;
    const checked = checkedAt === undefined ? null : new Date(checkedAt).toISOString();
    return [{ name, checked, ok: trouble === undefined }];
  });

export function serveHealth(
  app: FastifyInstance,
  { store, cluster, sources = [] }: HealthOptions,
): void {
  const hidden = { schema: { hide: true }, config: { limit: 'none' as const } };
  app.get('/healthz', hidden, (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', hidden, async (_, reply) => {
    await store.ping().catch((cause: unknown) => {
      throw fullDisk(cause) === undefined ? unavailable(cause) : diskFull(cause, true);
    });
    const { isHere, holder } = store.feedLock.status();
    const statuses = statusesOf(sources);
    return reply.header('cache-control', 'no-store').send({
      status: 'ok',
      instance: store.feedLock.instance,
      feeds: isHere,
      feeder: holder ?? null,
      ...(statuses.length > 0 && { sources: statuses }),
      cluster: cluster?.status(),
    });
  });
}
