import { useCallback } from 'react';
import { copyText } from '../browser';
import { useTranslate } from '../sentences';
import { useNotify } from './ToastsProvider';

/**
 * Copies the address of a path of this site and says so. Where the browser refuses, the message has the address to copy by hand: some are
 * shown nowhere else. It stays until it is closed.
 */
export function useCopyLink(): (path: string) => void {
  const t = useTranslate('widgets');
  const notify = useNotify();
  return useCallback(
    (path) => {
      const address = new URL(path, location.href).href;
      void copyText(address).then((isCopied) =>
        notify({
          key: 'copied',
          ...(isCopied
            ? { tone: 'success', title: t('menu.copied') }
            : {
                tone: 'warning',
                title: t('menu.copyFailed'),
                description: address,
                durationMs: Number.POSITIVE_INFINITY,
              }),
        }),
      );
    },
    [t, notify],
  );
}
