import { createContext, useContext, type ReactNode } from 'react';
import type { LoadAppUpdate } from './app-update.types';

const AppUpdateContext = createContext<LoadAppUpdate | null>(null);

export interface AppUpdateProviderProps {
  /** The same function for the life of the page. */
  readonly load: LoadAppUpdate;
  readonly children: ReactNode;
}

export const AppUpdateProvider = ({ load, children }: AppUpdateProviderProps) => (
  <AppUpdateContext value={load}>{children}</AppUpdateContext>
);

/** Null on pages without a service worker, such as embeds. */
export const useLoadAppUpdate = (): LoadAppUpdate | null => useContext(AppUpdateContext);
