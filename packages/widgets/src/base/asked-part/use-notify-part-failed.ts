import { useCallback } from 'react';
import { useTranslate } from '../sentences';
import { useNotify } from '../toasts/ToastsProvider';

const reload = { onSelect: () => location.reload() };

/** Shows a toast that a part failed to load, with a reload button: after a deployment only a reload gets the new chunks. */
export function useNotifyPartFailed(): (title?: string) => void {
  const t = useTranslate();
  const notify = useNotify();
  return useCallback(
    (title) =>
      notify({
        key: 'part-failed',
        tone: 'danger',
        title: title ?? t('error.part'),
        action: { ...reload, label: t('error.reload') },
      }),
    [t, notify],
  );
}
