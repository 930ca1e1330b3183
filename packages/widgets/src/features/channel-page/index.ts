export { ChannelAnswer, type ChannelAnswerProps } from './ChannelAnswer';
export { ChannelView, type ChannelViewProps } from './ChannelView';
