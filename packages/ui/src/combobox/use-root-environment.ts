'use client';

import type { Environment } from 'downshift';
import { useMemo, type RefObject } from 'react';

/**
 * Downshift asks the document for elements by id and for the focus; inside a shadow root the root must be asked. The ref is
 * read when it asks, which is after the first drawing.
 */
export function useRootEnvironment(ref: RefObject<HTMLElement | null>): Environment | undefined {
  return useMemo(() => {
    if (typeof window === 'undefined') return undefined;
    const rootOf = () => {
      const root = ref.current?.getRootNode();
      return root instanceof ShadowRoot ? root : document;
    };
    return {
      document: {
        get body() {
          return document.body;
        },
        get activeElement() {
          return rootOf().activeElement;
        },
        getElementById: (id: string) => rootOf().getElementById(id),
        createElement: document.createElement.bind(document),
      } as Document,
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      Node: window.Node,
    };
  }, [ref]);
}
