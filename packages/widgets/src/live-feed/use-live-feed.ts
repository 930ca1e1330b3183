/** What every live board's component does with its actor, whenever that was started. */
import type { Client } from '@oshimado/contract';
import { LIVE_REFRESH_MS, type FeedFilter } from '@oshimado/domain';
import type {
  LiveFeedInput,
  LiveFeedLoad,
  LiveFeedQuery,
  LiveFeedSchedule,
  LiveFeedSnapshot,
  liveFeedMachine,
} from '@oshimado/machines/live-feed';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ActorRefFrom, Subscription } from 'xstate';
import { useNow } from '../ticker';
import { countLive, type LiveCounts } from './live-feed.connect';

/** A board that lives: its machine, or what stands for it until that is there. */
export interface LiveFeedActor extends Pick<ActorRefFrom<typeof liveFeedMachine>, 'on' | 'send'> {
  readonly getSnapshot: () => LiveFeedSnapshot;
  readonly subscribe: (listener: () => void) => Subscription;
}

export interface LiveFeedActorOptions {
  /** The one it starts with is kept. */
  readonly client: Client;
  readonly query: LiveFeedQuery;
  /** A board of that query that is there already. Default none. */
  readonly initial?: LiveFeedLoad | undefined;
  /** When it is asked for again by itself. Default `page`. */
  readonly schedule?: LiveFeedSchedule;
  /** Default: every 2 minutes, as home does; with the schedule `background` as that schedule says. */
  readonly staleAfterMs?: number;
}

export const inputOf = ({
  query,
  initial,
  schedule = 'page',
  staleAfterMs = schedule === 'page' ? LIVE_REFRESH_MS : undefined,
}: LiveFeedActorOptions): LiveFeedInput => ({
  query,
  initial,
  schedule,
  ...(staleAfterMs !== undefined && { staleAfterMs }),
});

const keyOf = ({ org, channels, favorites }: LiveFeedQuery) =>
  JSON.stringify([org ?? null, channels ?? null, favorites ?? false]);

function usePageFacts(actor: LiveFeedActor) {
  useEffect(() => {
    const onVisibility = () =>
      actor.send(
        document.hidden ? { type: 'page.hidden' } : { type: 'page.shown', now: Date.now() },
      );
    const onOnline = () => actor.send({ type: 'connection.restored', now: Date.now() });
    const onOffline = () => actor.send({ type: 'connection.lost' });
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('online', onOnline);
    addEventListener('offline', onOffline);
    if (document.hidden) onVisibility();
    if (!navigator.onLine) onOffline();
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('online', onOnline);
      removeEventListener('offline', onOffline);
    };
  }, [actor]);
}

/** Tells the board of its page, and of another query: that changes the board, not the actor. */
export function useLiveFeedFacts(
  actor: LiveFeedActor,
  { query, initial }: LiveFeedActorOptions,
): void {
  const asked = useRef(keyOf(query));
  useEffect(() => {
    if (asked.current === keyOf(query)) return;
    asked.current = keyOf(query);
    actor.send({ type: 'query.change', query, initial });
  }, [actor, query, initial]);
  usePageFacts(actor);
}

/** What the board says of itself now. */
export function useLiveSnapshot(actor: LiveFeedActor): LiveFeedSnapshot;
export function useLiveSnapshot(actor: LiveFeedActor | undefined): LiveFeedSnapshot | undefined;
export function useLiveSnapshot(actor: LiveFeedActor | undefined): LiveFeedSnapshot | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor?.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const read = () => actor?.getSnapshot();
  return useSyncExternalStore(subscribe, read, read);
}

/** How many are live and coming: before any filter, or only those a filter lets through. */
export function useLiveCounts(actor: LiveFeedActor, filter?: FeedFilter): LiveCounts {
  const now = useNow();
  const snapshot = useLiveSnapshot(actor);
  return useMemo(() => countLive(snapshot, now, filter), [snapshot, now, filter]);
}
