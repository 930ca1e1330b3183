/** The streams of the viewer's favorites, asked for in the background on every page while somebody is logged in. */
import type { Video } from '@oshimado/contract';
import { selectShownVideos } from '@oshimado/machines/live-feed';
import { useLateLiveFeed, useLiveSnapshot, useNow, type LiveFeedActor } from '@oshimado/widgets';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useActors } from '../../actors/ActorsProvider';
import { useViewer } from '../../actors/use-viewer';
import { useClient } from '../../app/ClientProvider';

const FavoritesLiveContext = createContext<LiveFeedActor | undefined>(undefined);
const QUERY = { favorites: true } as const;

/** Lives as long as the login: another viewer's streams are another board. */
function Source({ onActor }: { onActor: (actor: LiveFeedActor | undefined) => void }) {
  const client = useClient();
  const actor = useLateLiveFeed({ client, query: QUERY, schedule: 'background' });
  const favorites = useActors()?.favorites;
  useEffect(() => {
    onActor(actor);
    return () => onActor(undefined);
  }, [actor, onActor]);
  useEffect(() => {
    // "Live data is force-fetched": the list of favorites has changed.
    const subscription = favorites?.on('live.refetch', () =>
      actor.send({ type: 'feed.refresh', force: true }),
    );
    return () => subscription?.unsubscribe();
  }, [favorites, actor]);
  return null;
}

export function FavoritesLiveProvider({ children }: { children: ReactNode }) {
  const { user } = useViewer();
  const [actor, setActor] = useState<LiveFeedActor>();
  return (
    <FavoritesLiveContext value={actor}>
      {children}
      {user ? <Source key={user.id} onActor={setActor} /> : null}
    </FavoritesLiveContext>
  );
}

const none: readonly Video[] = [];

/** What is worth showing now, to the minute; none for guests and until the first answer. */
export function useFavoriteStreams(): { readonly videos: readonly Video[]; readonly now: number } {
  const actor = useContext(FavoritesLiveContext);
  const now = useNow('minute');
  const snapshot = useLiveSnapshot(actor);
  const videos = useMemo(
    () => (snapshot ? (selectShownVideos(snapshot, now) ?? none) : none),
    [snapshot, now],
  );
  return { videos, now };
}
