/** Actions for the selected videos, each with a toast of its result. */
import { rowsOf } from '@oshimado/contract';
import { useClient } from '../../base/context';
import { reportError } from '../../base/reporting';
import { listedVideo } from '../../base/device';
import { useActors, useSend } from '../../base/viewer';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { useLibraryStore } from '../../base/library/use-library-store';
import type { LibraryEntry } from '../../base/library/library.types';
import type { LeftRow } from './library-import';

/** How long a deletion can be undone. */
const UNDO_MS = 10_000;

/** How long a message that names rows stays. */
const LEFT_MS = 20_000;
/** How many left-out rows a message shows. */
const LEFT_NAMED_MAX = 3;

/** The first rows that were left out, each with its line. */
const namedRows = (left: readonly LeftRow[]): string =>
  left
    .slice(0, LEFT_NAMED_MAX)
    .map(({ line, text }) => `${line}: ${text}`)
    .concat(left.length > LEFT_NAMED_MAX ? ['…'] : [])
    .join(' · ');

export function useLibraryActions() {
  const t = useTranslate('playlists');
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
        undo: () => putBack(gone),
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

  const importFile = async (file: File) => {
    try {
      const { readLibraryBytes, withDetails } = await import('./library-import');
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { entries, left } = readLibraryBytes(bytes, Date.now());
      const completed = await withDetails(entries, async (ids) =>
        rowsOf(await client.getVideos({ id: [...ids], limit: ids.length })),
      ).catch((error: unknown) => {
        // Ids of the file are imported all the same if the server does not answer.
        reportError(error);
        return entries;
      });
      const added = await library.add(completed);
      notify({
        key: 'library',
        tone: left.length > 0 ? 'warning' : added > 0 ? 'success' : 'info',
        title: added > 0 ? t('library.imported', { count: added }) : t('library.importedNone'),
        ...(left.length > 0 && {
          description: t('library.left', { whole: left.length, rows: namedRows(left) }),
          // It is read more slowly than a number.
          durationMs: LEFT_MS,
        }),
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
