/** A snapshot as an HTTP answer: the form the client takes, or the word that it has it already. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiate, type Encoding } from './negotiate';
import type { Snapshot } from './snapshots';

export interface Prepared {
  readonly status: 200 | 304;
  readonly form: Encoding;
  readonly headers: Readonly<Record<string, string>>;
}

const CACHE_CONTROL = 'public, max-age=15, stale-while-revalidate=60, stale-if-error=3600';

/** Strong tags name bytes, so each form has its own. */
const tagOf = (hash: string, form: Encoding) =>
  form === 'identity' ? `"${hash}"` : `"${hash}-${form}"`;

const hasTag = (header: string | undefined, hash: string): boolean => {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => {
    const bare = tag.trim().replace(/^W\//, '').replace(/^"|"$/g, '');
    return bare === hash || bare === `${hash}-br` || bare === `${hash}-gzip`;
  });
};

/** What to answer a request with these headers, short of the bytes. */
export function prepare(asked: IncomingHttpHeaders, snapshot: Snapshot, now: number): Prepared {
  const { body, builtAt } = snapshot;
  const form = body.formFor(negotiate(asked['accept-encoding']));
  const status = hasTag(asked['if-none-match'], body.hash) ? 304 : 200;
  const headers: Record<string, string> = {
    'cache-control': CACHE_CONTROL,
    vary: 'accept-encoding',
    etag: tagOf(body.hash, form),
    age: String(Math.max(0, Math.floor((now - builtAt) / 1_000))),
  };
  if (status === 200) {
    headers['content-type'] = 'application/json; charset=utf-8';
    if (form !== 'identity') headers['content-encoding'] = form;
  }
  return { status, form, headers };
}

export async function sendSnapshot(
  request: FastifyRequest,
  reply: FastifyReply,
  snapshot: Snapshot,
  now: number,
): Promise<FastifyReply> {
  const { status, form, headers } = prepare(request.headers, snapshot, now);
  void reply.code(status).headers(headers);
  return reply.send(status === 304 ? undefined : await snapshot.body.bytes(form));
}
