/** For monitoring: `/healthz` is 200 while the process runs, `/readyz` while its database is available. */
import type { FastifyInstance } from 'fastify';
import { unavailable } from '../errors';
import type { Store } from '../store';

export function serveHealth(app: FastifyInstance, store: Pick<Store, 'ping' | 'feedLock'>): void {
  const hidden = { schema: { hide: true }, config: { limit: 'none' as const } };
  app.get('/healthz', hidden, (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', hidden, async (_, reply) => {
    await store.ping().catch((cause: unknown) => {
      throw unavailable(cause);
    });
    const { isHere, holder } = store.feedLock.status();
    return reply.header('cache-control', 'no-store').send({
      status: 'ok',
      instance: store.feedLock.instance,
      feeds: isHere,
      feeder: holder ?? null,
    });
  });
}
