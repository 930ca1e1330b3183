import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog';

afterEach(() => vi.unstubAllGlobals());

/** Whether a move of one finger to the side reaches the browser. */
function isLeftToBrowser(): boolean {
  const target = screen.getByText('What it is for');
  const at = (clientX: number) => [{ clientX, clientY: 100 }];
  fireEvent.touchStart(target, { touches: at(100), changedTouches: at(100) });
  return fireEvent.touchMove(target, { touches: at(20), changedTouches: at(20) });
}

it.each([
  [1, false],
  [2, true],
])(
  'one finger moves what is seen of an open dialog where the page is zoomed: %i, %s',
  (scale, isLeft) => {
    vi.stubGlobal('visualViewport', { scale });
    render(
      <Dialog open onClose={() => undefined} title="Question" closeLabel="Close">
        What it is for
      </Dialog>,
    );
    expect(isLeftToBrowser()).toBe(isLeft);
  },
);
