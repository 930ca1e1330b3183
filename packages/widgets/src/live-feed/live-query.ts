import type { LiveQuery, QueryOf, Video } from '@oshimado/contract';
import { ALL_ORGS } from '@oshimado/domain';

type UsersLiveQuery = QueryOf<'getUsersLive'>;

/** What a board asks of `/live`. A server that draws the first page asks the same, so that both see the same bytes. */
export const liveQueryOf = (org: string | null | undefined): LiveQuery => ({
  type: ['placeholder', 'stream'],
  include: ['mentions'],
  ...(org && org !== ALL_ORGS ? { org } : {}),
});

/** What a board asks of `/users/live`: these channels, or the viewer's favorites. */
export const usersLiveQueryOf = (channels?: readonly string[]): UsersLiveQuery => ({
  channels,
  includePlaceholder: true,
  include: ['mentions'],
});

/** The boards of several organizations as one; a stream that is on two of them is on it once. */
export const joinBoards = (boards: readonly (readonly Video[])[]): Video[] => [
  ...new Map(boards.flat().map((video) => [video.id, video])).values(),
];
