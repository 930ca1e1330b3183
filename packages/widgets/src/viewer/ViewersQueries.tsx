import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useViewer } from './use-viewer';

/** Answers that were given to one viewer are forgotten when somebody else, or nobody, is there. */
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
