/** Detects whether the viewer comes back to this page, and gives access to what the tab has stored for that. */

/** The router adds its state to each history entry it visits; this is read before it has done so for the current one. */
const hasMark = typeof history !== 'undefined' && history.state !== null;

/** Whether the page was shown before: a reload, going back from another site, or a discarded tab. */
export const isReturn = (): boolean => hasMark;

/** Storage that lives as long as the tab; null where it is blocked. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    // "SecurityError": without storage, a reloaded page starts at its top.
    return null;
  }
}

/** Key of the lists in the storage of the tab. Here, because the code that reads them is only loaded if there are any. */
export const KEPT_LISTS_KEY = 'oshimado-lists';

/**
 * Restores the lists once a server-rendered page is hydrated, because its markup does not contain them. Unset without lists. Until
 * then the queries of the page load nothing.
 */
export const afterHydration: { recall?: () => void } = {};

/** Whether there are lists to restore. */
export const hasKeptLists = (): boolean =>
  isReturn() && (tabStorage()?.getItem(KEPT_LISTS_KEY) ?? null) !== null;
