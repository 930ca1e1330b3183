/**
 * What reads the notifications of this device and then changes them runs one after the other: a renewal would write over a bell that was
 * changed meanwhile, and a save that ends after a logout would turn them on again.
 */
import type { QueryClient } from '@tanstack/react-query';

/** The last change of each page. */
const last = new WeakMap<QueryClient, Promise<unknown>>();

/** Runs the work after all that was given before, however that ended. Rejects as the work does. */
export function inPushOrder<T>(queries: QueryClient, work: () => Promise<T>): Promise<T> {
  const result = (last.get(queries) ?? Promise.resolve()).then(work, work);
  last.set(queries, result);
  return result;
}
