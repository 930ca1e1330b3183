/** Adds, changes and removes songs of a video. Each change can be undone from its toast. */
import type { BodyOf, Client, Song } from '@oshimado/contract';
import { may } from '@oshimado/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../base/context';
import { videoSongsQuery } from '../../../base/queries';
import { useTranslate } from '../../../base/sentences';
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
  const { sayDone, sayFailed } = useEditToasts();
  const { queryKey } = videoSongsQuery(client, video);
  const reload = async () => {
    refresh();
    await queries.invalidateQueries({ queryKey });
  };
  const undoing = (change: () => Promise<unknown>) => () => {
    change()
      .then(reload)
      .then(
        () => sayDone(tEditing('quick.done.undone')),
        (error: unknown) => sayFailed(tEditing('quick.failed.undo'), error),
      );
  };
  const putBack = async (song: Song) => {
    const reverted = may('audit.revert', user ?? undefined) && (await revertRemoval(client, song));
    if (!reverted) await client.putSong({ body: bodyOfSong(song, true) });
  };

  const saving = useMutation({
    mutationFn: ({ body }: SavingSong) => client.putSong({ body }),
    // Offline it fails at once, instead of running hours later.
    networkMode: 'always',
    onSuccess: async (song, { before, onSaved }) => {
      onSaved(song);
      const undo = before
        ? () => client.putSong({ body: bodyOfSong(before, false) })
        : () => client.deleteSong({ body: { id: song.id, video_id: song.video_id } });
      sayDone(t(before ? 'done.songSaved' : 'done.songAdded', { song: song.name }), undoing(undo));
      await reload();
    },
  });
  const removal = useMutation({
    mutationFn: ({ id, video_id }: Song) => client.deleteSong({ body: { id, video_id } }),
    networkMode: 'always',
    onSuccess: async (_, song) => {
      sayDone(
        t('done.songRemoved', { song: song.name }),
        undoing(() => putBack(song)),
      );
      await reload();
    },
    onError: (error, { name }) => sayFailed(t('failed.songRemove', { song: name }), error),
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
