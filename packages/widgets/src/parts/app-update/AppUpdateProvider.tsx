import { createContext, useMemo, type ReactNode } from 'react';
import type { LoadAppUpdate } from './app-update.types';

interface AppUpdateContextValue {
  readonly load: LoadAppUpdate;
  /** Parts of the page with unsaved work. */
  readonly unsaved: Set<object>;
}

export const AppUpdateContext = createContext<AppUpdateContextValue | null>(null);

export interface AppUpdateProviderProps {
  /** The same function for the life of the page. */
  readonly load: LoadAppUpdate;
  readonly children: ReactNode;
}

export function AppUpdateProvider({ load, children }: AppUpdateProviderProps) {
  const value = useMemo(() => ({ load, unsaved: new Set<object>() }), [load]);
  return <AppUpdateContext value={value}>{children}</AppUpdateContext>;
}
