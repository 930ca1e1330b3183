/** Actions for the selected videos, each with a toast of its result. */
import { formatCount } from '@oshimado/domain';
import { listedVideo, useActors, useSend } from '../viewer';
import { useLanguage, useTranslate } from '../sentences';
import { useNotify } from '../toasts';
import { useLibraryStore } from './library-context';
import type { LibraryEntry } from './library.types';
import { readLibraryFile } from './library-import';

/** How long a deletion can be undone. */
const UNDO_MS = 10_000;

export function useLibraryActions() {
  const t = useTranslate('playlists');
  const { language } = useLanguage();
  const notify = useNotify();
  const library = useLibraryStore();
  const send = useSend('playlist');
  const playlist = useActors()?.playlist;
  const numbers = (count: number) => ({ count, formatted: formatCount(count, language) });
  const failed = () => notify({ key: 'library', tone: 'danger', title: t('library.failed') });

  const putBack = (entries: readonly LibraryEntry[]) => void library.add(entries).catch(failed);

  const remove = async (ids: readonly string[]) => {
    try {
      const gone = await library.remove(ids);
      notify({
        key: 'library',
        tone: 'success',
        title: t('library.deleted', numbers(gone.length)),
        durationMs: UNDO_MS,
        action: { label: t('library.undo'), onSelect: () => putBack(gone) },
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
        title: added > 0 ? t('library.added', numbers(added)) : t('library.addedNone'),
      });
    });
  };

  const importFile = async (file: File) => {
    try {
      const added = await library.add(readLibraryFile(await file.text(), Date.now()));
      notify({
        key: 'library',
        tone: added > 0 ? 'success' : 'info',
        title: added > 0 ? t('library.imported', numbers(added)) : t('library.importedNone'),
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
