import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TOAST_MS } from './toast';
import { SentencesProvider } from '../sentences';
import { englishMessages } from '../../testing';
import { PlainToasts } from './PlainToasts';

const messages = await englishMessages();
beforeEach(() => vi.useFakeTimers());

const shown = { shownAt: 0, isOpen: true };

it('a plain toast stays while the pointer or the focus is on it, and goes on after that', () => {
  const onClose = vi.fn();
  const action = { label: 'Undo', onSelect: vi.fn() };
  render(
    <SentencesProvider initial="en" messages={messages}>
      <PlainToasts toasts={[{ ...shown, id: 1, title: 'Removed', action }]} onClose={onClose} />
    </SentencesProvider>,
  );
  const undo = screen.getByRole('button', { name: 'Undo' });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  pass(TOAST_MS - 1_000);
  act(() => undo.focus());
  pass(10 * TOAST_MS);
  expect(onClose).not.toHaveBeenCalled();
  act(() => undo.blur());
  pass(999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledExactlyOnceWith(1);
});

it('a plain toast shows its text and its action, and closes with it or after its time', () => {
  const onClose = vi.fn();
  const onSelect = vi.fn();
  render(
    <SentencesProvider initial="en" messages={messages}>
      <PlainToasts
        toasts={[
          { ...shown, id: 1, title: 'Gone', action: { label: 'Reload', onSelect } },
          { ...shown, id: 2, title: 'Stays', durationMs: Infinity },
          { ...shown, id: 3, title: 'Closed', isOpen: false },
        ]}
        onClose={onClose}
      />
    </SentencesProvider>,
  );
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'GoneReload',
    'Stays',
  ]);
  act(() => void vi.advanceTimersByTime(TOAST_MS));
  expect(onClose).toHaveBeenCalledExactlyOnceWith(1);
  screen.getByRole('button', { name: 'Reload' }).click();
  expect(onSelect).toHaveBeenCalledOnce();
  expect(onClose.mock.calls).toEqual([[1], [1]]);
  within(screen.getByText('Stays').closest('[role]') ?? document.body)
    .getByRole('button', { name: 'Close' })
    .click();
  expect(onClose).toHaveBeenLastCalledWith(2);
});
