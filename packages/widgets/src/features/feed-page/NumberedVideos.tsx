import { filterFeed } from '@oshimado/domain';
import { videoListKey, videoPageQuery, type VideoListRequest } from '../../base/queries';
import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useClient } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { PagedVideos } from '../../parts/lists';
import { ListEmpty } from '../../parts/feed-lists/ListStates';
import { useWhenTrue } from '../../parts/feed-lists/use-when-true';
import type { VideoListProps } from '../../parts/feed-lists/video-list.types';

/** "A new list identity goes back to page 1." */
function useFirstPageOfNewList(request: VideoListRequest, goToFirstPage: () => void) {
  const key = JSON.stringify(videoListKey(request));
  const shown = useRef(key);
  const latest = useRef(goToFirstPage);
  useEffect(() => {
    latest.current = goToFirstPage;
  }, [goToFirstPage]);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    latest.current();
  }, [key]);
}

function useVideoPage(request: VideoListRequest, page: number) {
  const client = useClient();
  const queries = useQueryClient();
  return useQuery({
    ...videoPageQuery(client, queries, request, page),
    // The page before stays until the next one is there; another list's never does.
    placeholderData: (previous, query) =>
      query && hashKey(query.queryKey.slice(0, -2)) === hashKey(videoListKey(request))
        ? previous
        : undefined,
  });
}

export function NumberedVideos({ request, filter, place, onFailed }: VideoListProps) {
  const t = useTranslate();
  const { page, hrefForPage, goToFirstPage } = place;
  const answer = useVideoPage(request, page);
  useFirstPageOfNewList(request, goToFirstPage);
  useWhenTrue(answer.isError, onFailed);
  const rows = answer.data?.videos ?? [];
  return (
    <PagedVideos
      page={page}
      hrefFor={hrefForPage}
      answer={answer}
      videos={filterFeed(rows, filter)}
      label={t(`list.${request.kind}`)}
      empty={<ListEmpty hidden={rows.length} />}
    />
  );
}
