import type { FailureReason } from '@oshimado/domain';

/** Result of the port `refreshPage`. */
export interface PageRefresh {
  /** Whether the page refreshed its content; otherwise it is reloaded. */
  readonly consumed: boolean;
}

/** Data of the machine. */
export interface PullContext {
  /** Whether the gesture is allowed now; false before `pull.enable`. */
  readonly isEnabled: boolean;
  /** How far the finger moved, in px; kept while the control is being hidden, otherwise 0. */
  readonly distance: number;
}

/** What the machine takes: touches, and whether the gesture is allowed. */
export type PullEvent =
  /** Fingers touched the screen; `scrollTop` in px, `touches` is how many fingers there are. */
  | { readonly type: 'pull.start'; readonly scrollTop: number; readonly touches: number }
  /** The finger moved `distance` px down from its start; `touches` is how many fingers there are, default 1. */
  | { readonly type: 'pull.move'; readonly distance: number; readonly touches?: number }
  /** The finger was lifted. */
  | { readonly type: 'pull.end' }
  /** The browser cancelled the touch. */
  | { readonly type: 'pull.cancel' }
  /** The gesture is allowed: the drawer is closed and the page is none of watch, edit and multiview. */
  | { readonly type: 'pull.enable' }
  /** The gesture is off: the drawer is open, or the page is one of watch, edit and multiview. */
  | { readonly type: 'pull.disable' };

/** What the machine emits: that the page has to reload, or that the refresh failed. */
export type PullEmitted =
  /** The page has no way to refresh its content: reload it. */
  | { readonly type: 'page.reload' }
  /** The refresh failed. */
  | { readonly type: 'pull.failed'; readonly code: FailureReason };
