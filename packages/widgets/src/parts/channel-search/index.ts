export { ChannelSearchField } from './ChannelSearchField';
