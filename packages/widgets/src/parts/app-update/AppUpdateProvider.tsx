import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { reportError } from '../../base/reporting/report';
import type { LoadAppUpdate } from './app-update.types';

interface AppUpdateContextValue {
  readonly load: LoadAppUpdate;
  /** Parts of the page with unsaved work. */
  readonly unsaved: Set<object>;
}

const AppUpdateContext = createContext<AppUpdateContextValue | null>(null);

export interface AppUpdateProviderProps {
  /** The same function for the life of the page. */
  readonly load: LoadAppUpdate;
  readonly children: ReactNode;
}

export function AppUpdateProvider({ load, children }: AppUpdateProviderProps) {
  const value = useMemo(() => ({ load, unsaved: new Set<object>() }), [load]);
  return <AppUpdateContext value={value}>{children}</AppUpdateContext>;
}

/** Null on pages without a service worker, such as embeds. */
export const useLoadAppUpdate = (): LoadAppUpdate | null =>
  useContext(AppUpdateContext)?.load ?? null;

/**
 * Registers unsaved work: an update that another tab accepts then asks before it reloads this page.
 */
export function useUnsavedWork(isUnsaved: boolean): void {
  const context = useContext(AppUpdateContext);
  useEffect(() => {
    if (!context || !isUnsaved) return undefined;
    const { load, unsaved } = context;
    const work = {};
    const reportUnsaved = () => {
      load()
        .then(({ actor }) => actor.send({ type: 'work.changed', isUnsaved: unsaved.size > 0 }))
        .catch(reportError);
    };
    unsaved.add(work);
    reportUnsaved();
    return () => {
      unsaved.delete(work);
      reportUnsaved();
    };
  }, [context, isUnsaved]);
}
