import type { Actions, Handlers } from '../handler';
import { getClips } from './get-clips';
import { getLive } from './get-live';
import { getUsersLive } from './get-users-live';
import { getUsersLiveFavorites } from './get-users-live-favorites';
import { getUsersVideos } from './get-users-videos';
import { getVideo } from './get-video';
import { getVideoComments } from './get-video-comments';
import { getVideos } from './get-videos';

export const handlers = {
  getClips,
  getLive,
  getUsersLive,
  getVideo,
  getVideoComments,
  getVideos,
} satisfies Handlers;

export const actions = { getUsersLive: getUsersLiveFavorites, getUsersVideos } satisfies Actions;
