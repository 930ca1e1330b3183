/** Moves what is on the timeline with the time: without drawing anything again until another bar is in the middle. */
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { EditorClock } from './editor-clock';
import { barOf, originOf, pxOf } from './timeline-geometry';

/** `dragging`: it stands still while something on it is dragged. */
export function useTrack(clock: EditorClock, dragging: RefObject<boolean>) {
  const track = useRef<HTMLDivElement>(null);
  const [bar, setBar] = useState(() => barOf(clock.now()));
  /** The moment that is drawn at the marker. */
  const shown = useRef(0);
  const place = useEffectEvent(() => {
    if (!dragging.current) shown.current = clock.now();
    const now = shown.current;
    const next = barOf(now);
    if (next !== bar) setBar(next);
    const element = track.current;
    if (element) element.style.transform = `translateX(${-pxOf(now - originOf(bar))}px)`;
  });
  useLayoutEffect(() => place(), [bar, clock]);
  useEffect(() => {
    let frame = 0;
    const step = () => {
      place();
      frame = clock.isPlaying() ? requestAnimationFrame(step) : 0;
    };
    const begin = () => {
      if (frame === 0) step();
    };
    begin();
    const stop = clock.subscribe(begin);
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [clock]);
  return { track, bar, shown };
}
