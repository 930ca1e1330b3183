/** Saves a copy of what the device stores, and loads one. */
import { downloadText } from '../browser';
import { useDeviceStore } from '../device';
import { COPY_FILE, readCopy, writeCopy } from './device-copy';

export type LoadOutcome = 'imported' | 'partly' | 'unreadable' | 'notKept';

export function useDeviceCopy() {
  const store = useDeviceStore();
  return {
    save: () => downloadText({ ...COPY_FILE, text: writeCopy(store.copy()) }),
    load: async (file: File): Promise<LoadOutcome> => {
      // Reading fails for a file that was moved or may not be read.
      const text = await file.text().catch(() => null);
      const reading = text === null ? null : readCopy(text, navigator.language);
      if (!reading?.ok) return 'unreadable';
      if (!store.load(reading.entries)) return 'notKept';
      return reading.isPartial ? 'partly' : 'imported';
    },
  };
}
