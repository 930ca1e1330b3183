import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog';
import { Toast, ToastRegion } from './Toast';

const STAYS_MS = 5000;

function drawToast() {
  const onOpenChange = vi.fn();
  render(
    <ToastRegion label="Notifications ({hotkey})">
      <Toast title="Saved" closeLabel="Close" duration={STAYS_MS} onOpenChange={onOpenChange} />
    </ToastRegion>,
  );
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  return { onOpenChange, pass, region: screen.getByRole('region'), list: screen.getByRole('list') };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('Toast', () => {
  it('Toast takes the pointer also where a dialog has opened after it, and a press on it leaves the dialog open', () => {
    const onClose = vi.fn();
    const onOpenChange = vi.fn();
    const page = (isAsked: boolean) => (
      <ToastRegion label="Notifications">
        <Toast title="Saved" closeLabel="Close" duration={Infinity} onOpenChange={onOpenChange} />
        {isAsked ? <Dialog open title="Group" closeLabel="Cancel" onClose={onClose} /> : null}
      </ToastRegion>
    );
    const { rerender } = render(page(false));
    rerender(page(true));
    act(() => void vi.advanceTimersByTime(100));
    const toast = screen.getByText('Saved').closest('li');
    expect(toast?.style.pointerEvents).toBe('auto');
    const button = within(toast ?? document.body).getByRole('button', {
      name: 'Close',
      hidden: true,
    });
    for (const press of [fireEvent.pointerDown, fireEvent.pointerUp, fireEvent.click]) {
      press(button);
    }
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('Toast closes after its time', () => {
    const { onOpenChange, pass } = drawToast();
    pass(STAYS_MS - 1);
    expect(onOpenChange).not.toHaveBeenCalled();
    pass(1);
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('Toast waits while a pointer is on it and goes on when the pointer leaves', () => {
    const { onOpenChange, pass, region } = drawToast();
    fireEvent.pointerMove(region);
    pass(10 * STAYS_MS);
    expect(onOpenChange).not.toHaveBeenCalled();
    fireEvent.pointerLeave(region);
    pass(STAYS_MS);
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('Toast waits while the focus is among the messages and goes on when the focus leaves', () => {
    const { onOpenChange, pass, list } = drawToast();
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement).toBe(list);
    pass(10 * STAYS_MS);
    expect(onOpenChange).not.toHaveBeenCalled();
    act(() => list.blur());
    pass(STAYS_MS);
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});
