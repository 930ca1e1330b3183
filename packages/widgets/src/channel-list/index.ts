export { ChannelList, type ChannelListProps } from './ChannelList';
export { channelLinksOf } from './channel-links';
