/** An edit that a toast offers to take back, while others may follow it or take it back before. */
interface Undoable {
  /** What each undo brings back, the newest last, and then what is there now. */
  readonly states: () => readonly unknown[];
  readonly edit: () => void;
  readonly undo: () => void;
}

/**
 * Makes the edit. Returns what takes it back, and with it the edits that followed; that does nothing when the edit is no longer
 * in the history. Undefined if the edit has changed nothing.
 */
export function undoableEdit({ states, edit, undo }: Undoable): (() => void) | undefined {
  const before = states().at(-1);
  edit();
  const after = states().at(-1);
  if (after === before) return undefined;
  return () => {
    const now = states();
    // The same value has another edit behind it when the edit was taken back by other means.
    const at = now.findLastIndex((one, index) => one === before && now[index + 1] === after);
    if (at === -1) return;
    for (let steps = now.length - 1 - at; steps > 0; steps -= 1) undo();
  };
}
