/**
 * PUT /songs: tags a song, or changes one. The song to change is found by id, otherwise by its name in the
 * video; a new one (`is_new`) also by its start, so that a song can be sung twice and a repeated request adds it
 * once. "Updating existing songs needs editor level or higher", or having tagged it.
 */
import type { CheckedBodyOf } from '@oshimado/contract';
import { endsAfterVideo } from '@oshimado/domain';
import { requirePermission, requireUser } from '../../auth';
import { ApiError, notFound } from '../../errors';
import type { SongContent } from '../../store';
import type { Action } from '../handler';
import { presentSong } from './present-song';

/** Clients send -1 after a selected search hit was removed. */
const NO_TRACK = -1;

const contentOf = (body: CheckedBodyOf<'putSong'>): SongContent => ({
  name: body.name,
  original_artist: body.original_artist.trim(),
  start: body.start,
  end: body.end,
  itunesid: body.itunesid === undefined || body.itunesid === NO_TRACK ? null : body.itunesid,
  art: body.art || null,
  amUrl: body.amUrl || null,
  is_mv: body.is_mv ?? false,
});

export const putSong: Action<'putSong'> = async ({ body }, { caller, store, now }) => {
  const user = requireUser(caller);
  const { id, video_id, name } = body;
  const video = await store.reads.findVideo(video_id);
  if (!video) throw notFound('Video');
  if (video.type === 'placeholder') {
    throw new ApiError('bad_request', 'Placeholders cannot have songs.', {
      parameter: 'video_id',
    });
  }
  if (endsAfterVideo(body, video)) {
    throw new ApiError('bad_request', 'The song ends after the video.', { parameter: 'end' });
  }
  const before = await store.edits.findSong(
    id === undefined
      ? { video_id, name, ...(body.is_new && { start: body.start }) }
      : { id, video_id },
  );
  if (id !== undefined && !before) throw notFound('Song');
  requirePermission(before ? 'song.change' : 'song.add', user, now(), {
    ownerId: before?.creator_id,
    refusal: 'Only editors and the person who tagged this song can change it.',
  });
  const content = contentOf(body);
  const kept = await store.edits.putSong(
    user,
    before
      ? { ...before, ...content, is_mv: body.is_mv ?? before.is_mv }
      : { ...content, video_id, creator_id: user.id },
    before,
  );
  const row = await store.reads.findSungSong(kept.id, kept.video_id);
  if (!row) throw notFound('Song');
  return presentSong(row);
};
