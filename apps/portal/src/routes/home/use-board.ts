/** The living board of a page, which outlives the page: who comes back sees the one they left, and a newer one soon after. */
import type { LiveFeedLoad, LiveFeedQuery } from '@oshimado/machines/live-feed';
import { useLateLiveFeed, type LiveFeedActor } from '@oshimado/widgets';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { writeOrgs } from '../../app/orgs-in-address';
import { useClient } from '../../app/ClientProvider';
import { usePageState } from '../../app/page-context';
import { liveQueryFor, sourceKey, type FeedSource } from './feed-source';

const boardKey = (key: string) => ['live', key] as const;

/** What the server drew counts for the source it was asked for. */
function useDrawnBoard(source: FeedSource): LiveFeedLoad | undefined {
  const { state, live } = usePageState();
  if (source.type !== 'orgs' || live?.org !== writeOrgs(source.orgs)) return undefined;
  return { videos: live.videos, fetchedAt: state.now };
}

export interface Board {
  readonly actor: LiveFeedActor;
  /** Asks for the board whatever its age; rejects when it could not be had. */
  readonly refresh: () => Promise<void>;
}

export function useBoard(source: FeedSource): Board {
  const client = useClient();
  const kept = useQueryClient();
  const drawn = useDrawnBoard(source);
  const key = sourceKey(source);
  // What counts is what is there when the board is begun, and whenever another one is wanted.
  const initial = kept.getQueryData<LiveFeedLoad>(boardKey(key)) ?? drawn;
  const query: LiveFeedQuery = liveQueryFor(source);
  const actor = useLateLiveFeed({ client, query, initial });

  useEffect(() => {
    // A board that was kept, or drawn by a server, tells its age by the time of day only.
    if (!document.hidden) actor.send({ type: 'page.shown', now: Date.now() });
  }, [actor]);

  useEffect(() => {
    const subscription = actor.on('feed.changed', ({ videos }) =>
      kept.setQueryData<LiveFeedLoad>(boardKey(key), { videos, fetchedAt: Date.now() }),
    );
    return () => subscription.unsubscribe();
  }, [actor, kept, key]);

  return useMemo(() => ({ actor, refresh: actor.refresh }), [actor]);
}
