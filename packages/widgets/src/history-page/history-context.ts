import { createContext, useContext } from 'react';
import type { HistoryStore } from '../history/history-store';
import { history } from '../history/watch-history';

/** The history that is shown and changed. Default that of this device; stories have histories of their own. */
export const HistoryContext = createContext<HistoryStore>(history);

export const useHistoryStore = (): HistoryStore => useContext(HistoryContext);
