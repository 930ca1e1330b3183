/** Favorites a whole group, or takes all of it out again. */
import { Button } from '@oshimado/ui/button';
import { HeartIcon } from '@oshimado/ui/icon';
import { isFavorite } from '@oshimado/machines/favorites';
import type { ChannelProfile } from '@oshimado/widgets';
import { useEffect, useRef, useState } from 'react';
import { useActorValue, useSend } from '../../actors/ActorsProvider';
import { useViewer } from '../../actors/use-viewer';
import { askedPart } from '../../errors/asked-part';
import { useTranslate } from '../../i18n/LanguageProvider';
import { channelsToToggle, CONFIRM_FROM } from './group-favorites';
import * as css from './GroupSection.css';

const GroupQuestion = askedPart(() => import('./GroupQuestion'));

interface GroupHeartProps {
  readonly channels: readonly ChannelProfile[];
  readonly title: string;
}

/** The channels a press changes, as text, so that it stays the same value as long as it says the same. */
function useToToggle(channels: readonly ChannelProfile[]) {
  const ids = useActorValue(
    'favorites',
    (state) =>
      channelsToToggle(channels, (id) => isFavorite(state, id))
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

/** The question has no trigger of its own, so the button that asked it takes the focus back. */
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
  const send = useSend('favorites');
  const { user, isKnown } = useViewer();
  const { toToggle, isFull } = useToToggle(channels);
  const [isAsking, setAsking] = useState(false);
  const button = useFocusAfter(isAsking);
  const isGuest = isKnown && user === null;
  const toggleAll = () => {
    // A guest hears once where to sign in, not once a channel.
    for (const channelId of isGuest ? toToggle.slice(0, 1) : toToggle) {
      send({ type: 'favorite.toggle', channelId, channelType: 'vtuber' });
    }
  };
  const label = isGuest ? t('group.signIn') : t('group.favoriteAll', { group: title });
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
          if (toToggle.length > CONFIRM_FROM && !isGuest) setAsking(true);
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
