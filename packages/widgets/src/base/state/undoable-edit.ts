/** An edit with an Undo of its own, such as the button of a toast. Other edits may follow it, and it may be undone by keys before. */
interface Undoable {
  /** The values in the undo history, the oldest first, and the present one at the end. */
  readonly states: () => readonly unknown[];
  readonly edit: () => void;
  readonly undo: () => void;
}

/**
 * Makes the edit. Returns its Undo, which also takes back the edits that followed, and does nothing once the edit is no longer in the
 * history; undefined if the edit has changed nothing.
 */
export function undoableEdit({ states, edit, undo }: Undoable): (() => void) | undefined {
  const before = states().at(-1);
  edit();
  const after = states().at(-1);
  if (after === before) return undefined;
  return () => {
    const now = states();
    // After an undo by keys the value before the edit may be in the history with another edit after it.
    const at = now.findLastIndex((one, index) => one === before && now[index + 1] === after);
    if (at === -1) return;
    for (let steps = now.length - 1 - at; steps > 0; steps -= 1) undo();
  };
}
