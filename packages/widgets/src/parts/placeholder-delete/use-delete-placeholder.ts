/** Deletes a placeholder. */
import { CallError, type Video } from '@oshimado/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useClient } from '../../base/context';
import { useRefreshPage } from '../../base/page';
import { LIVE_BOARD, SCHEDULE } from '../../base/queries';
import { reportError } from '../../base/reporting';
import { useLimitSentence } from '../../base/errors';
import { useTranslate } from '../../base/sentences';
import { useNotify, useSentMutation } from '../../base/toasts';

/**
 * `stale`: needs a recent login; `refused`: no permission; `unknown`: not on this server; `passing`: may work later.
 */
type DeletionFailure = 'stale' | 'refused' | 'unknown' | 'passing';

function deletionFailureOf(error: unknown): DeletionFailure {
  const { status, problem } = error instanceof CallError ? error : {};
  if (problem?.error === 'stale_login') return 'stale';
  if (status === 401 || status === 403) return 'refused';
  return status === 404 ? 'unknown' : 'passing';
}

/** A ref that is true while the component is mounted. */
function useIsThere() {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}

export interface PlaceholderDeletion {
  readonly isBusy: boolean;
  /** Why the last attempt failed, in a sentence; undefined when it did not. */
  readonly failure: string | undefined;
  readonly start: () => void;
}

/** `onDone` is called after the deletion, if the dialog is still open. */
export function useDeletePlaceholder(
  { id }: Video,
  title: string,
  onDone: () => void,
): PlaceholderDeletion {
  const t = useTranslate('playlists');
  const client = useClient();
  const queries = useQueryClient();
  const notify = useNotify();
  const refresh = useRefreshPage();
  const isThere = useIsThere();
  const sayLimit = useLimitSentence();
  const why = (cause: unknown) => sayLimit(cause, t(`placeholder.why.${deletionFailureOf(cause)}`));
  const { mutate, isPending, error } = useSentMutation({
    mutationFn: () => client.deletePlaceholder({ id }),
    onSuccess: () => {
      notify({ tone: 'success', title: t('placeholder.deleted', { title }) });
      // It is also in lists that are not on screen.
      for (const key of [LIVE_BOARD, SCHEDULE]) void queries.invalidateQueries({ queryKey: [key] });
      // If the refresh fails, the page shows the placeholder until its next refresh.
      refresh().catch(reportError);
      if (isThere.current) onDone();
    },
    onError: (cause) => {
      reportError(cause);
      if (isThere.current) return;
      notify({
        tone: 'danger',
        title: t('placeholder.deleteFailed', { title }),
        description: why(cause),
      });
    },
  });
  return {
    isBusy: isPending,
    failure: error === null ? undefined : why(error),
    start: () => mutate(),
  };
}
