/** A request exactly as a public client writes it, and what that client makes of the answer. */
import type { ConformanceServer } from '../../conformance/server';
import type { Person } from '../../conformance/people';

export interface ShapeContext {
  readonly api: ConformanceServer;
  readonly user: Person;
  readonly editor: Person;
  /** API key of the user. */
  readonly key: string;
  /** A playlist of the user. */
  readonly playlist: number;
  /** A placeholder of the editor. */
  readonly placeholder: string;
  /** Lines of the user on `past-sora` in English. */
  readonly lines: readonly string[];
}

type Late<T> = T | ((context: ShapeContext) => T);

export interface Shape {
  /** Who writes it, by the short names of the facts about the wire. */
  readonly client: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with query, letter by letter. */
  readonly path: Late<string>;
  /** Sent as JSON; a text is sent as it is. Default: no body. */
  readonly body?: Late<unknown>;
  /** In addition to the authorization header. */
  readonly headers?: Late<Readonly<Record<string, string>>>;
  /** Who asks. Default: a guest. */
  readonly as?: 'user' | 'editor';
  /** How the client spells the scheme of its token. Default `BEARER`. */
  readonly scheme?: 'BEARER' | 'Bearer';
  /** Default 200. */
  readonly status?: number;
  /** Throws when the client could not use the answer. */
  readonly reads?: (answer: unknown, context: ShapeContext) => void;
}

/** A request of a guest, unless `more` says who asks. */
export const ask = (
  client: string,
  method: Shape['method'],
  path: Shape['path'],
  more: Partial<Shape> = {},
): Shape => ({ client, method, path, ...more });
export const get = (client: string, path: Shape['path'], more?: Partial<Shape>): Shape =>
  ask(client, 'GET', path, more);

export const valueOf = <T>(late: Late<T>, context: ShapeContext): T =>
  typeof late === 'function' ? (late as (context: ShapeContext) => T)(context) : late;

/** Axios of the Vue portal and of neo. */
export const JSON_UTF8 = { 'content-type': 'application/json;charset=UTF-8' } as const;
/** Axios without a body still sends the content type of a form. */
export const FORM = { 'content-type': 'application/x-www-form-urlencoded' } as const;
