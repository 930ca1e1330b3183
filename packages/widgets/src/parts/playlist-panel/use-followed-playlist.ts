/** The list at hand follows what other devices save to it. */
import type { Playlist } from '@oshimado/contract';
import { selectStatus, type ActivePlaylist } from '@oshimado/machines/playlist';
import { skipToken, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useClient } from '../../base/context';
import { playlistQuery } from '../../base/queries';
import { useActors, useActorValue } from '../../base/viewer';

/** The server's list; the device knows videos that the server no longer has, whose ids stay in the list. */
function latestOf({ id, user_id, name, ...answer }: Playlist, own: ActivePlaylist): ActivePlaylist {
  const byId = new Map([...own.videos, ...answer.videos].map((video) => [video.id, video]));
  const videos = answer.video_ids.flatMap((videoId) => byId.get(videoId) ?? []);
  return { id, userId: user_id, name, videos };
}

/** Asks for the list at hand while it is shown; a newer version replaces it, unless there are unsaved changes. */
export function useFollowedPlaylist(isShown: boolean): UseQueryResult<Playlist> {
  const client = useClient();
  const queries = useQueryClient();
  const actor = useActors()?.playlist;
  const id = useActorValue('playlist', ({ context }) => context.playlist.id, null);
  const query = playlistQuery(client, id ?? '');
  const ask: typeof query.queryFn = async (context) => {
    // A save that asks again says so before the snapshot has it.
    await Promise.resolve();
    const before = actor?.getSnapshot().context.playlist;
    const answer = await query.queryFn(context);
    queries.setQueryData(query.queryKey, answer);
    const snapshot = actor?.getSnapshot();
    const own = snapshot?.context.playlist;
    // An answer that was asked for before an edit or a save, here or in another tab, may be older than that.
    if (snapshot && own && own === before && selectStatus(snapshot) === 'saved') {
      actor?.send({ type: 'playlist.open', playlist: latestOf(answer, own) });
    }
    return answer;
  };
  return useQuery({
    queryKey: [...query.queryKey, 'followed'],
    queryFn: isShown && id !== null ? ask : skipToken,
  });
}
