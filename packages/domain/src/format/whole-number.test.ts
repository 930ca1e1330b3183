import { expect, it } from 'vitest';
import { formatWhole } from './whole-number';

it.each([
  [0, 'en', '0'],
  [1_234, 'en', '1,234'],
  [12_345, 'de', '12.345'],
  [100_000, 'ja', '100,000'],
])('%i in %s is %s', (value, language, text) => {
  expect(formatWhole(value, language)).toBe(text);
});
