/** GET /channels/{id}: one channel by id or @handle. */
import { notFound } from '../../errors';
import type { Handler } from '../handler';
import { presentChannelFull } from './present-channel';

export const getChannel: Handler<'getChannel'> = async ({ params }, reads) => {
  const channel = await reads.findChannel(params.id);
  if (!channel) throw notFound('Channel');
  return presentChannelFull(channel);
};
