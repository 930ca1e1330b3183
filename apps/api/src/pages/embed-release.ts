/**
 * `/embed/integrity.json` of the portal: the version of the scripts of the embeds, and their digests. The same file is on the origin of the
 * embeds; the portal's page that makes embeds may ask its own origin only.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** `dir`: the folder of the built embed files. */
export function embedRelease(app: FastifyInstance, { dir }: { readonly dir: string }): void {
  const route = { schema: { hide: true }, config: { limit: 'file' as const } };
  app.get('/embed/integrity.json', route, async (_request, reply) => {
    const text = await readFile(join(dir, 'v1/integrity.json'), 'utf8').catch(() => undefined);
    if (text === undefined) return reply.callNotFound();
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(text);
  });
}
