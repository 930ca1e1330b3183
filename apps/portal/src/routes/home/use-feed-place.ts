/** The place of a feed page, as the router knows it. */
import { useChangeSetting } from '@oshimado/widgets/internal/base/device';
import {
  LIST_HASH,
  archiveIn,
  sortIn,
  tabAddress,
  tabOfHash,
  uploadedBeforeIn,
  type FeedPlace,
} from '@oshimado/widgets/internal/parts/feed-lists';
import { useHydrated } from '@oshimado/widgets/internal/base/page';
import { useEffect, useMemo } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import { useChangeSearch } from '../../platform/use-change-search';
import { usePageAddress } from '../../platform/use-page-address';

/** Sets a word of the query, or removes it where it says nothing. */
const put = (search: URLSearchParams, name: string, value: string) =>
  value === '' ? search.delete(name) : search.set(name, value);

/** `#list` opens the first tab in list view. */
function useListHash(hash: string): void {
  const change = useChangeSetting();
  useEffect(() => {
    if (hash === LIST_HASH) change('homeViewMode', 'list');
  }, [hash, change]);
}

export function useFeedPlace(): FeedPlace {
  const { pathname, hash, key } = useLocation();
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const isHydrated = useHydrated();
  const { page, hrefFor } = usePageAddress();
  useListHash(hash);
  return useMemo(() => {
    const hrefForTab: FeedPlace['hrefForTab'] = (tab) => tabAddress(pathname, search, tab);
    return {
      // The server never sees the hash: the first tab is drawn until the page is hydrated.
      tab: isHydrated ? tabOfHash(hash) : 'live',
      sort: sortIn(search),
      uploadedBefore: uploadedBeforeIn(search),
      archive: archiveIn(search),
      page,
      key,
      isReturn,
      hrefForTab,
      hrefForPage: hrefFor,
      goToTab: (tab) => void navigate(hrefForTab(tab), { replace: true, preventScrollReset: true }),
      goToFirstPage: () => changeSearch((next) => next.delete('page')),
      changeSort: (sort) =>
        changeSearch((next) => put(next, 'sort', sort === 'latest' ? '' : sort)),
      changeUploadedBefore: (day) =>
        changeSearch((next) => {
          put(next, 'before', day);
          next.delete('page');
        }),
      changeArchive: (archive) =>
        changeSearch((next) => {
          put(next, 'type', archive === 'streams' ? '' : archive);
          next.delete('page');
        }),
    };
    // oxlint-disable-next-line react/exhaustive-deps -- hrefFor is made of what is listed
  }, [pathname, hash, key, search, page, isReturn, isHydrated, changeSearch, navigate]);
}
