/** An `<oshi-player>` on the same page, as a player that translations follow. */
import { initialMediaState, type MediaState } from '@oshimado/domain';
import { useCallback, useEffect, useState } from 'react';
import type { Media } from '../../parts/player/media';
import { createStore } from '../../base/state/store';

/** The part of the element that is used; its script may come later. */
interface PlayerElement extends HTMLElement {
  readonly video?: string | null;
  currentTime?: number;
  readonly play?: () => void;
  readonly pause?: () => void;
}

const ignore = () => undefined;

/** Follows the events of the element, and moves it. */
function followElement(element: PlayerElement): { media: Media; stop: () => void } {
  const { getState, setState, subscribe } = createStore(initialMediaState);
  const onChange = (event: Event) => {
    const { detail } = event as CustomEvent<Partial<MediaState>>;
    setState({ ...getState(), isReady: true, ...detail });
  };
  element.addEventListener('oshi-change', onChange);
  return {
    stop: () => element.removeEventListener('oshi-change', onChange),
    media: {
      getState,
      subscribe,
      willPlay: () => !getState().paused,
      play: () => element.play?.(),
      pause: () => element.pause?.(),
      seek: (seconds) => {
        element.currentTime = seconds;
      },
      // Speed, sound and frame are matters of the player itself.
      setPlaybackRate: ignore,
      setVolume: ignore,
      setMuted: ignore,
      reload: ignore,
    },
  };
}

const find = (id: string, video: string): PlayerElement | null => {
  const element: PlayerElement | null = id === '' ? null : document.getElementById(id);
  return element?.getAttribute('video') === video ? element : null;
};

/** The player of this id, if it plays this video; `play` starts it at a position. */
export function usePlayerElement(id: string, video: string) {
  const [media, setMedia] = useState<Media | null>(null);
  useEffect(() => {
    const element = find(id, video);
    if (!element) return undefined;
    const followed = followElement(element);
    // oxlint-disable-next-line react/set-state-in-effect -- the element is in the document, not in what is drawn here
    setMedia(followed.media);
    return () => {
      setMedia(null);
      followed.stop();
    };
  }, [id, video]);
  const play = useCallback(
    (seconds: number) => {
      const element = find(id, video);
      if (!element) return;
      element.currentTime = seconds;
      element.play?.();
    },
    [id, video],
  );
  return { media, play };
}
