/** Favorites all channels of a group, or removes all of them. */
import { GROUP_FAVORITES_CONFIRM, groupFavoritesToToggle } from '@oshimado/domain';
import { isFavorite } from '@oshimado/machines/favorites';
import { Button } from '@oshimado/ui/button';
import { HeartIcon } from '@oshimado/ui/icon';
import { useEffect, useRef, useState } from 'react';
import type { ChannelProfile } from '../../parts/channel-card';
import { askedPart } from '../../base/asked-part';
import { useTranslate } from '../../base/sentences';
import { useActorValue, useSend, useViewer } from '../../base/viewer';
import * as css from './GroupSection.css';

const GroupQuestion = askedPart(() => import('./GroupQuestion'));

interface GroupHeartProps {
  readonly channels: readonly ChannelProfile[];
  readonly title: string;
}

/** The channels that a press toggles, and whether all of them are favorites. The selector returns text, so that equal lists are equal values. */
function useToToggle(channels: readonly ChannelProfile[]) {
  const ids = useActorValue(
    'favorites',
    (state) =>
      groupFavoritesToToggle(channels, (id) => isFavorite(state, id))
        .map(({ id }) => id)
        .join(' '),
    '',
  );
  const isFull = useActorValue(
    'favorites',
    (state) =>
      channels.some(({ type }) => type === 'vtuber') &&
      channels.every(({ id, type }) => type !== 'vtuber' || isFavorite(state, id)),
    false,
  );
  return { toToggle: ids === '' ? [] : ids.split(' '), isFull };
}

/** The dialog has no trigger element, so the focus is returned to the button by hand. */
function useFocusAfter(isAsking: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return button;
}

export function GroupHeart({ channels, title }: GroupHeartProps) {
  const t = useTranslate('channels');
  const tWidgets = useTranslate('widgets');
  const send = useSend('favorites');
  const { user, isKnown } = useViewer();
  const { toToggle, isFull } = useToToggle(channels);
  const [isAsking, setAsking] = useState(false);
  const button = useFocusAfter(isAsking);
  const isGuest = isKnown && user === null;
  const toggleAll = () =>
    send({ type: 'favorites.change', op: isFull ? 'remove' : 'add', channelIds: toToggle });
  const label = isGuest ? tWidgets('channel.signIn') : t('group.favoriteAll', { group: title });
  return (
    <>
      <Button
        ref={button}
        variant="plain"
        size="small"
        className={isFull ? css.fullHeart : css.heart}
        startIcon={HeartIcon}
        aria-pressed={isGuest ? undefined : isFull}
        aria-label={`${t('group.all')}: ${label}`}
        title={label}
        disabled={toToggle.length === 0}
        onClick={() => {
          if (toToggle.length > GROUP_FAVORITES_CONFIRM && !isGuest) setAsking(true);
          else toggleAll();
        }}
      >
        {t('group.all')}
      </Button>
      {isAsking ? (
        <GroupQuestion
          group={title}
          count={toToggle.length}
          isRemoval={isFull}
          onYes={toggleAll}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
