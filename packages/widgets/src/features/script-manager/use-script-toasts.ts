import { useLimitSentence } from '../../base/errors';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import type { ChangeToasts } from '../../base/toasts/use-undoable-mutation';

/** How long a change can be undone. */
const UNDO_MS = 20_000;

interface ScriptToasts extends ChangeToasts {
  /** `why` is the second sentence; that of a limit goes before it. Default none. */
  readonly sayFailed: (title: string, error: unknown, retry: () => void, why?: string) => void;
}

/** Toasts for a change of a script; a newer one with the same key replaces the last one. */
export function useScriptToasts(key: string): ScriptToasts {
  const tWidgets = useTranslate('widgets');
  const notify = useNotify();
  const sayLimit = useLimitSentence();
  return {
    sayDone: (title, undo) =>
      notify({
        key,
        tone: 'success',
        title,
        ...(undo && { durationMs: UNDO_MS, undo }),
      }),
    sayFailed: (title, error, retry, why) =>
      notify({
        key,
        tone: 'danger',
        title,
        description: sayLimit(error, why),
        durationMs: Infinity,
        action: { label: tWidgets('retry'), onSelect: retry },
      }),
  };
}
