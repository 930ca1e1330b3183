import { failureKind } from '@oshimado/domain';
import { useLimitSentence } from '../../base/errors';
import { isStaleLogin, useSayLoginStale } from '../login-gate';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';

/** "Results in snackbars for 4 s." */
const RESULT_MS = 4_000;

/** Toasts for what an edit has done, and why one failed. */
export function useEditToasts() {
  const t = useTranslate('editing');
  const notify = useNotify();
  const sayLoginStale = useSayLoginStale();
  const sayLimit = useLimitSentence();
  return {
    sayDone: (title: string, undo?: () => void) =>
      notify({
        tone: 'success',
        title,
        durationMs: RESULT_MS,
        undo,
      }),
    sayFailed: (title: string, error: unknown) => {
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
