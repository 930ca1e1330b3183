import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({ asyncUtilTimeout: 60_000 });

// Testing Library sets it only when it is loaded, which is once for all files that share modules.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Each test leaves the document, the clock and the globals as it found them. */
afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// Files of one worker share modules and a document: each leaves them as they were. Some run in plain Node.
afterAll(async () => {
  // A dynamic import that is still pending at the end of this file would fail in the next one.
  await vi.dynamicImportSettled();
  if (typeof document === 'undefined') return;
  cleanup();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
});
