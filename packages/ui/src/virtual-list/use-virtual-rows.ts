'use client';

/** What list and grid share: which rows are drawn, and how the keyboard gets from one to the next. */
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';

/** Rows drawn beyond what is seen, on either side. */
const OVERSCAN = 4;
/** A place to draw rows in before there is one: on a server, and at the first moment. */
const FIRST_VIEW = { width: 800, height: 600 };

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

export function useVirtualRows({
  count,
  estimate,
  gap,
  keyOf,
  followsEnd = false,
  onEndChange,
  current,
}: VirtualRowsOptions) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const end = useRef({ isNear: true, offset: 0 });
  const [focused, setFocused] = useState<number>();
  // The virtualizer triggers the re-renders; the compiler must not memoize here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    gap,
    estimateSize: () => estimate,
    getScrollElement: () => scrollerRef.current,
    overscan: OVERSCAN,
    initialRect: FIRST_VIEW,
    ...(keyOf && { getItemKey: keyOf }),
    ...(followsEnd && {
      anchorTo: 'end' as const,
      followOnAppend: true,
      scrollEndThreshold: Math.max(1, height * NEAR_END),
      onChange: (list) => {
        setHeight(list.scrollRect?.height ?? 0);
        const { isNear: wasNear, offset: before } = end.current;
        const offset = list.scrollOffset ?? 0;
        const isNear = list.isAtEnd();
        // Only scrolling back leaves the end: rows that are added, or found to be higher, move it away from the reader.
        const hasChanged = isNear !== wasNear && (isNear || offset < before);
        end.current = { isNear: hasChanged ? isNear : wasNear, offset };
        if (hasChanged) onEndChange?.(isNear);
      },
    }),
    // The row that has the focus stays drawn, however far it scrolls away: focus is never lost.
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range);
      if (focused === undefined || focused >= count || shown.includes(focused)) return shown;
      return [...shown, focused].sort((a, b) => a - b);
    },
  });

  const isEmpty = count === 0;
  const showEnd = useEffectEvent(() => virtualizer.scrollToEnd());
  useEffect(() => {
    if (followsEnd && !isEmpty) showEnd();
  }, [followsEnd, isEmpty]);
  // Not only rows after the last one: missed ones come in before those that came since, many at once.
  useLayoutEffect(() => {
    if (followsEnd && count > 0 && end.current.isNear && !virtualizer.isAtEnd()) showEnd();
  }, [followsEnd, count, keyOf, virtualizer]);
  const onOwnScroll = useCurrentRow(current, (row) =>
    virtualizer.scrollToIndex(row, { align: 'center' }),
  );

  const shown = virtualizer.getVirtualItems();
  const [wanted, setWanted] = useState<{ row: number; cell: number }>();
  useEffect(() => {
    if (!wanted) return;
    const row = scrollerRef.current?.querySelector(`[data-index="${wanted.row}"]`);
    if (!row) return;
    const cells = row.querySelectorAll('[data-cell]');
    const place = cells[wanted.cell] ?? row;
    place.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
    setWanted(undefined);
    // The row may be drawn only after some scrolling.
  }, [wanted, shown]);

  return {
    scrollerRef,
    virtualizer,
    /** Leads the focus into a row, which is scrolled into view first. */
    focusRow: (row: number, cell = 0) => {
      if (row < 0 || row >= count) return;
      virtualizer.scrollToIndex(row, { align: 'auto' });
      setFocused(row);
      setWanted({ row, cell });
    },
    rowOf,
    onOwnScroll,
    onFocus: (event: FocusEvent) => setFocused(rowOf(event.target)),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined);
    },
  };
}

/** Whether the key belongs to what has the focus: a field keeps its arrows. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  (target as Element).matches('input, textarea, select, [contenteditable="true"]');
