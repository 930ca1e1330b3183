/** For parts that are loaded late: they begin the sync of the layout, and read it. */
import type { multiviewSyncMachine } from '@oshimado/machines/multiview-sync';
import { useSelector } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { SyncActor } from './run-sync';
import { SyncHost } from './SyncHost';
import { useSyncPlace } from './SyncProvider';

export type SyncSnapshot = SnapshotFrom<typeof multiviewSyncMachine>;

export interface WithSyncProps {
  /** Drawn until the sync has begun, for a moment. Default nothing. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Begins the sync if no other part has. */
export function WithSync({ fallback = null, children }: WithSyncProps) {
  const { actor, begin } = useSyncPlace();
  useEffect(() => begin(SyncHost), [begin]);
  return actor ? children : fallback;
}

/** The actor of the sync, within `WithSync`. */
export function useSyncActor(): SyncActor {
  const { actor } = useSyncPlace();
  if (!actor) throw new Error('Oshimado: a part needs <WithSync> around it.');
  return actor;
}

/** A part of the state of the sync, within `WithSync`; `isSame` compares two results of a selector that makes a new object each time. */
export const useSync = <T,>(
  select: (snapshot: SyncSnapshot) => T,
  isSame?: (one: T, two: T) => boolean,
): T => useSelector(useSyncActor(), select, isSame);
