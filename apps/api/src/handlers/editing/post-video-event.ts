/**
 * POST /videos/{id}/event: an editor says that two streams are views of one event, or that they are not, whatever the rule finds; or
 * takes such a word back.
 */
import { joinRefusal, type JoinRefusal } from '@oshimado/domain';
import { requirePermission, requireUser } from '../../auth';
import { ApiError } from '../../errors';
import type { VideoRow } from '../../store';
import type { Action } from '../handler';
import { editedVideo } from './edited-video';

const WORDS: Readonly<Record<JoinRefusal, string>> = {
  itself: 'with must be the id of another stream.',
  clip: 'Clips are no views of an event.',
  over: 'Only streams that are live or upcoming are views of an event.',
  tooFar: 'Streams of one event must start within 6 hours of each other.',
};

const iso = (time: Date | null) => time?.toISOString();

const joinedVideo = (row: VideoRow) => ({
  id: row.id,
  type: row.type,
  status: row.status,
  start_actual: iso(row.start_actual),
  start_scheduled: iso(row.start_scheduled),
  available_at: row.available_at.toISOString(),
});

export const postVideoEvent: Action<'postVideoEvent'> = async ({ params, body }, context) => {
  const { caller, store, now } = context;
  const user = requireUser(caller);
  requirePermission('event.set', user, now(), {
    refusal: 'Only editors can say which streams are views of one event.',
  });
  const video = await editedVideo(context, params.id);
  const other = await store.reads.findVideo(body.with);
  if (!other) throw new ApiError('not_found', 'Video not found.', { parameter: 'with' });
  const refusal = joinRefusal(joinedVideo(video), joinedVideo(other));
  // What is far apart may always be parted, and a word that is there may always be taken back.
  if (
    refusal !== undefined &&
    (body.same === true || (body.same === false && refusal !== 'tooFar'))
  )
    throw new ApiError('bad_request', WORDS[refusal], { parameter: 'with' });
  return store.edits.setEventWord(user, video.id, { with: other.id, same: body.same ?? null });
};
