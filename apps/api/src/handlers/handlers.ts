/** One handler for every call of the contract. */
import type { CallName } from '@oshimado/contract';
import { getChannel } from './get-channel';
import { getChannelVideos } from './get-channel-videos';
import { getChannels } from './get-channels';
import { getClips } from './get-clips';
import { getLive } from './get-live';
import { getOrgs } from './get-orgs';
import { getStats } from './get-stats';
import { getUsersLive } from './get-users-live';
import { getVideo } from './get-video';
import { getVideos } from './get-videos';
import type { Handler } from './handler';

export const handlers: { readonly [K in CallName]: Handler<K> } = {
  getOrgs,
  getStats,
  getChannels,
  getChannel,
  getChannelVideos,
  getVideos,
  getVideo,
  getClips,
  getLive,
  getUsersLive,
};
