/** Tells the other tabs that the service worker was removed. The browser does not, and they would go on offering the update. */
const KEY = 'oshimado.workerRemoved';

/** Calls back when another document has removed the worker. */
export function watchRemovedWorker(onRemoved: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null) onRemoved();
  });
}

/** Tells the other open documents. The key is removed at once, because a document that is opened later has the new version. */
export function tellRemovedWorker(storage: Pick<Storage, 'setItem' | 'removeItem'> | null): void {
  try {
    storage?.setItem(KEY, '1');
    storage?.removeItem(KEY);
  } catch {
    // Storage is full: the other tabs are at the former version until they are loaded again.
  }
}
