import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({ asyncUtilTimeout: 60_000 });

// Testing Library sets it when it is loaded, which for files that share modules is once for all of them.
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
  // A module whose loading is cut off by the end of the file would fail in the next one.
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
