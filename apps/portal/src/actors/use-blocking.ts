/** Whether the videos of a channel are shown on this device, and the way to change it back. */
import type { ChannelBlock, ChannelProfile } from '@oshimado/widgets';
import { displayName, nameProperty } from '@oshimado/domain';
import { isChannelBlocked } from '@oshimado/machines/channel-blocking';
import { useCallback, useMemo } from 'react';
import { useLanguage, useTranslate } from '../i18n/LanguageProvider';
import { useNotify } from '../notices/NoticesProvider';
import { usePreferences } from '../preferences/PreferencesProvider';
import { useActorValue, useSend } from './ActorsProvider';
import { storedChannelOf } from './stored-media';

/** Blocks a channel or shows it again, and tells so with a way back. */
function useChangeBlock() {
  const t = useTranslate('notices');
  const { language } = useLanguage();
  const { preferences } = usePreferences();
  const notify = useNotify();
  const send = useSend('blocking');
  const property = nameProperty(preferences, language);
  return useCallback(
    (channel: ChannelProfile, isToBlock: boolean) => {
      const stored = storedChannelOf({ ...channel, english_name: channel.english_name ?? null });
      const change = (isBlocked: boolean) =>
        send(
          isBlocked
            ? { type: 'channel.block', channel: stored }
            : { type: 'channel.unblock', id: stored.id },
        );
      change(isToBlock);
      notify({
        key: 'blocking',
        title: t(isToBlock ? 'blocking.blocked' : 'blocking.unblocked', {
          name: displayName(stored, property),
        }),
        action: { label: t('blocking.undo'), onSelect: () => change(!isToBlock) },
      });
    },
    [t, notify, send, property],
  );
}

/** The block button of one channel. */
export function useBlockToggle(channel: ChannelProfile): ChannelBlock {
  const { id } = channel;
  const isBlocked = useActorValue('blocking', (state) => isChannelBlocked(state, id), false);
  const change = useChangeBlock();
  return useMemo(
    () => ({ isBlocked, toggle: () => change(channel, !isBlocked) }),
    [isBlocked, change, channel],
  );
}
