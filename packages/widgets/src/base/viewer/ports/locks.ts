/** Locks that all tabs of a browser share. */

/** Undefined if the browser is older than locks, or the page has no https: one tab at a time is what most people have open. */
export const locksOf = ({ locks }: { readonly locks?: LockManager | null }) => locks ?? undefined;

/** Runs `work` while no other tab runs its own under this name; rejects if the signal ends the wait. */
export async function whileOthersWait<T>(
  name: string,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const locks = locksOf(navigator);
  return locks ? locks.request(name, { signal }, work) : work();
}
