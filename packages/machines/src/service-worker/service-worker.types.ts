/** What the port `readKillSwitch` answers; it is asked before a worker is registered, and its failure means: register. */
export interface KillSwitch {
  /** This product wants no worker any more. Default false. */
  readonly kill?: boolean;
}

/** What a look for an update brought: the kill switch once more, for pages that stay open. */
export type UpdateCheck = KillSwitch;

/** Why something about the worker went wrong; it is logged, never shown. */
export type WorkerFailure = 'killSwitch' | 'registration' | 'check' | 'timeout' | 'activation';

export interface WorkerInput {
  /** Whether a worker controlled this page when it was loaded. */
  readonly hasController: boolean;
  /** Whether this browser has workers at all. Default true. */
  readonly isSupported?: boolean;
}

export interface WorkerContext {
  /** Whether a worker controls this page; the first one to do so is no update. */
  readonly hasController: boolean;
  /** Whether this browser has workers at all. */
  readonly isSupported: boolean;
  /** Whether this page holds work that a reload would lose. */
  readonly isUnsaved: boolean;
  /** What went wrong last; null when nothing did since the last success. */
  readonly error: WorkerFailure | null;
}

export type WorkerEvent =
  /** Somebody asks for an update now, or for another try to register. */
  | { readonly type: 'update.check' }
  /** A new version is installed and waits for the old one to end. */
  | { readonly type: 'worker.waiting' }
  /** Somebody wants the new version, or the reload that it still needs here. */
  | { readonly type: 'update.accept' }
  /** The snackbar was closed. */
  | { readonly type: 'update.dismiss' }
  /** Another worker controls this page, asked for here or in another tab. */
  | { readonly type: 'controller.changed' }
  /** This page has work that a reload would lose, or none any more. */
  | { readonly type: 'work.changed'; readonly isUnsaved: boolean }
  /** Sent by the machine to itself: the kill switch is on. */
  | { readonly type: 'worker.killed' };

export type WorkerEmitted =
  /** Log it; nothing is shown. */
  | { readonly type: 'worker.failed'; readonly code: WorkerFailure }
  /** Tell the waiting worker to take over. */
  | { readonly type: 'worker.skipWaiting' }
  /** Remove the worker and what it keeps; a `page.reload` that follows waits until this is done. */
  | { readonly type: 'worker.unregister' }
  /** A new version has taken over: store the flag that offers the list of changes after the reload. */
  | { readonly type: 'changelog.pending' }
  /** Load the page again; sent once at most. */
  | { readonly type: 'page.reload' };
