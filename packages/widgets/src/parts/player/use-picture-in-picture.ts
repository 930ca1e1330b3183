/** A window over all others for the player and what lies over its picture, where the browser has one (Document Picture-in-Picture). */
import { useCallback } from 'react';
import { useHydrated } from '../../base/page';
import { reportError } from '../../base/reporting';
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

const STYLES = 'style, link[rel="stylesheet"]';

function copyStyles(sheet: Element, { head }: Document) {
  const copy = sheet.cloneNode(true);
  // Its address is empty, so that it knows no relative ones.
  if (copy instanceof HTMLLinkElement) copy.setAttribute('href', copy.href);
  head.append(copy);
}

/** Theme and language are attributes of the whole document. */
function copyAttributes({ documentElement: inner }: Document) {
  const { documentElement: root } = document;
  for (const name of inner.getAttributeNames())
    if (!root.hasAttribute(name)) inner.removeAttribute(name);
  for (const { name, value } of root.attributes) inner.setAttribute(name, value);
}

/**
 * The new document has the page's styles, and what they are chosen by, also what comes later: the captions bring theirs when they are first
 * shown. Returns how to stop.
 */
function dress({ document: inner }: Window): () => void {
  copyAttributes(inner);
  for (const sheet of document.querySelectorAll(STYLES)) copyStyles(sheet, inner);
  const observer = new MutationObserver((changes) => {
    for (const { type, addedNodes } of changes) {
      if (type === 'attributes') copyAttributes(inner);
      for (const node of addedNodes)
        if (node instanceof Element && node.matches(STYLES)) copyStyles(node, inner);
    }
  });
  observer.observe(document.documentElement, { attributes: true });
  observer.observe(document.head, { childList: true });
  inner.title = document.title;
  Object.assign(inner.body.style, { margin: '0', blockSize: '100vh', background: '#000' });
  return () => observer.disconnect();
}

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
  const canFloat = useHydrated() && window.documentPictureInPicture !== undefined;
  const toggle = useCallback(() => {
    // That it closes brings the player back.
    if (floating) return floating.close();
    const open = async () => {
      const opened = await window.documentPictureInPicture?.requestWindow(SIZE);
      if (opened === undefined) return;
      const stop = dress(opened);
      opened.addEventListener('pagehide', () => {
        stop();
        stage.moveTo(null);
      });
      stage.moveTo(opened);
    };
    open().catch(reportError);
  }, [stage, floating]);
  return { isFloating: floating !== null, toggle: canFloat ? toggle : undefined };
}
