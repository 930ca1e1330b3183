/** The live board of a page: its query, and the pushed changes of it. */
import { followLiveBoard, type FeedSource } from '../queries';
import { useLiveBoard, type LiveBoard } from '../live-feed';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient } from '../context';

/** Who comes back to a board sees the one they left, and a newer one soon after. Keep the source stable between renders. */
export function useBoard(source: FeedSource): LiveBoard {
  const client = useClient();
  const queries = useQueryClient();
  useEffect(
    // Changes of favorites are not pushed.
    () => ('orgs' in source ? followLiveBoard(queries, { orgs: source.orgs }) : undefined),
    [queries, source],
  );
  return useLiveBoard({ client, queries, source });
}
