/** Keeps the boards seen last, and brings those of earlier visits. Draws nothing. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useViewer } from '../actors/use-viewer';
import { usePageState } from '../app/page-context';
import { reportError } from '../errors/report';
import { createBoardStore } from './board-store';
import { forgetOthers, keepBoards, recallBoards } from './last-boards';

export function KeptBoards() {
  const queries = useQueryClient();
  const { state, live } = usePageState();
  const { user, isKnown } = useViewer();
  const viewerId = user?.id ?? null;
  const [store] = useState(createBoardStore);

  useEffect(() => {
    const stop = keepBoards(queries, store, reportError);
    const key = live && ['live', `orgs:${live.org}`];
    // The one the server drew is a board like any other; a page that has asked since has a newer one.
    if (key && !queries.getQueryData(key)) {
      queries.setQueryData(key, { videos: live.videos, fetchedAt: state.now });
    }
    return stop;
  }, [queries, store, live, state.now]);

  useEffect(() => {
    if (!isKnown) return;
    forgetOthers(queries, store, viewerId)
      .then(() => recallBoards(queries, store, viewerId))
      .catch(reportError);
  }, [queries, store, viewerId, isKnown]);
  return null;
}
