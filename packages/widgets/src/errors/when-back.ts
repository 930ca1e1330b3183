/** A server that is started anew is back within this time, as a rule. */
export const AGAIN_MS = 30_000;

/** Calls when what could not be fetched may be there again: the connection is back, or some time has gone by. Answers what ends it. */
export function whenBack(tryAgain: () => void): () => void {
  addEventListener('online', tryAgain);
  const timer = setTimeout(tryAgain, AGAIN_MS);
  return () => {
    removeEventListener('online', tryAgain);
    clearTimeout(timer);
  };
}
