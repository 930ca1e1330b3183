/** A live feed whose machine is started where a story wants it, with a port that answers as the story says. */
import type { Video } from '@oshimado/contract';
import {
  liveFeedMachine,
  type LiveFeedLoad,
  type LiveFeedQuery,
} from '@oshimado/machines/live-feed';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { LiveFeed } from '../live-feed';
import type { CardShape } from '../video-card';
import { STORY_NOW } from './sample-videos';

type Answer = 'never' | 'timeout' | 'network' | 'http' | 'invalid';

export interface FeedStoryProps {
  /** Where the machine starts. */
  readonly start?: {
    readonly videos?: readonly Video[];
    readonly isPageVisible?: boolean;
    readonly isOnline?: boolean;
    readonly ageMinutes?: number;
    /** Past its age from the beginning. */
    readonly isStale?: boolean;
  };
  /** What the port answers. Default: never. */
  readonly answer?: Answer;
  /** What it answers from the second time on. */
  readonly later?: readonly Video[];
  /** Ask again at once. */
  readonly refresh?: boolean;
  readonly shape?: CardShape;
  readonly gridSize?: number;
}

const MINUTE = 60_000;
const FOREVER_MS = 2 ** 30;

function portOf(answer: Answer, later: readonly Video[] | undefined) {
  let calls = 0;
  return fromPromise<LiveFeedLoad, LiveFeedQuery>(() => {
    calls += 1;
    if (later && calls > 1) return Promise.resolve({ videos: later, fetchedAt: STORY_NOW });
    return answer === 'never'
      ? new Promise(() => undefined)
      : Promise.reject(Object.assign(new Error(answer), { reason: answer }));
  });
}

export function FeedStory({
  start = {},
  answer = 'never',
  later,
  refresh,
  shape,
  gridSize,
}: FeedStoryProps) {
  const [machine] = useState(() =>
    liveFeedMachine.provide({ actors: { loadLive: portOf(answer, later) } }),
  );
  const { videos, ageMinutes = 0, isStale = false, ...rest } = start;
  const initial = videos && { videos, fetchedAt: STORY_NOW - ageMinutes * MINUTE };
  const actor = useActorRef(machine, {
    // A story lasts as long as it is looked at: nothing times out or grows stale by itself.
    input: {
      query: {},
      initial,
      staleAfterMs: isStale ? 0 : FOREVER_MS,
      timeoutMs: FOREVER_MS,
      ...rest,
    },
  });
  useEffect(() => {
    if (refresh) actor.send({ type: 'feed.refresh', force: true });
  }, [actor, refresh]);
  return <LiveFeed actor={actor} shape={shape} gridSize={gridSize} />;
}
