/**
 * The typed client of the API: one method per call, for browsers, Node and embeds. It neither retries nor caches: leave that to
 * the caller. A browser asks the server whether its copy of an answer is current.
 */
import { isObject } from './answers';
import { encodeQuery, encodeText } from './query-codec';
import { API_BASE } from './api-base';
import type { Route } from './route';
import { routes, type CallName, type ClientCallName } from './routes';
import type { AnswerOf, BodyOf, ParamsOf, Problem, QueryOf } from './types';

/**
 * Why a call failed: `timeout`, `network` (no response received), `http` (an error status), `invalid` (the response is
 * not of this API), `aborted` (cancelled by the caller).
 */
export type CallFailure = 'timeout' | 'network' | 'http' | 'invalid' | 'aborted';

/**
 * A call that failed. `reason` says why, `problem` is the error that the server described, if it did; `message` is for
 * developers.
 */
export class CallError extends Error {
  override readonly name = 'CallError';
  constructor(
    readonly reason: CallFailure,
    readonly call: CallName,
    readonly url: string,
    /** HTTP status, for `http` and `invalid`. */
    readonly status?: number,
    readonly problem?: Problem,
    cause?: unknown,
    /** Seconds to wait before the next call of this kind, where the server says so. */
    readonly retryAfterS?: number,
  ) {
    super(
      problem?.message ?? `${call} failed (${status === undefined ? reason : `HTTP ${status}`})`,
      { cause },
    );
  }
}

/** What `createClient` takes; without options it asks the page's own server as a guest. */
export interface ClientOptions {
  /** Origin of the server, without a slash at the end; empty for the page's own. Default empty. */
  readonly origin?: string;
  /** Default: the platform's fetch. */
  readonly fetch?: typeof fetch;
  /** Returns the session's token, called for every request; undefined for a guest. Default: a guest. */
  readonly token?: () => string | undefined;
  /** Called with every response, before its body is read. Default: none. */
  readonly onAnswer?: (answer: Response) => void;
  /** Called with the error of every failed call before it is thrown, except aborted ones. Default: none. */
  readonly onFailure?: (error: CallError) => void;
}

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call, which then fails with reason `aborted`. */
  readonly signal?: AbortSignal;
  /** Additional headers, such as `idempotency-key` or `override`. */
  readonly headers?: Readonly<Record<string, string>>;
}

type Sent<K extends CallName> =
  BodyOf<K> extends undefined
    ? unknown
    : undefined extends BodyOf<K>
      ? { readonly body?: BodyOf<K> }
      : { readonly body: BodyOf<K> };
/** Parameters of path and query; the request body is `body`. */
type Input<K extends CallName> = (ParamsOf<K> extends undefined ? unknown : ParamsOf<K>) &
  QueryOf<K> &
  Sent<K>;

/**
 * One method per call. It takes path parameters, query and `body` in one object, resolves to the response, and rejects with a
 * `CallError`.
 */
export type Methods<Name extends CallName> = {
  readonly [K in Name]: (
    ...args: Record<never, never> extends Input<K>
      ? [input?: Input<K>, options?: CallOptions]
      : [input: Input<K>, options?: CallOptions]
  ) => Promise<AnswerOf<K>>;
};

/** One method per call that viewers make. */
export type Client = Methods<ClientCallName>;
/** The URL of a route, relative to the server's root. */
export function urlOf(route: Route, input: object = {}): string {
  const query: Record<string, unknown> = { ...input };
  delete query['body'];
  const path = route.path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = query[key];
    delete query[key];
    return encodeText(String(value));
  });
  const search = encodeQuery(query);
  return `${route.base === 'api' ? API_BASE : ''}${path}${search === '' ? '' : `?${search}`}`;
}

const readProblem = async (response: Response): Promise<Problem | undefined> => {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && 'message' in body
    ? (body as Problem)
    : undefined;
};

/** A client of the calls of a table. */
export function clientOf<Name extends CallName>(
  table: Readonly<Record<Name, Route>>,
  { origin = '', fetch: send, token, onAnswer, onFailure }: ClientOptions,
): Methods<Name> {
  const call = async (name: Name, input: object = {}, { signal, headers }: CallOptions = {}) => {
    const route = table[name];
    const url = origin + urlOf(route, input);
    const timeout = AbortSignal.timeout(route.timeoutMs);
    const stop = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const fail = (cause: unknown) => {
      const reason = signal?.aborted ? 'aborted' : timeout.aborted ? 'timeout' : 'network';
      return new CallError(reason, name, url, undefined, undefined, cause);
    };
    const bearer = token?.();
    const body =
      'body' in input && input.body !== undefined ? JSON.stringify(input.body) : undefined;
    const response = await (send ?? fetch)(url, {
      method: route.method,
      // The copies of a browser are up to 75 s old, hours on a page that is gone back to, and older than the viewer's own changes.
      cache: 'no-cache',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      signal: stop,
    }).catch((cause: unknown) => {
      throw fail(cause);
    });
    onAnswer?.(response);
    if (!response.ok) {
      const { status } = response;
      const problem = await readProblem(response);
      // A date is no number of seconds.
      const waitS = Number(response.headers.get('retry-after')) || undefined;
      throw new CallError('http', name, url, status, problem, undefined, waitS);
    }
    const answer: unknown = await response.json().catch((cause: unknown) => {
      // A connection lost while reading the body is a TypeError; invalid JSON is a SyntaxError.
      if (stop.aborted || cause instanceof TypeError) throw fail(cause);
      throw new CallError('invalid', name, url, response.status, undefined, cause);
    });
    if (!(route.isAnswer ?? isObject)(answer)) {
      throw new CallError('invalid', name, url, response.status);
    }
    return answer;
  };
  const reportFailure = (error: unknown) => {
    if (error instanceof CallError && error.reason !== 'aborted') onFailure?.(error);
  };
  const names = Object.keys(table) as Name[];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets which name has which type
  return Object.fromEntries(
    names.map((name) => [
      name,
      (input?: object, options?: CallOptions) =>
        call(name, input, options).catch((error: unknown) => {
          reportFailure(error);
          throw error;
        }),
    ]),
  ) as unknown as Methods<Name>;
}

/** The URL of a call, relative to the server's root. */
export const pathOf = (name: ClientCallName, input: object = {}): string =>
  urlOf(routes[name], input);

/**
 * A client of the server at `origin`. Its methods reject with a `CallError`, also for a timeout and for a response that is
 * not JSON.
 */
export const createClient = (options: ClientOptions = {}): Client => clientOf(routes, options);

/** The rows of either list form. */
export const rowsOf = <T>(list: readonly T[] | { readonly items: readonly T[] }): readonly T[] =>
  'items' in list ? list.items : list;
