'use client';

import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Ends of a press. One that became a drag has no `mouseup`. */
const ENDS = ['mouseup', 'dragend'];

let isPressed = false;
let isWatched = false;

/** Begins to watch for presses. */
function watchPresses() {
  if (isWatched) return;
  isWatched = true;
  addEventListener('mousedown', () => (isPressed = true), true);
  // A page does not see a button that is released outside of its window: the next key ends the press.
  for (const end of [...ENDS, 'keydown']) addEventListener(end, () => (isPressed = false), true);
}

function afterPress(run: () => void) {
  if (!isPressed) {
    run();
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    removeEventListener('click', settle, true);
    for (const end of ENDS) removeEventListener(end, settleSoon, true);
    // The handlers of the click come next, and act on what is drawn.
    flushSync(run);
  };
  // A press that was moved elsewhere has no click.
  const settleSoon = () => {
    timer = setTimeout(settle);
  };
  addEventListener('click', settle, true);
  for (const end of ENDS) addEventListener(end, settleSoon, true);
}

/**
 * Returns what runs a function once the press that goes on has reached its target, or at once without a press. It is for what a page shows or
 * hides because a field was left: the focus moves when the button of the mouse goes down, and a message that comes or goes then would move
 * the pressed control from below the pointer, so that the click would miss it. The function runs before the handlers of the click.
 */
export function useAfterPress(): (run: () => void) => void {
  useEffect(watchPresses, []);
  return afterPress;
}
