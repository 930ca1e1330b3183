import { requirePermission, requireUser } from '../../auth';
import type { Action, Actions } from '../handler';
import { presentPlaylistVideo } from '../present-playlist-video';

/** GET /users/history: watched videos, newest first; with `after`, what changed since then. */
const getHistory: Action<'getHistory'> = async ({ query }, { caller, store }) => {
  const { id } = requireUser(caller);
  const { after, limit } = query;
  const [{ rows, total }, clearedAt] = await Promise.all([
    after === undefined
      ? store.history.page(id, query)
      : store.history.changedAfter(id, after, limit),
    store.history.clearedAt(id),
  ]);
  const shown = rows.filter(({ is_removed }) => !is_removed).map(({ video_id }) => video_id);
  const videos = new Map((await store.reads.videosById(shown)).map((video) => [video.id, video]));
  return {
    total,
    cleared_at: clearedAt?.toISOString() ?? null,
    items: rows.map(({ is_removed, watched_at, changed_at, ...entry }) => {
      const video = videos.get(entry.video_id);
      return {
        ...entry,
        watched_at: watched_at.toISOString(),
        changed_at: changed_at.toISOString(),
        removed: is_removed,
        video: video ? presentPlaylistVideo(video) : null,
      };
    }),
  };
};

/** PATCH /users/history: notes, removes and clears watched videos. Repeating it changes nothing. */
const patchHistory: Action<'patchHistory'> = async ({ body }, { caller, store, now }) => {
  requirePermission('history.change', caller, now());
  return { change: await store.history.change(requireUser(caller).id, body) };
};

export const actions = { getHistory, patchHistory } satisfies Actions;
