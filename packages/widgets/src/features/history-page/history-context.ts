import { createContext, useContext } from 'react';
import type { HistoryStore } from '../../base/history/history-store';
import { history } from '../../base/history/watch-history';

/** The history that is shown and changed. Default that of this device; stories have histories of their own. */
export const HistoryContext = createContext<HistoryStore>(history);

export const useHistoryStore = (): HistoryStore => useContext(HistoryContext);
