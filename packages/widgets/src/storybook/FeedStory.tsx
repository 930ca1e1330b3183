/** A live feed in the state that a story wants. Nothing is loaded: the board is what its query would say. */
import type { Video } from '@oshimado/contract';
import type { BoardFailure } from '@oshimado/domain';
import { useState } from 'react';
import { LiveFeed, type LiveBoard } from '../live-feed';
import { LiveBoardError } from '../queries';
import type { CardShape } from '../video-card';
import { STORY_NOW } from './sample-videos';

export interface FeedStoryProps {
  /** What is on the board. Default: no answer has come yet. */
  readonly videos?: readonly Video[];
  /** Default 0. */
  readonly ageMinutes?: number;
  /** An answer is on its way. */
  readonly isLoading?: boolean;
  /** Why the last load failed. */
  readonly failure?: BoardFailure;
  /** Default true. */
  readonly isOnline?: boolean;
  /** What comes when the viewer tries again. */
  readonly later?: readonly Video[];
  readonly shape?: CardShape;
  readonly gridSize?: number;
}

const MINUTE = 60_000;

export function FeedStory(props: FeedStoryProps) {
  const { ageMinutes = 0, isLoading, failure, isOnline = true, later, shape, gridSize } = props;
  const [loaded, setLoaded] = useState<readonly Video[]>();
  const data = loaded ?? props.videos;
  const updatedAt = STORY_NOW - ageMinutes * MINUTE;
  const board: LiveBoard = {
    source: { orgs: [] },
    data,
    dataUpdatedAt: data ? updatedAt : 0,
    error: failure && !loaded ? new LiveBoardError(failure, undefined) : null,
    errorUpdatedAt: failure ? STORY_NOW : 0,
    fetchStatus: isLoading ? 'fetching' : 'idle',
    isStale: true,
    isOnline,
    refresh: () => Promise.resolve(later && setLoaded(later)),
  };
  return <LiveFeed board={board} shape={shape} gridSize={gridSize} />;
}
