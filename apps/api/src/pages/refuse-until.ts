/** Routes that answer 503 until what they serve is there. */
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors';

const RETRY_AFTER_S = '5';

const BUILDING = 'The embeds of this server are still being built.';
const FAILED = 'The embeds of this server could not be built.';

/** A page in a frame of another site: it loads itself again while that may help. */
const pageOf = (sentences: string) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Oshimado</title></head>' +
  `<body><p>${sentences}</p></body></html>`;
const BUILDING_PAGE = pageOf(`${BUILDING} This page loads itself again until they are there.`);
const FAILED_PAGE = pageOf(FAILED);

/** Of an address that answers with a page: other files of the embeds have endings. */
const IS_PAGE = /^\/embed\/[\w-]+$|\.html$/;

/**
 * Refuses what the routes of `app` are asked until `ready` resolves, and says when to come again; forever if it rejects, and says so. Undefined where
 * all is there from the start. For routes that are added afterwards. `isThere` says of a path whether it can be answered before that.
 */
export function refuseUntil(
  app: FastifyInstance,
  ready: Promise<unknown> | undefined,
  isThere: (path: string) => boolean = () => false,
): void {
  if (ready === undefined) return;
  let state: 'building' | 'ready' | 'failed' = 'building';
  ready.then(
    () => void (state = 'ready'),
    () => void (state = 'failed'),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (state === 'ready') return undefined;
    const [path = ''] = request.url.split('?');
    if (isThere(path)) return undefined;
    const isFailed = state === 'failed';
    const again: Readonly<Record<string, string>> = isFailed
      ? {}
      : { 'retry-after': RETRY_AFTER_S };
    if (!IS_PAGE.test(path))
      throw new ApiError('unavailable', isFailed ? FAILED : BUILDING, { headers: again });
    return reply
      .code(503)
      .headers({
        ...again,
        ...(!isFailed && { refresh: RETRY_AFTER_S }),
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('text/html; charset=utf-8')
      .send(isFailed ? FAILED_PAGE : BUILDING_PAGE);
  });
}
