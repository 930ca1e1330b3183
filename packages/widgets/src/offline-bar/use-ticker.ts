import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** The current time, updated often enough to show minutes. */
export function useTicker(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
