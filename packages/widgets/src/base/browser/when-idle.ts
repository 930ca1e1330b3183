/**
 * Calls once the browser has nothing else to do; where it cannot say so, in a task of its own. Returns a function that cancels it.
 */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(() => run());
  return () => cancelIdleCallback(call);
}
