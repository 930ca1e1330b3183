/** What can be done to the chosen videos, with what is said afterwards. */
import { formatCount } from '@oshimado/domain';
import { useActors, useSend } from '../../actors/ActorsProvider';
import { listedVideo } from '../../actors/stored-media';
import { useLanguage, useTranslate } from '../../i18n/LanguageProvider';
import { useNotify } from '../../notices/NoticesProvider';
import { library } from './library';
import type { LibraryEntry } from './library.types';
import { readLibraryFile } from './library-import';

/** Long enough to see what is gone. */
const UNDO_MS = 10_000;

export function useLibraryActions() {
  const t = useTranslate('playlists');
  const { language } = useLanguage();
  const notify = useNotify();
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
    // Sent as soon as the actor is there, which is the next turn at the earliest.
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
