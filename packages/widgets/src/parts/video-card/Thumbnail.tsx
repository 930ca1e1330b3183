import type { Video } from '@oshimado/contract';
import { useFailedPicture } from '@oshimado/ui/failed-picture';
import { Icon } from '@oshimado/ui/icon';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useWidgets } from '../../base/context';
import { cardIcons } from './card-icons';
import { CardLength } from './CardLength';
import * as css from './Thumbnail.css';
import type { CardMark, VideoCardApi } from './video-card.types';

const WIDTH = 320;
const HEIGHT = 180;

export interface ThumbnailProps {
  readonly video: Video;
  readonly card: VideoCardApi;
  readonly shape: 'grid' | 'list';
  readonly isPriority: boolean;
  /** How wide the picture is drawn, as `sizes` of an image. */
  readonly sizes: string;
}

function Picture({ card, isPriority, sizes }: Omit<ThumbnailProps, 'video'>) {
  const { picture } = card;
  const { hasFailed, pictureRef, onError } = useFailedPicture(picture?.src ?? null);
  if (!picture || hasFailed) {
    return (
      <span className={css.fallback}>
        <Icon icon={cardIcons[card.placeholder?.icon ?? 'play']} size="small" />
      </span>
    );
  }
  return (
    <img
      ref={pictureRef}
      className={css.picture}
      loading={isPriority ? undefined : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      // Browsers that know `auto` measure a lazy picture. A preload has nothing to measure and would take the whole window.
      sizes={picture.srcSet && (isPriority ? sizes : `auto, ${sizes}`)}
      srcSet={picture.srcSet}
      src={picture.src}
      alt=""
      width={WIDTH}
      height={HEIGHT}
      onError={onError}
    />
  );
}

function Mark({ mark: { icon, text, label } }: { mark: CardMark }) {
  return (
    <span className={css.extraMark}>
      <Icon icon={cardIcons[icon]} size="small" />
      {text === label ? (
        text
      ) : (
        <>
          {text ? <span aria-hidden="true">{text}</span> : null}
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

/** A link on the picture, if the page has one. */
function PictureLink({ video }: { video: Video }) {
  const { cardActions } = useWidgets();
  const elsewhere = video.type === 'placeholder' ? undefined : cardActions?.pictureHref?.(video);
  // Not a tab stop, because the menu has the same link.
  return elsewhere ? (
    <a
      className={css.cover}
      href={elsewhere}
      target="_blank"
      rel="noopener"
      tabIndex={-1}
      aria-hidden="true"
    />
  ) : null;
}

/** The thumbnail with its labels. If the picture fails to load, a drawn one is shown. */
export function Thumbnail({ video, ...props }: ThumbnailProps) {
  const { card, shape } = props;
  const { hidesPictures, cardActions } = useWidgets();
  // A chunk that is loaded with the first card of a watched video.
  const WatchProgress = cardActions?.watchedIds.has(video.id)
    ? cardActions.WatchProgress
    : undefined;
  const hasVeil = !hidesPictures && card.placeholder !== undefined && card.state === 'upcoming';
  return (
    <div
      className={css.frame[shape]}
      data-veil={hasVeil || undefined}
      data-bare={hidesPictures || undefined}
      data-part="thumbnail"
    >
      {hidesPictures ? null : <Picture {...props} />}
      {card.topic && shape === 'grid' && card.state !== 'live' ? (
        <span className={css.topic}>{card.topic}</span>
      ) : null}
      <span className={css.marks}>
        {card.songs ? <Mark mark={card.songs} /> : null}
        {card.translation ? <Mark mark={card.translation} /> : null}
        {card.placeholder ? <Mark mark={card.placeholder} /> : null}
        <CardLength card={card} />
      </span>
      {WatchProgress ? <WatchProgress video={video} /> : null}
      <PictureLink video={video} />
    </div>
  );
}
