/** What the wired actors want a viewer to hear; the words are in the namespace `notices`. */

export type ActorEvent =
  /** The code of the actors failed to load, or starting them threw. */
  | { readonly type: 'start.failed' }
  /** "Error while adding favorite": it will be sent again. */
  | { readonly type: 'favorites.failed' }
  /** Nobody will send these any more. */
  | { readonly type: 'favorites.dropped'; readonly count: number }
  | { readonly type: 'favorite.refused'; readonly code: 'guest' | 'notVtuber' }
  /** The list of blocked channels is full, or the value is not a channel. */
  | { readonly type: 'block.refused' }
  /** The browser's storage refuses writes; changes live in this tab only. */
  | { readonly type: 'storage.failed'; readonly code: 'quota' | 'denied' | 'unknown' }
  /** Stored text could not be parsed; it was moved to a backup key. */
  | { readonly type: 'storage.refused' }
  | { readonly type: 'session.expired' }
  /** The server did not answer the logout call. */
  | { readonly type: 'logout.failed'; readonly all: boolean }
  | { readonly type: 'login.requested' }
  | { readonly type: 'playlist.failed' }
  | { readonly type: 'playlist.refused'; readonly code: string };

export type OnActorEvent = (event: ActorEvent) => void;
