/** The live board of a source, without what a cell cannot show and what is chosen already. */
import { pickedVideo, type FeedFilter } from '@oshimado/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../../base/context';
import { useFeedFilter } from '../feed-filter';
import { useLiveBoard, type LiveBoard } from '../live-feed';
import type { FeedSource } from '../../base/queries';

export interface SelectorBoard {
  readonly board: LiveBoard;
  readonly filter: FeedFilter;
}

/** Keep `exclude` stable between renders. */
export function useSelectorBoard(source: FeedSource, exclude: ReadonlySet<string>): SelectorBoard {
  const client = useClient();
  const queries = useQueryClient();
  const whole = useLiveBoard({ client, queries, source });
  const own = useFeedFilter('orgs' in source ? source.orgs : null);
  const filter = useMemo(() => ({ ...own, chosen: exclude }), [own, exclude]);
  const board = useMemo(() => {
    const data = whole.data?.filter((video) => {
      const picked = pickedVideo(video);
      return picked !== undefined && !exclude.has(picked.id);
    });
    return { ...whole, data };
  }, [whole, exclude]);
  return { board, filter };
}
