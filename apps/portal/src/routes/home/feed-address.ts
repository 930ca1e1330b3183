/** What the address says of a feed beside its tab: how it is sorted, up to which day, which page. */
import type { LiveSort } from '@oshimado/domain';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeSearch } from '../../app/use-change-search';
import { hashOfTab, type HomeTab } from './home-tabs';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const sortIn = (search: URLSearchParams): LiveSort =>
  search.get('sort') === 'viewers' ? 'viewers' : 'latest';

/** The last day wanted, `2026-01-31`; empty for none. */
export const uploadedBeforeIn = (search: URLSearchParams): string => {
  const day = search.get('before') ?? '';
  return DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : '';
};

/** "A list of everything is a filter of the archive." */
export const showsClipsIn = (search: URLSearchParams): boolean => search.get('type') === 'all';

/** The address of a tab: the same page and the same choices, from the first page on. */
export function tabAddress(pathname: string, search: URLSearchParams, tab: HomeTab): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  const query = next.toString();
  return `${pathname}${query === '' ? '' : `?${query}`}${hashOfTab(tab)}`;
}

export interface FeedAddress {
  readonly sort: LiveSort;
  readonly uploadedBefore: string;
  /** Whether the archive shows the clips as well. */
  readonly showsClips: boolean;
  readonly changeSort: (sort: LiveSort) => void;
  readonly changeUploadedBefore: (day: string) => void;
  readonly changeShowsClips: (showsClips: boolean) => void;
}

/** They are part of the address, so that they are the same when a viewer comes back, and for whom they send it to. */
export function useFeedAddress(): FeedAddress {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const changeSort = useCallback(
    (sort: LiveSort) =>
      changeSearch((next) => {
        if (sort === 'latest') next.delete('sort');
        else next.set('sort', sort);
      }),
    [changeSearch],
  );
  const changeUploadedBefore = useCallback(
    (day: string) =>
      changeSearch((next) => {
        if (day === '') next.delete('before');
        else next.set('before', day);
        next.delete('page');
      }),
    [changeSearch],
  );
  const changeShowsClips = useCallback(
    (showsClips: boolean) =>
      changeSearch((next) => {
        if (showsClips) next.set('type', 'all');
        else next.delete('type');
        next.delete('page');
      }),
    [changeSearch],
  );
  return {
    sort: sortIn(search),
    uploadedBefore: uploadedBeforeIn(search),
    showsClips: showsClipsIn(search),
    changeSort,
    changeUploadedBefore,
    changeShowsClips,
  };
}
