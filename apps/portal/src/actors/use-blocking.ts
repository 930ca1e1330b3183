/** Whether the videos of a channel are shown on this device, and the way to change it back. */
import type { ChannelBlock, ChannelProfile } from '@oshimado/widgets';
import { displayName, nameProperty } from '@oshimado/domain';
import { isChannelBlocked } from '@oshimado/machines/channel-blocking';
import { useCallback, useMemo } from 'react';
import { useLanguage, useTranslate } from '../i18n/LanguageProvider';
import { useNotify } from '../notices/NoticesProvider';
import { usePreferences } from '../preferences/PreferencesProvider';
import { useActorValue, useSend } from './ActorsProvider';
import { storedChannelOf, type AnyChannel } from './stored-media';

export interface Blocking {
  readonly isBlocked: boolean;
  /** Blocks the channel, or shows it again. */
  readonly change: (isToBlock: boolean) => void;
}

/** Whether a channel is blocked, for whoever says so themselves. */
export function useBlocking(channel: AnyChannel): Blocking {
  const { id } = channel;
  const send = useSend('blocking');
  const isBlocked = useActorValue('blocking', (state) => isChannelBlocked(state, id), false);
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

/** The block button of one channel: it tells what it did, with a way back. */
export function useBlockToggle(channel: ChannelProfile): ChannelBlock {
  const t = useTranslate('notices');
  const { language } = useLanguage();
  const { preferences } = usePreferences();
  const notify = useNotify();
  const { isBlocked, change } = useBlocking(channel);
  const property = nameProperty(preferences, language);
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
