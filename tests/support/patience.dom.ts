import { cleanup, configure, prettyDOM } from '@testing-library/react';
import processConsole from 'node:console';
import { format } from 'node:util';
import * as React from 'react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

/** Testing Library makes an error with each look of a `findBy…` that finds nothing yet: only the one that is read prints the document. */
function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  // The test is the first place of the stack, as in the errors of the library.
  Error.captureStackTrace(error, elementError);
  return Object.defineProperty(error, 'message', {
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    configurable: true,
  });
}

configure({ asyncUtilTimeout: 60_000, getElementError: elementError });

// Testing Library sets it only when it is loaded, which is once for all files that share modules.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/**
 * React's development build takes a stack trace with each element, to name its owners below a warning, and counts them so as to stop after
 * 10,000 a second. They are a fifth of the work of drawing. With the count at its limit no trace is taken; warnings stay.
 */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = Object.entries(React).find(([name]) => name === INTERNALS)?.[1] as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set: () => {},
  configurable: true,
});

/**
 * happy-dom copies inherited styles for each ancestor, as structured clones: half of what a look by role and name takes. Their values are
 * replaced and never changed in place, so the copy may share them.
 */
if (typeof document !== 'undefined') {
  const { default: Styles } =
    await import('happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js');
  type Parts = Readonly<Record<'properties' | 'definedPropertyNames', object>>;
  Styles.prototype.clone = function clone(this: Parts) {
    const copy = new Styles();
    Object.assign(copy, {
      properties: { ...this.properties },
      definedPropertyNames: { ...this.definedPropertyNames },
    });
    return copy;
  };
}

/**
 * Errors that say nothing about what is tested: what happy-dom lacks, with each frame that is put into a document, and React's hints at
 * updates outside of `act`, which come or not by how fast the machine is.
 */
const IGNORED = [
  /^DOMException \[NotSupportedError\]: Failed to load iframe page/,
  /^Error while parsing the 'sandbox' attribute/,
  /not wrapped in act\(|inside an `act` scope/,
];
const isIgnored = (text: string) => IGNORED.some((line) => line.test(text));

// The document has the console of the process, tests have one of their own.
const sayError = processConsole.error.bind(processConsole);
processConsole.error = (...words: unknown[]) => {
  if (!isIgnored(format(...words))) sayError(...words);
};

let errors: string[] = [];
console.error = (...words: unknown[]) => {
  const text = format(...words);
  if (!isIgnored(text)) errors.push(text);
};

// Files of one worker share the console of the process.
afterAll(() => {
  processConsole.error = sayError;
});

/** Each test begins on a device that keeps nothing. */
beforeEach(() => {
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});

/** Each test leaves the document, the clock and the globals as it found them, and the console without an error. */
afterEach(() => {
  if (typeof document !== 'undefined') {
    cleanup();
    // A press ends with its test: which buttons are down is known by the module, which tests of a worker share.
    dispatchEvent(new MouseEvent('mouseup'));
  }
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const said = errors;
  errors = [];
  if (said.length > 0) throw new Error(`The console has errors:\n${said.join('\n')}`);
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
