/** What a scenario of one call is made of. */
import {
  API_BASE,
  type BodyOf,
  type CallName,
  type ParamsOf,
  type QueryOf,
} from '@oshimado/contract';
import type { Person, Who } from './people';
import type { ConformanceServer } from './server';

export interface Request<K extends CallName = CallName> {
  readonly params?: ParamsOf<K>;
  readonly query?: QueryOf<K>;
  readonly body?: BodyOf<K>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ScenarioContext {
  readonly api: ConformanceServer;
  readonly people: Readonly<Record<Who, Person>>;
}

export interface Scenario<K extends CallName = CallName> {
  /** Makes what the call is about, as the property of `user`, and says what to send. */
  readonly request: (context: ScenarioContext) => Request<K> | Promise<Request<K>>;
  /** Who sends the example. Default: the caller with the fewest permissions. */
  readonly as?: Who;
  /** Status where it differs from what the call's kind says: 200 for all, or 401 for guests and 200 for users. */
  readonly status?: Partial<Record<Who, number>>;
}

/** Statuses where editors and admins may, and others may not. */
export const editorsOnly = { user: 403, other: 403 } as const;
/** A call of editors, who send its example. */
export const byEditors = { as: 'editor', status: editorsOnly } as const;

/** Does something first; throws when that is refused, so that no table is made of refusals. */
export async function first<T>(
  { api, people }: ScenarioContext,
  who: Who,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const { statusCode, body: text } = await api.send(
    method,
    API_BASE + path,
    body,
    people[who].headers,
  );
  if (statusCode !== 200) throw new Error(`${method} ${path} answered ${statusCode}: ${text}`);
  return JSON.parse(text) as T;
}

const counts = new WeakMap<ScenarioContext['api'], number>();
/** Counts from 1 for each server, so that no two requests to it are the same. */
export const next = ({ api }: ScenarioContext) => {
  const count = (counts.get(api) ?? 0) + 1;
  counts.set(api, count);
  return count;
};
