/**
 * Parses bodies as JSON whatever their content type, because existing clients send JSON as text. This allows no CSRF, because
 * cookies are never taken for a login. Bodies that are too deep, too long or contain keys such as `__proto__` are refused
 * before validation.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'secure-json-parse';
import * as z from 'zod';
import { ApiError } from '../errors';

export const BODY_MAX = 262_144;
const DEPTH_MAX = 20;
const LIST_MAX = 5_000;

/** Throws if a value is nested too deeply or has a list that is too long; walks without recursion. */
function requireShape(value: unknown): void {
  const open: (readonly [unknown, number])[] = [[value, 1]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [part, depth] = next;
    if (typeof part !== 'object' || part === null) continue;
    if (depth > DEPTH_MAX) {
      throw new ApiError('bad_request', `The body is nested more than ${DEPTH_MAX} levels deep.`);
    }
    const values: unknown[] = Array.isArray(part) ? part : Object.values(part);
    if (values.length > LIST_MAX) {
      throw new ApiError('too_large', `The body contains a list of more than ${LIST_MAX} values.`);
    }
    for (const inner of values) open.push([inner, depth + 1]);
  }
}

export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = parse(text, undefined, { protoAction: 'error', constructorAction: 'error' });
  } catch (cause) {
    throw new ApiError('bad_request', 'The body is not valid JSON.', { cause });
  }
  requireShape(value);
  return value;
}

/** A packed body would be read as broken JSON. */
function refusePacked({ headers }: FastifyRequest): void {
  const packing = headers['content-encoding'] ?? 'identity';
  if (packing.toLowerCase() === 'identity') return;
  throw new ApiError('bad_request', 'The body must be sent without content-encoding.', {
    status: 415,
    headers: { 'accept-encoding': 'identity' },
  });
}

export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('*', { parseAs: 'string' }, (request, body, done) => {
    const schema = request.routeOptions.config.call?.body;
    if (!schema) return done(null, undefined);
    const isText = schema instanceof z.ZodString;
    try {
      refusePacked(request);
      // Clients of the original send a text as it is, our own client as JSON.
      if (isText && !body.startsWith('"')) return done(null, body);
      return done(null, body.trim() === '' ? undefined : parseJson(body));
    } catch (error) {
      return done(error as Error, undefined);
    }
  });
}
