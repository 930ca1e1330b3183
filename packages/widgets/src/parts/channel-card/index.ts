'use client';

export { ChannelActions } from './ChannelActions';
export { ChannelCard, ChannelRow, type ChannelCardProps } from './ChannelCard';
export { connectChannel } from './channel-card.connect';
export type {
  ChannelApi,
  ChannelBlock,
  ChannelHeart,
  ChannelLinks,
  ChannelProfile,
} from './channel-card.types';
export { ChannelInfo } from './ChannelInfo';
export { channelLinksOf } from './channel-links';
