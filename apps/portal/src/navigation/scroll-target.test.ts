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
  expect(scrollTargetOf({ ...step, type, fromPathname: '/about', hash: '#faq' })).toEqual({
    kind: 'stay',
  });
});

it('a fragment of another page leads to what it names', () => {
  expect(scrollTargetOf({ ...step, hash: '#a%20b' })).toEqual({ kind: 'element', id: 'a b' });
  expect(scrollTargetOf({ ...step, hash: '#%E0%A4%A' })).toEqual({
    kind: 'element',
    id: '%E0%A4%A',
  });
});
