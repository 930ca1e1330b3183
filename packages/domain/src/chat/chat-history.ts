/** Pagination of a chat history, from the newest line backwards, without losing lines between two pages. */
import { CHAT_DISORDER_MS, CHAT_PAGE_SIZE } from './chat.limits';

interface Timed {
  /** Epoch milliseconds. */
  readonly timestamp: number;
}

/** Epoch ms of the oldest of these lines; undefined when there are none. */
export const oldestOf = (lines: readonly Timed[]): number | undefined =>
  lines.length === 0 ? undefined : Math.min(...lines.map(({ timestamp }) => timestamp));

/** "Start of Messages": a page that is not full is the last one. */
export const isLastPage = (page: readonly Timed[]): boolean => page.length < CHAT_PAGE_SIZE;

/**
 * What to ask for after this page: lines before the moment after its oldest one, because lines of one moment may be cut by
 * the edge of a page. Where that would ask for the same page again, the moment itself.
 */
export function beforePage(page: readonly Timed[], asked: number | undefined): number | undefined {
  const oldest = oldestOf(page);
  if (oldest === undefined) return asked;
  return asked === undefined || oldest + 1 < asked ? oldest + 1 : oldest;
}

/** Up to where a gap has to be filled that opens after these lines (ascending); null when nothing was known before it. */
export function gapEdge(known: readonly Timed[]): number | null {
  const newest = known.at(-1);
  return newest === undefined ? null : newest.timestamp - CHAT_DISORDER_MS;
}

/** Whether a gap with this edge is filled once this page, the last of an unbroken chain from the newest line, is known. */
export const isGapFilled = (page: readonly Timed[], edge: number | null): boolean =>
  edge === null || isLastPage(page) || (oldestOf(page) ?? 0) <= edge;
