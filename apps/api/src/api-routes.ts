/** Registers the contract's calls as routes: validated by its schemas, handled by handlers, cached as snapshots where allowed. */
import { API_BASE, type CallName } from '@oshimado/contract';
import { calls, problem, type Call } from '@oshimado/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import {
  actions,
  handlers,
  isPersonal,
  Streamed,
  WithHeaders,
  Written,
  type Action,
  type Asked,
  type Context,
  type Handler,
} from './handlers';
import { withinDeadline } from './plugins/deadline';
import type { Metrics } from './plugins/metrics';
import { BODY_MAX } from './plugins/read-bodies';
import { sendSnapshot } from './snapshot/send';
import type { Built, Snapshot, Snapshots } from './snapshot/snapshots';

export interface ApiRoutesOptions extends Pick<
  Context,
  | 'store'
  | 'auth'
  | 'rooms'
  | 'favoritesBoard'
  | 'cards'
  | 'longAnswers'
  | 'relay'
  | 'mchad'
  | 'platforms'
  | 'texts'
  | 'channelList'
  | 'pushKey'
  | 'webhooks'
  | 'now'
> {
  readonly snapshots: Snapshots;
  readonly metrics: Metrics;
  /** Called with the id of a video when its details are read from the store for a request. */
  readonly onVideoOpened: (id: string) => void;
}

/** Total characters of the cached addresses; one that names many channels is long. */
const URLS_KEPT_CHARS = 4_000_000;

const routePath = (path: string) =>
  path.replace(/\{(\w+)\}/g, ':$1').replace(':id.json', ':id(^[^/]+?).json');
const callNames = Object.keys(calls) as CallName[];

/** Statics are served below the root of the site and also below the API, for clients that know only one base. */
const pathsOf = ({ base, path }: Call): string[] =>
  base === 'api' ? [API_BASE + path] : [path, API_BASE + path];

