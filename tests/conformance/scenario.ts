/** What a scenario of one call is made of. */
import type { BodyOf, CallName, ParamsOf, QueryOf } from '@oshimado/contract';
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
