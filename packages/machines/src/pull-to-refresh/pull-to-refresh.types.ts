import type { FailureReason } from '@oshimado/domain';

/** What the page did with the wish to be renewed. */
export interface PageRefresh {
  /** Whether the page has renewed itself; otherwise it is loaded again. */
  readonly consumed: boolean;
}

export interface PullContext {
  /** Whether the gesture is allowed here and now; not before `pull.enable`. */
  readonly isEnabled: boolean;
  /** How far the finger has come, in px; kept while the control goes away, 0 at rest. */
  readonly distance: number;
}

export type PullEvent =
  /** Fingers were put down; `scrollTop` in px, `touches` is how many fingers there are. */
  | { readonly type: 'pull.start'; readonly scrollTop: number; readonly touches: number }
  /** The finger has come `distance` px down from where it began; `touches` is how many fingers there are, default 1. */
  | { readonly type: 'pull.move'; readonly distance: number; readonly touches?: number }
  /** The finger was lifted. */
  | { readonly type: 'pull.end' }
  /** The browser took the touch away. */
  | { readonly type: 'pull.cancel' }
  /** The gesture is allowed: the drawer is shut and the page is none of watch, edit and multiview. */
  | { readonly type: 'pull.enable' }
  /** The gesture is off: the drawer is open, or the page is one of watch, edit and multiview. */
  | { readonly type: 'pull.disable' };

export type PullEmitted =
  /** The page did not renew itself: load it again. */
  | { readonly type: 'page.reload' }
  /** The page tried to renew itself and could not. */
  | { readonly type: 'pull.failed'; readonly code: FailureReason };
