/** Result of the port `readKillSwitch`, which is called before registration. If it fails, the worker is registered. */
export interface KillSwitch {
  /** Whether to remove the worker. Default false. */
  readonly kill?: boolean;
}

/** Result of an update check: the kill switch again, for pages that stay open. */
export type UpdateCheck = KillSwitch;

/** Why a worker operation failed; it is logged, never shown. */
export type WorkerFailure = 'killSwitch' | 'registration' | 'check' | 'timeout' | 'activation';

/** Initial data of the machine: what the browser knows at load. */
export interface WorkerInput {
  /** Whether a worker controlled this page at load. */
  readonly hasController: boolean;
  /** Whether this browser supports service workers. Default true. */
  readonly isSupported?: boolean;
}

/** Data of the machine; views read it by selectors. */
export interface WorkerContext {
  /** Whether a worker controls this page; the first one to do so is not an update. */
  readonly hasController: boolean;
  /** Whether this browser supports service workers. */
  readonly isSupported: boolean;
  /** Whether this page has unsaved work that a reload would lose. */
  readonly isUnsaved: boolean;
  /** How often the waiting version was asked to activate. */
  readonly requests: number;
  /** The last error; null after a success. */
  readonly error: WorkerFailure | null;
}

/** What the machine takes: requests of the viewer, and facts about the worker. */
export type WorkerEvent =
  /** Check for an update now, or retry the registration. */
  | { readonly type: 'update.check' }
  /** A new version is installed and waits for the old one to stop. */
  | { readonly type: 'worker.waiting' }
  /** The viewer accepted the new version, or the reload it needs. */
  | { readonly type: 'update.accept' }
  /** The snackbar was closed. */
  | { readonly type: 'update.dismiss' }
  /** Another worker controls this page, activated here or in another tab. */
  | { readonly type: 'controller.changed' }
  /** Whether this page has unsaved work that a reload would lose. */
  | { readonly type: 'work.changed'; readonly isUnsaved: boolean }
  /** Sent by the machine to itself: the kill switch is on. */
  | { readonly type: 'worker.killed' };

/** What the machine emits: orders for the browser. */
export type WorkerEmitted =
  /** Log it; nothing is shown. */
  | { readonly type: 'worker.failed'; readonly code: WorkerFailure }
  /** Activate the waiting worker. */
  | { readonly type: 'worker.skipWaiting' }
  /** Unregister the worker and delete its caches; a following `page.reload` waits for this. */
  | { readonly type: 'worker.unregister' }
  /** A new version has taken over: store the flag that offers the list of changes after the reload. */
  | { readonly type: 'changelog.pending' }
  /** Reload the page; emitted at most once. */
  | { readonly type: 'page.reload' };
