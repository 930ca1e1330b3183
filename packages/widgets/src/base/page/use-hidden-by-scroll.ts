/** A row that gives its room to the page while the viewer reads on, and is there again as soon as they turn back. */
import { useEffect, useState } from 'react';

/** "Scrolling down more than 100 px hides the row." */
const HIDE_AFTER_PX = 100;
/** A finger that rests still trembles. */
const TREMBLE_PX = 4;

export interface ScrollWay {
  readonly isHidden: boolean;
  /** Where the way in the present direction began. */
  readonly from: number;
  readonly last: number;
}

export const atStart = (y: number): ScrollWay => ({ isHidden: false, from: y, last: y });

/** What a scroll to `y` does to the row. */
export function afterScroll(way: ScrollWay, y: number): ScrollWay {
  if (y <= 0) return atStart(0);
  if (Math.abs(y - way.last) < TREMBLE_PX) return way;
  if (y < way.last) return atStart(y);
  const from = Math.min(way.from, way.last);
  return { isHidden: way.isHidden || y - from > HIDE_AFTER_PX, from, last: y };
}

/** Whether the row is to be away; false on the server and until the first scroll. */
export function useHiddenByScroll(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let way = atStart(scrollY);
    const onScroll = () => {
      way = afterScroll(way, scrollY);
      setHidden(way.isHidden);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return isHidden;
}
