/** "Suggestions from the last 8 used addresses." */
import type { MultiviewService } from './multiview-cell';
import { URL_HISTORY_MAX } from './multiview.limits';

/** Services whose used addresses are suggested again. */
export type SuggestedService = Exclude<MultiviewService, 'link'>;

/** Newest first, without duplicates; an empty address is ignored. */
export function rememberUrl(history: readonly string[], url: string): readonly string[] {
  const used = url.trim();
  if (used === '') return history;
  return [used, ...history.filter((known) => known !== used)].slice(0, URL_HISTORY_MAX);
}
