/** Addresses of the tabs of the channel list: `?tab=`, absent for VTubers. */
import { channelTabs, type ChannelTab } from '@oshimado/domain';

/** The tab in an address; VTubers for unknown names. */
export const tabOf = (search: URLSearchParams): ChannelTab =>
  channelTabs.find((tab) => tab === search.get('tab')) ?? 'vtuber';

/** The address of a tab; other parameters, such as the organization, are kept. */
export function tabHref(tab: ChannelTab, search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  if (tab === 'vtuber') next.delete('tab');
  else next.set('tab', tab);
  const query = next.toString();
  return query === '' ? '/channel' : `/channel?${query}`;
}
