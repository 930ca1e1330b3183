import { expect, it } from 'vitest';
import { frameHeight, heightIn } from './frame-height';

it('a page reads the height that a frame says, rounded up', () => {
  expect(heightIn(frameHeight(120.2))).toBe(121);
  expect(heightIn(frameHeight(1e9))).toBe(20_000);
});

it.each([
  [null],
  ['oshi-height'],
  [{ type: 'resize', height: 5 }],
  [{ type: 'oshi-height', height: '5' }],
  [{ type: 'oshi-height', height: -1 }],
  [{ type: 'oshi-height', height: Number.NaN }],
])('%j is no height', (data) => {
  expect(heightIn(data)).toBeUndefined();
});
