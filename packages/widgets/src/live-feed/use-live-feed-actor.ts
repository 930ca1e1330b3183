/** The machine of a live board with its ports: the client, the page's visibility, the connection. */
import { rowsOf, type Client, type Video } from '@oshimado/contract';
import { LIVE_REFRESH_MS } from '@oshimado/domain';
import {
  liveFeedMachine,
  type LiveFeedLoad,
  type LiveFeedQuery,
} from '@oshimado/machines/live-feed';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { useNow } from '../ticker';
import { countLive, type LiveCounts } from './live-feed.connect';
import { liveQueryOf } from './live-query';

export type LiveFeedActor = ActorRefFrom<typeof liveFeedMachine>;

export interface LiveFeedActorOptions {
  /** The one it starts with is kept. */
  readonly client: Client;
  readonly query: LiveFeedQuery;
  /** A board that is there already. Default none. */
  readonly initial?: LiveFeedLoad | undefined;
  /** Default: every 2 minutes, as home does. */
  readonly staleAfterMs?: number;
}

function loadBoard(client: Client, query: LiveFeedQuery, signal: AbortSignal) {
  const { channels, favorites, org } = query;
  if (favorites) return client.getUsersLive({ includePlaceholder: true }, { signal });
  if (channels) return client.getUsersLive({ channels, includePlaceholder: true }, { signal });
  return client.getLive(liveQueryOf(org), { signal });
}

const portOf = (client: Client) =>
  fromPromise<LiveFeedLoad, LiveFeedQuery>(async ({ input, signal }) => ({
    videos: rowsOf<Video>(await loadBoard(client, input, signal)),
    fetchedAt: Date.now(),
  }));

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

/** One board for as long as the component lives; another query changes the board, not the actor. */
export function useLiveFeedActor({
  client,
  query,
  initial,
  staleAfterMs = LIVE_REFRESH_MS,
}: LiveFeedActorOptions): LiveFeedActor {
  const machine = useMemo(
    () => liveFeedMachine.provide({ actors: { loadLive: portOf(client) } }),
    [client],
  );
  const actor = useActorRef(machine, { input: { query, initial, staleAfterMs } });
  const asked = useRef(keyOf(query));
  useEffect(() => {
    if (asked.current === keyOf(query)) return;
    asked.current = keyOf(query);
    actor.send({ type: 'query.change', query });
  }, [actor, query]);
  usePageFacts(actor);
  return actor;
}

/** How many are live and coming, before any filter. */
export function useLiveCounts(actor: LiveFeedActor): LiveCounts {
  const now = useNow();
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => countLive(snapshot, now), [snapshot, now]);
}
