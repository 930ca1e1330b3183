import type { AnswerOf, Client } from '@oshimado/contract';
import type { ServerQuery } from './server-query';

/** Channels, topics, organizations and videos for what is being typed. */
export const suggestionsQuery = (
  client: Client,
  q: string,
): ServerQuery<AnswerOf<'getAutocomplete'>> => ({
  queryKey: ['autocomplete', q],
  queryFn: ({ signal }) => client.getAutocomplete({ q }, { signal }),
});