const patterns = callNames.flatMap((name) => {
  const call: Call = calls[name];
  return pathsOf(call).map((path) => ({
    call,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`),
  }));
});

const callsAt = (path: string) => patterns.filter(({ pattern }) => pattern.test(path));

/** Methods of the calls at this path; none if there is no call. */
export const methodsAt = (path: string): string[] => [
  ...new Set(callsAt(path).map(({ call }) => call.method)),
];

export const findCall = (method: string, path: string): Call | undefined =>
  callsAt(path).find(({ call }) => call.method === method)?.call;

/** Security requirements in the OpenAPI description; an empty entry means that credentials are optional. */
const SECURITY: Readonly<Record<Call['auth'], readonly Record<string, string[]>[]>> = {
  none: [],
  optional: [{}, { session: [] }, { key: [] }],
  user: [{ session: [] }, { key: [] }],
  session: [{ session: [] }],
};

/** Ends a stream that is created after its request timed out, so that it does not count as open. */
async function endWhenOpened(work: Promise<unknown>): Promise<void> {
  const late = await work.catch(() => undefined);
  if (late instanceof Streamed) late.text.destroy();
}

async function untilDeadline<T>(reply: FastifyReply, work: Promise<T>): Promise<T> {
  try {
    return await withinDeadline(reply, work);
  } catch (error) {
    void endWhenOpened(work);
    throw error;
  }
}

const unchanged = z.null().describe('The answer with this `ETag` is still the newest.');

const isPlain = (value: unknown) => typeof value !== 'object' || value instanceof Date;

/** Key of a request: the same for equal requests, whatever the order of parameters and lists. */
const keyOf = (
  name: CallName,
  { params, query, body }: Pick<Asked<CallName>, 'params' | 'query' | 'body'>,
) =>
  `${name} ${JSON.stringify({ params, query, body }, (_, value: unknown) =>
    Array.isArray(value) && value.every(isPlain)
      ? [...new Set(value.map(String))].sort((a, b) => (a < b ? -1 : 1))
      : value,
  )}`;

export function createApiRoutes(options: ApiRoutesOptions) {
  const { store, auth, rooms, favoritesBoard, longAnswers, relay, mchad, platforms } = options;
  const { pushKey, webhooks, texts, channelList, cards, snapshots, metrics, now, onVideoOpened } =
    options;
  /** Which snapshot answered an address, by the unparsed address, so that a repeated request costs nothing. */
  const keyByUrl = new LRUCache<string, string>({
    maxSize: URLS_KEPT_CHARS,
    sizeCalculation: (key, url) => key.length + url.length,
  });

  const build = async <K extends CallName>(
    name: K,
    handler: Handler<K>,
    asked: Asked<K>,
  ): Promise<Built> => {
    metrics.countSnapshot('miss');
    const made = await handler(asked, store.reads, onVideoOpened, now());
    const { answer: rows, headers } =
      made instanceof WithHeaders ? made : { answer: made, headers: undefined };
    return { text: JSON.stringify(calls[name].response.parse(rows)), headers };
  };

  const answerAll = async <K extends CallName>(
    name: K,
    handler: Handler<K>,
    asked: Asked<K>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const key = keyOf(name, asked as Asked<CallName>);
    const held = snapshots.peek(key);
    if (held) metrics.countSnapshot('hit');
    const snapshot = held ?? (await snapshots.get(key, () => build(name, handler, asked)));
    // The response does not depend on the caller, so the URL alone is the cache key.
    if (calls[name].method === 'GET') keyByUrl.set(request.url, key);
    metrics.noteServed(snapshot.builtAt);
    return sendSnapshot(request, reply, snapshot, now());
  };

  const answerOne = async <K extends CallName>(
    name: K,
    action: Action<K>,
    asked: Asked<K>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const work = action(asked, {
      caller: request.caller,
      store,
      auth,
      rooms,
      favoritesBoard,
      cards,
      longAnswers,
      relay,
      mchad,
      platforms,
      texts,
      channelList,
      pushKey,
      webhooks,
      now,
      log: request.log,
      metrics,
      cookies: request.headers.cookie,
      userAgent: request.headers['user-agent'],
    });
    const { asksOtherService = false }: Call = calls[name];
    const answer = await (asksOtherService ? work : untilDeadline(reply, work));
    const text =
      answer instanceof Written || answer instanceof Streamed
        ? answer.text
        : JSON.stringify(calls[name].response.parse(answer));
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(text);
  };

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- one name at a time, or no handler fits
  const answer = <K extends CallName>(name: K, request: FastifyRequest, reply: FastifyReply) => {
    const { params, query, body, headers } = request;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas of this call have checked each part
    const asked = { params, query, body, headers } as Asked<K>;
    const handler = handlers[name];
    const action = actions[name];
    const personal = isPersonal[name];
    if (handler && !(action && personal?.(asked))) {
      return answerAll(name, handler, asked, request, reply);
    }
    if (!action) throw new Error(`no handler for ${name}`);
    return answerOne(name, action, asked, request, reply);
  };

  const addRoutes = (app: FastifyInstance) => {
    for (const name of callNames) {
      const call: Call = calls[name];
      for (const [index, path] of pathsOf(call).entries()) {
        app.route({
          method: call.method,
          url: routePath(path),
          config: { call },
          bodyLimit: call.bodyMax ?? BODY_MAX,
          schema: {
            operationId: name,
            tags: [call.tag],
            summary: call.summary,
            security: SECURITY[call.auth],
            // The second address of a call is the same call.
            hide: index > 0,
            ...(call.params && { params: call.params }),
            ...(call.query && { querystring: call.query }),
            ...(call.headers && { headers: call.headers }),
            ...(call.body && { body: call.body }),
            response: {
              200: call.response,
              ...(handlers[name] && call.method === 'GET' && { 304: unchanged }),
              '4xx': problem,
              '5xx': problem,
            },
          },
          handler: (request, reply) => answer(name, request, reply),
        });
      }
    }
  };

  /** The snapshot that answered the same address before, if it is still valid. */
  const findByUrl = (url: string): Snapshot | undefined => {
    const key = keyByUrl.get(url);
    return key === undefined ? undefined : snapshots.peek(key);
  };

  return { addRoutes, findByUrl };
}
