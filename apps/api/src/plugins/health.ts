/** For who watches the process: `/healthz` says it runs, `/readyz` that it can answer from its database. */
import type { FastifyInstance } from 'fastify';
import { unavailable } from '../errors';
import type { Store } from '../store';

export function serveHealth(app: FastifyInstance, store: Pick<Store, 'ping'>): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', hidden, async (_, reply) => {
    await store.ping().catch((cause: unknown) => {
      throw unavailable(cause);
    });
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
