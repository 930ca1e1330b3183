import type { Video } from '@oshimado/contract';
import { Avatar } from '@oshimado/ui/avatar';
import { ClockIcon, Icon } from '@oshimado/ui/icon';
import { classNames, type StyleProps } from '@oshimado/ui/style-props';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { memo, useId } from 'react';
import { usePageParts, useWidgets } from '../../base/context';
import { useNow } from '../../base/clock';
import { CardTime } from './CardTime';
import { Thumbnail } from './Thumbnail';
import { connectVideoCard } from './video-card.connect';
import type { CardShape, VideoCardApi } from './video-card.types';
import * as css from './VideoCard.css';

/** Props of `VideoCard`. */
export interface VideoCardProps extends StyleProps {
  readonly video: Video;
  /** Default `grid`. */
  readonly shape?: CardShape;
  /** Level of the title's heading. Default 3. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Whether the card is among the first on the page: its picture is then loaded eagerly. Default false. */
  readonly isPriority?: boolean;
  /** Leaves the channel out, on the channel's own page. Default false. */
  readonly hideChannel?: boolean;
  /** How wide the picture is drawn, as `sizes` of an image. Default 320 px, or what the browser measures. */
  readonly pictureSizes?: string;
}

/** Ids of the texts that together name the link: title and state, channel, time. */
function useCardIds() {
  const id = useId();
  return { heading: `${id}h`, channel: `${id}c`, time: `${id}t` };
}
type CardIds = ReturnType<typeof useCardIds>;

interface PartProps {
  readonly card: VideoCardApi;
  readonly ids: CardIds;
}

type TitleProps = PartProps &
  Required<Pick<VideoCardProps, 'video' | 'shape' | 'headingLevel'>> & {
    readonly isWatched: boolean;
  };

/** The one stop for the keyboard that leads to the video; the link covers the whole card. */
function Title({ video, card, ids, shape, headingLevel, isWatched }: TitleProps) {
  const { LinkComponent: Link = 'a', target, onSelect, t } = useWidgets();
  const Heading = `h${headingLevel}` as const;
  const isElsewhere = card.isExternal || target === '_blank';
  return (
    <Heading id={ids.heading} className={css.title[shape]}>
      <Link
        className={css.titleLink}
        href={card.href}
        aria-labelledby={`${ids.heading} ${ids.channel} ${ids.time}`}
        target={isElsewhere ? '_blank' : undefined}
        rel={isElsewhere ? 'noopener' : undefined}
        onClick={onSelect && ((event) => onSelect(video, event))}
      >
        <span className={css.titleText} lang={card.titleLang} translate="no">
          {card.title}
        </span>
        {/* Inside the link, which is labelled by the card's texts: outside, a screen reader would read the title twice. */}
        {card.stateText ? <VisuallyHidden> {card.stateText}</VisuallyHidden> : null}
        {card.isUncertain ? (
          <span className={css.uncertain} title={t('card.likely')}>
            <Icon icon={ClockIcon} size="small" />
            <VisuallyHidden>{t('card.likely')}</VisuallyHidden>
          </span>
        ) : null}
        {isWatched ? <VisuallyHidden> {t('card.watched')}</VisuallyHidden> : null}
        {card.isExternal ? <VisuallyHidden> ({t('newTab')})</VisuallyHidden> : null}
      </Link>
    </Heading>
  );
}

function Channel({ card: { channel }, ids }: PartProps) {
  const { LinkComponent: Link = 'a', target } = useWidgets();
  return (
    <Link
      id={ids.channel}
      className={channel.isTalent ? css.talent : css.clipper}
      href={channel.href}
      lang={channel.lang}
      translate="no"
      title={channel.tooltip}
      target={target}
      rel={target && 'noopener'}
    >
      {channel.name}
    </Link>
  );
}

/** One video in any list. Renders an `<article>`. */
export const VideoCard = memo(function VideoCard({
  video,
  shape = 'grid',
  headingLevel = 3,
  isPriority = false,
  hideChannel = false,
  pictureSizes = '320px',
  className,
  style,
}: VideoCardProps) {
  const environment = useWidgets();
  const { cardActions } = environment;
  const { CardMenu } = usePageParts();
  const hasMenu = environment.hasMenu && CardMenu !== undefined;
  const SaveToggle = cardActions?.SaveToggle;
  const isWatched = cardActions?.watchedIds.has(video.id) ?? false;
  const ids = useCardIds();
  const card = connectVideoCard(video, { environment, now: useNow() });
  // In a dense list the menu has a separate column.
  const isMenuOver = hasMenu && shape !== 'denseList';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragstart bubbles from the link inside
    <article
      className={classNames(css.card[shape], className)}
      style={style}
      data-testid="video-card"
      data-state={card.state}
      data-part="card"
      data-watched={isWatched || undefined}
      onDragStart={cardActions && ((event) => cardActions.onDragStart(video, event))}
      {...cardActions?.titleSelection}
    >
      {shape === 'denseList' ? null : (
        <Thumbnail
          video={video}
          card={card}
          shape={shape}
          isPriority={isPriority}
          sizes={pictureSizes}
        />
      )}
      {SaveToggle && video.type !== 'placeholder' && shape !== 'denseList' ? (
        <SaveToggle video={video} title={card.title} shape={shape} />
      ) : null}
      <div className={css.body[shape]} data-menu={isMenuOver ? 'over' : undefined}>
        {shape === 'list' || hideChannel ? null : (
          <span className={css.avatar[shape]}>
            <Avatar {...card.channel.photo} size={40} />
          </span>
        )}
        <div className={css.text[hideChannel && shape === 'grid' ? 'anonymous' : shape]}>
          <Title
            video={video}
            card={card}
            ids={ids}
            shape={shape}
            headingLevel={headingLevel}
            isWatched={isWatched}
          />
          {hideChannel ? null : <Channel card={card} ids={ids} />}
          <CardTime card={card} shape={shape} id={ids.time} />
        </div>
        {hasMenu ? <CardMenu video={video} card={card} /> : null}
      </div>
    </article>
  );
});
