/** What the jobs of the YouTube source share. */
import type { ListWatch } from '../channel-list/watch-list';
import type { FollowedChannel } from '../channel-list/channel-record';
import type { SourceContext } from '../source';
import type { Budget } from './api/budget';
import type { YoutubeClient } from './api/youtube-client';
import type { Watched } from './rules/watched';

export interface YoutubeParts extends SourceContext {
  readonly client: YoutubeClient;
  readonly budget: Budget;
  readonly list: ListWatch;
  /** Followed channels by id. */
  readonly channels: Map<string, FollowedChannel>;
  /** Ids of followed channels by their handle, in lower case. */
  readonly handles: Map<string, string>;
  /** Ids of channels whose details, with their handles, were asked for since the start. */
  readonly detailed: Set<string>;
  /** Followed videos by id. */
  readonly watched: Map<string, Watched>;
  /** Whether topics are found by words of titles. */
  readonly findsTopics: boolean;
}

/** Key of the progress in the store; it changes when progress of an older version can no longer be used. */
export const taskOf = (name: string): string => `youtube/1/${name}`;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
