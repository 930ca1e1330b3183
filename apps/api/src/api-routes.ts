/** The calls of the contract as routes: checked by its schemas, answered by handlers, kept as snapshots. */
import { API_BASE, type CallName } from '@oshimado/contract';
import { calls, problem, type Call } from '@oshimado/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { handlers, type Asked, type Handler } from './handlers';
import type { Metrics } from './plugins/metrics';
import { sendSnapshot } from './snapshot/send';
import type { Snapshot, Snapshots } from './snapshot/snapshots';
import type { Reads } from './store';

export interface ApiRoutesOptions {
  readonly reads: Reads;
  readonly snapshots: Snapshots;
  readonly metrics: Metrics;
  readonly now: () => number;
}

const URLS_KEPT = 5_000;

const routePath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');
const callNames = Object.keys(calls) as CallName[];

/** Statics lie below the root of the site and, for clients that know one base only, below the API as well. */
const pathsOf = ({ base, path }: Call): string[] =>
  base === 'api' ? [API_BASE + path] : [path, API_BASE + path];

const patterns = callNames
  .flatMap((name) => pathsOf(calls[name]))
  .map((path) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`));

/** Whether a call of the contract lives at this path. */
export const isCallPath = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

/** Equal questions have equal keys, whatever the order of their parameters and lists. */
const keyOf = (name: CallName, asked: object): string =>
  `${name} ${JSON.stringify(asked, (_, value: unknown) =>
    Array.isArray(value) ? [...new Set(value.map(String))].sort((a, b) => (a < b ? -1 : 1)) : value,
  )}`;

export function createApiRoutes({ reads, snapshots, metrics, now }: ApiRoutesOptions) {
  /** Which snapshot an address was answered by; the address as it came, so that a second reading costs nothing. */
  const keyByUrl = new LRUCache<string, string>({ max: URLS_KEPT });

  const build = async <K extends CallName>(name: K, asked: Asked<K>): Promise<string> => {
    metrics.countSnapshot('miss');
    const handler: Handler<K> = handlers[name];
    const answer = await handler(asked, reads);
    return JSON.stringify(calls[name].response.parse(answer));
  };

  const answer = async (name: CallName, request: FastifyRequest, reply: FastifyReply) => {
    const asked = { params: request.params, query: request.query } as Asked<typeof name>;
    const key = keyOf(name, asked);
    const held = snapshots.peek(key);
    if (held) metrics.countSnapshot('hit');
    const snapshot = held ?? (await snapshots.get(key, () => build(name, asked)));
    keyByUrl.set(request.url, key);
    metrics.noteServed(snapshot.builtAt);
    return sendSnapshot(request, reply, snapshot, now());
  };

  const addRoutes = (app: FastifyInstance) => {
    for (const name of callNames) {
      const call: Call = calls[name];
      for (const [index, path] of pathsOf(call).entries()) {
        app.route({
          method: 'GET',
          url: routePath(path),
          schema: {
            operationId: name,
            tags: [call.tag],
            summary: call.summary,
            // The second address of a call is the same call.
            hide: index > 0,
            ...(call.params && { params: call.params }),
            ...(call.query && { querystring: call.query }),
            response: { 200: call.response, '4xx': problem, '5xx': problem },
          },
          handler: (request, reply) => answer(name, request, reply),
        });
      }
    }
  };

  /** The snapshot that answered this very address before, if it still holds. */
  const findByUrl = (url: string): Snapshot | undefined => {
    const key = keyByUrl.get(url);
    return key === undefined ? undefined : snapshots.peek(key);
  };

  return { addRoutes, findByUrl };
}
