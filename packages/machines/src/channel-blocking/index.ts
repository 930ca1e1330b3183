export { channelBlockingMachine } from './channel-blocking.machine';
export {
  canUndoBlocking,
  isChannelBlocked,
  selectBlockedChannels,
  selectLastDeed,
} from './channel-blocking.selectors';
export type {
  BlockingDeed,
  BlockingRefusal,
  ChannelBlockingContext,
  ChannelBlockingEvent,
  ChannelBlockingInput,
  ChannelBlockingNotice,
} from './channel-blocking.types';
