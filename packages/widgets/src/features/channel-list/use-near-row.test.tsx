import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNearRow } from './use-near-row';

type Report = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;

let report: Report = () => undefined;
const watched = new Set<Element>();

class RowObserver {
  constructor(onReport: Report) {
    report = onReport;
  }
  observe = (row: Element) => watched.add(row);
  unobserve = (row: Element) => watched.delete(row);
  disconnect = () => undefined;
}

function Row({ id, index }: { id: string; index: number }) {
  const { isNear, ref } = useNearRow(id, index);
  return (
    <li ref={isNear ? undefined : ref} data-testid={id}>
      {isNear ? 'drawn' : 'far'}
    </li>
  );
}

const rows = Array.from({ length: 14 }, (_, index) => (
  <Row key={index} id={`UC${index}`} index={index} />
));
const textsOf = (list: HTMLElement) => [...list.querySelectorAll('li')].map((li) => li.textContent);

afterEach(() => vi.unstubAllGlobals());

it('the first twelve rows are drawn, others when they come near, and at once when the list is drawn again', () => {
  vi.stubGlobal('IntersectionObserver', RowObserver);
  const { container, unmount, getByTestId } = render(<ul>{rows}</ul>);
  expect(textsOf(container)).toEqual([...Array<string>(12).fill('drawn'), 'far', 'far']);
  expect([...watched]).toEqual([getByTestId('UC12'), getByTestId('UC13')]);
  act(() => report([{ target: getByTestId('UC13'), isIntersecting: true }]));
  expect(textsOf(container).slice(12)).toEqual(['far', 'drawn']);
  expect([...watched]).toEqual([getByTestId('UC12')]);
  unmount();
  expect(watched.size).toBe(0);
  const again = render(<ul>{rows}</ul>);
  expect(textsOf(again.container).slice(12)).toEqual(['far', 'drawn']);
});
