/** The machine of a live board with its ports: the client, the page's visibility, the connection. */
import { rowsOf, type Client, type Video } from '@oshimado/contract';
import { LIVE_REFRESH_MS, type FeedFilter } from '@oshimado/domain';
import {
  liveFeedMachine,
  type LiveFeedLoad,
  type LiveFeedQuery,
  type LiveFeedSchedule,
} from '@oshimado/machines/live-feed';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { useNow } from '../ticker';
import { countLive, type LiveCounts } from './live-feed.connect';
import { joinBoards, liveQueryOf } from './live-query';

export type LiveFeedActor = ActorRefFrom<typeof liveFeedMachine>;

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

function loadBoard(client: Client, query: LiveFeedQuery, signal: AbortSignal) {
  const { channels, favorites, org } = query;
  if (favorites) return client.getUsersLive({ includePlaceholder: true }, { signal });
  if (channels) return client.getUsersLive({ channels, includePlaceholder: true }, { signal });
  if (org && typeof org !== 'string') return loadSeveral(client, org, signal);
  return client.getLive(liveQueryOf(org), { signal });
}

/** The server answers for one organization; who is of two, or a guest of the other, comes twice. */
async function loadSeveral(client: Client, orgs: readonly string[], signal: AbortSignal) {
  const boards = await Promise.all(orgs.map((org) => client.getLive(liveQueryOf(org), { signal })));
  return joinBoards(boards.map((board) => rowsOf<Video>(board)));
}

async function loadUnlessCalledOff(client: Client, query: LiveFeedQuery, signal: AbortSignal) {
  try {
    return await loadBoard(client, query, signal);
  } catch (error) {
    // An actor that was stopped and begun again, as strict mode does, must not take the call it let go for a failure.
    if (signal.aborted) return await new Promise<never>(() => undefined);
    throw error;
  }
}

const portOf = (client: Client) =>
  fromPromise<LiveFeedLoad, LiveFeedQuery>(async ({ input, signal }) => ({
    videos: rowsOf<Video>(await loadUnlessCalledOff(client, input, signal)),
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
  schedule = 'page',
  staleAfterMs = schedule === 'page' ? LIVE_REFRESH_MS : undefined,
}: LiveFeedActorOptions): LiveFeedActor {
  const machine = useMemo(
    () => liveFeedMachine.provide({ actors: { loadLive: portOf(client) } }),
    [client],
  );
  const actor = useActorRef(machine, {
    input: { query, initial, schedule, ...(staleAfterMs !== undefined && { staleAfterMs }) },
  });
  const asked = useRef(keyOf(query));
  useEffect(() => {
    if (asked.current === keyOf(query)) return;
    asked.current = keyOf(query);
    actor.send({ type: 'query.change', query, initial });
  }, [actor, query, initial]);
  usePageFacts(actor);
  return actor;
}

/** How many are live and coming: before any filter, or only those a filter lets through. */
export function useLiveCounts(actor: LiveFeedActor, filter?: FeedFilter): LiveCounts {
  const now = useNow();
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => countLive(snapshot, now, filter), [snapshot, now, filter]);
}
