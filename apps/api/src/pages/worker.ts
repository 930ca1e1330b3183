/**
 * The portal's service worker (`no-cache`) and its kill switch (`no-store`): a broken worker that is cached could not be replaced.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKER_ADDRESS } from '@oshimado/domain';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from '../plugins/page-policy';

interface WorkerOptions {
  /** Folder of the built client files. */
  readonly client: string;
  readonly isKilled: boolean;
}

/**
 * Replaces any worker that a browser still has and removes itself. Pages check the kill switch and do the same; this is
 * for a worker that blocks every page.
 */
const SELF_DESTROYING = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const clear = async () => {
    await self.registration.unregister();
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('oshimado-')).map((name) => caches.delete(name)));
  };
  event.waitUntil(clear());
});
`;

/** A worker may fetch only from its own site. */
const POLICY = pagePolicy({ directives: { 'script-src': "'self'", 'connect-src': "'self'" } });

async function readWorker({ client, isKilled }: WorkerOptions): Promise<string | undefined> {
  if (isKilled) return SELF_DESTROYING;
  return readFile(join(client, WORKER_ADDRESS), 'utf8').catch(() => undefined);
}

export async function serveWorker(app: FastifyInstance, options: WorkerOptions): Promise<void> {
  const script = await readWorker(options);
  const hidden = { schema: { hide: true } };

  app.get(WORKER_ADDRESS, hidden, (_request, reply) => {
    if (script === undefined) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-cache')
      .header('service-worker-allowed', '/')
      .header('content-security-policy', POLICY)
      .type('text/javascript; charset=utf-8')
      .send(script);
  });

  app.get('/kill-switch.json', hidden, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ kill: options.isKilled }),
  );
}
