import type { FeedPlace } from './feed-address';
import type { Video } from '@oshimado/contract';
import type { FeedFilter } from '@oshimado/domain';
import { type VideoListRequest } from '../../base/queries';

export interface EndlessListProps {
  readonly request: VideoListRequest;
  readonly filter: FeedFilter;
  /** Called when the list failed to load. */
  readonly onFailed?: (() => void) | undefined;
}

export interface VideoListProps extends EndlessListProps {
  readonly place: FeedPlace;
}

/** Rows that came while a list was read push others onto the next page, where they would stand a second time. */
export const withoutRepeats = (videos: readonly Video[]): readonly Video[] => [
  ...new Map(videos.map((video) => [video.id, video])).values(),
];
