export { ChannelAnswer } from './ChannelAnswer';
export { ChannelView } from './ChannelView';
