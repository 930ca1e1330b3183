/** DELETE /videos/{id}/mentions: takes channels out; those that are not there do no harm. */
import { requirePermission, requireUser } from '../../auth';
import { ApiError } from '../../errors';
import type { Action } from '../handler';
import { editedVideo } from './edited-video';
import { readMentions } from './get-mentions';

export const deleteMentions: Action<'deleteMentions'> = async ({ params, body }, context) => {
  const { caller, store, now } = context;
  const user = requireUser(caller);
  requirePermission('mention.remove', user, now());
  if (body.channel_ids.length === 0) {
    const words = 'channel_ids must name at least one channel.';
    throw new ApiError('bad_request', words, { parameter: 'channel_ids' });
  }
  const video = await editedVideo(context, params.id);
  await store.edits.removeMentions(user, video.id, body.channel_ids);
  return readMentions(store.reads, video.id);
};
