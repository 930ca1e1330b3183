import { filterFeed } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Spinner } from '@oshimado/ui/spinner';
import { VideoList, VideoListSkeleton } from '@oshimado/widgets';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/LanguageProvider';
import { usePreferences } from '../../preferences/PreferencesProvider';
import { homeFilter } from './home-filter';
import { ListEmpty, ListFailed } from './ListNotices';
import * as css from './VideosTab.css';
import { useEndlessVideos, type VideoListRequest } from './use-video-pages';

/** How far below the screen the end may be when the next page is asked for. */
const AHEAD = '800px';

/** Calls back when the element comes near the screen. */
function useNearScreen(isWanted: boolean, onNear: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = ref.current;
    if (!isWanted || !end) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [isWanted, onNear]);
  return ref;
}

export function EndlessVideos({ request }: { request: VideoListRequest }) {
  const t = useTranslate();
  const { preferences } = usePreferences();
  const list = useEndlessVideos(request, true);
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isError } = list;
  const canLoad = hasNextPage && !isFetchingNextPage && !isError;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const end = useNearScreen(canLoad, loadMore);

  if (list.isPending) {
    return <VideoListSkeleton shape={preferences.viewMode} gridSize={preferences.gridSize} />;
  }
  if (!list.data) return <ListFailed onRetry={() => void list.refetch()} />;

  const filter = homeFilter(preferences, request.org, request.kind);
  const videos = filterFeed(list.data.pages.flat(), filter);
  return (
    <>
      <VideoList
        videos={videos}
        shape={preferences.viewMode}
        gridSize={preferences.gridSize}
        label={t(`list.${request.kind}`)}
        renderLimit={videos.length}
        headingLevel={2}
      />
      {videos.length === 0 && !hasNextPage ? <ListEmpty /> : null}
      <div ref={end} className={css.end}>
        {isError ? <ListFailed onRetry={loadMore} /> : null}
        {isFetchingNextPage ? <Spinner label={t('list.loading')} /> : null}
        {canLoad ? (
          <Button variant="plain" onClick={loadMore}>
            {t('list.more')}
          </Button>
        ) : null}
        {videos.length > 0 && !hasNextPage ? <p className={css.note}>{t('list.end')}</p> : null}
      </div>
    </>
  );
}
