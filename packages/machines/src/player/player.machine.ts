/**
 * A player in a frame of another origin: waits until the frame answers, keeps commands until then, and holds what it reported last.
 * Not here: the frame itself (it is driven by emitted events), and how a platform's messages look (the protocol of the input).
 *
 * A frame that is still loading receives no messages, so greetings are repeated until it answers. A frame that does not answer
 * is blocked or offline: that counts as a failure after 10 s, until an answer arrives after all.
 *
 * A frame that is loaded again keeps its old document for a moment. That document still sends messages and answers greetings, from the same
 * window and origin as the new one. So the machine ignores messages until the load event.
 */
import {
  initialMediaState,
  PLAYER_GREETING_MS,
  PLAYER_RELOAD_MS,
  PLAYER_SILENCE_MS,
  type MediaCommand,
} from '@oshimado/domain';
import { assign, emit, enqueueActions, setup } from 'xstate';
import type { PlayerContext, PlayerEmitted, PlayerEvent, PlayerInput } from './player.types';

/** Of several commands of one kind that wait, only the last has an effect. */
const withCommand = (pending: readonly MediaCommand[], command: MediaCommand) => {
  const kind = ({ type }: MediaCommand) => (type === 'pause' ? 'play' : type);
  return [...pending.filter((one) => kind(one) !== kind(command)), command];
};

/** The player state after a message; the same object if nothing changes. */
function mediaAfter({ protocol, media }: PlayerContext, message: unknown) {
  const change = protocol.read(message, media);
  if (change === null) return media;
  const next = { ...media, ...change };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object of this type
  const names = Object.keys(change) as (keyof typeof media)[];
  return names.some((name) => !Object.is(next[name], media[name])) ? next : media;
}

/** A player in a frame of another origin: its commands, and what it reports. */
export const playerMachine = setup({
  types: {
    context: {} as PlayerContext,
    events: {} as PlayerEvent,
    input: {} as PlayerInput,
    emitted: {} as PlayerEmitted,
    tags: {} as 'busy',
  },
  guards: {
    isReady: ({ context }) => context.media.isReady,
    /** It may say only once that it is ready, and that before its load event. */
    reportsUnasked: ({ context }) => context.protocol.greetings.length === 0,
    hasFailed: ({ context }) => context.media.failure !== null,
    hasRecovered: ({ context }) => context.media.failure === null,
    /** "Error 150 (embedding refused) is retried once." */
    isRefusedOnce: ({ context }) => context.media.failure === 'refused' && !context.hasRetried,
  },
  actions: {
    readMessage: assign(({ context, event }) =>
      event.type === 'message.received' ? { media: mediaAfter(context, event.message) } : {},
    ),
    greet: enqueueActions(({ context, enqueue }) => {
      for (const message of context.protocol.greetings)
        enqueue.emit({ type: 'frame.send', message });
    }),
    keepCommand: assign(({ context, event }) =>
      event.type === 'media.command'
        ? { pending: withCommand(context.pending, event.command) }
        : {},
    ),
    sendCommand: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'media.command') return;
      for (const message of context.protocol.write(event.command))
        enqueue.emit({ type: 'frame.send', message });
    }),
    sendPending: enqueueActions(({ context, enqueue }) => {
      for (const message of context.pending.flatMap(context.protocol.write))
        enqueue.emit({ type: 'frame.send', message });
      enqueue.assign({ pending: [] });
    }),
    loadFrame: emit({ type: 'frame.load' }),
    noteRetry: assign({ hasRetried: true }),
    /** The position survives: it is where the viewer was. */
    forgetReports: assign(({ context: { media, pending } }) => ({
      media: { ...media, isReady: false, failure: null, paused: true, isWaiting: false },
      pending:
        media.currentTime > 0 && media.liveEdge === null
          ? withCommand(pending, { type: 'seek', seconds: media.currentTime })
          : pending,
    })),
    failSilently: assign(({ context }) => ({ media: { ...context.media, failure: 'silent' } })),
    forgetFailure: assign(({ context }) => ({ media: { ...context.media, failure: null } })),
  },
  delays: {
    greetingTime: PLAYER_GREETING_MS,
    reloadTime: PLAYER_RELOAD_MS,
    silenceTime: PLAYER_SILENCE_MS,
  },
}).createMachine({
  id: 'player',
  context: ({ input }) => ({
    protocol: input.protocol,
    autoplays: input.autoplays ?? false,
    media: { ...initialMediaState, ...input.media },
    pending: [],
    hasRetried: false,
  }),
  initial: 'loading',
  on: {
    'frame.reload': { target: '.loading.reloading', actions: ['forgetReports', 'loadFrame'] },
    // Whatever was heard before may have been said by a document that is gone; the new one may speak only when it is asked.
    'frame.loaded': { actions: 'greet' },
  },
  states: {
    loading: {
      tags: 'busy',
      initial: 'greeting',
      always: { guard: 'isReady', target: 'ready' },
      after: { silenceTime: { target: 'silent', actions: 'failSilently' } },
      on: { 'media.command': { actions: 'keepCommand' } },
      states: {
        greeting: {
          entry: 'greet',
          after: { greetingTime: { target: 'greeting', reenter: true } },
          on: {
            'message.received': { actions: 'readMessage' },
            'frame.loaded': { target: 'greeting', reenter: true },
          },
        },
        /** Its old document may still speak. */
        reloading: {
          always: { guard: 'reportsUnasked', target: 'greeting' },
          after: { reloadTime: 'greeting' },
          on: { 'frame.loaded': 'greeting' },
        },
      },
    },
    /** It did not answer in time; it may still. */
    silent: {
      always: { guard: 'isReady', target: 'ready', actions: 'forgetFailure' },
      on: {
        'message.received': { actions: 'readMessage' },
        'media.command': { actions: 'keepCommand' },
      },
    },
    ready: {
      entry: 'sendPending',
      always: [
        {
          guard: 'isRefusedOnce',
          target: 'loading.reloading',
          actions: ['noteRetry', 'forgetReports', 'loadFrame'],
        },
        { guard: 'hasFailed', target: 'failed' },
      ],
      on: {
        'message.received': { actions: 'readMessage' },
        'media.command': { actions: 'sendCommand' },
      },
    },
    /** The platform reported an error. Ends when the video plays, because some errors are temporary. */
    failed: {
      always: { guard: 'hasRecovered', target: 'ready' },
      on: {
        'message.received': { actions: 'readMessage' },
        'media.command': { actions: 'sendCommand' },
      },
    },
  },
});
