/**
 * POST /playlist/: saves a playlist and answers its id. With the id of an own one that one is changed; with any other, or
 * none, a new one is made for the caller, so that saving somebody else's list makes a copy.
 */
import { requirePermission, requireUser } from '../../auth';
import type { Action } from '../handler';
import { onceFor } from '../replay';

export const postPlaylist: Action<'postPlaylist'> = async (
  { body, headers },
  { caller, store, now },
) => {
  requirePermission('playlist.create', caller, now());
  const user = requireUser(caller);
  const { id, name } = body;
  const content = { name, videoIds: [...new Set(body.video_ids)] };
  return onceFor(store, user, headers['idempotency-key'], body, async ({ playlists }) => {
    const found = id === undefined ? undefined : await playlists.find(id);
    if (!found || String(found.user_id) !== user.id) return playlists.create(user.id, content);
    await playlists.replace(String(found.id), content);
    return found.id;
  });
};
