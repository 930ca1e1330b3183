/** GET /videos/{id}/mentions: the channels taking part. */
import type { Mention } from '@oshimado/contract';
import { notFound } from '../../errors';
import type { Reads } from '../../store';
import { presentMention } from '../channels/present-channel';
import type { Handler } from '../handler';

export async function readMentions(reads: Reads, id: string): Promise<Mention[]> {
  const mentions = await reads.mentionsOf([id]);
  return (mentions.get(id) ?? []).map(presentMention);
}

export const getMentions: Handler<'getMentions'> = async ({ params }, reads) => {
  if (!(await reads.findVideo(params.id))) throw notFound('Video');
  return readMentions(reads, params.id);
};
