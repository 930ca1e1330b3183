/** Makes a channel a favorite by its name, or takes it away again. */
import { isFavorite } from '@oshimado/machines/favorites';
import { useState } from 'react';
import { useLanguage, useNameProperty, useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts/ToastsProvider';
import { useActorValue, useFavoriteChannels, useSend } from '../../base/viewer';
import { ChannelPicker, type FoundChannel } from './ChannelPicker';
import { channelOption } from './channel-option';

/** The viewer's favorites with changes that are not sent yet, those made here included. */
function useFavoriteOptions() {
  const { language } = useLanguage();
  const property = useNameProperty();
  const favorites = useFavoriteChannels();
  const [added, setAdded] = useState<readonly FoundChannel[]>([]);
  const known = [
    ...favorites,
    ...added.filter(({ id }) => favorites.every((favorite) => favorite.id !== id)),
  ];
  // Joined, because only equal texts are the same value.
  const ids = useActorValue(
    'favorites',
    (state) => known.flatMap(({ id }) => (isFavorite(state, id) ? [id] : [])).join(' '),
    '',
  );
  const shown = new Set(ids.split(' '));
  return {
    options: known
      .filter(({ id }) => shown.has(id))
      .map((channel) => channelOption(channel, property, language)),
    remember: (channel: FoundChannel) =>
      setAdded((before) => [...before.filter(({ id }) => id !== channel.id), channel]),
    nameOf: (channel: FoundChannel) => channelOption(channel, property, language).label,
  };
}

export default function FavoritePicker() {
  const t = useTranslate('channels');
  const notify = useNotify();
  const send = useSend('favorites');
  const { options, remember, nameOf } = useFavoriteOptions();
  const toggle = (id: string) =>
    send({ type: 'favorite.toggle', channelId: id, channelType: 'vtuber' });
  const change = (id: string, title: string) => {
    toggle(id);
    notify({
      key: 'favorite-picked',
      title,
      undo: () => toggle(id),
    });
  };
  return (
    <ChannelPicker
      label={t('picker.favorite')}
      value={options}
      hasChips={false}
      onAdd={(channel) => {
        remember(channel);
        change(channel.id, t('picker.added', { name: nameOf(channel) }));
      }}
      onRemove={(id, name) => change(id, t('picker.removed', { name }))}
    />
  );
}
