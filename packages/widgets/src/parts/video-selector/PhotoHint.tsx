/** What a photo of the strip shows while it is pointed at or has the focus, in a chunk of its own. */
import type { StripVideo } from '@oshimado/domain';
import { Tooltip } from '@oshimado/ui/tooltip';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { useWidgets, WidgetsProvider } from '../../base/context';
import { VideoCard } from '../video-card';
import * as css from './VideoStrip.css';

/** The whole card, to be looked at only. */
function Preview({ video }: Pick<StripVideo, 'video'>) {
  const environment = useWidgets();
  const value = useMemo(
    () => ({ ...environment, hasMenu: false, cardActions: undefined }),
    [environment],
  );
  return (
    <WidgetsProvider value={value}>
      <div className={css.preview} inert>
        <VideoCard video={video} pictureSizes="250px" />
      </div>
    </WidgetsProvider>
  );
}

/** The handlers that a tooltip gives the element that it is about, by the event they are for. */
const HANDLERS = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
  focus: 'onFocus',
  blur: 'onBlur',
  click: 'onClick',
} as const;

type EventType = keyof typeof HANDLERS;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table
const EVENTS = Object.keys(HANDLERS) as readonly EventType[];

interface DrawnPhotoProps extends Partial<
  Record<(typeof HANDLERS)[EventType], (event: Event) => void>
> {
  readonly photo: HTMLElement;
  readonly ref?: (element: HTMLElement | null) => void;
  readonly 'aria-describedby'?: string;
}

/**
 * Hands what a tooltip gives to a photo that is drawn already. If the tooltip drew the photo, the photo would be a new element once this
 * code is loaded: the focus, and a press that has begun, would be lost.
 */
function DrawnPhoto({ photo, ref, 'aria-describedby': describedBy, ...given }: DrawnPhotoProps) {
  const hand = useEffectEvent((element: HTMLElement | null) => ref?.(element));
  const pass = useEffectEvent((type: EventType, event: Event) => given[HANDLERS[type]]?.(event));
  useLayoutEffect(() => {
    hand(photo);
    return () => hand(null);
  }, [photo]);
  useLayoutEffect(() => {
    if (describedBy === undefined) return undefined;
    photo.setAttribute('aria-describedby', describedBy);
    return () => photo.removeAttribute('aria-describedby');
  }, [photo, describedBy]);
  useEffect(() => {
    const ended = new AbortController();
    for (const type of EVENTS)
      photo.addEventListener(type, (event) => pass(type, event), { signal: ended.signal });
    // The focus was there before this code. A pointer that was tells it by its next move, and one that drags the photo never does.
    if (photo.matches(':focus-visible')) pass('focus', new FocusEvent('focus'));
    return () => ended.abort();
  }, [photo]);
  return null;
}

export interface PhotoHintProps extends Pick<StripVideo, 'video'> {
  /** The photo in the document. */
  readonly photo: HTMLElement;
  /** What is read aloud. */
  readonly text: string;
}

/** Renders nothing until its photo is pointed at or has the focus. */
export const PhotoHint = ({ photo, text, video }: PhotoHintProps) => (
  <Tooltip side="bottom" text={text} content={<Preview video={video} />} className={css.hovered}>
    <DrawnPhoto photo={photo} />
  </Tooltip>
);
