/** The playlist that the address of a watch page names. */
import type { PlaylistVideo } from '@oshimado/contract';
import { placeInPlaylist } from '@oshimado/domain';
import { selectPlaylist } from '@oshimado/machines/playlist';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/context';
import { isUnknown } from '../../base/errors';
import { playlistQuery } from '../../base/queries';
import { useActorsContext, useActorValue } from '../../base/viewer';
import { useFollowedPlaylist } from './use-followed-playlist';

/** The playlist at hand, whatever its id. */
const LOCAL = 'local';

export interface WatchedPlaylist {
  /** missing: there is no playlist of this id. */
  readonly status: 'loading' | 'failed' | 'missing' | 'ready';
  readonly name: string;
  readonly videos: readonly PlaylistVideo[];
  /** What was thrown, where it could not be loaded. */
  readonly error?: unknown;
  /** It is being loaded again after a failure. */
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

const NO_VIDEOS: readonly PlaylistVideo[] = [];

/** "The active playlist is used when the id matches or is `local`; otherwise it is fetched." Null: no playlist. */
export function useWatchedPlaylist(playlistId: string | null): WatchedPlaylist {
  const client = useClient();
  const { status: start, start: startActors } = useActorsContext();
  const active = useActorValue('playlist', selectPlaylist, null);
  const isLocal = playlistId === LOCAL;
  const isActive = isLocal || (active?.id !== null && String(active?.id) === playlistId);
  useFollowedPlaylist(isActive);
  // Until it is known whether the list is the active one, nothing is fetched.
  const isKnown = active !== null || start === 'failed';
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...playlistQuery(client, playlistId ?? ''),
    enabled: playlistId !== null && isKnown && !isActive,
  });
  if (isActive && active) {
    const { name, videos } = active;
    return { status: 'ready', name, videos, isRetrying: false, retry: () => undefined };
  }
  const base = { name: data?.name ?? '', videos: data?.videos ?? NO_VIDEOS };
  if (isLocal) {
    const status = start === 'failed' ? 'failed' : 'loading';
    return { ...base, status, isRetrying: start === 'retrying', retry: startActors };
  }
  const retry = () => void refetch();
  const failed = isUnknown(error) ? 'missing' : 'failed';
  const status = data ? 'ready' : isPending ? 'loading' : failed;
  return { ...base, status, error, isRetrying: isFetching, retry };
}

export interface VideosAround {
  /** Undefined after the last one, and until the list is loaded. */
  readonly next: PlaylistVideo | undefined;
  /** Undefined before the first one, and until the list is loaded. */
  readonly previous: PlaylistVideo | undefined;
}

/** The videos after and before this one. */
export function videosAround(
  { videos }: Pick<WatchedPlaylist, 'videos'>,
  videoId: string,
): VideosAround {
  const ids = videos.map(({ id }) => id);
  const { nextId, previousId } = placeInPlaylist(ids, videoId);
  return {
    next: videos.find(({ id }) => id === nextId),
    previous: videos.find(({ id }) => id === previousId),
  };
}
