/** Saves a copy of what the device keeps, and loads one. */
import { selectStoredState } from '@oshimado/machines/persistence';
import { downloadText } from '@oshimado/widgets';
import { useActors } from '../../actors/ActorsProvider';
import { browserStorage } from '../../actors/ports/browser-storage';
import { reportError } from '../../errors/report';
import { COPY_FILE, readCopy, writeCopy } from './device-copy';

export type LoadOutcome = 'imported' | 'partly' | 'unreadable' | 'notKept';

export function useDeviceCopy() {
  const actors = useActors();
  return {
    /** False until the device has been read. */
    isReady: actors !== null,
    save: () => {
      if (!actors) return;
      const text = writeCopy(selectStoredState(actors.persistence.getSnapshot()));
      downloadText({ ...COPY_FILE, text });
    },
    load: async (file: File): Promise<LoadOutcome> => {
      // A file that has been moved or is not ours to read.
      const text = await file.text().catch(() => null);
      const reading = text === null ? null : readCopy(text, navigator.language);
      if (!reading?.ok) return 'unreadable';
      try {
        const storage = browserStorage();
        if (!storage) return 'notKept';
        for (const { key, text } of reading.entries) storage.setItem(key, text);
      } catch (error) {
        reportError(error);
        return 'notKept';
      }
      // As if another tab had written it: everybody who owns a part hears of it.
      for (const { key, text } of reading.entries) {
        actors?.persistence.send({ type: 'storage.changed', key, text });
      }
      return reading.isPartial ? 'partly' : 'imported';
    },
  };
}
