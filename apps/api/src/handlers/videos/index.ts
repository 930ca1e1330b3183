import type { Handlers } from '../handler';
import { getClips } from './get-clips';
import { getLive } from './get-live';
import { getUsersLive } from './get-users-live';
import { getVideo } from './get-video';
import { getVideos } from './get-videos';

export const handlers = {
  getClips,
  getLive,
  getUsersLive,
  getVideo,
  getVideos,
} satisfies Handlers;
