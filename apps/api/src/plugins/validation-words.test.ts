import { calls, type Call } from '@oshimado/contract/schemas';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { answerErrors } from './answer-errors';
import { setValidationWords } from './validation-words';

beforeAll(setValidationWords);

const WORDS_OF_THE_VALIDATOR =
  /invalid|expected|received|discriminator|unrecognized|too (big|small)|\bregex\b|pattern|undefined|object Object|NaN/i;

const NAUGHTY = [undefined, null, '', 'x', -1, 0.5, 1e12, true, [], {}, [null], ['x'], [5], [{}]];
const NAUGHTY_PARTS = [
  ...NAUGHTY,
  [[]],
  { op: 'x' },
  [{ op: 'x', type: 'x', kind: 'x' }],
  ['x'.repeat(9_999)],
];

const messagesOf = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map(({ message }) => message);
};

describe('what a client hears of a field', () => {
  const schemas = (Object.entries(calls) as [string, Call][]).flatMap(
    ([name, { body, query, params }]) =>
      [body, query, params].flatMap((schema) => (schema ? [[name, schema] as const] : [])),
  );

  it.each(schemas)('%s: is in words of ours whatever is sent', (_, schema) => {
    const keys = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    const bodies = [
      ...NAUGHTY_PARTS,
      ...keys.flatMap((key) => NAUGHTY_PARTS.map((value) => ({ [key]: value }))),
      ...keys.flatMap((key) => NAUGHTY_PARTS.map((value) => ({ [key]: { name: value } }))),
    ];
    const messages = bodies.flatMap((body) => messagesOf(schema, body));
    expect(messages.filter((message) => WORDS_OF_THE_VALIDATOR.test(message))).toEqual([]);
  });

  it.each([
    [z.string(), undefined, 'must be given'],
    [z.string(), 5, 'must be a text'],
    [z.array(z.string()), 'x', 'must be a list'],
    [z.int(), 0.5, 'must be a whole number'],
    [z.enum(['a', 'b']), 'c', 'must be one of a, b'],
    [z.literal('a'), 'c', 'must be a'],
    [z.string().max(2), 'abc', 'must be at most 2 characters'],
    [z.string().min(1), '', 'must not be empty'],
    [z.array(z.string()).min(2), ['a'], 'must have at least 2 values'],
    [z.array(z.string()).min(1), [], 'must have at least one value'],
    [z.number().max(2), 3, 'must be at most 2'],
    [z.number().multipleOf(5), 3, 'must be a multiple of 5'],
    [z.strictObject({}), { a: 1, b: 2 }, 'must not have the fields a, b'],
    [z.url(), 'x', 'must be an address'],
    [z.string().regex(/^a$/), 'x', 'must have the documented form'],
    [z.union([z.string(), z.number()]), true, 'must have the documented form'],
    [
      z.discriminatedUnion('op', [
        z.object({ op: z.literal('add') }),
        z.object({ op: z.literal('remove') }),
      ]),
      { op: 'x' },
      'must be one of add, remove',
    ],
    [z.string().max(2, 'must be short'), 'abc', 'must be short'],
  ])('%#: says what it must be', (schema, value, words) => {
    expect(messagesOf(schema, value)).toEqual([words]);
  });
});

it('a field is named by its whole path', async () => {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app, { methodsAt: () => [] });
  const line = z.object({ op: z.literal('add'), at: z.number() });
  const body = z.union([z.array(line), z.object({ title: z.object({ link: z.string() }) })]);
  app.post('/lines', { schema: { body: z.array(line) } }, () => ({}));
  app.post(
    '/title',
    { schema: { body: z.object({ title: z.object({ links: z.array(z.string()) }) }) } },
    () => ({}),
  );
  app.post('/either', { schema: { body } }, () => ({}));
  const answer = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, payload })).json<unknown>();
  expect(
    await answer('/lines', [
      { op: 'add', at: 1 },
      { op: 'add', at: 'x' },
    ]),
  ).toEqual({
    message: '[1].at must be a number.',
    error: 'bad_request',
    parameter: '[1].at',
  });
  expect(await answer('/title', { title: { links: ['a', 5] } })).toMatchObject({
    message: 'title.links[1] must be a text.',
    parameter: 'title.links[1]',
  });
  expect(await answer('/title', {})).toMatchObject({ message: 'title must be given.' });
  expect(await answer('/lines', {})).toEqual({
    message: 'The request must be a list.',
    error: 'bad_request',
  });
  expect(await answer('/either', {})).toMatchObject({
    message: 'The request must have the documented form.',
  });
});
