import { provePaths } from '../testing/machine-paths';
import { channelBlockingMachine } from './channel-blocking.machine';
import { channelOf } from '../testing/channel-blocking/blocked-channels';

const [a, b] = [channelOf('a'), channelOf('b')];

provePaths({
  machine: channelBlockingMachine,
  inputs: [{}, { channels: [a] }],
  events: [
    { type: 'channel.block', channel: a },
    { type: 'channel.block', channel: b },
    { type: 'channel.block', channel: channelOf('') },
    { type: 'channel.unblock', id: 'a' },
    { type: 'channel.unblock', id: 'b' },
    { type: 'block.undo' },
    { type: 'channels.replaced', channels: [b] },
  ],
  seen: ({ value, context }) => ({ value, ...context }),
});
