/** Connects the exchange of the watch history with the session, the page and the history of the device. */
import { reportError } from '../reporting/report';
import type { HistoryStore } from '../history/history-store';
import type { Actors } from './actors';
import type { StartOptions } from './start-options';

export function wireHistory(
  { historySync, session }: Actors,
  { now, signal }: StartOptions,
  history: HistoryStore,
): void {
  session.on('session.started', ({ viewerId }) =>
    historySync.send({ type: 'session.started', viewerId }),
  );
  session.on('session.confirmed', () => historySync.send({ type: 'session.confirmed' }));
  session.on('session.ended', ({ reason }) => historySync.send({ type: 'session.ended', reason }));
  historySync.on('login.verify', () => session.send({ type: 'login.verify', now: now() }));
  // A browser without a database has stored nothing to forget.
  historySync.on('history.forget', () => {
    if (typeof indexedDB !== 'undefined') history.forget().catch(reportError);
  });
  const unsubscribe = history.onUnsent(() => historySync.send({ type: 'history.changed' }));
  signal.addEventListener('abort', unsubscribe);
  document.addEventListener(
    'visibilitychange',
    () => historySync.send({ type: document.hidden ? 'page.hidden' : 'page.shown' }),
    { signal },
  );
  addEventListener('online', () => historySync.send({ type: 'connection.restored' }), { signal });
}
