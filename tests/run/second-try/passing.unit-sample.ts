/** A file without a fault: a second try leaves it out. */
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';

it('a worker is as nice as it is asked to be', () => {
  expect(getPriority()).toBe(Number(process.env.NICENESS));
});
