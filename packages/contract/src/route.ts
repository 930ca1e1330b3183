/** What a call is to a client: its method, path and timeout. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the base, parameters in braces. */
  readonly path: string;
  /** `api`: below `/api/v2`; `site`: below the root of the site. */
  readonly base: 'api' | 'site';
  /** Timeout of clients in milliseconds (specification, sections 7 and 9). */
  readonly timeoutMs: number;
  /** Whether the body of a success is an answer of this call; a client takes any other as a failure. Default: an object or a list. */
  readonly isAnswer?: (answer: unknown) => boolean;
}

const API_TIMEOUT_MS = 30_000;

const call =
  (method: Route['method']) =>
  (path: string, timeoutMs = API_TIMEOUT_MS): Route => ({ method, path, base: 'api', timeoutMs });

export const get = call('GET');
export const post = call('POST');
export const put = call('PUT');
export const patch = call('PATCH');
export const remove = call('DELETE');
