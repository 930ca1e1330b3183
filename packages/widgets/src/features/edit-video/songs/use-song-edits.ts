/** Adds, changes and removes songs of a video. Each change can be undone from its toast. */
import type { BodyOf, Client, Song } from '@oshimado/contract';
import { may } from '@oshimado/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../base/context';
import { videoSongsQuery } from '../../../base/queries';
import { useTranslate } from '../../../base/sentences';
import { useUndoableMutation } from '../../../base/toasts/use-undoable-mutation';
import { useEditToasts, useRefreshVideo } from '../../../parts/video-edits';
import { useViewer } from '../../../base/viewer';
import { bodyOfSong } from './song-form';

type SongBody = BodyOf<'putSong'>;

export interface SavingSong {
  readonly body: SongBody;
  /** The song as it was; null for a new one. */
  readonly before: Song | null;
  /** Number of the song in the form, so that a late failure is shown at that song only. */
  readonly draft: number;
  /** Called with the song as it was saved. */
  readonly onSaved: (song: Song) => void;
}

export interface SongEdits {
  readonly save: (song: SavingSong) => void;
  readonly isSaving: boolean;
  /** Why the last save of this song of the form failed; null if it did not. */
  readonly saveErrorOf: (draft: number) => Error | null;
  readonly forgetError: () => void;
  readonly remove: (song: Song) => void;
  /** Id of the song that is being removed. */
  readonly removing: string | undefined;
}

/** Takes back a removal as the log of edits has it, so that the song stays with the person who added it. */
async function revertRemoval(client: Client, { id, video_id }: Song): Promise<boolean> {
  const [last] = await client.getAudit({ video_id, action: 'song.remove', limit: 1 });
  const before: unknown = last?.before;
  const isIt = typeof before === 'object' && before !== null && 'id' in before && before.id === id;
  if (!last || !isIt) return false;
  await client.postRevert({ id: last.id });
  return true;
}

export function useSongEdits(video: {
  readonly id: string;
  readonly channelId: string;
}): SongEdits {
  const t = useTranslate('editVideo');
  const tEditing = useTranslate('editing');
  const client = useClient();
  const queries = useQueryClient();
  const { user } = useViewer();
  const refresh = useRefreshVideo(video.id);
  const toasts = useEditToasts();
  const { queryKey } = videoSongsQuery(client, video);
  const reload = async () => {
    refresh();
    await queries.invalidateQueries({ queryKey });
  };
  const putBack = async (song: Song) => {
    const reverted = may('audit.revert', user ?? undefined) && (await revertRemoval(client, song));
    if (!reverted) await client.putSong({ body: bodyOfSong(song, true) });
  };

  const undoing = {
    undone: tEditing('quick.done.undone'),
    undoFailed: tEditing('quick.failed.undo'),
    onDone: reload,
  };

  const saving = useUndoableMutation({
    ...undoing,
    toasts,
    change: async ({ body, onSaved }: SavingSong) => {
      const song = await client.putSong({ body });
      onSaved(song);
      return song;
    },
    undo: async ({ id, video_id }, { before }) => {
      await (before
        ? client.putSong({ body: bodyOfSong(before, false) })
        : client.deleteSong({ body: { id, video_id } }));
      await reload();
    },
    done: ({ name: song }, { before }) => t(before ? 'done.songSaved' : 'done.songAdded', { song }),
  });
  const removal = useUndoableMutation({
    ...undoing,
    toasts,
    change: ({ id, video_id }: Song) => client.deleteSong({ body: { id, video_id } }),
    undo: async (_, song) => {
      await putBack(song);
      await reload();
    },
    done: (_, { name: song }) => t('done.songRemoved', { song }),
    onFailed: (error, { name: song }) => toasts.sayFailed(t('failed.songRemove', { song }), error),
  });
  return {
    save: (song) => {
      if (!saving.isPending) saving.mutate(song);
    },
    isSaving: saving.isPending,
    saveErrorOf: (draft) => (saving.variables?.draft === draft ? saving.error : null),
    forgetError: saving.reset,
    remove: (song) => {
      if (!removal.isPending) removal.mutate(song);
    },
    removing: removal.isPending ? removal.variables.id : undefined,
  };
}
