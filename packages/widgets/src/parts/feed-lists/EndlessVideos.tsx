import { filterFeed } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Spinner } from '@oshimado/ui/spinner';
import { endlessVideosQuery, type VideoListRequest } from '../../base/queries';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useClient } from '../../base/context';
import { useNearScreen, useNextPage } from '../../base/page';
import { ApiError } from '../../base/errors';
import { useTranslate } from '../../base/sentences';
import { listEnd, listEndNote, ListedVideos, ListLoading } from '../lists';
import { ListEmpty, ListEndFailed } from './ListStates';
import { useWhenTrue } from './use-when-true';
import { withoutRepeats, type EndlessListProps } from './video-list.types';

const useEndlessVideos = (request: VideoListRequest) =>
  useInfiniteQuery(endlessVideosQuery(useClient(), request));

interface ListEndProps {
  readonly list: ReturnType<typeof useEndlessVideos>;
  readonly isEmpty: boolean;
  /** Whether the videos that have arrived are still being drawn. */
  readonly isDrawing: boolean;
}

/** Where the next page appears: it is asked for as the end comes near, or by hand. */
function ListEnd({ list, isEmpty, isDrawing }: ListEndProps) {
  const t = useTranslate();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const isBusy = isFetchingNextPage || isDrawing;
  const canLoad = hasNextPage && !isBusy && !isFetchNextPageError;
  const loadMore = useNextPage(list);
  const end = useNearScreen(canLoad, list.dataUpdatedAt, loadMore);
  return (
    <div ref={end} className={listEnd}>
      {isFetchNextPageError ? (
        <ListEndFailed error={list.error} onRetry={loadMore} isBusy={isFetchingNextPage} />
      ) : null}
      {isBusy ? <Spinner label={t('list.loading')} /> : null}
      {canLoad ? (
        <Button variant="plain" onClick={loadMore}>
          {t('list.more')}
        </Button>
      ) : null}
      {isEmpty || hasNextPage ? null : <p className={listEndNote}>{t('list.end')}</p>}
    </div>
  );
}

export function EndlessVideos({ request, filter, onFailed }: EndlessListProps) {
  const t = useTranslate();
  const list = useEndlessVideos(request);
  const { data, isPending, isError, isFetching, hasNextPage } = list;
  useWhenTrue(isError, onFailed);
  const all = useMemo(
    () => withoutRepeats(data?.pages.flatMap(({ videos }) => videos) ?? []),
    [data],
  );
  const arrived = useMemo(() => filterFeed(all, filter), [all, filter]);
  // A page of cards that is drawn at once is a long task.
  const videos = useDeferredValue(arrived);
  const isDrawing = videos.length < arrived.length;

  if (isPending || (isDrawing && videos.length === 0)) return <ListLoading />;
  if (!data)
    return <ApiError error={list.error} onRetry={() => void list.refetch()} isBusy={isFetching} />;

  return (
    <>
      <ListedVideos videos={videos} label={t(`list.${request.kind}`)} />
      {arrived.length === 0 && !hasNextPage ? <ListEmpty hidden={all.length} /> : null}
      <ListEnd list={list} isEmpty={videos.length === 0} isDrawing={isDrawing} />
    </>
  );
}
