/**
 * 30,000 requests made from the schemas of all calls, from as many kinds of callers as there are: none of them makes the
 * server fail. A failure prints the seed; FUZZ_SEED repeats it, FUZZ_RUNS makes more of them.
 */
import { urlOf, type CallName } from '@oshimado/contract';
import { calls, type Call } from '@oshimado/contract/schemas';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { newPerson, roles, type Person, type RoleCaller } from '../conformance/people';
import { ownServer } from '../conformance/server';
import { ids, videoId } from '../fixtures/world';
import { fromSchema, type JsonSchema } from './from-schema';
import { cases, SEED } from '../../packages/domain/src/testing/cases';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? cases(30_000));
const AT_ONCE = 12;

const KNOWN = [
  ...['past-sora', 'live-sora', 'soon-sora', 'clip-en', 'plc-now', 'past-miko'].map(videoId),
  ...Object.values(ids),
  'Hololive',
  'singing',
  'en',
  'ja',
  'all',
  'custom',
  'https://example.com/live',
  '2026-03-01T12:00:00.000Z',
  '1',
  '2',
  'true',
  'stream',
  'clip',
  'live',
  'past',
  'そら',
];

const api = ownServer({ demoLogin: true });
const people = new Map<RoleCaller, Person>();
const roleOf = { user: 'user', other: 'user', editor: 'editor', admin: 'admin' } as const;

const jsonSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

interface Fuzzed {
  readonly name: CallName;
  readonly who: RoleCaller;
  readonly parts: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const part = (schema: z.ZodType | undefined) =>
  schema ? fromSchema(jsonSchema(schema), KNOWN) : fc.constant({});

const requestOf = (name: CallName): fc.Arbitrary<Fuzzed> => {
  const call: Call = calls[name];
  return fc.record({
    name: fc.constant(name),
    who: fc.constantFrom(...roles),
    parts: fc
      .tuple(part(call.query), part(call.params))
      .map(([query, params]) => ({ ...(query as object), ...(params as object) })),
    body: call.body ? fromSchema(jsonSchema(call.body), KNOWN) : fc.constant(undefined),
  });
};

/** A logged-in account; one that was deleted or logged out is replaced by another. */
async function personFor(who: RoleCaller): Promise<Person['headers']> {
  if (who === 'guest') return {};
  const known = people.get(who) ?? (await newPerson(api, roleOf[who]));
  people.set(who, known);
  return known.headers;
}

/** As clients write it; an object is no value of an address, so its JSON is sent. */
const inAddress = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inAddress);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
};

const addressOf = ({ name, parts }: Fuzzed): string => {
  const inPath = [...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key);
  const filled = Object.fromEntries(inPath.map((key) => [key, parts[key] ?? 'x']));
  const values = Object.entries({ ...parts, ...filled });
  return urlOf(
    calls[name],
    Object.fromEntries(values.map(([key, value]) => [key, inAddress(value)])),
  );
};

it(`answers ${RUNS} requests made from the schemas without a failure of its own, seed ${SEED}`, async () => {
  const names = Object.keys(calls) as CallName[];
  const made = fc.sample(fc.oneof(...names.map(requestOf)), { numRuns: RUNS, seed: SEED });
  const failed: string[] = [];
  const counts: Record<number, number> = {};
  const send = async (request: Fuzzed) => {
    const { name, who, body } = request;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const url = addressOf(request);
    const { statusCode, body: answer } = await api.send(
      calls[name].method,
      url,
      text,
      await personFor(who),
    );
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    if (statusCode >= 500) {
      failed.push(
        `${who} ${calls[name].method} ${url.slice(0, 300)} ${text?.slice(0, 300)}: ${answer}`,
      );
    }
    if (statusCode === 401) people.delete(who);
  };
  for (let at = 0; at < made.length; at += AT_ONCE) {
    await Promise.all(made.slice(at, at + AT_ONCE).map(send));
  }
  expect(failed.slice(0, 5)).toEqual([]);
  // A hunt in which everything is refused at the door finds nothing.
  expect((counts[200] ?? 0) / RUNS).toBeGreaterThan(0.1);
  expect(api.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
});
