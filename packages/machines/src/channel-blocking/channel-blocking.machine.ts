/**
 * The channels a viewer does not want to see on this device: blocked, unblocked, and the last deed taken back. It refuses to
 * know where the list is kept and who filters by it.
 */
import { checkSetting, type StoredChannel } from '@oshimado/domain';
import { assign, emit, enqueueActions, setup } from 'xstate';
import type {
  BlockingDeed,
  ChannelBlockingContext,
  ChannelBlockingEvent,
  ChannelBlockingInput,
  ChannelBlockingNotice,
} from './channel-blocking.types';

type Channels = readonly StoredChannel[];

const indexOf = (channels: Channels, id: string): number =>
  channels.findIndex((channel) => channel.id === id);

/** Where it stood; the list may only have changed by the deed itself, since anything else forgets the deed. */
const takenBack = (channels: Channels, { kind, channel, index }: BlockingDeed): Channels =>
  kind === 'blocked'
    ? channels.filter(({ id }) => id !== channel.id)
    : [...channels.slice(0, index), channel, ...channels.slice(index)];

/** The list with one more, or why not. */
const withBlocked = (channels: Channels, channel: StoredChannel) =>
  checkSetting('blockedChannels', [...channels, channel]);

export const channelBlockingMachine = setup({
  types: {
    context: {} as ChannelBlockingContext,
    events: {} as ChannelBlockingEvent,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- without it every member would be forgotten
    input: {} as ChannelBlockingInput,
    emitted: {} as ChannelBlockingNotice,
  },
  guards: {
    isBlocked: ({ context, event }) =>
      (event.type === 'channel.block' && indexOf(context.channels, event.channel.id) >= 0) ||
      (event.type === 'channel.unblock' && indexOf(context.channels, event.id) >= 0),
    canBlock: ({ context, event }) =>
      event.type === 'channel.block' && withBlocked(context.channels, event.channel).ok,
  },
  actions: {
    block: assign(({ context, event }) => {
      if (event.type !== 'channel.block') return {};
      const reading = withBlocked(context.channels, event.channel);
      const channels = reading.ok ? reading.patch.blockedChannels : context.channels;
      const index = context.channels.length;
      return { channels, lastDeed: { kind: 'blocked', channel: event.channel, index } };
    }),
    unblock: assign(({ context, event }) => {
      const index = event.type === 'channel.unblock' ? indexOf(context.channels, event.id) : -1;
      const channel = context.channels[index];
      if (!channel) return {};
      const channels = context.channels.filter(({ id }) => id !== channel.id);
      return { channels, lastDeed: { kind: 'unblocked', channel, index } };
    }),
    undo: assign(({ context: { channels, lastDeed } }) =>
      lastDeed ? { channels: takenBack(channels, lastDeed), lastDeed: null } : {},
    ),
    takeChannels: assign(({ event }) =>
      event.type === 'channels.replaced' ? { channels: event.channels, lastDeed: null } : {},
    ),
    tellChannels: emit(({ context }) => ({
      type: 'blocking.changed' as const,
      channels: context.channels,
    })),
    tellRefusal: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'channel.block') return;
      const reading = withBlocked(context.channels, event.channel);
      const code = reading.ok || reading.code === 'unknownSetting' ? 'value' : reading.code;
      enqueue.emit({ type: 'block.refused', code });
    }),
  },
}).createMachine({
  id: 'channelBlocking',
  context: ({ input }) => ({ channels: input.channels ?? [], lastDeed: null }),
  initial: 'settled',
  on: {
    'channel.block': [
      { guard: 'isBlocked' },
      { guard: 'canBlock', target: '.undoable', actions: ['block', 'tellChannels'] },
      { actions: 'tellRefusal' },
    ],
    'channel.unblock': {
      guard: 'isBlocked',
      target: '.undoable',
      actions: ['unblock', 'tellChannels'],
    },
    'channels.replaced': { target: '.settled', actions: 'takeChannels' },
  },
  states: {
    /** Nothing to take back. */
    settled: {},
    undoable: {
      on: { 'block.undo': { target: 'settled', actions: ['undo', 'tellChannels'] } },
    },
  },
});
