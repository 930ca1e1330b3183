/** GET /user/export: all stored data of an account. */
import { requireUser } from '../../auth';
import { shownGroups } from '../favorites/favorite-groups';
import { presentFavorite } from '../favorites/present-favorite';
import type { Action } from '../handler';
import { presentPushDevice } from '../push/present-push-device';
import { presentWebhook } from '../push/webhooks';
import { showSessions } from './get-sessions';
import { showUser } from './present-user';

export const getUserExport: Action<'getUserExport'> = async (_, context) => {
  const { caller, store } = context;
  const user = requireUser(caller);
  const [
    shown,
    favorites,
    history,
    playlists,
    sessions,
    kept,
    calendar,
    devices,
    webhooks,
    groups,
  ] = await Promise.all([
    showUser(context, user.id),
    store.favorites.list(user.id),
    store.history.all(user.id),
    store.playlists.list(user.id),
    showSessions(store, user),
    store.accounts.keptAbout(user.id),
    store.accounts.findCalendarOwner(user.id),
    store.push.devices.list(user.id),
    store.push.webhooks.list(user.id),
    shownGroups(store, user.id),
  ]);
  await store.security.note({ event: 'export', actorId: user.id });
  return {
    user: shown,
    calendar_key_number: calendar?.calendar_key_number ?? 1,
    favorites: favorites.map(presentFavorite),
    favorite_groups: groups,
    history: history.map(({ watched_at, ...entry }) => ({
      ...entry,
      watched_at: watched_at.toISOString(),
    })),
    playlists: playlists.map(({ id, name, updated_at, video_ids }) => ({
      id,
      name,
      updated_at: updated_at.toISOString(),
      video_ids,
    })),
    ...kept,
    sessions,
    push_devices: devices.map((row) => presentPushDevice(row, caller)),
    push_webhooks: webhooks.map(presentWebhook),
  };
};
