import type { FieldProblemCode, StoredChannel } from '@oshimado/domain';

/** The last deed, to be taken back; `index` is where the channel stood. */
export interface BlockingDeed {
  /** What was done. */
  readonly kind: 'blocked' | 'unblocked';
  /** To which channel. */
  readonly channel: StoredChannel;
  /** Where it stood in the list, from 0. */
  readonly index: number;
}

export interface ChannelBlockingInput {
  /** What the device keeps, in the order of blocking. Default none. */
  readonly channels?: readonly StoredChannel[];
}

export interface ChannelBlockingContext {
  /** Blocked channels, in the order of blocking. */
  readonly channels: readonly StoredChannel[];
  /** null when there is nothing to take back. */
  readonly lastDeed: BlockingDeed | null;
}

export type ChannelBlockingEvent =
  /** Its videos are not to be shown on this device any more. */
  | { readonly type: 'channel.block'; readonly channel: StoredChannel }
  /** Its videos are to be shown again. */
  | { readonly type: 'channel.unblock'; readonly id: string }
  /** Takes the last deed back, once. */
  | { readonly type: 'block.undo' }
  /** Another tab has changed the list, or everything was reset; there is nothing to take back then. */
  | { readonly type: 'channels.replaced'; readonly channels: readonly StoredChannel[] };

/** Why a channel was not blocked: `tooMany`, the list is full; the others: it is no channel. */
export type BlockingRefusal = FieldProblemCode;

export type ChannelBlockingNotice =
  /** To be kept as the setting `blockedChannels`. */
  | { readonly type: 'blocking.changed'; readonly channels: readonly StoredChannel[] }
  /** Nothing was changed. */
  | { readonly type: 'block.refused'; readonly code: BlockingRefusal };
