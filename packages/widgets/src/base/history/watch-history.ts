/** The history of this device, shared by the whole page. Code of its own, fetched after the first view. */
import { browserHistory } from './history-database';
import { createHistoryStore } from './history-store';
import type { HistoryChannel, HistoryMessage } from './history.types';
import { watchedView } from './watched-view';
import { pageClock } from '../ticker/page-clock';

function tabs(): HistoryChannel | undefined {
  // A server has a BroadcastChannel too, which would keep its process running.
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel('oshimado-history');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    post: (message) => channel.postMessage(message),
    onMessage: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<HistoryMessage>) =>
        listener(data),
      ),
  };
}

export const history = createHistoryStore({
  database: browserHistory,
  view: watchedView,
  channel: tabs(),
  now: pageClock.now,
});
