/** A vertical video: an upright picture with its title below. */
import type { Video } from '@oshimado/contract';
import { PlayIcon } from '@oshimado/ui/icon';
import { Picture } from '@oshimado/ui/picture';
import { usePageParts, useWidgets } from '../../base/context';
import { Time, useNow } from '../../base/clock';
import { connectVideoCard } from '../../parts/video-card';
import * as css from './ShortCard.css';

export function ShortCard({ video }: { readonly video: Video }) {
  const environment = useWidgets();
  const { LinkComponent: Link = 'a', target, hasMenu, cardActions } = environment;
  const { CardMenu } = usePageParts();
  const card = connectVideoCard(video, { environment, now: useNow() });
  const { title, picture, channel, duration } = card;
  const isWatched = cardActions?.watchedIds.has(video.id) ?? false;
  return (
    <article className={css.card} data-watched={isWatched || undefined}>
      <Picture className={css.picture} src={picture?.src ?? null} fallback={PlayIcon} />
      {duration ? (
        <Time className={css.length} dateTime={duration.iso}>
          {duration.text}
        </Time>
      ) : null}
      <h3 className={css.title}>
        <Link
          className={css.link}
          href={card.href}
          lang={card.titleLang}
          translate="no"
          target={target}
        >
          {title}
        </Link>
      </h3>
      <div className={css.foot}>
        <Link
          className={css.channel}
          href={channel.href}
          lang={channel.lang}
          translate="no"
          target={target}
        >
          {channel.name}
        </Link>
        {hasMenu && CardMenu ? <CardMenu video={video} card={card} /> : null}
      </div>
    </article>
  );
}
