/** In which orders channels can be shown: which are offered where, how the server is asked, how a list at hand is sorted. */
import type { ChannelsQuery } from '@oshimado/contract';
import { ALL_ORGS, groupOf, type ChannelSort } from '@oshimado/domain';
import type { ChannelProfile } from '@oshimado/widgets';
import type { SortedTab } from './channel-tabs';

/** The sorts of a tab. Groups belong to one org, so where every org is shown the orgs stand in for them. */
export function sortsOf(tab: SortedTab, org: string): readonly ChannelSort[] {
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

/** The kept sort where it is offered; groups and orgs stand in for each other. */
export function effectiveSort(kept: ChannelSort, offered: readonly ChannelSort[]): ChannelSort {
  if (offered.includes(kept)) return kept;
  const isGrouped = kept === 'group' || kept === 'org';
  return (isGrouped && offered.find((sort) => sort === 'group' || sort === 'org')) || 'subscribers';
}

const SERVER_SORTS = {
  subscribers: 'subscriber_count',
  group: 'suborg',
  org: 'org',
  video_count: 'video_count',
  clip_count: 'clip_count',
  // The server knows when a channel came to it, not when it last uploaded.
  recent: 'created_at',
} as const satisfies Record<ChannelSort, ChannelsQuery['sort']>;

/** Names run upwards, figures and times downwards. */
export const isAscending = (sort: ChannelSort, isReversed: boolean): boolean =>
  (sort === 'group' || sort === 'org') !== isReversed;

export const serverOrder = (
  sort: ChannelSort,
  isReversed: boolean,
): Pick<ChannelsQuery, 'sort' | 'order'> => ({
  sort: SERVER_SORTS[sort],
  order: isAscending(sort, isReversed) ? 'asc' : 'desc',
});

const byName = (a: string, b: string) => a.localeCompare(b, 'en');
const groupName = ({ group, suborg }: ChannelProfile) =>
  groupOf({ group: group ?? null, suborg: suborg ?? null });

type Compare = (a: ChannelProfile, b: ChannelProfile) => number;
const bySubscribers: Compare = (a, b) => (a.subscriber_count ?? 0) - (b.subscriber_count ?? 0);

const COMPARE: Readonly<Record<ChannelSort, Compare>> = {
  subscribers: bySubscribers,
  group: (a, b) => byName(a.org ?? '', b.org ?? '') || byName(groupName(a), groupName(b)),
  org: (a, b) => byName(a.org ?? '', b.org ?? ''),
  video_count: (a, b) => (a.video_count ?? 0) - (b.video_count ?? 0),
  clip_count: (a, b) => (a.clip_count ?? 0) - (b.clip_count ?? 0),
  // A favorite does not say when it came; the sort is not offered there.
  recent: () => 0,
};

/** A list at hand in the order wanted; equals stand by subscribers, the larger first. */
export function sortChannels<C extends ChannelProfile>(
  channels: readonly C[],
  sort: ChannelSort,
  isReversed: boolean,
): C[] {
  const sign = isAscending(sort, isReversed) ? 1 : -1;
  return [...channels].sort(
    (a, b) => sign * COMPARE[sort](a, b) || bySubscribers(b, a) || byName(a.name, b.name),
  );
}
