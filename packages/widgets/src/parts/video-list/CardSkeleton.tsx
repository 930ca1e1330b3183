import { Skeleton } from '@oshimado/ui/skeleton';
import { useWidgets } from '../../base/context';
import type { CardShape } from '../video-card';
import * as card from '../video-card/VideoCard.css';
import { frame } from '../video-card/Thumbnail.css';
import * as css from './CardSkeleton.css';

/** A card without anything in it. It wears the card's own classes, so that nothing moves when the card comes. */
export function CardSkeleton({ shape }: { shape: CardShape }) {
  const { hidesPictures } = useWidgets();
  return (
    <div className={card.card[shape]}>
      {shape === 'denseList' ? null : (
        <span className={`${frame[shape]} ${css.picture}`} data-bare={hidesPictures || undefined}>
          {hidesPictures ? null : <Skeleton shape="box" />}
        </span>
      )}
      <span className={card.body[shape]}>
        {shape === 'list' ? null : (
          <span className={card.avatar[shape]}>
            <span className={css.avatar}>
              <Skeleton shape="circle" />
            </span>
          </span>
        )}
        <span className={card.text[shape]}>
          <Skeleton />
          <Skeleton width="60%" />
          <Skeleton width="40%" />
        </span>
      </span>
    </div>
  );
}
