import { twitchProtocol, youtubeProtocol } from '@oshimado/domain';
import { provePaths } from '../testing/machine-paths';
import { playerMachine } from './player.machine';

const say = (message: object) =>
  ({ type: 'message.received', message: JSON.stringify(message) }) as const;

provePaths({
  machine: playerMachine,
  inputs: [{ protocol: youtubeProtocol }, { protocol: twitchProtocol }],
  events: [
    { type: 'frame.loaded' },
    { type: 'frame.reload' },
    { type: 'media.command', command: { type: 'play' } },
    { type: 'media.command', command: { type: 'pause' } },
    say({ event: 'onReady' }),
    say({ event: 'onStateChange', info: 1 }),
    say({ event: 'onError', info: 150 }),
    say({ event: 'onError', info: 100 }),
  ],
  answers: {},
  failures: {},
  seen: ({ value, context: { protocol, media, pending, hasRetried } }) => ({
    value,
    isAsked: protocol.greetings.length > 0,
    media,
    pending,
    hasRetried,
  }),
});
