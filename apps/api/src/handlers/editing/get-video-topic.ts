/** GET /videos/{id}/topic: the topic of a video, under the names that both kinds of clients read. */
import type { VideoTopic } from '@oshimado/contract';
import type { Reads } from '../../store';
import { notFound } from '../../errors';
import type { Handler } from '../handler';

export async function readTopic(reads: Reads, id: string): Promise<VideoTopic> {
  const found = await reads.findTopic(id);
  if (!found) throw notFound('Video');
  const { topic_id, topic_by, topic_approver_id } = found;
  return {
    topic_id,
    id: topic_id,
    topic_approver_id: topic_approver_id === null ? null : String(topic_approver_id),
    ...(topic_id !== null && topic_by !== null && { topic_by }),
  };
}

export const getVideoTopic: Handler<'getVideoTopic'> = ({ params }, reads) =>
  readTopic(reads, params.id);
