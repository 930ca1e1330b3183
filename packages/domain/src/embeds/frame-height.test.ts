import { expect, it } from 'vitest';
import { asksHeight, frameHeight, heightIn, heightQuestion } from './frame-height';

it('a page reads the height that a frame says, rounded up', () => {
  expect(heightIn(frameHeight(120.2))).toBe(121);
  expect(heightIn(frameHeight(1e9))).toBe(20_000);
});

it('a frame knows the question for its height from other messages', () => {
  expect(asksHeight(heightQuestion)).toBe(true);
  for (const other of [null, undefined, 'oshi-height-ask', {}, frameHeight(5)])
    expect(asksHeight(other)).toBe(false);
  expect(heightIn(heightQuestion)).toBeUndefined();
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
