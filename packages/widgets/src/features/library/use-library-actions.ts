/** Actions for the selected videos, each with a toast of its result. */
import { rowsOf } from '@oshimado/contract';
import { guessEncoding } from '@oshimado/domain';
import { useClient } from '../../base/context';
import { reportError } from '../../base/reporting';
import { listedVideo } from '../../base/device';
import { useActors, useSend } from '../../base/viewer';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { useLibraryStore } from '../../base/library/use-library-store';
import type { LibraryEntry } from '../../base/library/library.types';
import { readLibraryFile, withDetails } from './library-import';

/** How long a deletion can be undone. */
const UNDO_MS = 10_000;

export function useLibraryActions() {
  const t = useTranslate('playlists');
  const tWidgets = useTranslate('widgets');
  const notify = useNotify();
  const client = useClient();
  const library = useLibraryStore();
  const send = useSend('playlist');
  const playlist = useActors()?.playlist;
  const failed = () => notify({ key: 'library', tone: 'danger', title: t('library.failed') });

  const putBack = (entries: readonly LibraryEntry[]) => void library.add(entries).catch(failed);

  const remove = async (ids: readonly string[]) => {
    try {
      const gone = await library.remove(ids);
      notify({
        key: 'library',
        tone: 'success',
        title: t('library.deleted', { count: gone.length }),
        durationMs: UNDO_MS,
        action: { label: tWidgets('undo'), onSelect: () => putBack(gone) },
      });
    } catch {
      failed();
    }
  };

  const addToPlaylist = (entries: readonly LibraryEntry[]) => {
    const count = () => playlist?.getSnapshot().context.playlist.videos.length ?? 0;
    const before = count();
    send({ type: 'videos.add', videos: entries.map(({ video }) => listedVideo(video)) });
    // The event is sent in a later turn, when the actor is known.
    setTimeout(() => {
      const added = count() - before;
      notify({
        key: 'library',
        tone: added > 0 ? 'success' : 'info',
        title: added > 0 ? t('library.added', { count: added }) : t('library.addedNone'),
      });
    });
  };

  /** Ids of the file are imported all the same if the server does not answer. */
  const completed = async (entries: readonly LibraryEntry[]) => {
    try {
      return await withDetails(entries, async (ids) =>
        rowsOf(await client.getVideos({ id: [...ids], limit: ids.length })),
      );
    } catch (error) {
      reportError(error);
      return entries;
    }
  };

  const importFile = async (file: File) => {
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const text = new TextDecoder(guessEncoding(bytes) ?? 'utf-8').decode(bytes);
      const added = await library.add(await completed(readLibraryFile(text, Date.now())));
      notify({
        key: 'library',
        tone: added > 0 ? 'success' : 'info',
        title: added > 0 ? t('library.imported', { count: added }) : t('library.importedNone'),
      });
    } catch {
      failed();
    }
  };

  return {
    remove: (ids: readonly string[]) => void remove(ids),
    addToPlaylist,
    importFile: (file: File) => void importFile(file),
  };
}
