/** What the wired actors want a viewer to hear; the words are in the namespace `notices`. */
import type { FailureKind } from '@oshimado/domain';

export type ActorNotice =
  /** None of the actors is there: their code cannot be had, or they could not be started. */
  | { readonly type: 'start.failed' }
  /** "Error while adding favorite": it will be sent again. */
  | { readonly type: 'favorites.failed'; readonly code: FailureKind }
  /** Nobody will send these any more. */
  | { readonly type: 'favorites.dropped'; readonly count: number }
  | { readonly type: 'favorite.refused'; readonly code: 'guest' | 'notVtuber' }
  /** The list of blocked channels has no room left, or what was to be blocked is no channel. */
  | { readonly type: 'block.refused' }
  /** The device keeps nothing: what is staged lives in this tab only. */
  | { readonly type: 'storage.failed'; readonly code: 'quota' | 'denied' | 'unknown' }
  /** Text on the device was not understood; it is kept as a backup. */
  | { readonly type: 'storage.refused' }
  | { readonly type: 'session.expired' }
  /** The server could not be told of a logout. */
  | { readonly type: 'logout.failed'; readonly all: boolean }
  | { readonly type: 'login.requested' }
  | { readonly type: 'playlist.failed'; readonly code: FailureKind }
  | { readonly type: 'playlist.refused'; readonly code: string };

export type TellActors = (notice: ActorNotice) => void;
