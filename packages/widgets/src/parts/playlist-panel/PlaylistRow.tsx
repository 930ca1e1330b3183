import type { PlaylistVideo } from '@oshimado/contract';
import { IconButton } from '@oshimado/ui/button';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon, PlayIcon } from '@oshimado/ui/icon';
import { Picture } from '@oshimado/ui/picture';
import { usePageParts, useWidgets } from '../../base/context';
import { useNow } from '../../base/clock';
import { connectVideoCard } from '../video-card';
import type { PlaylistTranslate } from './playlist-panel.connect';
import * as css from './PlaylistRows.css';
import type { RowButton } from './use-row-focus';

export interface RowMoves {
  /** Places are counted from 0. */
  readonly move: (from: number, to: number, button: RowButton) => void;
  readonly remove: (at: number) => void;
}

export interface PlaylistRowProps {
  readonly video: PlaylistVideo;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly t: PlaylistTranslate;
  readonly moves: RowMoves;
}

/** One video of the list: where it leads, and up, down, out. */
export function PlaylistRow({ video, index, count, t, moves }: PlaylistRowProps) {
  const environment = useWidgets();
  const { LinkComponent: Link = 'a', target, hasMenu } = environment;
  const { CardMenu } = usePageParts();
  const card = connectVideoCard(video, { environment, now: useNow() });
  const { title, picture, channel } = card;
  const isFirst = index === 0;
  const isLast = index === count - 1;
  return (
    <div className={css.row} data-row={video.id}>
      <Picture className={css.picture} src={picture?.src ?? null} fallback={PlayIcon} />
      <span className={css.text}>
        <Link
          className={css.title}
          href={card.href}
          lang={card.titleLang}
          translate="no"
          target={target}
        >
          {title}
        </Link>
        <span className={css.channel} lang={channel.lang} translate="no">
          {channel.name}
        </span>
      </span>
      <span className={css.actions}>
        {/* What has no way on stays a stop for the keyboard: its focus would be lost at either end. */}
        <IconButton
          className={css.action}
          icon={ArrowUpIcon}
          label={t('row.up', { title })}
          data-button="up"
          aria-disabled={isFirst || undefined}
          onClick={() => moves.move(index, index - 1, 'up')}
        />
        <IconButton
          className={css.action}
          icon={ArrowDownIcon}
          label={t('row.down', { title })}
          data-button="down"
          aria-disabled={isLast || undefined}
          onClick={() => moves.move(index, index + 1, 'down')}
        />
        <IconButton
          className={css.action}
          icon={CloseIcon}
          label={t('row.remove', { title })}
          data-button="remove"
          onClick={() => moves.remove(index)}
        />
        {hasMenu && CardMenu ? <CardMenu video={video} card={card} /> : null}
      </span>
    </div>
  );
}
