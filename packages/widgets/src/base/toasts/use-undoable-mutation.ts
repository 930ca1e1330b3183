/** Changes on the server: sent at once, and undone from the toast that reports them. */
import {
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';

/** A mutation that fails at once offline, instead of running hours later. */
export const useSentMutation = <Done, Wanted = void>(
  options: UseMutationOptions<Done, Error, Wanted>,
): UseMutationResult<Done, Error, Wanted> => useMutation({ ...options, networkMode: 'always' });

/** Toasts for what became of a change. */
export interface ChangeToasts {
  /** `undo` takes the change back. Default none. */
  readonly sayDone: (title: string, undo?: () => void) => void;
  /** `retry` makes or undoes it again. */
  readonly sayFailed: (title: string, error: unknown, retry: () => void) => void;
}

export interface UndoableChange<Done, Wanted> {
  readonly toasts: ChangeToasts;
  readonly change: (wanted: Wanted) => Promise<Done>;
  /** Undefined where the viewer may not take it back. */
  readonly undo: ((done: Done, wanted: Wanted) => Promise<unknown>) | undefined;
  /** Title of the toast that offers to undo it. */
  readonly done: (done: Done, wanted: Wanted) => string;
  readonly undone: string;
  readonly undoFailed: string;
  /** Called after that toast; it is pending until this is settled. */
  readonly onDone?: (done: Done, wanted: Wanted) => unknown;
  /** Default nothing, where the failure is shown beside the form. */
  readonly onFailed?: (error: Error, wanted: Wanted, retry: () => void) => void;
}

export function useUndoableMutation<Done, Wanted>({
  toasts: { sayDone, sayFailed },
  change,
  undo,
  done: doneTitle,
  undone,
  undoFailed,
  onDone,
  onFailed,
}: UndoableChange<Done, Wanted>): UseMutationResult<Done, Error, Wanted> {
  const mutation = useSentMutation({
    mutationFn: change,
    onSuccess: (done, wanted) => {
      const runUndo = () => {
        undo?.(done, wanted).then(
          () => sayDone(undone),
          (error: unknown) => sayFailed(undoFailed, error, runUndo),
        );
      };
      sayDone(doneTitle(done, wanted), undo && runUndo);
      return onDone?.(done, wanted);
    },
    onError: (error, wanted) => onFailed?.(error, wanted, () => mutation.mutate(wanted)),
  });
  return mutation;
}
