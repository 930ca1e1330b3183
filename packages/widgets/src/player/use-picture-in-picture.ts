/** A window over all others for the player and what lies over its picture, where the browser has one (Document Picture-in-Picture). */
import { useCallback, useSyncExternalStore } from 'react';
import { reportError } from '../errors';
import { useStage, useStageState } from './StageProvider';

interface PictureInPicture {
  readonly requestWindow: (size: {
    readonly width: number;
    readonly height: number;
  }) => Promise<Window>;
}

declare global {
  interface Window {
    /** In Chromium on computers. */
    readonly documentPictureInPicture?: PictureInPicture;
  }
}

/** Its picture has 16:9; the viewer may change the size. */
const SIZE = { width: 480, height: 270 } as const;

/** The new document has the page's styles, and what they are chosen by. */
function dress({ document: inner }: Window) {
  for (const { name, value } of document.documentElement.attributes)
    inner.documentElement.setAttribute(name, value);
  for (const sheet of document.querySelectorAll<HTMLElement>('style, link[rel="stylesheet"]')) {
    const copy = sheet.cloneNode(true);
    // Its address is empty, so that it knows no relative ones.
    if (copy instanceof HTMLLinkElement) copy.setAttribute('href', copy.href);
    inner.head.append(copy);
  }
  inner.title = document.title;
  Object.assign(inner.body.style, { margin: '0', blockSize: '100vh', background: '#000' });
}

const subscribeToNothing = () => () => undefined;

export interface FloatingPlayer {
  /** Whether the player has a window of its own. */
  readonly isFloating: boolean;
  /** Moves it there or back; undefined where the browser has no such windows. */
  readonly toggle: (() => void) | undefined;
}

/** A press must call `toggle`: browsers open such a window for nothing else. */
export function usePictureInPicture(): FloatingPlayer {
  const stage = useStage();
  const floating = useStageState((state) => state.window);
  const canFloat = useSyncExternalStore(
    subscribeToNothing,
    () => window.documentPictureInPicture !== undefined,
    () => false,
  );
  const toggle = useCallback(() => {
    // That it closes brings the player back.
    if (floating) return floating.close();
    const open = async () => {
      const opened = await window.documentPictureInPicture?.requestWindow(SIZE);
      if (opened === undefined) return;
      dress(opened);
      opened.addEventListener('pagehide', () => stage.moveTo(null));
      stage.moveTo(opened);
    };
    open().catch(reportError);
  }, [stage, floating]);
  return { isFloating: floating !== null, toggle: canFloat ? toggle : undefined };
}
