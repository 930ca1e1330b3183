/** One numbered page of videos: loading, loaded, empty or failed. */
import type { Video } from '@oshimado/contract';
import { PAGE_SIZE } from '@oshimado/domain';
import type { ReactNode } from 'react';
import { ApiError } from '../../base/errors/ApiError';
import { ListedVideos, ListLoading, type ListedVideosProps } from './ListedVideos';
import { Paged } from './Paged';

export interface VideoPage {
  readonly videos: readonly Video[];
  /** How many there are on all pages, where that is known. */
  readonly total?: number | undefined;
}

export interface PagedVideosProps extends ListedVideosProps {
  /** The page shown, from 1. */
  readonly page: number;
  /** The address of a page of this list. */
  readonly hrefFor: (page: number) => string;
  /** What the server answers to the page in the address; `videos` are those of them that are to be seen. */
  readonly answer: {
    readonly data: VideoPage | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly isFetching: boolean;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  /** Empty state of the list. */
  readonly empty: ReactNode;
}

export function PagedVideos({ answer, page, hrefFor, empty, ...list }: PagedVideosProps) {
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = answer;
  if (isPending) return <ListLoading />;
  const total = data?.total;
  return (
    <Paged
      page={page}
      pageCount={total === undefined ? undefined : Math.ceil(total / PAGE_SIZE)}
      // Below a page that failed they are the way to another one.
      hasNext={data ? data.videos.length === PAGE_SIZE : true}
      hrefFor={hrefFor}
      isStale={isPlaceholderData}
    >
      {data ? (
        <ListedVideos {...list} />
      ) : (
        <ApiError error={error} onRetry={() => void refetch()} isBusy={isFetching} />
      )}
      {data && list.videos.length === 0 ? empty : null}
    </Paged>
  );
}
