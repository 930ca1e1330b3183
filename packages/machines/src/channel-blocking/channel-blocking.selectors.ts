/** The questions a view asks of the blocked channels. */
import type { StoredChannel } from '@oshimado/domain';
import type { SnapshotFrom } from 'xstate';
import type { channelBlockingMachine } from './channel-blocking.machine';
import type { BlockingDeed } from './channel-blocking.types';

type Snapshot = SnapshotFrom<typeof channelBlockingMachine>;

export const selectBlockedChannels = (snapshot: Snapshot): readonly StoredChannel[] =>
  snapshot.context.channels;

export const isChannelBlocked = (snapshot: Snapshot, id: string): boolean =>
  snapshot.context.channels.some((channel) => channel.id === id);

export const canUndoBlocking = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'block.undo' });

/** What undo would take back; null when nothing. */
export const selectLastDeed = (snapshot: Snapshot): BlockingDeed | null =>
  snapshot.context.lastDeed;
