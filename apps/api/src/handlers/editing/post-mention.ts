/** POST /videos/{id}/mentions: adds a talent who takes part in somebody else's video. */
import { requirePermission, requireUser } from '../../auth';
import { ApiError, notFound } from '../../errors';
import type { Action } from '../handler';
import { editedVideo } from './edited-video';
import { readMentions } from './get-mentions';

export const postMention: Action<'postMention'> = async ({ params, body }, context) => {
  const { caller, store, now } = context;
  const user = requireUser(caller);
  requirePermission('mention.add', user, now());
  const video = await editedVideo(context, params.id);
  const channel = await store.reads.findChannel(body.channel_id);
  if (!channel) throw notFound('Channel');
  const refuse = (words: string) => new ApiError('bad_request', words, { parameter: 'channel_id' });
  if (channel.type !== 'vtuber') throw refuse('Only talents can be mentioned.');
  if (channel.id === video.channel_id)
    throw refuse('The uploader of a video takes part in any case.');
  await store.edits.addMention(user, video.id, channel.id);
  return readMentions(store.reads, video.id);
};
