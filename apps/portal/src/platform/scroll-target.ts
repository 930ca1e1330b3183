/** Scroll position of a page after a navigation. */
export interface ScrollStep {
  /** `POP` is back, forward, and the first page of a visit. */
  readonly type: 'POP' | 'PUSH' | 'REPLACE';
  /** null on the first page of a visit. */
  readonly fromPathname: string | null;
  readonly pathname: string;
  readonly hash: string;
  /** Saved position; undefined for a new history entry. */
  readonly saved: number | undefined;
}

export type ScrollTarget =
  | { readonly kind: 'position'; readonly y: number }
  /** The element with this id. `orTop`: without one, the top of the page. */
  | { readonly kind: 'element'; readonly id: string; readonly orTop: boolean }
  | { readonly kind: 'stay' };

/**
 * "Restored on back and forward; a change within the same path keeps the position; otherwise the page goes to the top." A
 * fragment scrolls to the element it names.
 */
export function scrollTargetOf({
  type,
  fromPathname,
  pathname,
  hash,
  saved,
}: ScrollStep): ScrollTarget {
  if (type === 'POP' && saved !== undefined) return { kind: 'position', y: saved };
  const isNewPage = fromPathname !== null && fromPathname !== pathname;
  if (hash.length > 1) return { kind: 'element', id: decoded(hash.slice(1)), orTop: isNewPage };
  return isNewPage ? { kind: 'position', y: 0 } : { kind: 'stay' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign is part of the name.
    return text;
  }
}
