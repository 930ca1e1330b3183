import type { serviceWorkerMachine } from '@oshimado/machines/service-worker';
import type { ActorRefFrom } from 'xstate';

/** Result of a check for updates. */
export type CheckResult = 'current' | 'waiting' | 'offline' | 'failed' | 'unsupported';

/** Result of a forced refresh. `failed`: the server did not answer. */
export type RefreshResult = 'reloading' | 'offline' | 'failed';

/** The service worker of the page: its machine and the actions of the viewer. */
export interface AppUpdateControl {
  readonly actor: ActorRefFrom<typeof serviceWorkerMachine>;
  /** Checks for a new version now. */
  readonly check: () => Promise<CheckResult>;
  /** Activates the waiting version and reloads the page. */
  readonly accept: () => void;
  /** Deletes all cached files and pages, but no settings or playlists, and reloads the page. Does nothing without a server that answers. */
  readonly forceRefresh: () => Promise<RefreshResult>;
  /** Whether this page was reloaded for a new version whose changes were not announced yet; true once. */
  readonly takeChangelogFlag: () => boolean;
}

/** Loads and starts the worker's machine; the same control each time. */
export type LoadAppUpdate = () => Promise<AppUpdateControl>;
