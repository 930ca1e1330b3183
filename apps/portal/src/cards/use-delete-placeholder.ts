/** Deleting a placeholder, and how it went. */
import { CallError, type Video } from '@oshimado/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useClient } from '../app/ClientProvider';
import { useRefreshPage } from '../app/page-refresh';
import { reportError } from '../errors/report';
import { useTranslate } from '../i18n/LanguageProvider';
import { useNotify } from '../notices/NoticesProvider';

/**
 * `stale`: after logging in anew; `refused`: not by this account; `unknown`: not one of this server; `passing`: maybe later.
 */
export type DeletionFailure = 'stale' | 'refused' | 'unknown' | 'passing';

export function deletionFailureOf(error: unknown): DeletionFailure {
  const { status, problem } = error instanceof CallError ? error : {};
  if (problem?.error === 'stale_login') return 'stale';
  if (status === 401 || status === 403) return 'refused';
  return status === 404 ? 'unknown' : 'passing';
}

/** Whether whoever asks is still on screen. */
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
  /** Why the last try failed. */
  readonly failure: DeletionFailure | undefined;
  readonly start: () => void;
}

/** `onDone` is called when it is gone, if the dialog is still open by then. */
export function useDeletePlaceholder(
  { id }: Video,
  title: string,
  onDone: () => void,
): PlaceholderDeletion {
  const t = useTranslate('playlists');
  const client = useClient();
  const notify = useNotify();
  const refresh = useRefreshPage();
  const isThere = useIsThere();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.deletePlaceholder({ id }),
    // Offline it fails at once: it must not be done hours later.
    networkMode: 'always',
    onSuccess: () => {
      notify({ tone: 'success', title: t('placeholder.deleted', { title }) });
      // A page that cannot renew itself shows it until it does by itself.
      refresh().catch(reportError);
      if (isThere.current) onDone();
    },
    onError: (cause) => {
      reportError(cause);
      if (isThere.current) return;
      notify({
        tone: 'danger',
        title: t('placeholder.deleteFailed', { title }),
        description: t(`placeholder.why.${deletionFailureOf(cause)}`),
      });
    },
  });
  return {
    isBusy: isPending,
    failure: error === null ? undefined : deletionFailureOf(error),
    start: () => mutate(),
  };
}
