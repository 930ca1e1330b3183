'use client';

/**
 * What list and grid share: which rows are drawn, and how the keyboard gets from one to the next. Rows lie in the flow of the page; in place of
 * those that are not drawn is as much space as they took when they were, or are thought to take.
 */
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';

/** Rows drawn at least beyond what is seen, on either side. They come and go so many at a time. */
const STEP = 8;
/** Height of the box before it is laid out: on a server, and at the first moment. In px. */
const FIRST_HEIGHT = 600;

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

const rowOf = (target: EventTarget) => {
  const row = (target as Element).closest<HTMLElement>('[data-index]');
  return row ? Number(row.dataset.index) : undefined;
};

export interface VirtualRowsOptions {
  /** How many rows there are. */
  readonly count: number;
  /** How high a row is thought to be before it was drawn, in px. */
  readonly estimate: number;
  /** Distance between rows in px. */
  readonly gap: number;
  /** Unique key of a row, so that rows added above do not move the others. Must be stable while the rows are. */
  readonly keyOf?: (row: number) => string;
  /** Whether new rows at the end are scrolled to while the reader is near the end. Default false. */
  readonly followsEnd?: boolean;
  /** Called when the reader comes near the end or leaves it. */
  readonly onEndChange?: (isNearEnd: boolean) => void;
  /** Row to keep in the middle; the reader may scroll away from it for two seconds. Default none. */
  readonly current?: number;
}

/** "Keeps position unless within 15 % of the bottom." */
const NEAR_END = 0.15;
/** How long the reader's own scrolling goes before the current row, in ms. */
const OWN_SCROLL_MS = 2_000;

