/** The keys as this device keeps them, the same in all tabs. */
import { useSyncExternalStore } from 'react';
import { browserStorage } from '../actors/ports/browser-storage';
import { reportError } from '../errors/report';
import { defaultBindings, readBindings, type Bindings } from './bindings';

const KEY = 'oshimado.shortcuts';

const listeners = new Set<() => void>();
let kept: { readonly text: string | null; readonly bindings: Bindings } | undefined;

/** The same object as long as the text is the same. */
function read(): Bindings {
  const text = browserStorage()?.getItem(KEY) ?? kept?.text ?? null;
  if (kept?.text !== text || !kept) kept = { text, bindings: readBindings(text) };
  return kept.bindings;
}

export function writeBindings(bindings: Bindings): void {
  const text = JSON.stringify(bindings);
  kept = { text, bindings };
  try {
    browserStorage()?.setItem(KEY, text);
  } catch (error) {
    // No room: they hold as long as the page.
    reportError(error);
  }
  listeners.forEach((tell) => tell());
}

export const resetBindings = (): void => writeBindings(defaultBindings);

function subscribe(tell: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) tell();
  };
  listeners.add(tell);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', onStorage);
  };
}

export const useBindings = (): Bindings =>
  useSyncExternalStore(subscribe, read, () => defaultBindings);
