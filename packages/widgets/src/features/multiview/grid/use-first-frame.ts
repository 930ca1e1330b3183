import type { MultiviewBox } from '@oshimado/domain';
import { useState } from 'react';
import { firstFrameAt } from '../first-frames/first-frame';

/** The frame that loads at the place of a cell already, until the player of the cell is unloaded. */
export function useFirstFrame(place: MultiviewBox, isUnloaded: boolean) {
  const [first] = useState(() => firstFrameAt(place));
  const [isOver, setIsOver] = useState(false);
  if (isUnloaded && !isOver) setIsOver(true);
  const hasFirst = first !== null && !isUnloaded && !isOver;
  return { first: hasFirst ? first : null, hasFirst };
}
