import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useViewer } from './use-viewer';

/** Removes cached responses of one viewer after a logout or a login of another. */
export function ViewersQueries() {
  const queries = useQueryClient();
  const { user, isKnown } = useViewer();
  const id = user?.id ?? null;
  const last = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (!isKnown) return;
    const before = last.current;
    last.current = id;
    if (before !== undefined && before !== id) void queries.resetQueries();
  }, [queries, id, isKnown]);
  return null;
}
