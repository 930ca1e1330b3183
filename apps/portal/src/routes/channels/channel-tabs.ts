/** The tabs of the channel list are addresses: none is VTubers, `?tab=` names the others. */
export const channelTabs = ['vtuber', 'subber', 'favorites', 'blocked'] as const;
export type ChannelTab = (typeof channelTabs)[number];
/** Those that can be sorted and shown as cards. */
export type SortedTab = Exclude<ChannelTab, 'blocked'>;

/** Unknown names are the first tab. */
export const tabOf = (search: URLSearchParams): ChannelTab =>
  channelTabs.find((tab) => tab === search.get('tab')) ?? 'vtuber';

/** The address of a tab; what else stands in the query, such as the org, stays. */
export function tabHref(tab: ChannelTab, search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  if (tab === 'vtuber') next.delete('tab');
  else next.set('tab', tab);
  const query = next.toString();
  return query === '' ? '/channel' : `/channel?${query}`;
}
