import { expect, it } from 'vitest';
import { isOfInputMethod } from '.';

const key = (isComposing: boolean, keyCode: number) => ({ isComposing, keyCode });

it.each([
  ['a key while a word is composed', key(true, 13)],
  ['the Enter by which Safari confirms, which comes after the composition', key(false, 229)],
  ['a key that Chrome has given to the input method', key(true, 229)],
])('%s belongs to the input method', (_what, pressed) => {
  expect(isOfInputMethod(pressed)).toBe(true);
  expect(isOfInputMethod({ nativeEvent: pressed })).toBe(true);
});

it('any other Enter is a key of the page', () => {
  expect(isOfInputMethod(key(false, 13))).toBe(false);
  expect(isOfInputMethod({ nativeEvent: key(false, 13) })).toBe(false);
});
