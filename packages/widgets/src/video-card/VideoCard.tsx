import type { Video } from '@oshimado/contract';
import { Avatar, Icon, VisuallyHidden } from '@oshimado/ui';
import { useWidgets } from '../context';
import { useNow } from '../ticker';
import { CardMenu } from './CardMenu';
import { CardTime } from './CardTime';
import { Thumbnail } from './Thumbnail';
import { connectVideoCard } from './video-card.connect';
import * as css from './VideoCard.css';

/** Large picture above the text; small picture before it; no picture. */
export type CardShape = 'grid' | 'list' | 'denseList';

export interface VideoCardProps {
  readonly video: Video;
  /** Default `grid`. */
  readonly shape?: CardShape;
  /** Level of the title's heading. Default 3. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Among the first on the page: its picture is fetched at once. Default false. */
  readonly isPriority?: boolean;
}

/**
 * One video in any list. The title is the one stop for the keyboard that leads to the video; its link covers the whole
 * card. Renders an `<article>`.
 */
export function VideoCard({
  video,
  shape = 'grid',
  headingLevel = 3,
  isPriority = false,
}: VideoCardProps) {
  const environment = useWidgets();
  const now = useNow();
  const card = connectVideoCard(video, { environment, now });
  const { LinkComponent: Link = 'a', target, onSelect, t, hasMenu } = environment;
  const Heading = `h${headingLevel}` as const;
  const isElsewhere = card.isExternal || target === '_blank';
  return (
    <article
      className={css.card[shape]}
      data-testid="video-card"
      data-state={card.state}
      data-part="card"
    >
      {shape === 'denseList' ? null : (
        <Thumbnail card={card} shape={shape} isPriority={isPriority} />
      )}
      <div className={css.body[shape]}>
        {shape === 'list' ? null : (
          <span className={css.avatar[shape]}>
            <Avatar src={card.channel.photo} size={40} />
          </span>
        )}
        <div className={css.text[shape]}>
          <Heading className={css.title[shape]}>
            <Link
              className={css.titleLink}
              href={card.href}
              target={isElsewhere ? '_blank' : undefined}
              rel={isElsewhere ? 'noopener' : undefined}
              onClick={onSelect && ((event) => onSelect(video, event))}
            >
              {card.title}
              {card.isExternal ? (
                <VisuallyHidden> ({t('card.opensElsewhere')})</VisuallyHidden>
              ) : null}
            </Link>
            {card.isUncertain ? (
              <span className={css.uncertain} title={t('card.likely')}>
                <Icon name="clock" size="small" />
                <VisuallyHidden>{t('card.likely')}</VisuallyHidden>
              </span>
            ) : null}
          </Heading>
          <Link
            className={card.channel.isTalent ? css.talent : css.clipper}
            href={card.channel.href}
            title={card.channel.tooltip}
            target={target}
            rel={target && 'noopener'}
          >
            {card.channel.name}
          </Link>
          <CardTime card={card} shape={shape} />
        </div>
        {hasMenu ? <CardMenu video={video} card={card} /> : null}
      </div>
    </article>
  );
}
