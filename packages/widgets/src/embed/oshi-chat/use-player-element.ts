/** An `<oshi-player>` on the same page, as a player that translations follow. */
import { initialMediaState, type MediaState } from '@oshimado/domain';
import { useCallback, useEffect, useState } from 'react';
import type { Media } from '../../parts/player/media';
import { createStore } from '../../base/state/store';

/** The part of the element that is used; its script may come later. */
interface PlayerElement extends Element {
  currentTime?: number;
  readonly play?: () => void;
  readonly pause?: () => void;
}
type Find = () => PlayerElement | undefined;
type Root = EventTarget & NonElementParentNode;

const ignore = () => undefined;

/** Frameworks draw late: a player that is not there after this time is named. */
const COMPLETE_AFTER_MS = 2_000;

/** The shadow roots that a node is in, from the inside, and the page. */
function rootsAround(node: Node | null): readonly Root[] {
  const root = node?.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsAround(root.host)] : [document];
}

/** Follows the events of the element that is found at their time, and moves the one that is found then: pages replace theirs. */
function followElement(find: Find) {
  const { getState, setState, subscribe } = createStore(initialMediaState);
  const media: Media = {
    getState,
    subscribe,
    willPlay: () => !getState().paused,
    play: () => find()?.play?.(),
    pause: () => find()?.pause?.(),
    seek: (seconds) => {
      const element = find();
      if (element) element.currentTime = seconds;
    },
    // Speed, sound and frame are matters of the player itself.
    setPlaybackRate: ignore,
    setVolume: ignore,
    setMuted: ignore,
    reload: ignore,
  };
  /** Answers whether it was the event of that element. */
  const hear = (event: Event): boolean => {
    if (event.target !== find()) return false;
    const { detail } = event as CustomEvent<Partial<MediaState>>;
    // A player that is drawn is a new one, or plays another video than before.
    setState(
      event.type === 'oshi-ready' ? initialMediaState : { ...getState(), isReady: true, ...detail },
    );
    return true;
  };
  return { media, hear };
}

export interface WantedPlayer {
  /** None if it is empty. */
  readonly id: string;
  readonly video: string;
  /** What is in the same shadow roots. */
  readonly near: Node | null;
  readonly complain: (message: string) => void;
}

/** The player of this id, while it plays this video; `play` starts it at a position. */
export function usePlayerElement({ id, video, near, complain }: WantedPlayer) {
  const [media, setMedia] = useState<Media | null>(null);
  const find = useCallback((): PlayerElement | undefined => {
    const named = rootsAround(near).map((root) => root.getElementById(id));
    return named.find((element) => element?.getAttribute('video') === video) ?? undefined;
  }, [id, video, near]);
  useEffect(() => {
    if (id === '') return undefined;
    const followed = followElement(find);
    const gone = new AbortController();
    const options = { capture: true, signal: gone.signal };
    const onEvent = (event: Event) => {
      if (followed.hear(event)) setMedia(followed.media);
    };
    for (const root of rootsAround(near)) {
      root.addEventListener('oshi-ready', onEvent, options);
      root.addEventListener('oshi-change', onEvent, options);
    }
    // oxlint-disable-next-line react/set-state-in-effect -- the element is in the document, not in what is drawn here
    if (find()) setMedia(followed.media);
    const timer = setTimeout(() => {
      if (document.readyState === 'complete' && !find())
        complain(`player="${id}" is no <oshi-player> of video="${video}" on the page.`);
    }, COMPLETE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
      setMedia(null);
    };
  }, [id, video, near, find, complain]);
  const play = useCallback(
    (seconds: number) => {
      const element = find();
      if (!element) return;
      element.currentTime = seconds;
      element.play?.();
    },
    [find],
  );
  return { media, play };
}
