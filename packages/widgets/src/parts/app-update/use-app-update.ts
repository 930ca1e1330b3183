/** The service worker for a settings page: check for a new version, activate it, delete the caches. */
import { canAccept, isChecking, isUpdating } from '@oshimado/machines/service-worker';
import { useContext, useEffect, useMemo, useState } from 'react';
import { reportError } from '../../base/reporting';
import { useLateActor } from '../../base/state/use-late-actor';
import type { AppUpdateControl, CheckResult, RefreshResult } from './app-update.types';
import { AppUpdateContext } from './AppUpdateProvider';

/** `unknown`: not started yet; `unsupported`: no service worker in this browser, or switched off. */
export type AppUpdateState =
  | 'unknown'
  | 'unsupported'
  | 'current'
  | 'checking'
  | 'waiting'
  | 'updating';

export interface AppUpdateHandle {
  readonly state: AppUpdateState;
  /** Checks for a new version now. */
  readonly check: () => Promise<CheckResult>;
  /** Activates the waiting version and reloads the page. */
  readonly accept: () => Promise<void>;
  /** Deletes all cached files and pages, but no settings or playlists, and reloads the page. Does nothing without a server that answers. */
  readonly forceRefresh: () => Promise<RefreshResult | undefined>;
}

function stateOf(snapshot: ReturnType<AppUpdateControl['actor']['getSnapshot']>): AppUpdateState {
  const { registration } = snapshot.value;
  if (registration === 'unsupported' || registration === 'killed') return 'unsupported';
  if (isUpdating(snapshot)) return 'updating';
  if (canAccept(snapshot)) return 'waiting';
  return isChecking(snapshot) ? 'checking' : 'current';
}

export function useAppUpdate(): AppUpdateHandle {
  // Null on pages without a service worker, such as embeds.
  const load = useContext(AppUpdateContext)?.load ?? null;
  const [control, setControl] = useState<AppUpdateControl>();
  useEffect(() => {
    let isGone = false;
    const start = async () => {
      const started = await load?.();
      if (!isGone) setControl(started);
    };
    start().catch(reportError);
    return () => {
      isGone = true;
    };
  }, [load]);
  const state = useLateActor(control?.actor, stateOf, 'unknown');
  return useMemo(
    () => ({
      state: load ? state : 'unsupported',
      check: async () => (await load?.())?.check() ?? 'unsupported',
      accept: async () => (await load?.())?.accept(),
      forceRefresh: async () => (await load?.())?.forceRefresh(),
    }),
    [load, state],
  );
}
