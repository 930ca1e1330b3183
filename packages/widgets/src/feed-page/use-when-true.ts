import { useEffect, useRef } from 'react';

/** Calls back whenever the value turns true. */
export function useWhenTrue(isTrue: boolean, tell: (() => void) | undefined): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  }, [tell]);
  useEffect(() => {
    if (isTrue) latest.current?.();
  }, [isTrue]);
}
