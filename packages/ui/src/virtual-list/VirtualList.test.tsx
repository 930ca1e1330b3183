import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VirtualGrid } from './VirtualGrid';
import { VirtualList } from './VirtualList';

// A list without a height is not laid out yet, and moves no focus.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => vi.restoreAllMocks());

const ITEMS = ['first', 'second', 'third', 'fourth'];
/** As in a chat: the first line of a turn has a button, those that follow are mere text. */
const renderItem = (item: string) =>
  item === 'first' || item === 'fourth' ? <button>{item}</button> : <p>{item}</p>;
const props = { label: 'Lines', items: ITEMS, itemKey: (item: string) => item, renderItem };

const focusFirst = () => act(() => screen.getByRole('button', { name: 'first' }).focus());
const focused = () => document.activeElement?.textContent;
function press(key: string) {
  const { activeElement } = document;
  if (activeElement) fireEvent.keyDown(activeElement, { key });
}

describe('VirtualList', () => {
  it('Arrows lead through rows in which nothing takes the focus', () => {
    render(<VirtualList {...props} />);
    focusFirst();
    const passed = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
      press(key);
      return focused();
    });
    expect(passed).toEqual(['second', 'third', 'fourth', 'third']);
  });

  it('A row in which nothing takes the focus is no stop of the Tab key', () => {
    render(<VirtualList {...props} />);
    focusFirst();
    press('ArrowDown');
    expect(document.activeElement).toBe(screen.getAllByRole('listitem')[1]);
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  });
});

describe('VirtualGrid', () => {
  it('Arrows lead through cells in which nothing takes the focus', () => {
    render(<VirtualGrid {...props} />);
    focusFirst();
    const passed = ['ArrowRight', 'ArrowDown', 'End', 'Home'].map((key) => {
      press(key);
      return focused();
    });
    expect(passed).toEqual(['second', 'third', 'fourth', 'first']);
  });
});
