import { expect, it } from 'vitest';
import { clamp } from './clamp';

it('a number stays within its bounds', () => {
  expect([-1, 0, 3, 5, 6].map((value) => clamp(value, 0, 5))).toEqual([0, 0, 3, 5, 5]);
  expect(clamp(Number.NaN, 0, 5)).toBeNaN();
});
