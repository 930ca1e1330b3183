'use client';

import { useEffect } from 'react';

/** Not in TypeScript's types yet: https://html.spec.whatwg.org/multipage/interaction.html#closewatcher */
interface Watcher extends EventTarget {
  destroy(): void;
}

const watcherClass = (): (new () => Watcher) | undefined =>
  'CloseWatcher' in globalThis
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the standard says of it
      (globalThis as unknown as { CloseWatcher: new () => Watcher }).CloseWatcher
    : undefined;

/**
 * Within something that is open: the back button or gesture of a device closes it, and does not leave the page. Where a browser has no
 * `CloseWatcher`, it goes back as ever. Renders nothing.
 */
export function CloseRequest() {
  useEffect(() => {
    const CloseWatcher = watcherClass();
    if (!CloseWatcher) return undefined;
    const watcher = new CloseWatcher();
    // Radix closes the uppermost of what is open. Not at what has the focus, where Escape may have a use of its own.
    watcher.addEventListener('close', () =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })),
    );
    return () => watcher.destroy();
  }, []);
  return null;
}
