import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { commentParts } from './comment-times';

const seconds = (message: string) => commentParts(message).map((part) => part.seconds ?? part.text);

it.each([
  ['0:05 hello', [5, ' hello']],
  ['at 1:02:03.', ['at ', 3723, '.']],
  ['75:10', [4510]],
  ['1:75:10', ['1:75:10']],
  ['12:60', ['12:60']],
  ['1:2:3:4 and 1234:56', ['1:2:3:4 and 1234:56']],
  ['3:39神 と 4:40\n', [219, '神 と ', 280, '\n']],
  ['', []],
])('%j is cut at its times', (message, parts) => {
  expect(seconds(message)).toEqual(parts);
});

it('a comment with times loses no letter', () => {
  const text = fc.stringMatching(/^[\d: a時\n]*$/);
  fc.assert(
    fc.property(text, (message) => {
      expect(
        commentParts(message)
          .map((part) => part.text)
          .join(''),
      ).toBe(message);
    }),
  );
});
