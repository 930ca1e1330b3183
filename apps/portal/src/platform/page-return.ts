/** Whether the viewer comes back to this document, and what the tab has kept for that. */

/** The router marks each entry of the history that it meets; this is read before it has met the first one. */
const hasMark = typeof history !== 'undefined' && history.state !== null;

/** A page that was left and came back: a reload, back from another site, or a tab that the browser had discarded. */
export const isReturn = (): boolean => hasMark;

/** Storage that lives as long as the tab; null where it is blocked. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    // "SecurityError": the page works without, and begins at its top when it is loaded again.
    return null;
  }
}

/** Key of the lists in the storage of the tab. Here, because the code that reads them is loaded only where there are some. */
export const KEPT_LISTS_KEY = 'oshimado-lists';

/**
 * Brings the lists back once a page that the server drew is hydrated: it is drawn without them. Unset where there are none. Until then
 * the queries of the page load nothing.
 */
export const afterHydration: { recall?: () => void } = {};

/** Whether there are lists to bring back. */
export const hasKeptLists = (): boolean =>
  isReturn() && (tabStorage()?.getItem(KEPT_LISTS_KEY) ?? null) !== null;
