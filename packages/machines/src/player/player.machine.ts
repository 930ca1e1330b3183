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
  type MediaState,
} from '@oshimado/domain';
import { assign, emit, enqueueActions, setup } from 'xstate';
import type { PlayerContext, PlayerEmitted, PlayerEvent, PlayerInput } from './player.types';

/** Of several commands of one kind that wait, only the last has an effect. */
const withCommand = (pending: readonly MediaCommand[], command: MediaCommand) => {
  const kind = ({ type }: MediaCommand) => (type === 'pause' ? 'play' : type);
  return [...pending.filter((one) => kind(one) !== kind(command)), command];
};

/** Sound and speed are kept; whether and where it plays is not, because the frame reports that. */
const withKept = (kept: readonly MediaCommand[], command: MediaCommand) =>
  command.type === 'muted' || command.type === 'volume' || command.type === 'rate'
    ? withCommand(kept, command)
    : kept;

/** The commands that make one player what the other is. */
function commandsTo({ muted, volume, playbackRate }: MediaState, before: MediaState) {
  const commands: MediaCommand[] = [];
  if (muted !== before.muted) commands.push({ type: 'muted', muted });
  if (volume !== before.volume) commands.push({ type: 'volume', volume });
  if (playbackRate !== before.playbackRate) commands.push({ type: 'rate', rate: playbackRate });
  return commands;
}

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
    readMessage: assign(({ context, event }) => {
      if (event.type !== 'message.received') return {};
      const media = mediaAfter(context, event.message);
      return { media, kept: commandsTo(media, context.media).reduce(withKept, context.kept) };
    }),
    greet: enqueueActions(({ context, enqueue }) => {
      for (const message of context.protocol.greetings)
        enqueue.emit({ type: 'frame.send', message });
    }),
    keepCommand: assign(({ context, event }) =>
      event.type === 'media.command'
        ? {
            pending: withCommand(context.pending, event.command),
            kept: withKept(context.kept, event.command),
          }
        : {},
    ),
    sendCommand: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'media.command') return;
      enqueue.assign({ kept: withKept(context.kept, event.command) });
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
    /** Position, sound and speed survive: they are as the viewer had them. */
    forgetReports: assign(({ context: { media, pending, kept } }) => {
      const commands = kept.reduce(withCommand, pending);
      return {
        media: { ...media, isReady: false, failure: null, paused: true, isWaiting: false },
        pending:
          media.currentTime > 0 && media.liveEdge === null
            ? withCommand(commands, { type: 'seek', seconds: media.currentTime })
            : commands,
      };
    }),
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
    kept: [],
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
