import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOTICE_MS } from './notice';
import { PlainNotices } from './PlainNotices';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const told = { toldAt: 0, isOpen: true, isMissed: false };

it('says what was told, offers what can be done about it, and goes by itself in its time', () => {
  const onClose = vi.fn();
  const onSelect = vi.fn();
  render(
    <PlainNotices
      notices={[
        { ...told, id: 1, title: 'Gone', action: { label: 'Reload', onSelect } },
        { ...told, id: 2, title: 'Stays', durationMs: Infinity },
        { ...told, id: 3, title: 'Closed', isOpen: false },
      ]}
      onClose={onClose}
    />,
  );
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'GoneReload',
    'Stays',
  ]);
  screen.getByRole('button', { name: 'Reload' }).click();
  expect(onSelect).toHaveBeenCalledOnce();
  act(() => void vi.advanceTimersByTime(NOTICE_MS));
  expect(onClose).toHaveBeenCalledExactlyOnceWith(1);
});
