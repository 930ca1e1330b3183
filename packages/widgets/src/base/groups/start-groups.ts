/**
 * Exchanges the groups of the device with the account, by the machine that does it for the watch history: after a login, after
 * changes, and when the page or the connection comes back.
 */
import type { GroupClient } from '@oshimado/contract';
import { historySyncMachine } from '@oshimado/machines/history-sync';
import { createActor } from 'xstate';
import { reportError } from '../reporting/report';
import type { Actors } from '../viewer/actors';
import type { LoginStore } from '../viewer/ports/login-store';
import { exchangeGroups } from './group-ports';
import type { GroupsStore } from './groups-store';

/** How long changes are collected before they are sent; as long as those of favorites. */
const GROUPS_SEND_MS = 2_000;

export interface GroupsExchange {
  readonly client: GroupClient;
  readonly store: GroupsStore;
  readonly logins: LoginStore;
  readonly session: Actors['session'];
  /** Epoch ms. */
  readonly now: () => number;
}

/** Returns how to stop. */
export function startGroups({ client, store, logins, session, now }: GroupsExchange): () => void {
  const sync = createActor(
    historySyncMachine.provide({
      actors: { exchangeHistory: exchangeGroups(client, store, logins) },
      delays: { historySend: GROUPS_SEND_MS },
    }),
    { input: { viewerId: logins.read().login?.user.id ?? null } },
  );
  sync.on('login.verify', () => session.send({ type: 'login.verify', now: now() }));
  sync.on('history.forget', () => {
    store.forget().catch(reportError);
  });
  const listeners = [
    session.on('session.started', ({ viewerId }) =>
      sync.send({ type: 'session.started', viewerId }),
    ),
    session.on('session.confirmed', () => sync.send({ type: 'session.confirmed' })),
    session.on('session.ended', ({ reason }) => sync.send({ type: 'session.ended', reason })),
  ];
  const stopUnsent = store.onUnsent(() => sync.send({ type: 'history.changed' }));
  const onVisibility = () => sync.send({ type: document.hidden ? 'page.hidden' : 'page.shown' });
  const onOnline = () => sync.send({ type: 'connection.restored' });
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('online', onOnline);
  sync.start();
  return () => {
    listeners.forEach((listener) => listener.unsubscribe());
    stopUnsent();
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('online', onOnline);
    sync.stop();
  };
}
