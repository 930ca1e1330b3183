import { failureKind } from '@oshimado/domain';
import { useLimitSentence } from '../../base/errors';
import { isStaleLogin, useSayLoginStale } from '../login-gate';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';

/** "Results in snackbars for 4 s." */
const RESULT_MS = 4_000;

export interface EditToasts {
  /** `undo` takes the change back. Default none. */
  readonly sayDone: (title: string, undo?: () => void) => void;
  readonly sayFailed: (title: string, error: unknown) => void;
}

/** Toasts for what an edit has done, and why one failed. */
export function useEditToasts(): EditToasts {
  const t = useTranslate('editing');
  const notify = useNotify();
  const sayLoginStale = useSayLoginStale();
  const sayLimit = useLimitSentence();
  return {
    sayDone: (title, undo) =>
      notify({
        tone: 'success',
        title,
        durationMs: RESULT_MS,
        ...(undo && { action: { label: t('undo'), onSelect: undo } }),
      }),
    sayFailed: (title, error) => {
      if (isStaleLogin(error)) {
        sayLoginStale(title);
        return;
      }
      notify({
        tone: 'danger',
        title,
        description: sayLimit(error, t(`quick.why.${failureKind(error)}`)),
        durationMs: RESULT_MS,
      });
    },
  };
}
