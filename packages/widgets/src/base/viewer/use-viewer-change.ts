import { useEffect, useEffectEvent, useRef } from 'react';
import { useViewer } from './use-viewer';

/** Calls back after a logout, a login, or a change of the account. */
export function useViewerChange(onChange: () => void): void {
  const { user, isKnown } = useViewer();
  const id = user?.id ?? null;
  const last = useRef<string | null | undefined>(undefined);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (!isKnown) return;
    const before = last.current;
    last.current = id;
    if (before !== undefined && before !== id) change();
  }, [id, isKnown]);
}
