import { expect, it } from 'vitest';
import { ADVISORY_LOCKS } from './advisory-locks';

it('no two advisory locks have the same key', () => {
  const keys = Object.values(ADVISORY_LOCKS);
  expect(new Set<number>(keys).size).toBe(keys.length);
});
