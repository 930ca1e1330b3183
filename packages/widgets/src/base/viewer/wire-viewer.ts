/** Connects session, favorites and playlist: emitted events of one are sent to the others, to the stores and to the page. */
import { onPageReturn } from '../browser/on-page-return';
import type { Actors } from './actors';
import type { StartOptions } from './start-options';

/** The viewer id of the last session event. XState emits before it updates the snapshot, which still has the former viewer. */
interface CurrentViewer {
  id: string | null;
}

const FAILURE_IS_OVER = {
  type: 'withdrawn',
  event: 'favorites.failed',
  key: 'favorites',
} as const;

function wireSession(
  { session, favorites, playlist }: Actors,
  { logins, favoritesStore, onEvent, sendToExtension, writeTokenCookie, signal }: StartOptions,
  viewer: CurrentViewer,
) {
  session.on('session.changed', ({ login, checkedAt }) => logins.write({ login, checkedAt }));
  session.on('cookie.changed', ({ token, expiresAt }) => writeTokenCookie(token, expiresAt));
  session.on('extension.send', ({ token }) => sendToExtension({ message: 'token', token }));
  session.on('session.started', ({ viewerId }) => {
    viewer.id = viewerId;
    favorites.send({ type: 'session.started', viewerId });
    playlist.send({ type: 'viewer.changed', viewerId });
  });
  session.on('session.confirmed', () => favorites.send({ type: 'session.confirmed' }));
  session.on('session.ended', ({ reason }) => {
    viewer.id = null;
    // `elsewhere`: the other tab has already cleared the list.
    if (reason !== 'elsewhere') favoritesStore.clearList();
    favorites.send({ type: 'session.ended', reason });
    playlist.send({ type: 'viewer.changed', viewerId: null });
    // That message says that favorites will be sent again, which they are not without a login.
    onEvent(FAILURE_IS_OVER);
    if (reason === 'expired') onEvent({ type: 'session.expired' });
  });
  session.on('login.requested', (event) => onEvent(event));
  session.on('logout.failed', (event) => onEvent(event));
  const unsubscribe = logins.onChange((kept) =>
    session.send({ type: 'session.replaced', ...kept }),
  );
  signal.addEventListener('abort', unsubscribe);
}

function wireFavorites(
  { session, favorites }: Actors,
  { favoritesStore, onEvent, sendToExtension, now, signal }: StartOptions,
  viewer: CurrentViewer,
) {
  favorites.on('favorites.changed', ({ favorites: list, after }) =>
    favoritesStore.writeList({ favorites: list, after, owner: viewer.id }),
  );
  const withdraw = () => onEvent(FAILURE_IS_OVER);
  // Emitted for what the server has answered to a change, and for no list that was only read.
  favorites.on('extension.send', ({ favorites: list }) => {
    sendToExtension({ message: 'favorites', favorites: list });
    withdraw();
  });
  favorites.on('login.verify', () => session.send({ type: 'login.verify', now: now() }));
  favorites.on('favorite.refused', (event) => onEvent(event));
  favorites.on('favorites.failed', () => onEvent({ type: 'favorites.failed' }));
  favorites.on('favorites.dropped', ({ ops }) => {
    withdraw();
    onEvent({ type: 'favorites.dropped', count: ops.length });
  });
  favorites.on('outbox.volatile', () => onEvent({ type: 'storage.failed', code: 'unknown' }));
  const unsubscribe = favoritesStore.onChange(
    (outbox) => favorites.send({ type: 'outbox.replaced', outbox }),
    ({ favorites: list, after, owner }) => {
      if (owner === null || owner !== viewer.id) return;
      favorites.send({ type: 'favorites.replaced', favorites: list, after });
    },
  );
  signal.addEventListener('abort', unsubscribe);
}

function wirePage({ session, favorites }: Actors, { logins, now, signal }: StartOptions) {
  const onVisibility = () => {
    if (document.hidden) favorites.send({ type: 'favorites.flush' });
    else session.send({ type: 'page.shown', now: now() });
  };
  const onOnline = () => {
    session.send({ type: 'connection.restored' });
    favorites.send({ type: 'connection.restored' });
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  const stop = onPageReturn(() => session.send({ type: 'session.replaced', ...logins.read() }));
  signal.addEventListener('abort', stop);
  addEventListener('online', onOnline, { signal });
}

export function wireViewer(actors: Actors, options: StartOptions): void {
  const viewer: CurrentViewer = { id: options.logins.read().login?.user.id ?? null };
  wireSession(actors, options, viewer);
  wireFavorites(actors, options, viewer);
  wirePage(actors, options);
  actors.playlist.on('playlist.failed', ({ waitS }) =>
    options.onEvent({ type: 'playlist.failed', waitS }),
  );
  actors.playlist.on('edit.refused', ({ code }) =>
    options.onEvent({ type: 'playlist.refused', code }),
  );
}
