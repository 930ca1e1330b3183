import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../../actors/ports/browser-storage';
import { createSavedSearches, type SavedSearch, type SavedSearches } from './saved-searches';

const NONE: readonly SavedSearch[] = [];
let ours: SavedSearches | undefined;

/** One a page, made when it is first asked for: a server has none. */
const store = (): SavedSearches =>
  (ours ??= createSavedSearches({
    storage: browserStorage(),
    createId: () => crypto.randomUUID(),
    tabs: globalThis,
  }));

const subscribe = (tell: () => void) => store().subscribe(tell);

export function useSavedSearches() {
  const list = useSyncExternalStore(
    subscribe,
    () => store().list(),
    () => NONE,
  );
  return { list, store };
}
