/** Channels: one, a list of them, and the videos of one. */
import {
  rowsOf,
  type AnswerOf,
  type ChannelFull,
  type ChannelsQuery,
  type ChannelVideosQuery,
  type Client,
  type Video,
} from '@oshimado/contract';
import {
  ALL_ORGS,
  channelsOrder,
  channelSortsOf,
  effectiveChannelSort,
  PAGE_SIZE,
  type ChannelChoices,
  type StoredChannelTab,
} from '@oshimado/domain';
import type { QueryClient } from '@tanstack/query-core';
import { keptPages } from './kept-pages';
import { CHANNEL, CHANNEL_VIDEOS, CHANNELS } from './query-names';
import type { ServerQuery } from './server-query';

/** One channel with everything that is known of it. */
export const channelQuery = (client: Client, id: string): ServerQuery<AnswerOf<'getChannel'>> => ({
  queryKey: [CHANNEL, id],
  queryFn: ({ signal }) => client.getChannel({ id }, { signal }),
});

/** Its videos, clips of it, or streams of others that it takes part in. */
export type ChannelVideosPart = 'videos' | 'clips' | 'collabs';

export interface ChannelVideosRequest {
  readonly channel: Pick<ChannelFull, 'id' | 'type'>;
  readonly part: ChannelVideosPart;
  /** From 1. */
  readonly page: number;
  /** Languages of clips; empty: all. */
  readonly langs: readonly string[];
  /** Which of its own videos. Default: all. */
  readonly choices?: ChannelChoices | undefined;
}

export interface NumberedVideos {
  readonly videos: readonly Video[];
  readonly total: number | undefined;
}

type ChannelVideosInput = Parameters<Client['getChannelVideos']>[0];

function channelVideosInput(request: ChannelVideosRequest): ChannelVideosInput {
  const { channel, part, page, langs, choices } = request;
  const isTalent = channel.type !== 'subber';
  return {
    id: channel.id,
    kind: part,
    include: ['clips', 'live_info'],
    ...(part === 'videos' && isTalent && { type: ['stream', 'placeholder'] }),
    ...(part === 'videos' && choices?.isMissing && { status: ['missing'] }),
    ...(part === 'videos' && choices && choices.collabs !== 'show' && { collabs: choices.collabs }),
    ...(part === 'clips' && { status: ['past'], ...(langs.length > 0 && { lang: langs }) }),
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
    paginated: true,
  } satisfies ChannelVideosInput & ChannelVideosQuery;
}

/** Key of all pages of a part of a channel. */
export const channelVideosKey = ({ channel, part }: ChannelVideosRequest) =>
  [CHANNEL_VIDEOS, channel.id, part] as const;

/** One numbered page of a part of a channel. */
export function channelVideosQuery(
  client: Client,
  request: ChannelVideosRequest,
): ServerQuery<NumberedVideos> {
  const input = channelVideosInput(request);
  return {
    queryKey: [...channelVideosKey(request), input],
    queryFn: async ({ signal }) => {
      const answer = await client.getChannelVideos(input, { signal });
      return { videos: rowsOf<Video>(answer), total: 'total' in answer ? answer.total : undefined };
    },
  };
}

/** How many of a channel's videos are gone from their platform. */
export const channelMissingQuery = (
  client: Client,
  { id }: Pick<ChannelFull, 'id'>,
): ServerQuery<number> => ({
  queryKey: [CHANNEL_VIDEOS, id, 'missing'],
  queryFn: async ({ signal }) => {
    const query = { kind: 'videos', status: ['missing'], limit: 0, paginated: true } as const;
    const answer = await client.getChannelVideos({ ...query, id }, { signal });
    return 'total' in answer ? answer.total : 0;
  },
});

export interface ChannelListRequest {
  readonly type: 'vtuber' | 'subber';
  readonly org: string;
  /** Languages of clippers; empty: all. */
  readonly langs: readonly string[];
  /** How the server sorts it. */
  readonly order: Pick<ChannelsQuery, 'sort' | 'order'>;
}

interface ListedTab {
  readonly tab: ChannelListRequest['type'];
  readonly org: string;
  readonly langs: readonly string[];
  /** How its viewer sorts it. */
  readonly view: Pick<StoredChannelTab, 'sort' | 'isReversed'>;
}

/** What a tab of the channel list asks for. */
export function channelListRequest({ tab, org, langs, view }: ListedTab): ChannelListRequest {
  const sort = effectiveChannelSort(view.sort, channelSortsOf(tab, org));
  return { type: tab, org, langs, order: channelsOrder(sort, view.isReversed) };
}

/** As many as one load brings. */
const CHANNELS_PER_LOAD = { vtuber: 100, subber: 25 } as const;

/** "The portal sends org only for vtubers and lang only for clippers." */
const channelsInput = (request: ChannelListRequest, offset: number): ChannelsQuery => {
  const { type, org, langs, order } = request;
  return {
    type,
    ...(type === 'vtuber' && org !== ALL_ORGS && { org }),
    ...(type === 'subber' && langs.length > 0 && { lang: langs }),
    ...order,
    limit: CHANNELS_PER_LOAD[type],
    offset,
  };
};

/** Channels at the top of a list: about what a large screen shows. */
export const CHANNELS_AT_TOP = 12;

const channelsTopKey = (request: ChannelListRequest) =>
  [CHANNELS, 'top', channelsInput(request, 0)] as const;

/** For the server: the top of a list, which the browser shows until it has loaded the list. */
export const channelsTopQuery = (
  client: Client,
  request: ChannelListRequest,
): ServerQuery<AnswerOf<'getChannels'>> => ({
  queryKey: channelsTopKey(request),
  queryFn: ({ signal }) =>
    client.getChannels({ ...channelsInput(request, 0), limit: CHANNELS_AT_TOP }, { signal }),
});

/** The top of a list as its first page, if the server has drawn it. */
export function channelsTop(queries: QueryClient, request: ChannelListRequest) {
  const top = queries.getQueryData<AnswerOf<'getChannels'>>(channelsTopKey(request));
  return top && { pages: [top], pageParams: [0] };
}

/** A list of channels, endless: a short load ends it. */
export function channelsQuery(client: Client, request: ChannelListRequest) {
  const limit = CHANNELS_PER_LOAD[request.type];
  return {
    ...keptPages,
    queryKey: [CHANNELS, channelsInput(request, 0)] as const,
    queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
      client.getChannels(channelsInput(request, pageParam), { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: AnswerOf<'getChannels'>, _all: unknown, offset: number) =>
      last.length < limit ? undefined : offset + limit,
  };
}
