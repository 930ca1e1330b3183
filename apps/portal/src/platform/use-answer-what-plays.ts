import { useCallback, useEffect, useRef } from 'react';
import { WHAT_PLAYS } from './worker-contract';

/**
 * Answers the worker, which asks whether a stream is on the screen already before it shows a notification of it.
 *
 * @param workers default: those of the browser, if it has any
 * @returns a function that takes the ids of the videos that play now
 */
export function useAnswerWhatPlays(
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- missing where a page is not served securely
  workers:
    | Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
    | undefined = navigator.serviceWorker,
): (ids: readonly string[]) => void {
  const playing = useRef<readonly string[]>([]);
  useEffect(() => {
    const answer = (event: Event) => {
      if (!(event instanceof MessageEvent)) return;
      const data: unknown = event.data;
      if (typeof data !== 'object' || data === null || !('type' in data)) return;
      if (data.type === WHAT_PLAYS) event.ports[0]?.postMessage(playing.current);
    };
    workers?.addEventListener('message', answer);
    return () => workers?.removeEventListener('message', answer);
  }, [workers]);
  return useCallback((ids: readonly string[]) => {
    playing.current = ids;
  }, []);
}
