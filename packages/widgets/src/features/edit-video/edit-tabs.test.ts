import { expect, it } from 'vitest';
import { editTabOf, isTabOpen } from './edit-tabs';

it.each([
  [undefined, 'stream', 'topic'],
  ['music', 'stream', 'music'],
  ['sources', 'stream', 'mentions'],
  [undefined, 'clip', 'mentions'],
  ['topic', 'clip', 'mentions'],
  ['music', 'placeholder', 'mentions'],
  ['event', 'placeholder', 'event'],
  ['event', 'clip', 'mentions'],
] as const)('an address with the part %s of a %s shows %s', (named, type, tab) => {
  expect(editTabOf(named, type)).toBe(tab);
  expect(isTabOpen(tab, type)).toBe(true);
});
