import { useEffect, useRef } from 'react';

/** Calls back whenever the value turns true. */
export function useWhenTrue(isTrue: boolean, callback: (() => void) | undefined): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  }, [callback]);
  useEffect(() => {
    if (isTrue) latest.current?.();
  }, [isTrue]);
}
