/** Moves what is on the timeline with the time: without drawing anything again until another bar is in the middle. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { EditorClock } from './editor-clock';
import { barOf, originOf, pxOf } from './timeline-geometry';

export function useTrack(clock: EditorClock) {
  const track = useRef<HTMLDivElement>(null);
  const [bar, setBar] = useState(() => barOf(clock.now()));
  /** The moment that is drawn at the marker. */
  const shown = useRef(0);
  const isHeld = useRef(false);
  const place = useEffectEvent((drawn: number) => {
    if (!isHeld.current) shown.current = clock.now();
    const now = shown.current;
    const next = barOf(now);
    if (next !== drawn) setBar(next);
    const element = track.current;
    if (element) element.style.transform = `translateX(${-pxOf(now - originOf(drawn))}px)`;
  });
  const placeNow = useEffectEvent(() => place(bar));
  useLayoutEffect(() => place(bar), [bar]);
  useEffect(() => {
    let frame = 0;
    const step = () => {
      placeNow();
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
  return {
    track,
    bar,
    /** The moment at the marker. */
    shownNow: () => shown.current,
    /** It does not move while something on it is dragged. */
    hold: (held: boolean) => {
      isHeld.current = held;
    },
  };
}
