import { expect, it, vi } from 'vitest';
import { tellRemovedWorker, watchRemovedWorker } from './removed-worker';

it('a removed worker is told to the documents that are open, and to none that is opened later', () => {
  const removed = vi.fn<() => void>();
  watchRemovedWorker(removed);
  const tell = (key: string, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  tell('oshimado.changelog', '1');
  const kept = new Map<string, string>();
  tellRemovedWorker({
    setItem: (key, value) => {
      kept.set(key, value);
      expect(removed).not.toHaveBeenCalled();
      tell(key, value);
    },
    removeItem: (key) => {
      kept.delete(key);
      tell(key, null);
    },
  });
  expect(removed).toHaveBeenCalledTimes(1);
  expect(kept.size).toBe(0);
});
