/** One numbered page of a channel's videos, of clips that feature it, or of streams it takes part in. */
import { rowsOf, type ChannelFull, type Client, type Video } from '@oshimado/contract';
import { PAGE_SIZE } from '@oshimado/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '../../app/ClientProvider';
import type { VideosPart } from './channel-parts';

export interface ChannelVideosRequest {
  readonly channel: Pick<ChannelFull, 'id' | 'type'>;
  readonly part: VideosPart;
  /** From 1. */
  readonly page: number;
  /** Languages of clips; empty: all. */
  readonly langs: readonly string[];
}

type Query = Parameters<Client['getChannelVideos']>[0];

export function channelVideosQuery(request: ChannelVideosRequest): Query {
  const { channel, part, page, langs } = request;
  const isTalent = channel.type !== 'subber';
  return {
    id: channel.id,
    kind: part,
    include: ['clips', 'live_info'],
    ...(part === 'videos' && isTalent && { type: ['stream', 'placeholder'] }),
    ...(part === 'clips' && { status: ['past'], ...(langs.length > 0 && { lang: langs }) }),
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
    paginated: true,
  };
}

export function useChannelVideos(request: ChannelVideosRequest, isEnabled: boolean) {
  const client = useClient();
  const query = channelVideosQuery(request);
  return useQuery({
    queryKey: ['channel-videos', request.channel.id, request.part, query],
    queryFn: async ({ signal }) => {
      const answer = await client.getChannelVideos(query, { signal });
      return { videos: rowsOf<Video>(answer), total: 'total' in answer ? answer.total : undefined };
    },
    // Another page takes the place of this one when it is there; another part does not.
    placeholderData: (previous, before) =>
      before?.queryKey[1] === request.channel.id && before.queryKey[2] === request.part
        ? keepPreviousData(previous)
        : undefined,
    enabled: isEnabled,
  });
}
