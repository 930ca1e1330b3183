import { displayName } from '@oshimado/domain';
import { memo } from 'react';
import { useWidgets } from '../../base/context';
import { shownTitle } from '../video-card/video-card.connect';
import type { FarCardsProps } from './list-keeper.types';
import * as css from './VideoList.css';

/** A box as high as the cards it stands for. What they say is its text, for find-in-page and screen readers. */
export const FarCards = memo(function FarCards({ videos, from, to, height }: FarCardsProps) {
  const { nameProperty } = useWidgets();
  const texts = videos
    .slice(from, to)
    .map(
      (video) => `${shownTitle(video, nameProperty)}\n${displayName(video.channel, nameProperty)}`,
    );
  return (
    <li className={css.far} style={{ blockSize: `${height}px` }}>
      <span className={css.farText}>{texts.join('\n')}</span>
    </li>
  );
});
