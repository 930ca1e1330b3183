import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apiKeyStart, maskedKey } from './api-key';

const KEY = `oshi_abcdef${'g'.repeat(45)}`;

it('a key that is not new shows its beginning only', () => {
  expect(maskedKey(KEY)).toBe('oshi_abcdef…');
});

it('what is shortened already stays, also the beginning that is kept', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 20 }), (rest) => {
      const masked = maskedKey(`oshi_${rest}`);
      expect(maskedKey(masked)).toBe(masked);
    }),
  );
  expect(maskedKey(apiKeyStart(KEY))).toBe(maskedKey(KEY));
});
