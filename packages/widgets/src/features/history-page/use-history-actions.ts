/** Changes of the history, each with a toast of its result. */
import type { DeviceEntry } from '@oshimado/domain';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { useViewer } from '../../base/viewer';
import { useHistoryStore } from './use-history-store';

/** How long a deletion can be undone. */
const UNDO_MS = 10_000;

export function useHistoryActions() {
  const t = useTranslate('history');
  const notify = useNotify();
  const history = useHistoryStore();
  const { user } = useViewer();
  const failed = () => notify({ key: 'history', tone: 'danger', title: t('changeFailed') });

  const putBack = (gone: readonly DeviceEntry[]) => void history.putBack(gone).catch(failed);

  const remove = async (id: string) => {
    try {
      const gone = await history.remove([id]);
      notify({
        key: 'history',
        tone: 'success',
        title: t('removed'),
        durationMs: UNDO_MS,
        undo: () => putBack(gone),
      });
    } catch {
      failed();
    }
  };

  const clear = async () => {
    try {
      await history.clearAll(user?.id ?? null);
      notify({ key: 'history', tone: 'success', title: t('cleared') });
    } catch {
      failed();
    }
  };

  return { remove: (id: string) => void remove(id), clear: () => void clear() };
}
