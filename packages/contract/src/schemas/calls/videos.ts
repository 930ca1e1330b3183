import * as z from 'zod';
import { routes } from '../../routes';
import type { Call } from '../call';
import {
  clipsQuery,
  liveQuery,
  usersLiveQuery,
  usersVideosQuery,
  videoParams,
  videoQuery,
  videosQuery,
} from '../query';
import { comment, video, videoFull, videoList } from '../video';

const common = { tag: 'videos', auth: 'none', limit: 'read' } as const;

export const videoCalls = {
  getVideos: {
    ...routes.getVideos,
    ...common,
    summary: 'Videos, filtered and sorted',
    query: videosQuery,
    response: videoList,
  },
  getVideo: {
    ...routes.getVideo,
    ...common,
    summary: 'One video with all its details',
    params: videoParams,
    query: videoQuery,
    response: videoFull,
  },
  getVideoComments: {
    ...routes.getVideoComments,
    ...common,
    summary: 'Timestamp comments of a video',
    params: videoParams,
    response: z.array(comment),
  },
  getClips: {
    ...routes.getClips,
    ...common,
    summary: 'Clips; the same as `/videos` with `type=clip`',
    query: clipsQuery,
    response: videoList,
  },
  getLive: {
    ...routes.getLive,
    ...common,
    tag: 'live',
    summary: 'Live and upcoming streams; `X-Board-Count` counts all of them, also beyond `limit`',
    query: liveQuery,
    response: videoList,
  },
  getUsersLive: {
    ...routes.getUsersLive,
    ...common,
    tag: 'live',
    auth: 'optional',
    summary: 'Live and upcoming streams of the given channels, or of the caller’s favorites',
    query: usersLiveQuery,
    response: z.array(video),
  },
  getUsersVideos: {
    ...routes.getUsersVideos,
    ...common,
    tag: 'favorites',
    auth: 'user',
    summary: 'Videos of the caller’s favorites; filters and sorting as in `/videos`',
    query: usersVideosQuery,
    response: videoList,
  },
} as const satisfies Record<string, Call>;
