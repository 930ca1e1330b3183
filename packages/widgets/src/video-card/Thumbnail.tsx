import { Badge, Icon, VisuallyHidden } from '@oshimado/ui';
import { useState, type ReactNode } from 'react';
import { useWidgets } from '../context';
import { Clock } from '../ticker';
import type { CardMark, VideoCardApi } from './video-card.connect';
import * as css from './Thumbnail.css';

const WIDTH = 320;
const HEIGHT = 180;

function Mark({ mark }: { mark: CardMark }) {
  return (
    <Badge tone="overlay">
      <Icon name={mark.icon} size="small" />
      {mark.text}
      <VisuallyHidden>{mark.label}</VisuallyHidden>
    </Badge>
  );
}

function Length({ card }: { card: VideoCardApi }): ReactNode {
  const { t } = useWidgets();
  if (card.liveSince !== undefined) {
    return (
      <Badge tone="live">
        <Clock since={card.liveSince} />
      </Badge>
    );
  }
  if (card.isPremiere) return <Badge tone="overlay">{t('card.premiere')}</Badge>;
  if (card.placeholder) return <Mark mark={{ ...card.placeholder, label: '' }} />;
  return card.duration ? (
    <Badge tone="overlay">
      <time dateTime={card.duration.iso}>{card.duration.text}</time>
    </Badge>
  ) : null;
}

export interface ThumbnailProps {
  readonly card: VideoCardApi;
  readonly shape: 'grid' | 'list';
  readonly isPriority: boolean;
}

/** The picture with what is written on it. A picture that cannot be had leaves a drawn one. */
export function Thumbnail({ card, shape, isPriority }: ThumbnailProps) {
  const [failed, setFailed] = useState<string>();
  const hasVeil = card.placeholder !== undefined && card.state === 'upcoming';
  return (
    <div className={css.frame[shape]} data-veil={hasVeil || undefined} data-part="thumbnail">
      {failed === card.picture ? (
        <span className={css.fallback}>
          <Icon name="play" />
        </span>
      ) : (
        <img
          className={css.picture}
          src={card.picture}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          loading={isPriority ? undefined : 'lazy'}
          fetchPriority={isPriority ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(card.picture)}
        />
      )}
      {card.topic && shape === 'grid' ? (
        <span className={css.start}>
          <Badge tone="overlay">{card.topic}</Badge>
        </span>
      ) : null}
      <span className={css.end}>
        {card.songs ? <Mark mark={card.songs} /> : null}
        {card.translation ? <Mark mark={card.translation} /> : null}
        <Length card={card} />
      </span>
    </div>
  );
}
