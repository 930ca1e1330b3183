/** Whether the browser extension that shows archived chats is there. It says so late, after the page was drawn. */
import { useSyncExternalStore } from 'react';

declare global {
  interface Window {
    ARCHIVE_CHAT_OVERRIDE?: boolean;
    HOLODEX_PLUS_INSTALLED_V3?: boolean;
  }
}

const LOOK_MS = 500;
/** It runs at the end of the document; after ten seconds it is not there. */
const LOOKS = 20;

function read() {
  if (window.ARCHIVE_CHAT_OVERRIDE !== true) return null;
  return window.HOLODEX_PLUS_INSTALLED_V3 === true ? 'v3' : 'old';
}

function subscribe(listener: () => void) {
  let left = LOOKS;
  const timer = setInterval(() => {
    left -= 1;
    if (left === 0) clearInterval(timer);
    listener();
  }, LOOK_MS);
  return () => clearInterval(timer);
}

export const useArchiveExtension = (): 'old' | 'v3' | null =>
  useSyncExternalStore(subscribe, read, () => null);
