/** Routes that answer 503 until what they serve is there. */
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors';

const RETRY_AFTER_S = '5';

/** A page in a frame of another site: it loads itself again. */
const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Oshimado</title></head>' +
  '<body><p>The embeds of this server are still being built. This page loads itself again until they are there.</p></body></html>';

/** Of an address that answers with a page: other files of the embeds have endings. */
const IS_PAGE = /^\/embed\/[\w-]+$|\.html$/;

/**
 * Refuses what the routes of `app` are asked until `ready` resolves; forever if it rejects. Undefined where all is there from the start. For routes
 * that are added afterwards. `isThere` says of a path whether it can be answered before that.
 */
export function refuseUntil(
  app: FastifyInstance,
  ready: Promise<unknown> | undefined,
  isThere: (path: string) => boolean = () => false,
): void {
  if (ready === undefined) return;
  let isReady = false;
  const open = () => void (isReady = true);
  ready.then(open, () => undefined);
  app.addHook('onRequest', async (request, reply) => {
    if (isReady) return undefined;
    const [path = ''] = request.url.split('?');
    if (isThere(path)) return undefined;
    if (!IS_PAGE.test(path))
      throw new ApiError('unavailable', 'The embeds of this server are still being built.', {
        headers: { 'retry-after': RETRY_AFTER_S },
      });
    return reply
      .code(503)
      .headers({
        'retry-after': RETRY_AFTER_S,
        refresh: RETRY_AFTER_S,
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('text/html; charset=utf-8')
      .send(PAGE);
  });
}
