/** The fetched tabs: VTubers of an org 100 at a time, clippers of the viewer's languages 25 at a time. */
import type { Channel, ChannelsQuery } from '@oshimado/contract';
import { ALL_ORGS, type ChannelSort } from '@oshimado/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useClient } from '../../app/ClientProvider';
import { serverOrder } from './channel-sorts';

export interface ChannelListRequest {
  readonly type: 'vtuber' | 'subber';
  readonly org: string;
  /** Languages of clippers; empty: all. */
  readonly langs: readonly string[];
  readonly sort: ChannelSort;
  readonly isReversed: boolean;
}

/** As many as one load brings. */
export const PER_LOAD = { vtuber: 100, subber: 25 } as const;

/** "The portal sends org only for vtubers and lang only for clippers." */
export function channelsQuery(request: ChannelListRequest, offset: number): ChannelsQuery {
  const { type, org, langs, sort, isReversed } = request;
  return {
    type,
    ...(type === 'vtuber' && org !== ALL_ORGS && { org }),
    ...(type === 'subber' && langs.length > 0 && { lang: langs }),
    ...serverOrder(sort, isReversed),
    limit: PER_LOAD[type],
    offset,
  };
}

/** One channel may come twice where the list has changed between two loads. */
const once = (pages: readonly (readonly Channel[])[]): Channel[] => [
  ...new Map(pages.flat().map((channel) => [channel.id, channel])).values(),
];

export function useChannelPages(request: ChannelListRequest, isEnabled: boolean) {
  const client = useClient();
  const limit = PER_LOAD[request.type];
  return useInfiniteQuery({
    queryKey: ['channels', channelsQuery(request, 0)],
    queryFn: ({ pageParam, signal }) =>
      client.getChannels(channelsQuery(request, pageParam), { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, _all, offset) => (last.length < limit ? undefined : offset + limit),
    select: ({ pages }) => once(pages),
    enabled: isEnabled,
  });
}
