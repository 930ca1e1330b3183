/** One entry per call: the server checks requests and shapes answers by it, OpenAPI and the client's types follow. */
import * as z from 'zod';
import { routes, type CallName, type Route } from '../routes';
import { channelFull, channelListItem } from './channel';
import { org, stats } from './org';
import {
  channelParams,
  channelsQuery,
  channelVideosParams,
  channelVideosQuery,
  clipsQuery,
  liveQuery,
  usersLiveQuery,
  videoParams,
  videoQuery,
  videosQuery,
} from './query';
import { video, videoFull, videoList } from './video';

export interface Call extends Route {
  readonly tag: 'statics' | 'channels' | 'videos' | 'live';
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly response: z.ZodType;
}

export const calls = {
  getOrgs: {
    ...routes.getOrgs,
    tag: 'statics',
    summary: 'All organizations',
    response: z.array(org),
  },
  getStats: { ...routes.getStats, tag: 'statics', summary: 'Figures of the site', response: stats },
  getChannels: {
    ...routes.getChannels,
    tag: 'channels',
    summary: 'Channels, filtered and sorted',
    query: channelsQuery,
    response: z.array(channelListItem),
  },
  getChannel: {
    ...routes.getChannel,
    tag: 'channels',
    summary: 'One channel by id or @handle',
    params: channelParams,
    response: channelFull,
  },
  getChannelVideos: {
    ...routes.getChannelVideos,
    tag: 'channels',
    summary: 'Uploads of a channel, clips that feature it, or streams of others that mention it',
    params: channelVideosParams,
    query: channelVideosQuery,
    response: videoList,
  },
  getVideos: {
    ...routes.getVideos,
    tag: 'videos',
    summary: 'Videos, filtered and sorted',
    query: videosQuery,
    response: videoList,
  },
  getVideo: {
    ...routes.getVideo,
    tag: 'videos',
    summary: 'One video with everything about it',
    params: videoParams,
    query: videoQuery,
    response: videoFull,
  },
  getClips: {
    ...routes.getClips,
    tag: 'videos',
    summary: 'Clips: /videos with type=clip',
    query: clipsQuery,
    response: videoList,
  },
  getLive: {
    ...routes.getLive,
    tag: 'live',
    summary: 'What is live and what is coming',
    query: liveQuery,
    response: videoList,
  },
  getUsersLive: {
    ...routes.getUsersLive,
    tag: 'live',
    summary: 'What is live and coming on the channels named',
    query: usersLiveQuery,
    response: z.array(video),
  },
} as const satisfies Record<CallName, Call>;
