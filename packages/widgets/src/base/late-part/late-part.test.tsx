import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { latePart } from './late-part';
import { AGAIN_MS } from '../reporting/when-back';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

/** A part whose first load fails. */
function reluctant() {
  const Late = ({ word }: { word: string }) => <p>{word}</p>;
  const load = vi.fn(() => Promise.resolve({ default: Late }));
  load.mockRejectedValueOnce(new Error('no connection'));
  return { load, Part: latePart(load) };
}

it('a late part does not affect the page when its chunk fails, and loads when the connection is back', async () => {
  const { Part } = reluctant();
  render(
    <>
      <p>page</p>
      <Part word="late" />
    </>,
  );
  await settle();
  expect(screen.getByText('page')).toBeTruthy();
  expect(screen.queryByText('late')).toBeNull();
  act(() => void dispatchEvent(new Event('online')));
  await settle();
  expect(screen.getByText('late')).toBeTruthy();
});

it('a late part retries after a while, and stops once it is loaded', async () => {
  const { load, Part } = reluctant();
  render(<Part word="late" />);
  await settle();
  await act(() => vi.advanceTimersByTimeAsync(AGAIN_MS));
  expect(screen.getByText('late')).toBeTruthy();
  act(() => void dispatchEvent(new Event('online')));
  await act(() => vi.advanceTimersByTimeAsync(AGAIN_MS));
  expect(load).toHaveBeenCalledTimes(2);
});

it('a late part is drawn at once where it was loaded before: a page that comes back shows no placeholder', async () => {
  const { Part } = reluctant();
  const { unmount } = render(<Part word="late" />);
  await settle();
  await act(() => vi.advanceTimersByTimeAsync(AGAIN_MS));
  unmount();
  render(<Part word="again" />);
  expect(screen.getByText('again')).toBeTruthy();
});

it('a late part is drawn at once where it was prepared, as by a pointer on its way', async () => {
  const { Part } = reluctant();
  await expect(Part.prepare()).rejects.toThrow('no connection');
  await Part.prepare();
  render(<Part word="prepared" />);
  expect(screen.getByText('prepared')).toBeTruthy();
});
