/** A removed service worker, of which the browser tells the other tabs nothing. They would go on offering the update. */
const KEY = 'oshimado.workerRemoved';

/** Calls back when another document has removed the worker. */
export function watchRemovedWorker(onRemoved: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null) onRemoved();
  });
}

/** Tells the documents that are open now, and nobody later. */
export function tellRemovedWorker(storage: Pick<Storage, 'setItem' | 'removeItem'> | null): void {
  try {
    storage?.setItem(KEY, '1');
    storage?.removeItem(KEY);
  } catch {
    // Storage is full: the other tabs are at the former version until they are loaded again.
  }
}
