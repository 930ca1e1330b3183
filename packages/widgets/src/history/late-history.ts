/** Changes of the watched videos; the database is code of its own, fetched with the first change. */
const load = () => import('./watch-history');

export const addWatched = async (ids: readonly string[]): Promise<void> =>
  (await load()).addWatched(ids);

export const clearWatched = async (): Promise<void> => (await load()).clearWatched();
