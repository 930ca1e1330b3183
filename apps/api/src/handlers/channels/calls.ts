import { notFound } from '../../errors';
import type { Actions, Handler, Handlers } from '../handler';
import { getChannelVideos } from './get-channel-videos';
import { postChannelLookup } from './look-up-channels';
import { presentChannel, presentChannelFull } from './present-channel';

/** GET /channels: channels, filtered and sorted. */
const getChannels: Handler<'getChannels'> = async ({ query }, reads) =>
  (await reads.listChannels(query)).map(presentChannel);

/** GET /channels/{id}: one channel by id or @handle. */
const getChannel: Handler<'getChannel'> = async ({ params }, reads) => {
  const channel = await reads.findChannel(params.id);
  if (!channel) throw notFound('Channel');
  return presentChannelFull(channel);
};

export const handlers = { getChannel, getChannelVideos, getChannels } satisfies Handlers;

/** Not kept as a public response: each viewer asks for other channels. */
export const actions = { postChannelLookup } satisfies Actions;
