import { filterFeed, PAGE_SIZE } from '@oshimado/domain';
import { Pagination } from '@oshimado/ui/pagination';
import { VideoList, VideoListSkeleton } from '@oshimado/widgets';
import { useEffect, useRef } from 'react';
import { RouterLink } from '../../app/RouterLink';
import { useChangeSearch } from '../../app/use-change-search';
import { usePageAddress } from '../../app/use-page-address';
import { ApiError } from '../../errors/ApiError';
import { useTranslate } from '../../i18n/LanguageProvider';
import { usePreferences } from '../../preferences/PreferencesProvider';
import { ListEmpty } from './ListNotices';
import * as css from './VideosTab.css';
import { useTold } from './use-told';
import {
  listKey,
  useVideoPage,
  type VideoListRequest,
  type VideoPageRows,
} from './use-video-pages';
import type { VideoListProps } from './video-list.types';

/** "A new list identity goes back to page 1." */
function useFirstPageOfNewList(request: VideoListRequest) {
  const changeSearch = useChangeSearch();
  const key = JSON.stringify(listKey(request));
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    changeSearch((search) => search.delete('page'));
  }, [key, changeSearch]);
}

interface PagesProps {
  readonly page: number;
  readonly data: VideoPageRows | undefined;
  readonly hrefFor: (page: number) => string;
  readonly onPage: () => void;
}

/** Above a page that failed they are the way to another one. */
function Pages({ page, data, hrefFor, onPage }: PagesProps) {
  const t = useTranslate();
  const total = data?.total;
  return (
    <Pagination
      label={t('list.pages')}
      page={page}
      pageCount={total === undefined ? undefined : Math.max(1, Math.ceil(total / PAGE_SIZE))}
      hasNext={data ? data.next !== undefined : true}
      hrefFor={hrefFor}
      linkComponent={RouterLink}
      onPage={onPage}
      labels={{
        page: (number) => t('list.page', { page: number }),
        previous: t('list.previous'),
        next: t('list.next'),
        newer: t('list.newer'),
        older: t('list.older'),
      }}
    />
  );
}

export function PagedVideos({ request, filter, onFailed }: VideoListProps) {
  const t = useTranslate();
  const { preferences } = usePreferences();
  const { page, hrefFor } = usePageAddress();
  const answer = useVideoPage(request, page);
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = answer;
  useFirstPageOfNewList(request);
  useTold(isError, onFailed);
  const head = useRef<HTMLDivElement>(null);

  if (isPending) {
    return <VideoListSkeleton shape={preferences.viewMode} gridSize={preferences.gridSize} />;
  }
  const videos = filterFeed(data?.videos ?? [], filter);
  return (
    <div ref={head} aria-busy={isPlaceholderData} className={css.paged}>
      {data ? (
        <VideoList
          videos={videos}
          shape={preferences.viewMode}
          gridSize={preferences.gridSize}
          label={t(`list.${request.kind}`)}
          renderLimit={videos.length}
          headingLevel={2}
        />
      ) : (
        <ApiError onRetry={() => void refetch()} isBusy={isFetching} />
      )}
      {data && videos.length === 0 ? <ListEmpty hidden={data.videos.length} /> : null}
      <Pages
        page={page}
        data={data}
        hrefFor={hrefFor}
        onPage={() => head.current?.scrollIntoView({ block: 'start' })}
      />
    </div>
  );
}
