import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient } from '../base/context';
import { liveBoardQuery } from '../base/queries';
import { sampleUser } from './samples';

/** Loads who of the favorites is live at once; in the portal that happens in the background, some seconds after the page. */
export function AskedBoard() {
  const queries = useQueryClient();
  const client = useClient();
  useEffect(() => {
    void queries.prefetchQuery(liveBoardQuery(client, { favorites: sampleUser().id }));
  }, [queries, client]);
  return null;
}
