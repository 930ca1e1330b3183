/** A snapshot as an HTTP answer: the form the client takes, or the word that it has it already. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiate, type Encoding } from './negotiate';
import type { Snapshot } from './snapshots';

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

/** Sets every header; answers the form to send, or undefined where the client has it already. */
function prepare(request: FastifyRequest, reply: FastifyReply, snapshot: Snapshot, now: number) {
  const { body, builtAt } = snapshot;
  const form = body.formFor(negotiate(request.headers['accept-encoding']));
  void reply.headers({
    'cache-control': CACHE_CONTROL,
    vary: 'accept-encoding',
    etag: tagOf(body.hash, form),
    age: String(Math.max(0, Math.floor((now - builtAt) / 1_000))),
  });
  if (hasTag(request.headers['if-none-match'], body.hash)) return undefined;
  void reply.header('content-type', 'application/json; charset=utf-8');
  if (form !== 'identity') void reply.header('content-encoding', form);
  return form;
}

export async function sendSnapshot(
  request: FastifyRequest,
  reply: FastifyReply,
  snapshot: Snapshot,
  now: number,
): Promise<FastifyReply> {
  const form = prepare(request, reply, snapshot, now);
  if (form === undefined) return reply.code(304).send();
  return reply.send(await snapshot.body.bytes(form));
}

/** The same without waiting; false where the form has to be packed first. */
export function trySendSnapshot(
  request: FastifyRequest,
  reply: FastifyReply,
  snapshot: Snapshot,
  now: number,
): boolean {
  const form = snapshot.body.formFor(negotiate(request.headers['accept-encoding']));
  const bytes = snapshot.body.ready(form);
  if (!bytes) return false;
  const prepared = prepare(request, reply, snapshot, now);
  if (prepared === undefined) void reply.code(304).send();
  else void reply.send(bytes);
  return true;
}
