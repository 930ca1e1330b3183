/** What a settings page needs of the worker behind the site: look for a new version, take it, begin afresh. */
import { canAccept, isChecking, isUpdating } from '@oshimado/machines/service-worker';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { reportError } from '../errors/report';
import type { AppUpdateControl, CheckResult } from './app-update';

/** `unknown`: not started yet; `unsupported`: this browser has no worker, or none is wanted here. */
export type AppUpdateState =
  'unknown' | 'unsupported' | 'current' | 'checking' | 'waiting' | 'updating';

export interface AppUpdateHandle {
  readonly state: AppUpdateState;
  /** Looks for a new version now. */
  readonly check: () => Promise<CheckResult>;
  /** Takes the version that waits: the page is loaded again. */
  readonly accept: () => Promise<void>;
  /** Forgets every kept file and page of the site (no settings, no playlist) and loads the page again. */
  readonly forceRefresh: () => Promise<void>;
}

const load = async () => (await import('./start-app-update')).appUpdate();

function stateOf(
  snapshot: ReturnType<AppUpdateControl['actor']['getSnapshot']> | undefined,
): AppUpdateState {
  if (snapshot === undefined) return 'unknown';
  const { registration } = snapshot.value;
  if (registration === 'unsupported' || registration === 'killed') return 'unsupported';
  if (isUpdating(snapshot)) return 'updating';
  if (canAccept(snapshot)) return 'waiting';
  return isChecking(snapshot) ? 'checking' : 'current';
}

export function useAppUpdate(): AppUpdateHandle {
  const [control, setControl] = useState<AppUpdateControl>();
  useEffect(() => {
    let isGone = false;
    const start = async () => {
      const started = await load();
      if (!isGone) setControl(started);
    };
    start().catch(reportError);
    return () => {
      isGone = true;
    };
  }, []);
  const state = useSelector(control?.actor, stateOf);
  return useMemo(
    () => ({
      state,
      check: async () => (await load()).check(),
      accept: async () => (await load()).accept(),
      forceRefresh: async () => (await load()).forceRefresh(),
    }),
    [state],
  );
}
