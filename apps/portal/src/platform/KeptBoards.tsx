/** Keeps the boards seen last, and brings those of earlier visits. Draws nothing. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useViewer } from '@oshimado/widgets/viewer';
import { reportError } from '@oshimado/widgets/errors';
import { createBoardStore } from './board-store';
import { forgetOthers, keepBoards, recallBoards } from './last-boards';

export function KeptBoards() {
  const queries = useQueryClient();
  const { user, isKnown } = useViewer();
  const viewerId = user?.id ?? null;
  const [store] = useState(createBoardStore);

  useEffect(() => keepBoards(queries, store, reportError), [queries, store]);

  useEffect(() => {
    if (!isKnown) return;
    forgetOthers(queries, store, viewerId)
      .then(() => recallBoards(queries, store, viewerId))
      .catch(reportError);
  }, [queries, store, viewerId, isKnown]);
  return null;
}
