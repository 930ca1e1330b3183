import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { drawLayouts } from '../../../testing/layouts-page';
import { CellPager } from './CellPager';

const swipe = (element: Element, by: number) => {
  const touch = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientY: 10 };
  fireEvent.pointerDown(element, { ...touch, clientX: 200 });
  fireEvent.pointerUp(element, { ...touch, clientX: 200 + by });
};

it('a swipe over the pager leads to the next cell or the one before, but not on a page that is zoomed in', async () => {
  const onCell = vi.fn<(id: string) => void>();
  await drawLayouts(<CellPager ids={['c0', 'c1', 'c2']} current="c1" onCell={onCell} />, {});
  const pager = await screen.findByRole('group', { name: 'Cells' });
  swipe(pager, -80);
  swipe(pager, 80);
  vi.stubGlobal('visualViewport', { scale: 2 });
  swipe(pager, -80);
  expect(onCell.mock.calls).toEqual([['c2'], ['c0']]);
});
