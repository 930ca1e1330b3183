/** A frame that loads elsewhere in the document already, moved to where this is drawn without loading again. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import * as css from './player.css';

export interface MovedFrameProps {
  readonly frame: HTMLIFrameElement;
  readonly title: string;
  /** Called when the document of the frame has loaded, at once if it has. */
  readonly onLoad: (() => void) | undefined;
}

export function MovedFrame({ frame, title, onLoad }: MovedFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.parentNode === place.current) return;
    frame.setAttribute('class', css.frame);
    // Only browsers that have it begin such frames. Before any effect that speaks to the frame.
    place.current?.moveBefore(frame, null);
  }, [frame]);
  useEffect(() => {
    frame.setAttribute('title', title);
  }, [frame, title]);
  useEffect(() => {
    if (onLoad === undefined) return undefined;
    if ('loaded' in frame.dataset) onLoad();
    frame.addEventListener('load', onLoad);
    return () => frame.removeEventListener('load', onLoad);
  }, [frame, onLoad]);
  return <div ref={place} className={css.moved} />;
}
