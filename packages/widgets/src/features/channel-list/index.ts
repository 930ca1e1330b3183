export { ChannelList } from './ChannelList';
