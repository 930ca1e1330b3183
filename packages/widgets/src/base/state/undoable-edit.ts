/** What an undo history says, and does. */
interface History<Value> {
  /** The values in it, the oldest first, and the present one at the end. */
  readonly states: () => readonly Value[];
  readonly undo: () => void;
}

/** An edit with an Undo of its own, such as the button of a toast. Other edits may follow it, and it may be undone by keys before. */
interface Undoable extends History<unknown> {
  readonly edit: () => void;
}

/** The value before an edit, and whether a value is the one after it. */
interface Edit<Value> {
  readonly before: Value;
  readonly isAfter: (value: Value) => boolean;
}

/** Takes back an edit and those that followed; does nothing once the edit is no longer in the history. */
export function undoEdit<Value>(
  { states, undo }: History<Value>,
  { before, isAfter }: Edit<Value>,
): void {
  const now = states();
  // After an undo by keys the value before the edit may be in the history with another edit after it.
  const followers = now.slice(1);
  const at = followers.findLastIndex((one, index) => now[index] === before && isAfter(one));
  if (at === -1) return;
  for (let steps = followers.length - at; steps > 0; steps -= 1) undo();
}

/** Makes the edit. Returns its Undo (`undoEdit`); undefined if the edit has changed nothing. */
export function undoableEdit({ states, edit, undo }: Undoable): (() => void) | undefined {
  const before = states().at(-1);
  edit();
  const after = states().at(-1);
  if (after === before) return undefined;
  return () => undoEdit({ states, undo }, { before, isAfter: (one) => one === after });
}
