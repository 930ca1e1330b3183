/** Gives a tooltip that is loaded late to an element that is drawn already. */
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

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

export interface DrawnTriggerProps extends Partial<
  Record<(typeof HANDLERS)[EventType], (event: Event) => void>
> {
  readonly element: HTMLElement;
  readonly ref?: (element: HTMLElement | null) => void;
  readonly 'aria-describedby'?: string;
}

/**
 * The child of a `Tooltip`: hands what the tooltip gives to `element`. If the tooltip drew it, it would be a new element once this code is
 * loaded: the focus, and a press that has begun, would be lost. Renders nothing.
 */
export function DrawnTrigger({
  element,
  ref,
  'aria-describedby': describedBy,
  ...given
}: DrawnTriggerProps) {
  const hand = useEffectEvent((drawn: HTMLElement | null) => ref?.(drawn));
  const pass = useEffectEvent((type: EventType, event: Event) => given[HANDLERS[type]]?.(event));
  useLayoutEffect(() => {
    hand(element);
    return () => hand(null);
  }, [element]);
  useLayoutEffect(() => {
    if (describedBy === undefined) return undefined;
    element.setAttribute('aria-describedby', describedBy);
    return () => element.removeAttribute('aria-describedby');
  }, [element, describedBy]);
  useEffect(() => {
    const ended = new AbortController();
    for (const type of EVENTS)
      element.addEventListener(type, (event) => pass(type, event), { signal: ended.signal });
    // The focus was there before this code. A pointer that was tells it by its next move, and one that drags the element never does.
    if (element.matches(':focus-visible')) pass('focus', new FocusEvent('focus'));
    return () => ended.abort();
  }, [element]);
  return null;
}
