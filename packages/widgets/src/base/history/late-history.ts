/** Changes of the history of this device; the database is code of its own, fetched with the first change. */
export const loadHistory = async () => (await import('./watch-history')).history;

/** Notes videos of which only the id is known, as an older record has them. */
export const addWatched = async (ids: readonly string[]): Promise<void> =>
  (await loadHistory()).addIds(ids);

/** Removes the history from this device. */
export async function clearWatched(): Promise<void> {
  const history = await loadHistory();
  // A browser without a database has stored nothing.
  if (typeof indexedDB !== 'undefined') await history.forget();
}
