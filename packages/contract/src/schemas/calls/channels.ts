import * as z from 'zod';
import { routes } from '../../routes';
import type { Call } from '../call';
import { channelLookupRoutes } from '../../channel-lookup-routes';
import { channelFull, channelListItem } from '../channel';
import { channelLookupBody, lookedUpChannel } from '../channel-lookup';
import { channelParams, channelsQuery, channelVideosParams, channelVideosQuery } from '../query';
import { videoList } from '../video';

const common = { tag: 'channels', auth: 'none', limit: 'read' } as const;

export const channelCalls = {
  getChannels: {
    ...routes.getChannels,
    ...common,
    summary: 'Channels, filtered and sorted',
    query: channelsQuery,
    response: z.array(channelListItem),
  },
  getChannel: {
    ...routes.getChannel,
    ...common,
    summary: 'One channel by id or @handle',
    params: channelParams,
    response: channelFull,
  },
  getChannelVideos: {
    ...routes.getChannelVideos,
    ...common,
    summary:
      'Videos of a channel: its uploads, clips that feature it, or other channels’ streams that mention it',
    params: channelVideosParams,
    query: channelVideosQuery,
    response: videoList,
  },
  postChannelLookup: {
    ...channelLookupRoutes.postChannelLookup,
    ...common,
    whileSuspended: true,
    summary: 'Those of these channels that this site has, by id or @handle',
    body: channelLookupBody,
    response: z.array(lookedUpChannel),
  },
} as const satisfies Record<string, Call>;
