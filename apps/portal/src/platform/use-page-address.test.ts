import { expect, test } from 'vitest';
import { pageIn } from './use-page-address';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1e9', 1],
  ['page=99999999', 1],
])('%j shows page %i', (text, page) => {
  expect(pageIn(new URLSearchParams(text))).toBe(page);
});
