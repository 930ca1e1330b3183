import type { Handlers } from '../handler';
import { getChannel } from './get-channel';
import { getChannelVideos } from './get-channel-videos';
import { getChannels } from './get-channels';

export const handlers = { getChannel, getChannelVideos, getChannels } satisfies Handlers;
