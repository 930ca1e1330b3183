/** Swapping places on a map: by dragging one onto another, or by pressing one after the other. */
import {
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** A press that moves less is a press. */
const DRAG_MIN_PX = 4;

interface Drag {
  readonly pointer: number;
  /** Where it began. */
  readonly x: number;
  readonly y: number;
  readonly id: string;
  /** Whether it has moved far enough. */
  readonly isMoving: boolean;
  /** How far it has moved. */
  readonly by: readonly [x: number, y: number];
  /** The place below the pointer; null for none. */
  readonly over: string | null;
}

export interface SwapOptions {
  /** The element that holds the places; each has its id in `data-place`. */
  readonly map: RefObject<HTMLElement | null>;
  readonly onSwap: (id: string, otherId: string) => void;
  /** Called with the id of what was picked up by a press, and with null when it was put down where it was. */
  readonly onPick: (id: string | null) => void;
}

/** The place at a point of the window. Elements below the one that is dragged are found, too. */
function placeAt(map: HTMLElement | null, x: number, y: number): string | null {
  const places = map?.querySelectorAll<HTMLElement>('[data-place]') ?? [];
  for (const place of places) {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    if (x >= left && x < right && y >= top && y < bottom) return place.dataset.place ?? null;
  }
  return null;
}

export function useSwap({ map, onSwap, onPick }: SwapOptions) {
  const [picked, setPicked] = useState<string | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  // A press follows each drag; it is not one of its own.
  const wasDragged = useRef(false);
  const pick = (id: string | null) => {
    setPicked(id);
    onPick(id);
  };
  const press = (id: string) => {
    if (picked === null) return pick(id);
    if (picked === id) return pick(null);
    setPicked(null);
    return onSwap(picked, id);
  };
  const follow = (event: PointerEvent): Drag | null => {
    if (drag === null || event.pointerId !== drag.pointer) return null;
    const by = [event.clientX - drag.x, event.clientY - drag.y] as const;
    const isMoving = drag.isMoving || Math.hypot(...by) >= DRAG_MIN_PX;
    return { ...drag, by, isMoving, over: placeAt(map.current, event.clientX, event.clientY) };
  };
  const handlersOf = (id: string) => ({
    'aria-pressed': picked === id,
    // The dialog leaves Escape to what it puts down.
    'data-own-escape': picked === null && drag === null ? undefined : true,
    onClick: ({ detail }: MouseEvent) => {
      const isEndOfDrag = wasDragged.current && detail !== 0;
      wasDragged.current = false;
      if (!isEndOfDrag) press(id);
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // The pointer is still down; letting it go is no press.
      wasDragged.current = drag !== null;
      setDrag(null);
      if (picked !== null) pick(null);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      wasDragged.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      setDrag({ pointer, x, y, id, isMoving: false, by: [0, 0], over: null });
    },
    onPointerMove: (event: PointerEvent) => {
      const next = follow(event);
      if (next?.isMoving) setDrag(next);
    },
    onPointerUp: (event: PointerEvent) => {
      const end = follow(event);
      setDrag(null);
      if (!end?.isMoving) return;
      wasDragged.current = true;
      setPicked(null);
      if (end.over !== null && end.over !== id) onSwap(id, end.over);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { picked, drag: drag?.isMoving ? drag : null, handlersOf };
}
