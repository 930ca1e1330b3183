import type { HistoryStore } from '../../base/history/history-store';
import { history } from '../../base/history/watch-history';
import { useReplaceable } from '../../base/state/replaced';

/** The history that is shown and changed. */
export const useHistoryStore = (): HistoryStore => useReplaceable(history);
