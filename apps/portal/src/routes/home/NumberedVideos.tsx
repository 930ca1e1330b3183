import { filterFeed } from '@oshimado/domain';
import { useEffect, useRef } from 'react';
import { useChangeSearch } from '../../app/use-change-search';
import { usePageAddress } from '../../app/use-page-address';
import { useTranslate } from '../../i18n/LanguageProvider';
import { PagedVideos } from '../../lists/PagedVideos';
import { ListEmpty } from './ListNotices';
import { useTold } from './use-told';
import { listKey, useVideoPage, type VideoListRequest } from './use-video-pages';
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

export function NumberedVideos({ request, filter, onFailed }: VideoListProps) {
  const t = useTranslate();
  const { page } = usePageAddress();
  const answer = useVideoPage(request, page);
  useFirstPageOfNewList(request);
  useTold(answer.isError, onFailed);
  const rows = answer.data?.videos ?? [];
  return (
    <PagedVideos
      answer={answer}
      videos={filterFeed(rows, filter)}
      label={t(`list.${request.kind}`)}
      empty={<ListEmpty hidden={rows.length} />}
    />
  );
}
