import type { RelaySite } from '@oshimado/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RelayBrowser } from './relay-browser';
import { emptyRelayState, type RelaySession, type RelayState } from './relay-session';
import type { RelayLoginApi } from './use-relay-login';

export interface RelayContextValue {
  readonly site: RelaySite;
  readonly session: RelaySession;
  readonly login: RelayLoginApi;
  readonly browser: RelayBrowser;
}

export const RelayContext = createContext<RelayContextValue | null>(null);

export function useRelay(): RelayContextValue {
  const value = useContext(RelayContext);
  if (!value) throw new Error('Oshimado: a part of the relay bot was drawn outside of RelayBot.');
  return value;
}

/** Empty during hydration. */
export const useSessionState = (session: RelaySession): RelayState =>
  useSyncExternalStore(session.subscribe, session.get, () => emptyRelayState);

export const useRelayState = (): RelayState => useSessionState(useRelay().session);
