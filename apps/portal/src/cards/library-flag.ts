/** The library as the cards ask for it. Its code comes with the first menu that is opened. */
import type { Video } from '@oshimado/contract';
import type { CardFlag } from '@oshimado/widgets';
import { storedVideoOf } from '../actors/stored-media';
import type { LibraryStore } from '../routes/library/library-store';

export type LibraryTold = 'saved' | 'removed' | 'failed';

export function createLibraryFlag(
  loadLibrary: () => Promise<LibraryStore>,
  tell: (told: LibraryTold) => void,
): CardFlag {
  let store: LibraryStore | undefined;
  const toggle = async (video: Video) => {
    try {
      const library = await loadLibrary();
      await library.load();
      if (library.getState().entries.has(video.id)) {
        await library.remove([video.id]);
        tell('removed');
      } else {
        await library.add([{ video: storedVideoOf(video), addedAt: Date.now() }]);
        tell('saved');
      }
    } catch {
      tell('failed');
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
      // A press says what went wrong.
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
