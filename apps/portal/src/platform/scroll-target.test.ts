/** "Restored on back and forward; a change within the same path keeps the position; otherwise the page goes to the top." */
import { expect, it } from 'vitest';
import { scrollTargetOf, type ScrollStep } from './scroll-target';

const step: ScrollStep = {
  type: 'PUSH',
  fromPathname: '/',
  pathname: '/about',
  hash: '',
  saved: undefined,
};

it.each([
  ['back and forward restore a saved position', { type: 'POP', saved: 700 }, 700],
  ['a new page begins at the top', {}, 0],
  ['a new page begins at the top, whatever another visit has saved', { saved: 700 }, 0],
  ['back to a page nobody scrolled leads to its top', { type: 'POP' }, 0],
] as const)('%s', (_, over, y) => {
  expect(scrollTargetOf({ ...step, ...over })).toEqual({ kind: 'position', y });
});

it.each(['PUSH', 'REPLACE'] as const)('a %s within the same path keeps the position', (type) => {
  expect(scrollTargetOf({ ...step, type, fromPathname: '/about' })).toEqual({ kind: 'stay' });
});

it('the first page of a visit keeps the browser’s scroll position', () => {
  expect(scrollTargetOf({ ...step, type: 'POP', fromPathname: null })).toEqual({ kind: 'stay' });
});

it.each([
  ['another page', '/', true],
  ['the same page', '/about', false],
  ['the first page of a visit', null, false],
])('a fragment of %s leads to the element it names', (_, fromPathname, orTop) => {
  const to = (hash: string) => scrollTargetOf({ ...step, fromPathname, hash });
  expect(to('#a%20b')).toEqual({ kind: 'element', id: 'a b', orTop });
  expect(to('#%E0%A4%A')).toEqual({ kind: 'element', id: '%E0%A4%A', orTop });
});
