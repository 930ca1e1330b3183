/** What everybody sees alike: topics, figures, channels by name, ways to log in. */
import type { AnswerOf, BodyOf, Client } from '@oshimado/contract';
import type { ServerQuery } from './server-query';

const DAY_MS = 24 * 3_600_000;

/** Topics with the number of their videos. */
export const topicsQuery = (client: Client): ServerQuery<AnswerOf<'getTopics'>> => ({
  queryKey: ['topics'],
  queryFn: ({ signal }) => client.getTopics({}, { signal }),
  staleTime: DAY_MS,
});

/** How much the server knows. */
export const statsQuery = (client: Client): ServerQuery<AnswerOf<'getStats'>> => ({
  queryKey: ['stats'],
  queryFn: ({ signal }) => client.getStats({}, { signal }),
});

/** Channels by part of a name; without a type VTubers and clippers. */
export const channelSearchQuery = (
  client: Client,
  queryText: string,
  type?: BodyOf<'postChannelSearch'>['type'],
): ServerQuery<AnswerOf<'postChannelSearch'>> => ({
  queryKey: ['channel-search', type ?? null, queryText],
  queryFn: ({ signal }) => client.postChannelSearch({ body: { type, queryText } }, { signal }),
});

/** The ways to log in that this server has set up. */
export const loginChoicesQuery = (client: Client): ServerQuery<AnswerOf<'getLoginServices'>> => ({
  queryKey: ['login', 'services'],
  queryFn: ({ signal }) => client.getLoginServices({}, { signal }),
  staleTime: Infinity,
});