/** Keeps a row in the middle. Returns what to call when the reader scrolls. */
function useCurrentRow(current: number | undefined, scrollTo: (row: number) => void) {
  const scrolledAt = useRef(-Infinity);
  const centre = useEffectEvent(scrollTo);
  useEffect(() => {
    if (current === undefined || current < 0) return undefined;
    const wait = scrolledAt.current + OWN_SCROLL_MS - performance.now();
    const timer = setTimeout(() => centre(current), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [current]);
  return () => {
    scrolledAt.current = performance.now();
  };
}

/** A row to scroll to once it is drawn. */
interface WantedRow {
  readonly row: number;
  /** Whether it comes to the middle. Otherwise it is scrolled no further than needed. */
  readonly isCentred: boolean;
  /** The cell to focus. Default: the focus stays. */
  readonly cell?: number;
}

interface DrawnRows {
  readonly from: number;
  readonly to: number;
  readonly wanted?: WantedRow | undefined;
}

/** Where a row is in its box, in px of the box. */
interface RowPlace {
  readonly top: number;
  readonly bottom: number;
  readonly height: number;
}

/**
 * Reads where rows are. A page may scale what is around the list, as slides are: rectangles have the px of the page then, and scroll positions
 * those of the list.
 */
function placesIn(scroller: HTMLElement): (row: HTMLElement) => RowPlace {
  const { top: start, height } = scroller.getBoundingClientRect();
  const own = scroller.offsetHeight;
  // `offsetHeight` is rounded: less than 1 px of difference is no scale.
  const scale = own === 0 || Math.abs(height - own) < 1 ? 1 : height / own;
  return (row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return {
      top: (top - start) / scale,
      bottom: (bottom - start) / scale,
      height: (bottom - top) / scale,
    };
  };
}

/** By how many px a box is scrolled until the row is in its place. */
function distanceTo(row: RowPlace, boxHeight: number, isCentred: boolean): number {
  const above = row.top;
  const below = row.bottom - boxHeight;
  if (isCentred) return (above + below) / 2;
  return above < 0 ? above : Math.max(0, below);
}

const rowsIn = (scroller: HTMLElement) => [
  ...scroller.querySelectorAll<HTMLElement>('[data-index]'),
];

function focusIn(row: HTMLElement, cell: number): void {
  const place = row.querySelectorAll<HTMLElement>('[data-cell]')[cell] ?? row;
  const inside = place.querySelector<HTMLElement>(FOCUSABLE);
  // A row of text takes the focus itself, so that the arrow keys go on from it. It gets `tabindex` only now, because a press on it would
  // focus it otherwise.
  if (!inside) place.tabIndex = -1;
  (inside ?? place).focus({ preventScroll: true });
}

export function useVirtualRows({
  count,
  estimate,
  gap,
  keyOf = String,
  followsEnd = false,
  onEndChange,
  current,
}: VirtualRowsOptions) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  /** Heights of rows that were drawn, by their keys. */
  const [heights] = useState(() => new Map<string, number>());
  const [drawn, setDrawn] = useState<DrawnRows>({
    from: 0,
    to: Math.ceil(FIRST_HEIGHT / (estimate + gap)),
  });
  const [isNearEnd, setIsNearEnd] = useState(true);
  const [focused, setFocused] = useState(-1);
  /** The row that is read, and how far below the beginning of the list. */
  const read = useRef<{ readonly key: string; readonly top: number }>(undefined);
  const scrolled = useRef(0);

  const isAtEnd = followsEnd && isNearEnd && !drawn.wanted;
  const length = Math.min(count, drawn.to - drawn.from);
  const from = Math.min(isAtEnd ? count : drawn.from, count - length);
  const shown = Array.from({ length }, (_, index) => from + index);
  // The row that has the focus stays drawn, however far it scrolls away: focus is never lost.
  if (focused >= 0 && focused < count && !shown.includes(focused))
    shown.splice(focused < from ? 0 : length, 0, focused);

  const heightOf = (row: number) => (heights.get(keyOf(row)) ?? estimate) + gap;
  const spaceOf = (start: number, end: number) => {
    let px = 0;
    for (let row = start; row < end; row += 1) px += heightOf(row);
    return px;
  };
  const rowAt = (px: number) => {
    let row = 0;
    for (let bottom = heightOf(0); bottom <= px && row < count; bottom += heightOf(row)) row += 1;
    return row;
  };

  const keyOfRow = ({ dataset }: HTMLElement) => keyOf(Number(dataset.index));

  /** Draws a row with those around it. */
  const draw = (row: number, wanted?: WantedRow) =>
    setDrawn({ from: Math.max(0, row - length), to: row + length, wanted });
  const show = (wanted: WantedRow) => draw(wanted.row, wanted);

  /** Notes what is read, and draws what is seen. */
  const look = () => {
    const scroller = scrollerRef.current;
    if (!scroller?.clientHeight) return;
    const { scrollTop, clientHeight, scrollHeight } = scroller;
    const placeOf = placesIn(scroller);
    const seen = rowsIn(scroller).filter((row) => {
      const { top, bottom } = placeOf(row);
      return bottom > 0 && top < scroller.offsetHeight;
    });
    // A list that grows at its end also grows at its beginning, below a row that asks for more.
    const row = seen.at(followsEnd ? -1 : 0);
    const first = rowAt(scrollTop);
    // After a jump to where nothing is drawn yet, the place is kept and not the row at its edge.
    read.current =
      row && first >= from ? { key: keyOfRow(row), top: placeOf(row).top + scrollTop } : undefined;
    const left = scrollHeight - clientHeight - scrollTop;
    const isNear = left <= Math.max(1, clientHeight * NEAR_END);
    // Only scrolling back leaves the end: rows that are added, or found to be higher, move it away from the reader.
    if (followsEnd && isNear !== isNearEnd && (isNear || scrollTop < scrolled.current)) {
      setIsNearEnd(isNear);
      onEndChange?.(isNear);
    }
    scrolled.current = scrollTop;
    const next = {
      from: Math.max(0, Math.floor(first / STEP - 1) * STEP),
      to: Math.ceil((rowAt(scrollTop + clientHeight) + 1) / STEP + 1) * STEP,
    };
    if (next.from !== drawn.from || next.to !== drawn.to || drawn.wanted) setDrawn(next);
  };

  /** Measures what is drawn, and scrolls to where the reader was, or wants to be. */
  const settle = () => {
    const scroller = scrollerRef.current;
    if (!scroller?.clientHeight) return;
    const rows = rowsIn(scroller);
    const placeOf = placesIn(scroller);
    for (const row of rows) heights.set(keyOfRow(row), placeOf(row).height);
    const { row: at, isCentred = false, cell } = drawn.wanted ?? {};
    const target = rows.find(({ dataset }) => dataset.index === String(at));
    const before = read.current;
    const same = before && rows.find((row) => keyOfRow(row) === before.key);
    if (target) {
      scroller.scrollTop += distanceTo(placeOf(target), scroller.offsetHeight, isCentred);
      if (cell !== undefined) focusIn(target, cell);
    } else if (isAtEnd) {
      scroller.scrollTop = scroller.scrollHeight;
    } else if (same) {
      const moved = placeOf(same).top + scroller.scrollTop - before.top;
      if (Math.abs(moved) >= 1) scroller.scrollTop += moved;
    } else if (before) {
      // So many rows were added above it that it is no longer drawn.
      let row = 0;
      while (row < count && keyOf(row) !== before.key) row += 1;
      if (row < count) {
        draw(row);
        return;
      }
    }
    look();
  };
  useLayoutEffect(settle);

  const onResize = useEffectEvent(settle);
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      // What is drawn then may have another size, which an observer must not cause.
      frame = requestAnimationFrame(onResize);
    });
    observer.observe(scroller);
    // Rows also grow without a drawing: a picture arrives, a text is unfolded.
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);

  const onOwnScroll = useCurrentRow(current, (row) => show({ row, isCentred: true }));

  return {
    scrollerRef,
    /** The drawn rows in their order, each with the height of those above it that are not drawn, in px. */
    rows: shown.map((index, at) => ({ index, space: spaceOf((shown[at - 1] ?? -1) + 1, index) })),
    /** Height of those below the last one, in px. */
    spaceBelow: spaceOf((shown.at(-1) ?? -1) + 1, count),
    /** Leads the focus into a row, which is scrolled into view first. */
    focusRow: (row: number, cell = 0) => {
      if (row < 0 || row >= count) return;
      show({ row, isCentred: false, cell });
    },
    scrollToEnd: () => show({ row: count - 1, isCentred: false }),
    rowOf,
    onScroll: look,
    onOwnScroll,
    onFocus: (event: FocusEvent) => setFocused(rowOf(event.target) ?? -1),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(-1);
    },
  };
}

/** Whether the key belongs to what has the focus: a field keeps its arrows. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  (target as Element).matches('input, textarea, select, [contenteditable="true"]');
