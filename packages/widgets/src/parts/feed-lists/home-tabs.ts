/** The tabs of home are addresses: none is Live/Upcoming, `#archive` and `#clips` the others. */
export const homeTabs = ['live', 'archive', 'clips'] as const;
export type HomeTab = (typeof homeTabs)[number];

const HASHES: Readonly<Record<HomeTab, string>> = {
  live: '',
  archive: '#archive',
  clips: '#clips',
};

/** Unknown hashes are the first tab; `#list` is the first tab in list view. */
export const tabOfHash = (hash: string): HomeTab =>
  homeTabs.find((tab) => tab !== 'live' && HASHES[tab] === hash) ?? 'live';

export const hashOfTab = (tab: HomeTab): string => HASHES[tab];
export const LIST_HASH = '#list';

/** The tab beside it; none beyond the first and the last. */
export const neighbourTab = (tab: HomeTab, towards: 'next' | 'previous'): HomeTab | undefined =>
  homeTabs[homeTabs.indexOf(tab) + (towards === 'next' ? 1 : -1)];
