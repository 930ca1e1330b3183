/** The viewer's playlists besides the current one, and whether they contain a video. Changes go through the playlist machine. */
import type { Client, Video } from '@oshimado/contract';
import type { PlaylistTask } from '@oshimado/machines/playlist';
import { videoPlaylistsQuery } from '../../base/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listedVideo } from '../../base/device';
import { useActors, useActorValue, useSend, useViewer } from '../../base/viewer';
import { useClient } from '../../base/context';
import { useActorEvent } from '../../base/state/use-actor-event';

export interface OtherPlaylist {
  readonly id: number;
  readonly name: string;
  /** The server's answer; while busy, the requested state. */
  readonly contains: boolean;
  readonly isBusy: boolean;
  /** The last change failed; the row shows the server's state again. */
  readonly hasFailed: boolean;
  /** Seconds until the next one, where the server has refused because there were too many; null otherwise. */
  readonly waitS: number | null;
}

export interface OtherPlaylists {
  /** `none` for a guest. */
  readonly status: 'none' | 'loading' | 'failed' | 'ready';
  /** What was thrown, where they could not be loaded. */
  readonly error: unknown;
  readonly rows: readonly OtherPlaylist[];
  readonly change: (id: number, contains: boolean) => void;
  readonly retry: () => void;
}

const NO_TASKS: readonly PlaylistTask[] = [];
interface Membership {
  readonly id: number;
  readonly name: string;
  readonly contains: boolean;
}

/** Writes finished changes into the query cache and remembers failed ones by playlist. */
function useTaskAnswers(client: Client, videoId: string) {
  const playlist = useActors()?.playlist;
  const queries = useQueryClient();
  const [failed, setFailed] = useState<ReadonlyMap<number, number | null>>(new Map());
  const forget = (id: number) =>
    setFailed((before) => new Map([...before].filter(([one]) => one !== id)));
  useActorEvent(playlist, 'task.done', ({ task }) => {
    if (task.kind !== 'membership' || task.videoId !== videoId) return;
    queries.setQueryData<readonly Membership[]>(
      videoPlaylistsQuery(client, videoId).queryKey,
      (rows) =>
        rows?.map((row) =>
          row.id === task.playlistId ? { ...row, contains: task.contains } : row,
        ),
    );
  });
  useActorEvent(playlist, 'task.failed', ({ task, waitS }) => {
    if (task.kind === 'membership' && task.videoId === videoId)
      setFailed((before) => new Map([...before, [task.playlistId, waitS]]));
  });
  return { failed, forget };
}

export function useOtherPlaylists(video: Video): OtherPlaylists {
  const client = useClient();
  const { user } = useViewer();
  const send = useSend('playlist');
  const activeId = useActorValue('playlist', ({ context }) => context.playlist.id, null);
  const tasks = useActorValue('playlist', ({ context }) => context.tasks, NO_TASKS);
  const { failed, forget } = useTaskAnswers(client, video.id);
  const { data, error, isPending, isError, refetch } = useQuery({
    ...videoPlaylistsQuery(client, video.id),
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
        waitS: failed.get(row.id) ?? null,
      };
    });
  const loaded = isPending ? 'loading' : isError && !data ? 'failed' : 'ready';
  const some = loaded === 'ready' && rows.length === 0 ? 'none' : loaded;
  return {
    status: user === null ? 'none' : some,
    error,
    rows,
    change: (playlistId, contains) => {
      forget(playlistId);
      send({ type: 'membership.change', playlistId, video: listedVideo(video), contains });
    },
    retry: () => void refetch(),
  };
}
