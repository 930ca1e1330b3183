import { useEffect, useRef } from 'react';

/** Calls back once each time something comes true. */
export function useTold(isTrue: boolean, tell: (() => void) | undefined): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  }, [tell]);
  useEffect(() => {
    if (isTrue) latest.current?.();
  }, [isTrue]);
}
