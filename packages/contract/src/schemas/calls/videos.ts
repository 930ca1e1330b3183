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
    summary: 'One video with everything about it',
    params: videoParams,
    query: videoQuery,
    response: videoFull,
  },
  getVideoComments: {
    ...routes.getVideoComments,
    ...common,
    summary: 'Comments that name moments of a video',
    params: videoParams,
    response: z.array(comment),
  },
  getClips: {
    ...routes.getClips,
    ...common,
    summary: 'Clips: /videos with type=clip',
    query: clipsQuery,
    response: videoList,
  },
  getLive: {
    ...routes.getLive,
    ...common,
    tag: 'live',
    summary: 'What is live and what is coming',
    query: liveQuery,
    response: videoList,
  },
  getUsersLive: {
    ...routes.getUsersLive,
    ...common,
    tag: 'live',
    auth: 'optional',
    summary: 'What is live and coming on the channels named, or on the caller’s favorites',
    query: usersLiveQuery,
    response: z.array(video),
  },
  getUsersVideos: {
    ...routes.getUsersVideos,
    ...common,
    tag: 'favorites',
    auth: 'user',
    summary: 'Videos of the caller’s favorites, filtered and sorted as /videos',
    query: usersVideosQuery,
    response: videoList,
  },
} as const satisfies Record<string, Call>;
