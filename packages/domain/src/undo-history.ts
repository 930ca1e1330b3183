/** Undo history of immutable values, newest last. */
export interface UndoHistory<T> {
  /** What an undo brings back, the newest last. */
  readonly past: readonly T[];
  /** What a redo brings back, the next one first. */
  readonly future: readonly T[];
}

/** The values stay apart from their history: an edit hands over what was there before it. */
export const emptyHistory: UndoHistory<never> = { past: [], future: [] };

/** After an edit: what was there before can be taken back, what was taken back before is gone. Keeps `max` edits. */
export const withEdit = <T>(history: UndoHistory<T>, before: T, max: number): UndoHistory<T> => ({
  past: [...history.past, before].slice(-max),
  future: [],
});

/** The step back from `now`; undefined when there is none. */
export function undoStep<T>(
  { past, future }: UndoHistory<T>,
  now: T,
): { readonly value: T; readonly history: UndoHistory<T> } | undefined {
  const value = past.at(-1);
  if (value === undefined) return undefined;
  return { value, history: { past: past.slice(0, -1), future: [now, ...future] } };
}

/** The step forward again from `now`; undefined when there is none. */
export function redoStep<T>(
  { past, future }: UndoHistory<T>,
  now: T,
): { readonly value: T; readonly history: UndoHistory<T> } | undefined {
  const [value, ...rest] = future;
  if (value === undefined) return undefined;
  return { value, history: { past: [...past, now], future: rest } };
}
