import { nextTask } from '@oshimado/widgets/internal/base/browser';

/** `fetch` that sends what the first effects ask for in tasks of its own: React runs the effects of the whole page in one. */
export const fetchBesideEffects: typeof fetch = async (...request) => {
  if (!('hydrated' in document.documentElement.dataset)) await nextTask();
  return fetch(...request);
};
