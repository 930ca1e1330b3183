/** The viewer's playlists that are not at hand, and whether they hold a video; the server is asked and told through the playlist machine. */
import type { Video } from '@oshimado/contract';
import type { PlaylistTask } from '@oshimado/machines/playlist';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useActors, useActorValue, useSend } from '../actors/ActorsProvider';
import { useViewer } from '../actors/use-viewer';
import { useClient } from '../app/ClientProvider';
import { listedVideo } from '../actors/stored-media';

export interface OtherPlaylist {
  readonly id: number;
  readonly name: string;
  /** As the server said, or as is wanted of it while it is busy. */
  readonly contains: boolean;
  readonly isBusy: boolean;
  /** The last change did not succeed; what is shown is the server's state again. */
  readonly hasFailed: boolean;
}

export interface OtherPlaylists {
  /** `none` for a guest. */
  readonly status: 'none' | 'loading' | 'failed' | 'ready';
  readonly rows: readonly OtherPlaylist[];
  readonly change: (id: number, contains: boolean) => void;
  readonly retry: () => void;
}

const NO_TASKS: readonly PlaylistTask[] = [];
const keyOf = (videoId: string) => ['playlists', 'of-video', videoId];

interface Membership {
  readonly id: number;
  readonly name: string;
  readonly contains: boolean;
}

/** What the machine was told by the server becomes the new truth; failures are remembered by playlist. */
function useTaskAnswers(videoId: string) {
  const playlist = useActors()?.playlist;
  const queries = useQueryClient();
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  const forget = (id: number) =>
    setFailed((before) => new Set([...before].filter((one) => one !== id)));
  useEffect(() => {
    if (!playlist) return undefined;
    const isMine = (task: PlaylistTask) => task.kind === 'membership' && task.videoId === videoId;
    const subscriptions = [
      playlist.on('task.done', ({ task }) => {
        if (task.kind !== 'membership' || !isMine(task)) return;
        queries.setQueryData<readonly Membership[]>(keyOf(videoId), (rows) =>
          rows?.map((row) =>
            row.id === task.playlistId ? { ...row, contains: task.contains } : row,
          ),
        );
      }),
      playlist.on('task.failed', ({ task }) => {
        if (isMine(task)) setFailed((before) => new Set([...before, task.playlistId]));
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [playlist, queries, videoId]);
  return { failed, forget };
}

export function useOtherPlaylists(video: Video): OtherPlaylists {
  const client = useClient();
  const { user } = useViewer();
  const send = useSend('playlist');
  const activeId = useActorValue('playlist', ({ context }) => context.playlist.id, null);
  const tasks = useActorValue('playlist', ({ context }) => context.tasks, NO_TASKS);
  const { failed, forget } = useTaskAnswers(video.id);
  const { data, isPending, isError, refetch } = useQuery<readonly Membership[]>({
    queryKey: keyOf(video.id),
    queryFn: ({ signal }) => client.getVideoPlaylists({ videoId: video.id }, { signal }),
    enabled: user !== null,
  });
  const rows = (data ?? [])
    .filter(({ id }) => id !== activeId)
    .map((row) => {
      const task = tasks.findLast(
        (one) => one.kind === 'membership' && one.videoId === video.id && one.playlistId === row.id,
      );
      return {
        ...row,
        contains: task?.kind === 'membership' ? task.contains : row.contains,
        isBusy: task !== undefined,
        hasFailed: failed.has(row.id),
      };
    });
  const loaded = isPending ? 'loading' : isError && !data ? 'failed' : 'ready';
  const some = loaded === 'ready' && rows.length === 0 ? 'none' : loaded;
  return {
    status: user === null ? 'none' : some,
    rows,
    change: (playlistId, contains) => {
      forget(playlistId);
      send({ type: 'membership.change', playlistId, video: listedVideo(video), contains });
    },
    retry: () => void refetch(),
  };
}
