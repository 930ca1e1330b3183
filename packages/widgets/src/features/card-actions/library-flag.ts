/** The library as a flag of cards. Its code is loaded with the first card menu that opens. */
import type { Video } from '@oshimado/contract';
import { type CardFlag } from '../../base/context';
import { storedVideoOf } from '../../base/device';
import type { LibraryStore } from '../../base/library/library-store';

/** What a press on the flag did. */
export type LibraryResult = 'saved' | 'removed' | 'failed';

/** Loads the library on first use; `onResult` is called after each press. */
export function createLibraryFlag(
  loadLibrary: () => Promise<LibraryStore>,
  onResult: (result: LibraryResult) => void,
): CardFlag {
  let store: LibraryStore | undefined;
  const toggle = async (video: Video) => {
    try {
      const library = await loadLibrary();
      await library.load();
      if (library.getState().entries.has(video.id)) {
        await library.remove([video.id]);
        onResult('removed');
      } else {
        await library.add([{ video: storedVideoOf(video), addedAt: Date.now() }]);
        onResult('saved');
      }
    } catch {
      onResult('failed');
    }
  };
  return {
    subscribe(listener) {
      let stop: (() => void) | undefined;
      let isOver = false;
      const follow = async () => {
        store = await loadLibrary();
        if (isOver) return;
        stop = store.subscribe(listener);
        await store.load();
        listener();
      };
      // Shows nothing: the next press reports the failure.
      follow().catch(() => undefined);
      return () => {
        isOver = true;
        stop?.();
      };
    },
    has: (id) => store?.getState().entries.has(id) ?? false,
    toggle: (video) => void toggle(video),
  };
}
