import type { AnswerOf, Client } from '@oshimado/contract';
import type { ServerQuery } from './server-query';

const DAY_MS = 24 * 3_600_000;

/** All organizations, as the server lists them. */
export const orgsQuery = (client: Client): ServerQuery<AnswerOf<'getOrgs'>> => ({
  queryKey: ['orgs'],
  queryFn: ({ signal }) => client.getOrgs(undefined, { signal }),
  staleTime: DAY_MS,
});
