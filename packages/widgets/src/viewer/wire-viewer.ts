/** Login, favorites and playlist: what one of them tells is an event of the others. */
import type { Actors } from './actors';
import type { StartOptions } from './start-options';

/**
 * Who is logged in, as the session has last told. A notice is told before the snapshot shows what it tells, so that asking
 * the session while it speaks would name whoever was there before.
 */
interface Who {
  id: string | null;
}

function wireSession(
  { session, favorites, playlist }: Actors,
  { logins, favoritesStore, tell, tellExtension, writeTokenCookie }: StartOptions,
  who: Who,
) {
  session.on('session.changed', ({ login, checkedAt }) => logins.write({ login, checkedAt }));
  session.on('cookie.changed', ({ token, expiresAt }) => writeTokenCookie(token, expiresAt));
  session.on('extension.told', ({ token }) => tellExtension({ message: 'token', token }));
  session.on('session.started', ({ viewerId }) => {
    who.id = viewerId;
    favorites.send({ type: 'session.started', viewerId });
    playlist.send({ type: 'viewer.changed', viewerId });
  });
  session.on('session.confirmed', () => favorites.send({ type: 'session.confirmed' }));
  session.on('session.ended', ({ reason }) => {
    who.id = null;
    // Another tab that ended it has done so for the device.
    if (reason !== 'elsewhere') favoritesStore.clearList();
    favorites.send({ type: 'session.ended', reason });
    playlist.send({ type: 'viewer.changed', viewerId: null });
    if (reason === 'expired') tell({ type: 'session.expired' });
  });
  session.on('login.requested', (notice) => tell(notice));
  session.on('logout.failed', (notice) => tell(notice));
  logins.onChange((kept) => session.send({ type: 'session.replaced', ...kept }));
}

function wireFavorites(
  { session, favorites }: Actors,
  { favoritesStore, tell, tellExtension, now }: StartOptions,
  who: Who,
) {
  favorites.on('favorites.changed', ({ favorites: list, after }) =>
    favoritesStore.writeList({ favorites: list, after, owner: who.id }),
  );
  favorites.on('extension.told', ({ favorites: list }) =>
    tellExtension({ message: 'favorites', favorites: list }),
  );
  favorites.on('login.verify', () => session.send({ type: 'login.verify', now: now() }));
  favorites.on('favorite.refused', (notice) => tell(notice));
  favorites.on('favorites.failed', ({ code }) => tell({ type: 'favorites.failed', code }));
  favorites.on('favorites.dropped', ({ ops }) =>
    tell({ type: 'favorites.dropped', count: ops.length }),
  );
  favorites.on('outbox.volatile', () => tell({ type: 'storage.failed', code: 'unknown' }));
  favoritesStore.onChange(
    (outbox) => favorites.send({ type: 'outbox.replaced', outbox }),
    ({ favorites: list, after, owner }) => {
      if (owner === null || owner !== who.id) return;
      favorites.send({ type: 'favorites.replaced', favorites: list, after });
    },
  );
}

/** Neither the page nor the connection is known to a machine. */
function wirePage({ session, favorites }: Actors, { logins, now }: StartOptions) {
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) favorites.send({ type: 'favorites.flush' });
    else session.send({ type: 'page.shown', now: now() });
  });
  addEventListener('pageshow', ({ persisted }) => {
    // A page that comes back from the browser's cache has heard of nothing in between.
    if (persisted) session.send({ type: 'session.replaced', ...logins.read() });
  });
  addEventListener('online', () => {
    session.send({ type: 'connection.restored' });
    favorites.send({ type: 'connection.restored' });
  });
}

export function wireViewer(actors: Actors, options: StartOptions): void {
  const who: Who = { id: options.logins.read().login?.user.id ?? null };
  wireSession(actors, options, who);
  wireFavorites(actors, options, who);
  wirePage(actors, options);
  actors.playlist.on('playlist.failed', ({ code }) =>
    options.tell({ type: 'playlist.failed', code }),
  );
  actors.playlist.on('edit.refused', ({ code }) =>
    options.tell({ type: 'playlist.refused', code }),
  );
}
