/**
 * Rows of a long list of channels are drawn when they come near the screen: a hundred of them at once keep a slow phone busy for
 * seconds. A row that was drawn once in this visit is drawn at once, so that the way back leads to the same place.
 */
import { useCallback, useState, type RefCallback } from 'react';
import { CHANNELS_AT_TOP } from '../../base/queries';

/** How far from the screen a row is drawn. */
const AHEAD = '800px';
const drawnIds = new Set<string>();
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function report(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
}

function watch(row: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(report, { rootMargin: AHEAD });
  waiting.set(row, onNear);
  observer.observe(row);
  return () => {
    waiting.delete(row);
    observer?.unobserve(row);
    if (waiting.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

export interface NearRow {
  /** It is drawn whole. */
  readonly isNear: boolean;
  /** For its element, while it is not. */
  readonly ref: RefCallback<HTMLElement>;
}

export function useNearRow(id: string, index: number): NearRow {
  const [isNear, setNear] = useState(() => index < CHANNELS_AT_TOP || drawnIds.has(id));
  const ref = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return undefined;
      return watch(row, () => {
        drawnIds.add(id);
        setNear(true);
      });
    },
    [id],
  );
  return { isNear, ref };
}
