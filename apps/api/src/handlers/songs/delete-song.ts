/** DELETE /songs: takes a song out, by id, else by its name in the video. */
import { requirePermission, requireUser } from '../../auth';
import { notFound } from '../../errors';
import type { Action } from '../handler';

export const deleteSong: Action<'deleteSong'> = async ({ body }, { caller, store, now }) => {
  const user = requireUser(caller);
  const { id, video_id, name } = body;
  const found = await store.edits.findSong(
    id === undefined ? { video_id, name } : { id, video_id },
  );
  if (!found) throw notFound('Song');
  requirePermission('song.delete', user, now(), {
    ownerId: found.creator_id,
    refusal: 'Only who tagged this song and editors may take it out.',
  });
  await store.edits.removeSong(user, found);
  return {};
};
