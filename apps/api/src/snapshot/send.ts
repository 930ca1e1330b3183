/** Sends a snapshot in the client's encoding, or 304 if its ETag matches. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Body } from './body';
import { hasTag } from './if-none-match';
import { negotiate, type Encoding } from './negotiate';
import type { Snapshot } from './snapshots';

export interface Prepared {
  readonly status: 200 | 304;
  readonly form: Encoding;
  /** Headers that stay the same as long as the bytes do. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whole seconds since the rows were read. */
  readonly age: string;
}

const CACHE_CONTROL = 'public, max-age=15, stale-while-revalidate=60, stale-if-error=3600';

/** Strong ETags identify bytes, so each encoding has its own. */
export const tagOf = (hash: string, form: Encoding) =>
  form === 'identity' ? `"${hash}"` : `"${hash}-${form}"`;

const headersOf = (
  { body: { hash }, headers }: Snapshot,
  form: Encoding,
  status: Prepared['status'],
) => ({
  ...headers,
  'cache-control': CACHE_CONTROL,
  vary: 'accept-encoding',
  etag: tagOf(hash, form),
  ...(status === 200 && { 'content-type': 'application/json; charset=utf-8' }),
  ...(status === 200 && form !== 'identity' && { 'content-encoding': form }),
});

/** The headers of responses with this body, as long as what its build says beside it is the same. */
interface Known {
  readonly said: Snapshot['headers'];
  readonly made: Partial<Record<`${Encoding} ${Prepared['status']}`, Prepared['headers']>>;
}
const known = new WeakMap<Body, Known>();

/** Status and headers of a response, without the bytes; equal responses share one headers object. */
export function prepare(asked: IncomingHttpHeaders, snapshot: Snapshot, now: number): Prepared {
  const { body, builtAt, headers: said } = snapshot;
  const form = body.formFor(negotiate(asked['accept-encoding']));
  const status = hasTag(asked['if-none-match'], body.hash) ? 304 : 200;
  let kept = known.get(body);
  if (!kept || kept.said !== said) known.set(body, (kept = { said, made: {} }));
  const headers = (kept.made[`${form} ${status}`] ??= headersOf(snapshot, form, status));
  return { status, form, headers, age: String(Math.max(0, Math.floor((now - builtAt) / 1_000))) };
}

export async function sendSnapshot(
  request: FastifyRequest,
  reply: FastifyReply,
  snapshot: Snapshot,
  now: number,
): Promise<FastifyReply> {
  const { status, form, headers, age } = prepare(request.headers, snapshot, now);
  void reply.code(status).headers(headers).header('age', age);
  return reply.send(status === 304 ? undefined : await snapshot.body.bytes(form));
}
