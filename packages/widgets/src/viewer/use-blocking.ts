/** Whether the videos of a channel are shown on this device, and the way to change it back. */
import { useDeviceState, useSendDevice } from '../device';
import { type ChannelBlock, type ChannelProfile } from '../channel-card';
import { displayName } from '@oshimado/domain';
import { useCallback, useMemo } from 'react';
import { useNameProperty, useTranslate } from '../sentences';
import { useNotify } from '../toasts/ToastsProvider';
import { storedChannelOf, type AnyChannel } from './stored-media';

export interface Blocking {
  readonly isBlocked: boolean;
  /** Blocks the channel, or shows it again. */
  readonly change: (isToBlock: boolean) => void;
}

/** Whether a channel is blocked. It says nothing to the viewer. */
export function useBlocking(channel: AnyChannel): Blocking {
  const { id } = channel;
  const send = useSendDevice();
  const isBlocked = useDeviceState(({ settings }) =>
    settings.blockedChannels.some((blocked) => blocked.id === id),
  );
  const change = useCallback(
    (isToBlock: boolean) =>
      send(
        isToBlock
          ? { type: 'channel.block', channel: storedChannelOf(channel) }
          : { type: 'channel.unblock', id: channel.id },
      ),
    [send, channel],
  );
  return useMemo(() => ({ isBlocked, change }), [isBlocked, change]);
}

/** The block button of one channel: shows a notice with undo. */
export function useBlockToggle(channel: ChannelProfile): ChannelBlock {
  const t = useTranslate('notices');
  const notify = useNotify();
  const { isBlocked, change } = useBlocking(channel);
  const property = useNameProperty();
  const toggle = useCallback(() => {
    const isToBlock = !isBlocked;
    const { name, english_name = null } = channel;
    // Before the change: a refusal takes the place of this.
    notify({
      key: 'blocking',
      title: t(isToBlock ? 'blocking.blocked' : 'blocking.unblocked', {
        name: displayName({ name, english_name }, property),
      }),
      action: { label: t('blocking.undo'), onSelect: () => change(!isToBlock) },
    });
    change(isToBlock);
  }, [isBlocked, change, channel, notify, t, property]);
  return useMemo(() => ({ isBlocked, toggle }), [isBlocked, toggle]);
}
