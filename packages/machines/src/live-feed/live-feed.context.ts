/** What a board begins with. Pure, and without the machine: a first view is drawn of it. */
import {
  FAVORITES_LIVE_FIRST_STALE_MS,
  FAVORITES_LIVE_STALE_MS,
  LIVE_CHANGE_DELAY_MS,
  LIVE_REFRESH_MS,
  LIVE_STALE_MS,
} from '@oshimado/domain';
import type { LiveFeedContext, LiveFeedInput, LiveFeedSnapshot } from './live-feed.types';

type Timing = Pick<LiveFeedContext, 'staleAfterMs' | 'query' | 'schedule'>;

/** What the specification says of home, of the favorites' page and of the favorites that follow a viewer everywhere. */
export function staleAfterOf({ staleAfterMs, query, schedule }: Timing): number {
  if (staleAfterMs !== null) return staleAfterMs;
  if (schedule === 'background') return FAVORITES_LIVE_STALE_MS;
  return query.favorites === true ? FAVORITES_LIVE_FIRST_STALE_MS : LIVE_STALE_MS;
}

const timingOf = ({ query, schedule, staleAfterMs }: LiveFeedInput): Timing => ({
  query,
  schedule: schedule ?? 'page',
  staleAfterMs: staleAfterMs ?? null,
});

const ageAtStart = ({ now, initial }: LiveFeedInput): number =>
  now !== undefined && initial ? now - initial.fetchedAt : 0;

export const contextOf = (input: LiveFeedInput): LiveFeedContext => ({
  ...timingOf(input),
  videos: input.initial?.videos ?? null,
  fetchedAt: input.initial?.fetchedAt ?? null,
  error: null,
  retryEveryMs: input.retryEveryMs ?? LIVE_REFRESH_MS,
  timeoutMs: input.timeoutMs ?? null,
  changeDelayMs: input.changeDelayMs ?? LIVE_CHANGE_DELAY_MS,
  isPushed: false,
  isOutdated: ageAtStart(input) >= staleAfterOf(timingOf(input)),
  isRipe: ageAtStart(input) >= FAVORITES_LIVE_FIRST_STALE_MS,
  ticks: 0,
  isPageVisible: input.isPageVisible ?? true,
  isOnline: input.isOnline ?? true,
});

function firstState({ videos, isOutdated, isPageVisible, schedule }: LiveFeedContext): string {
  if (videos !== null && !isOutdated) return 'fresh';
  if (schedule === 'page' && isPageVisible) return 'loading';
  return videos === null ? 'idle' : 'stale';
}

/** What the machine says as soon as it is started. */
export function firstSnapshot(input: LiveFeedInput): LiveFeedSnapshot {
  const context = contextOf(input);
  const first = firstState(context);
  return {
    // The machine has noted by then that it asks anew.
    context: { ...context, isOutdated: false },
    matches: (state) => state === first,
    hasTag: () => first === 'loading',
  };
}
