/** Events of the viewer's actors that become toasts (`toasts/ActorToasts`). */

export type ActorEvent =
  /** The code of the actors failed to load, or starting them threw. */
  | { readonly type: 'start.failed' }
  /** What another event said is no longer true; `key` is that of its message. */
  | { readonly type: 'withdrawn'; readonly event: ActorEvent['type']; readonly key: string }
  /** "Error while adding favorite". The change stays in the outbox and is sent again. */
  | { readonly type: 'favorites.failed' }
  /** Changes that the server refused for good; they left the outbox. */
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
  /** `waitS`: seconds until the server takes the call again that it refused because there were too many; null after another failure. */
  | { readonly type: 'playlist.failed'; readonly waitS: number | null }
  | { readonly type: 'playlist.refused'; readonly code: string };

export type OnActorEvent = (event: ActorEvent) => void;
