/** A live feed on its real query, whose server answers as a story says. */
import type { Client, Video } from '@oshimado/contract';
import { QueryClient } from '@tanstack/query-core';
import { useState } from 'react';
import { LiveFeed, useLiveBoard } from '../parts/live-feed';
import { liveBoardKey } from '../base/queries';
import { clientOf } from '../testing/feature-page';
import type { CardShape } from '../parts/video-card';
import { STORY_NOW } from './sample-videos';

export interface FeedStoryProps {
  /** What the server answers. Default: as one that cannot be reached. */
  readonly getLive?: Client['getLive'];
  /** A board loaded before. Default none. */
  readonly kept?: readonly Video[];
  /** Age of that board. Default 0. */
  readonly ageMinutes?: number;
  readonly shape?: CardShape;
  readonly gridSize?: number;
}

const MINUTE = 60_000;
const source = { orgs: [] };

function queriesWith({ kept, ageMinutes = 0 }: FeedStoryProps): QueryClient {
  const queries = new QueryClient();
  if (kept) {
    queries.setQueryData(liveBoardKey(source), kept, {
      updatedAt: STORY_NOW - ageMinutes * MINUTE,
    });
  }
  return queries;
}

export function FeedStory(props: FeedStoryProps) {
  const { getLive, shape, gridSize } = props;
  const [client] = useState(() => clientOf(getLive ? { getLive } : {}));
  const [queries] = useState(() => queriesWith(props));
  const board = useLiveBoard({ client, queries, source });
  return <LiveFeed board={board} shape={shape} gridSize={gridSize} />;
}
