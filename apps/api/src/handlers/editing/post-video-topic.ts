/**
 * POST /topics/video: "anyone can assign a topic to a video; only editors and admins can remove or change it once set".
 * Clips have none. A topic that is in use is spelt as it is in use.
 */
import { requirePermission, requireUser } from '../../auth';
import { ApiError } from '../../errors';
import type { Action } from '../handler';
import { editedVideo } from './edited-video';
import { readTopic } from './get-video-topic';

const SPELLING = /^[^\s,]+$/;

async function topicIdOf(topicId: string | undefined, known: (id: string) => Promise<string>) {
  if (topicId === undefined) return null;
  const id = topicId.replace(/^#/, '').replace(/\s+/g, '_');
  if (SPELLING.test(id)) return known(id);
  const words = 'topicId must be words joined by underscores, without commas.';
  throw new ApiError('bad_request', words, { parameter: 'topicId' });
}

export const postVideoTopic: Action<'postVideoTopic'> = async ({ body }, context) => {
  const { caller, store, now } = context;
  const user = requireUser(caller);
  const video = await editedVideo(context, body.videoId);
  if (video.type === 'clip') {
    throw new ApiError('bad_request', 'Clips cannot have a topic.', { parameter: 'videoId' });
  }
  const topicId = await topicIdOf(body.topicId, store.edits.knownTopic);
  if (topicId !== video.topic_id) {
    requirePermission(video.topic_id === null ? 'topic.set' : 'topic.change', user, now(), {
      refusal: 'Only editors can change or remove a topic once it is set.',
    });
    await store.edits.setTopic(user, video.id, topicId);
  }
  return readTopic(store.reads, video.id);
};
