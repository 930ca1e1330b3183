import { useCallback } from 'react';
import { useTranslate } from '../sentences';
import { useNotify } from '../notices/NoticesProvider';

const reload = { onSelect: () => location.reload() };

/** Tells that something the viewer asked for cannot be had; code of an older version of the site comes back with the page. */
export function useTellPartFailed(): (title?: string) => void {
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
