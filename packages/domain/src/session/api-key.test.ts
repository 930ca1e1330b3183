import { expect, it } from 'vitest';
import { apiKeyStart } from './api-key';

it('the start of a key is enough to tell it from another one, and too little to use it', () => {
  expect(apiKeyStart(`oshi_abcdef${'g'.repeat(45)}`)).toBe('oshi_abcdef');
});
