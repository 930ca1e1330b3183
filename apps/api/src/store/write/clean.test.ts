import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { toJson } from './clean';

/** Looks at every text, whether it needs it or not. */
const plainly = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string'
      ? part
          .replaceAll('\0', '')
          .replace(/\p{Surrogate}/gu, '\uFFFD')
          .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
      : part,
  );

const unit = fc.oneof(
  fc.integer({ min: 0, max: 0xff_ff }).map((code) => String.fromCharCode(code)),
  fc.constantFrom(
    '\0',
    '\\',
    '\\u0000',
    '\\ud800',
    '\ud800',
    '\udc00',
    '\u202e',
    '\u2066',
    '\u200f',
    '👍',
    'u',
    'あ',
  ),
);
const text = fc.array(unit, { maxLength: 12 }).map((units) => units.join(''));

it('the cleaner of texts takes out what the database refuses and what turns a direction, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ title: text, links: fc.array(text) })), (records) => {
      expect(toJson(records)).toBe(plainly(records));
    }),
    { numRuns: 1_000 },
  );
  expect(JSON.parse(toJson(['\u202eabc\u202c', '\0\u202eשלום\u200f']))).toEqual([
    'abc',
    'שלום\u200f',
  ]);
  expect(JSON.parse(toJson('a\0b\ud800c👍\\u0000'))).toBe('ab\uFFFDc👍\\u0000');
});
