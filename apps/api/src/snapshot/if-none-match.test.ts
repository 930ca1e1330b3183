import { expect, it } from 'vitest';
import { hasTag } from './if-none-match';

it.each([
  '"abc"',
  'W/"abc"',
  'w/"abc"',
  'abc',
  'W/abc',
  '"x", "abc"',
  '"x","abc"',
  'W/"x" , W/"abc-gzip"',
  '"a,b", "abc-br"',
  '*',
  ' * ',
])('%s names the body abc', (header) => {
  expect(hasTag(header, 'abc')).toBe(true);
});

it.each([undefined, '', '"abcd"', '"ab"', '"x", "y"', '"*"', '"x,abc"', 'W/""'])(
  '%s does not',
  (header) => {
    expect(hasTag(header, 'abc')).toBe(false);
  },
);
