/**
 * Files about the embeds on the origin of the portal, below `/embed/`: `integrity.json` has the version of their scripts and their digests,
 * `custom-elements.json` describes the elements. The same files are on the origin of the embeds; the portal's page that makes embeds may ask its own
 * origin only.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { refuseUntil } from './refuse-until';

const NAMES = ['integrity.json', 'custom-elements.json'];

export interface EmbedReleaseOptions {
  /** Folder of the built embed files. */
  readonly dir: string;
  /** Resolves when they are built, rejects when they could not be. Default: they are there. */
  readonly built?: Promise<void> | undefined;
}

export const embedRelease: FastifyPluginAsync<EmbedReleaseOptions> = (app, { dir, built }) => {
  refuseUntil(app, built);
  const route = { schema: { hide: true }, config: { limit: 'file' as const } };
  for (const name of NAMES)
    app.get(`/embed/${name}`, route, async (_request, reply) => {
      const text = await readFile(join(dir, 'v1', name), 'utf8').catch(() => undefined);
      if (text === undefined) return reply.callNotFound();
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(text);
    });
  return Promise.resolve();
};
