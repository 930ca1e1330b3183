/** The query client of a page that has none of its own: all widgets share it, so that two feeds of one source load one board. */
import { onlineManager, QueryClient } from '@tanstack/query-core';

let shared: QueryClient | undefined;

/** On a server every call answers another client, because its pages belong to different visitors. */
export function pageQueries(): QueryClient {
  if (typeof document === 'undefined') return new QueryClient();
  if (!shared) {
    shared = new QueryClient();
    onlineManager.setOnline(navigator.onLine);
    // Subscribes to visibility and online events.
    shared.mount();
  }
  return shared;
}
