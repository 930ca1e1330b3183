/** Hides the lines of an author on this device, or shows them again, and says so with undo. */
import { useCallback } from 'react';
import { useChangeSetting, useDeviceStore } from '../../base/device';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts/ToastsProvider';

export function useBlockAuthor(): (name: string, isToBlock: boolean) => void {
  const t = useTranslate('translations');
  const notify = useNotify();
  const store = useDeviceStore();
  const change = useChangeSetting();
  return useCallback(
    (name, isToBlock) => {
      const set = (isBlocked: boolean) => {
        const others = store.get().settings.liveTlBlocked.filter((one) => one !== name);
        change('liveTlBlocked', isBlocked ? [...others, name] : others);
      };
      notify({
        key: 'translator',
        title: t(isToBlock ? 'author.blocked' : 'author.unblocked', { name }),
        undo: () => set(!isToBlock),
      });
      set(isToBlock);
    },
    [t, notify, store, change],
  );
}
