import { filterFeed, PAGE_SIZE } from '@oshimado/domain';
import { Pagination } from '@oshimado/ui/pagination';
import { VideoList, VideoListSkeleton } from '@oshimado/widgets';
import { useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { RouterLink } from '../../app/RouterLink';
import { useTranslate } from '../../i18n/LanguageProvider';
import { usePreferences } from '../../preferences/PreferencesProvider';
import { homeFilter } from './home-filter';
import { ListEmpty, ListFailed } from './ListNotices';
import * as css from './VideosTab.css';
import { useVideoPage, type VideoListRequest } from './use-video-pages';

const PAGE = /^[1-9]\d{0,6}$/;

/** The page in the address; the first where there is none or it is no number. */
const pageOf = (text: string | null) => (text !== null && PAGE.test(text) ? Number(text) : 1);

function usePageAddress() {
  const [search] = useSearchParams();
  const { pathname, hash } = useLocation();
  const hrefFor = (page: number) => {
    const next = new URLSearchParams(search);
    if (page === 1) next.delete('page');
    else next.set('page', String(page));
    const query = next.toString();
    return `${pathname}${query === '' ? '' : `?${query}`}${hash}`;
  };
  return { page: pageOf(search.get('page')), hrefFor };
}

export function PagedVideos({ request }: { request: VideoListRequest }) {
  const t = useTranslate();
  const { preferences } = usePreferences();
  const { page, hrefFor } = usePageAddress();
  const { data, isPending, isPlaceholderData, refetch } = useVideoPage(request, page, true);
  const head = useRef<HTMLDivElement>(null);

  if (isPending) {
    return <VideoListSkeleton shape={preferences.viewMode} gridSize={preferences.gridSize} />;
  }
  if (!data) return <ListFailed onRetry={() => void refetch()} />;

  const videos = filterFeed(data.videos, homeFilter(preferences, request.org, request.kind));
  const pages =
    data.total === undefined ? undefined : Math.max(1, Math.ceil(data.total / PAGE_SIZE));
  return (
    <div ref={head} aria-busy={isPlaceholderData} className={css.paged}>
      <VideoList
        videos={videos}
        shape={preferences.viewMode}
        gridSize={preferences.gridSize}
        label={t(`list.${request.kind}`)}
        renderLimit={videos.length}
        headingLevel={2}
      />
      {videos.length === 0 ? <ListEmpty /> : null}
      <Pagination
        label={t('list.pages')}
        page={page}
        pageCount={pages}
        hasNext={data.videos.length === PAGE_SIZE}
        hrefFor={hrefFor}
        linkComponent={RouterLink}
        onPage={() => head.current?.scrollIntoView({ block: 'start' })}
        labels={{
          page: (number) => t('list.page', { page: number }),
          previous: t('list.previous'),
          next: t('list.next'),
          newer: t('list.newer'),
          older: t('list.older'),
        }}
      />
    </div>
  );
}
