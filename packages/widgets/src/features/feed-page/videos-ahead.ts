/** What a tab asks the server for, and the same before it is opened. */
import type { Client } from '@oshimado/contract';
import type { QueryClient } from '@tanstack/react-query';
import {
  endlessVideosQuery,
  type FeedSource,
  hasClipLanguages,
  videoPageQuery,
  type VideoListKind,
  type VideoListRequest,
} from '../../base/queries';
import type { FeedPlace } from '../../parts/feed-lists/feed-address';
import { uploadLimit } from '../../parts/feed-lists/upload-limit';

export interface ListOfTab {
  readonly kind: VideoListKind;
  readonly source: FeedSource;
  readonly place: Pick<FeedPlace, 'uploadedBefore'>;
  /** Languages of clips that the viewer reads. */
  readonly clipLangs: readonly string[];
}

export const requestOf = ({ kind, source, place, clipLangs }: ListOfTab): VideoListRequest => ({
  kind,
  source,
  clipLangs,
  to: uploadLimit(place.uploadedBefore),
});

export interface VideosAhead extends ListOfTab {
  readonly client: Client;
  readonly queries: QueryClient;
  /** Whether the list has no end, or pages. */
  readonly scrollMode: boolean;
  /** Whether `clipLangs` is known already. */
  readonly isKnown: boolean;
}

/** Asks for the first videos of a tab. What is in the cache is not asked for again. */
export async function askAhead({ client, queries, scrollMode, isKnown, ...list }: VideosAhead) {
  if (hasClipLanguages(list.kind) && !isKnown) return;
  const request = requestOf(list);
  await (scrollMode
    ? queries.prefetchInfiniteQuery(endlessVideosQuery(client, request))
    : queries.prefetchQuery(videoPageQuery(client, queries, request, 1)));
}
