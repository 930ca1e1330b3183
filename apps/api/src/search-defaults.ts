/** Default filters of a search; shared by the search calls and the feed of a search. */
import type { VideoStatus, VideoType } from '@oshimado/contract';

export const SEARCHED_TYPES: readonly VideoType[] = ['stream', 'clip'];
export const SEARCHED_STATUSES: readonly VideoStatus[] = ['live', 'upcoming', 'past'];

/** An empty list of a query means the default. */
export const nonEmpty = <T>(list: readonly T[]): readonly T[] | undefined =>
  list.length > 0 ? list : undefined;
