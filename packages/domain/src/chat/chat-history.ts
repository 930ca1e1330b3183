/** Pagination of a chat history, from the newest line backwards, without losing lines between two pages. */
import { CHAT_DISORDER_MS, CHAT_PAGE_SIZE } from './chat.limits';

interface Timed {
  /** Epoch milliseconds. */
  readonly timestamp: number;
}

/** Epoch ms of the oldest of these lines; undefined when there are none. */
export const oldestOf = (lines: readonly Timed[]): number | undefined =>
  lines.length === 0 ? undefined : Math.min(...lines.map(({ timestamp }) => timestamp));

/** "Start of Messages": an incomplete page is the last one. */
export const isLastPage = (page: readonly Timed[], limit = CHAT_PAGE_SIZE): boolean =>
  page.length < limit;

/**
 * `before` of the next page: the moment after the oldest line of this page, because lines with the same time may be
 * split between two pages. If that would repeat the same request, the time of the oldest line itself.
 */
export function beforePage(page: readonly Timed[], asked: number | undefined): number | undefined {
  const oldest = oldestOf(page);
  if (oldest === undefined) return asked;
  return asked === undefined || oldest + 1 < asked ? oldest + 1 : oldest;
}

/** The edge of a gap that opens after these lines (ascending); null if no line was known before it. */
export function gapEdge(known: readonly Timed[]): number | null {
  const newest = known.at(-1);
  return newest === undefined ? null : newest.timestamp - CHAT_DISORDER_MS;
}

/** Whether a gap with this edge is closed by this page, the last of an unbroken chain from the newest line. */
export const isGapFilled = (page: readonly Timed[], edge: number | null): boolean =>
  edge === null || isLastPage(page) || (oldestOf(page) ?? 0) <= edge;
