import { isOfInputMethod } from '@oshimado/ui/input-method';
import { useEffect, useRef } from 'react';
import { useDeviceStore } from '../../base/device';
import { reportError } from '../../base/reporting';
import { followPlayerKeys, toggleFullScreen, type Media } from '../../parts/player';

export interface WatchKeysOptions {
  /** What plays; null while nothing does. */
  readonly media: Media | null;
  /** The element that fills the screen; null while nothing plays. */
  readonly screen: HTMLElement | null;
}

/** The keys of the watch page: "Alt+T toggles theater", and those of the player. */
export function useWatchKeys(options: WatchKeysOptions): void {
  const store = useDeviceStore();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const toggleTheater = () => {
      const { watch } = store.get();
      const value = { ...watch, theaterMode: !watch.theaterMode };
      store.send({ type: 'choice.change', choice: { name: 'watch', value } });
    };
    const onKey = (event: KeyboardEvent) => {
      // The code, because Alt makes other characters of the key on some systems.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyT') return;
      if (isOfInputMethod(event)) return;
      event.preventDefault();
      toggleTheater();
    };
    addEventListener('keydown', onKey);
    const stop = followPlayerKeys(window, () => {
      const { media, screen } = latest.current;
      if (media === null) return null;
      return {
        media,
        hasCharacterKeys: store.get().keys.hasCharacterKeys,
        toggleFullScreen: () => {
          if (screen) toggleFullScreen(screen).catch(reportError);
        },
        toggleCaptions: () => {
          const { liveTlShowSubtitle } = store.get().settings;
          store.send({
            type: 'setting.change',
            name: 'liveTlShowSubtitle',
            value: !liveTlShowSubtitle,
          });
        },
      };
    });
    return () => {
      removeEventListener('keydown', onKey);
      stop();
    };
  }, [store]);
}
