/** Videos that are dropped on a cell. */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDropVideo, type DropVideoOptions } from '.';

function Cell(options: DropVideoOptions) {
  const { handlers, isOver } = useDropVideo(options);
  return (
    <div data-testid="cell" data-over={isOver} {...handlers}>
      <span data-testid="inside" />
    </div>
  );
}

function drawn() {
  const onDrop = vi.fn<DropVideoOptions['onDrop']>();
  const onProblem = vi.fn<DropVideoOptions['onProblem']>();
  render(<Cell onDrop={onDrop} onProblem={onProblem} />);
  const cell = screen.getByTestId('cell');
  return { onDrop, onProblem, cell, isOver: () => cell.dataset['over'] === 'true' };
}

const transfer = (data: Readonly<Record<string, string>>, effectAllowed = 'all') => ({
  types: Object.keys(data),
  getData: (type: string) => data[type] ?? '',
  effectAllowed,
  dropEffect: 'none',
});

/** What would be done with it over the element. */
function effectOf(element: Element, dataTransfer: ReturnType<typeof transfer>) {
  const event = createEvent.dragOver(element, { dataTransfer });
  expect(fireEvent(element, event)).toBe(false);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an event of a drag has a transfer
  return (event as DragEvent).dataTransfer?.dropEffect;
}

it('the drop area takes an address, and says where it would land', () => {
  const { onDrop, onProblem, cell, isOver } = drawn();
  const dataTransfer = transfer({ 'text/uri-list': 'https://youtu.be/dQw4w9WgXcQ' });
  expect(fireEvent.dragEnter(cell, { dataTransfer })).toBe(false);
  expect(effectOf(cell, dataTransfer)).toBe('copy');
  expect(isOver()).toBe(true);
  expect(fireEvent.drop(cell, { dataTransfer })).toBe(false);
  expect(isOver()).toBe(false);
  expect(onDrop).toHaveBeenCalledExactlyOnceWith({ id: 'dQw4w9WgXcQ', service: 'youtube' });
  expect(onProblem).not.toHaveBeenCalled();
});

it('the drop area takes a link as a link', () => {
  const { cell } = drawn();
  expect(effectOf(cell, transfer({ 'text/plain': '' }, 'link'))).toBe('link');
});

it.each([
  [{ 'text/plain': 'hello' }, 'unreadable'],
  [{ 'application/json': '{"id":"<script>"}' }, 'unreadable'],
  [{ 'text/uri-list': 'https://example.com/' }, 'otherSite'],
  [{ 'text/plain': '' }, 'empty'],
])('a drop says what is wrong with %j', (data, problem) => {
  const { onDrop, onProblem, cell } = drawn();
  fireEvent.drop(cell, { dataTransfer: transfer(data) });
  expect(onProblem).toHaveBeenCalledExactlyOnceWith(problem);
  expect(onDrop).not.toHaveBeenCalled();
});

it('the drop area leaves files alone', () => {
  const { onDrop, onProblem, cell, isOver } = drawn();
  const dataTransfer = transfer({ Files: '' });
  expect(fireEvent.dragOver(cell, { dataTransfer })).toBe(true);
  expect(isOver()).toBe(false);
  expect(fireEvent.drop(cell, { dataTransfer })).toBe(true);
  expect([onDrop.mock.calls, onProblem.mock.calls]).toEqual([[], []]);
});

it('the drop area stays marked while the drag goes between the elements inside, and not when it leaves', () => {
  const { cell, isOver } = drawn();
  const dataTransfer = transfer({ 'text/plain': 'x' });
  const leaveTo = (relatedTarget: Element) => {
    const event = createEvent.dragLeave(cell, { dataTransfer });
    Object.defineProperty(event, 'relatedTarget', { value: relatedTarget });
    fireEvent(cell, event);
  };
  fireEvent.dragEnter(cell, { dataTransfer });
  leaveTo(screen.getByTestId('inside'));
  expect(isOver()).toBe(true);
  leaveTo(document.body);
  expect(isOver()).toBe(false);
});
