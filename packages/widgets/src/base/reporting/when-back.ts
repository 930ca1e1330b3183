/** Delay before a retry, ms. A server restart usually takes less. */
export const AGAIN_MS = 30_000;

/** Retries when the connection is back, or after `AGAIN_MS`. Returns the function that cancels both. */
export function whenBack(tryAgain: () => void): () => void {
  addEventListener('online', tryAgain);
  const timer = setTimeout(tryAgain, AGAIN_MS);
  return () => {
    removeEventListener('online', tryAgain);
    clearTimeout(timer);
  };
}
