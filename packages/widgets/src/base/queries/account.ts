/** What belongs to one account. Other tabs may change it, so it is loaded whenever it is shown. */
import type { AnswerOf, Client } from '@oshimado/contract';
import type { ServerQuery } from './server-query';

/** The devices that are logged in. */
export const sessionsQuery = (
  client: Client,
  viewerId: string,
): ServerQuery<AnswerOf<'getSessions'>> => ({
  queryKey: ['account', viewerId, 'sessions'],
  queryFn: ({ signal }) => client.getSessions({}, { signal }),
  staleTime: 0,
});

/** The secret in the address of the favorites calendar. */
export const calendarKeyQuery = (
  client: Client,
  viewerId: string,
): ServerQuery<AnswerOf<'getCalendarKey'>> => ({
  queryKey: ['account', viewerId, 'calendar-key'],
  queryFn: ({ signal }) => client.getCalendarKey({}, { signal }),
  staleTime: 0,
});
