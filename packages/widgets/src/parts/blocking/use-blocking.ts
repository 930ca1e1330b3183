/** Whether the videos of a channel are shown on this device, and the way to change it back. */
import { useDeviceState, useSendDevice } from '../../base/device';
import { type ChannelBlock, type ChannelProfile } from '../channel-card';
import { displayName } from '@oshimado/domain';
import { useCallback, useMemo } from 'react';
import { useNameProperty, useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts/ToastsProvider';
import { storedChannelOf, type AnyChannel } from '../../base/device/stored-media';

export interface Blocking {
  readonly isBlocked: boolean;
  /** Blocks the channel, or shows it again. */
  readonly change: (isToBlock: boolean) => void;
}

const blockEvent = (channel: AnyChannel, isToBlock: boolean) =>
  isToBlock
    ? ({ type: 'channel.block', channel: storedChannelOf(channel) } as const)
    : ({ type: 'channel.unblock', id: channel.id } as const);

/** Whether a channel is blocked. It says nothing to the viewer. */
export function useBlocking(channel: AnyChannel): Blocking {
  const { id } = channel;
  const send = useSendDevice();
  const isBlocked = useDeviceState(({ settings }) =>
    settings.blockedChannels.some((blocked) => blocked.id === id),
  );
  const change = useCallback(
    (isToBlock: boolean) => send(blockEvent(channel, isToBlock)),
    [send, channel],
  );
  return useMemo(() => ({ isBlocked, change }), [isBlocked, change]);
}

/** Blocks a channel or shows it again, and says so in a notice with undo. */
export function useBlockChannel(): (channel: AnyChannel, isToBlock: boolean) => void {
  const t = useTranslate('notices');
  const notify = useNotify();
  const send = useSendDevice();
  const property = useNameProperty();
  return useCallback(
    (channel, isToBlock) => {
      const change = (isBlocked: boolean) => send(blockEvent(channel, isBlocked));
      const { name, english_name = null } = channel;
      // Before the change: a refusal takes the place of this.
      notify({
        key: 'blocking',
        title: t(isToBlock ? 'blocking.blocked' : 'blocking.unblocked', {
          name: displayName({ name, english_name }, property),
        }),
        undo: () => change(!isToBlock),
      });
      change(isToBlock);
    },
    [send, notify, t, property],
  );
}

/** The block button of one channel: shows a notice with undo. */
export function useBlockToggle(channel: ChannelProfile): ChannelBlock {
  const { isBlocked } = useBlocking(channel);
  const block = useBlockChannel();
  const toggle = useCallback(() => block(channel, !isBlocked), [block, channel, isBlocked]);
  return useMemo(() => ({ isBlocked, toggle }), [isBlocked, toggle]);
}
