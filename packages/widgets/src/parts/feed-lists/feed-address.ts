/** What the address says of a feed beside its tab: how it is sorted, up to which day, which page. */
import type { LiveSort } from '@oshimado/domain';
import { hashOfTab, type HomeTab } from './home-tabs';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const sortIn = (search: URLSearchParams): LiveSort =>
  search.get('sort') === 'viewers' ? 'viewers' : 'latest';

/** The last day wanted, `2026-01-31`; empty for none. */
export const uploadedBeforeIn = (search: URLSearchParams): string => {
  const day = search.get('before') ?? '';
  return DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : '';
};

/** What the archive contains: streams, also clips ("a list of everything is a filter of the archive"), or what is gone from its platform. */
export type ArchiveContent = 'streams' | 'all' | 'missing';

export function archiveIn(search: URLSearchParams): ArchiveContent {
  const type = search.get('type');
  return type === 'all' || type === 'missing' ? type : 'streams';
}

/** The address of a tab: the same page and the same choices, from the first page on. */
export function tabAddress(pathname: string, search: URLSearchParams, tab: HomeTab): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  const query = next.toString();
  return `${pathname}${query === '' ? '' : `?${query}`}${hashOfTab(tab)}`;
}

/** Where a feed page is: what its address says, and the ways to its other places. The page that contains it makes one. */
export interface FeedPlace {
  readonly tab: HomeTab;
  /** Default `latest`. */
  readonly sort: LiveSort;
  /** The last day wanted, `2026-01-31`; empty for none. */
  readonly uploadedBefore: string;
  /** Default `streams`. */
  readonly archive: ArchiveContent;
  /** Page of a numbered list, from 1. */
  readonly page: number;
  /** Identifies this place in the history of the visit. */
  readonly key: string;
  /** Whether the viewer came back to it, or went forward to it again. */
  readonly isReturn: boolean;
  readonly hrefForTab: (tab: HomeTab) => string;
  readonly hrefForPage: (page: number) => string;
  /** A tab is no step to go back to: it takes the place of the address. */
  readonly goToTab: (tab: HomeTab) => void;
  readonly goToFirstPage: () => void;
  readonly changeSort: (sort: LiveSort) => void;
  readonly changeUploadedBefore: (day: string) => void;
  readonly changeArchive: (archive: ArchiveContent) => void;
}

/** What a viewer chooses of a feed: how it is sorted, up to which day, and what the archive contains. */
export type FeedChoices = Pick<
  FeedPlace,
  | 'tab'
  | 'sort'
  | 'uploadedBefore'
  | 'archive'
  | 'changeSort'
  | 'changeUploadedBefore'
  | 'changeArchive'
>;

/** Organizations of a feed, and the way to others. */
export interface ShownOrgs {
  /** At least one. */
  readonly orgs: readonly string[];
  /** Chooses a single one; several are put in the address. An empty list changes nothing. */
  readonly showOrgs: (orgs: readonly string[]) => void;
}
