/** Sort orders of channel lists: which ones a tab offers, the server's parameters, and sorting of a loaded list. */
import type { ChannelsQuery } from '@oshimado/contract';
import { ALL_ORGS } from '../limits';
import type { ChannelSort } from '../stored-state';
import { groupOf } from './channel-name';
import type { GroupableChannel } from './channel-groups';

/** The tabs of the channel list, in their order. */
export const channelTabs = ['vtuber', 'subber', 'favorites', 'blocked'] as const;
/** A tab of the channel list. */
export type ChannelTab = (typeof channelTabs)[number];
/** The tabs that can be sorted and shown as cards. */
export type SortedChannelTab = Exclude<ChannelTab, 'blocked'>;

/** The sorts a tab offers. Groups belong to one organization, so a list of all organizations offers those instead. */
export function channelSortsOf(tab: SortedChannelTab, org: string): readonly ChannelSort[] {
  const grouped = org === ALL_ORGS ? 'org' : 'group';
  switch (tab) {
    case 'vtuber':
      return ['subscribers', grouped, 'video_count', 'clip_count', 'recent'];
    case 'subber':
      return ['subscribers', 'video_count', 'recent'];
    case 'favorites':
      return ['subscribers', grouped, 'video_count', 'clip_count'];
  }
}

/** The stored sort if it is offered. Groups and organizations replace each other; otherwise by subscribers. */
export function effectiveChannelSort(
  stored: ChannelSort,
  offered: readonly ChannelSort[],
): ChannelSort {
  if (offered.includes(stored)) return stored;
  const isGrouped = stored === 'group' || stored === 'org';
  return (isGrouped && offered.find((sort) => sort === 'group' || sort === 'org')) || 'subscribers';
}

const SERVER_SORTS = {
  subscribers: 'subscriber_count',
  group: 'suborg',
  org: 'org',
  video_count: 'video_count',
  clip_count: 'clip_count',
  // The server stores when a channel was added, but not its last upload.
  recent: 'created_at',
} as const satisfies Record<ChannelSort, ChannelsQuery['sort']>;

/** Names are sorted upwards, numbers and times downwards. */
export const isAscendingChannelSort = (sort: ChannelSort, isReversed: boolean): boolean =>
  (sort === 'group' || sort === 'org') !== isReversed;

/** Parameters of `/channels` for a sort. */
export const channelsOrder = (
  sort: ChannelSort,
  isReversed: boolean,
): Pick<ChannelsQuery, 'sort' | 'order'> => ({
  sort: SERVER_SORTS[sort],
  order: isAscendingChannelSort(sort, isReversed) ? 'asc' : 'desc',
});

/** Fields of a channel used for sorting. */
export interface SortableChannel extends GroupableChannel {
  readonly name: string;
  readonly video_count?: number | undefined;
  readonly clip_count?: number | null | undefined;
}

const byName = (a: string, b: string) => a.localeCompare(b, 'en');
const groupName = ({ group, suborg }: SortableChannel) =>
  groupOf({ group: group ?? null, suborg: suborg ?? null });

type Compare = (a: SortableChannel, b: SortableChannel) => number;
const bySubscribers: Compare = (a, b) => (a.subscriber_count ?? 0) - (b.subscriber_count ?? 0);

const COMPARE: Readonly<Record<ChannelSort, Compare>> = {
  subscribers: bySubscribers,
  group: (a, b) => byName(a.org ?? '', b.org ?? '') || byName(groupName(a), groupName(b)),
  org: (a, b) => byName(a.org ?? '', b.org ?? ''),
  video_count: (a, b) => (a.video_count ?? 0) - (b.video_count ?? 0),
  clip_count: (a, b) => (a.clip_count ?? 0) - (b.clip_count ?? 0),
  // Favorites have no date of addition, so this sort is not offered for them.
  recent: () => 0,
};

/** Sorts a loaded list. Equal channels are sorted by subscribers, larger first, in either direction. */
export function sortChannels<C extends SortableChannel>(
  channels: readonly C[],
  sort: ChannelSort,
  isReversed: boolean,
): C[] {
  const sign = isAscendingChannelSort(sort, isReversed) ? 1 : -1;
  return [...channels].sort(
    (a, b) => sign * COMPARE[sort](a, b) || bySubscribers(b, a) || byName(a.name, b.name),
  );
}
