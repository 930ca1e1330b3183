/** Values that a JSON schema describes, and values beside it: what a careless or a hostile client sends. */
import * as fc from 'fast-check';

export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
}

const NASTY = [
  '',
  'a\0b',
  '\uD800',
  "'; drop table users; --",
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  'undefined',
  'null',
  '-1',
  '1e999',
  '2026-02-31',
  '9999-12-31T23:59:59.999Z',
  '0000-00-00',
  'すいちゃん',
  'ｱｲﾄﾞﾙ',
  '👩‍👩‍👧‍👦',
  '\u202Eabc',
  'a'.repeat(5_000),
  '<script>alert(1)</script>',
  '{"$gt":""}',
];

/** Ids of things that exist, so that more than refusals is reached. */
const text = (known: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    { weight: 2, arbitrary: fc.constantFrom(...NASTY) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  );

const number = fc.oneof(
  fc.integer({ min: -2, max: 120 }),
  fc.maxSafeInteger(),
  fc.double(),
  fc.constantFrom(0, -0, 1e300, 2_147_483_647, 2_147_483_648, 9_007_199_254_740_991),
);

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(...NASTY),
  number,
  fc.boolean(),
  fc.constant(null),
);

function fromObject(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  const entries = Object.entries(schema.properties ?? {});
  const shape = Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      fc.oneof(
        { weight: 8, arbitrary: fromSchema(value, known) },
        { weight: 1, arbitrary: anything },
        { weight: 2, arbitrary: fc.constant(undefined) },
      ),
    ]),
  );
  return fc.record(shape);
}

export function fromSchema(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(choice, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.oneof(fc.constantFrom(...schema.enum), text(known));
  switch (schema.type) {
    case 'string':
      return text(known);
    case 'integer':
    case 'number':
      return number;
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(schema.items ? fromSchema(schema.items, known) : anything, { maxLength: 4 });
    case 'object':
      return fromObject(schema, known);
    default:
      return fc.oneof(
        text(known),
        number,
        fc.boolean(),
        fc.array(text(known), { maxLength: 3 }),
        anything,
      );
  }
}
