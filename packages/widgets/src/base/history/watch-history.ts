/** The history of this device, shared by the whole page. Code of its own, fetched after the first view. */
import { browserHistory } from './history-database';
import { createHistoryStore } from './history-store';
import type { HistoryMessage } from './history.types';
import { tabChannel } from '../browser/tab-channel';
import { watchedView } from './watched-view';
import { pageClock } from '../ticker/page-clock';

export const history = createHistoryStore({
  database: browserHistory,
  view: watchedView,
  channel: tabChannel<HistoryMessage>('oshimado-history', 'all'),
  now: pageClock.now,
});
