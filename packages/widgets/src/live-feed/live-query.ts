import type { LiveQuery, Video } from '@oshimado/contract';
import { ALL_ORGS } from '@oshimado/domain';

/** What a board asks of `/live`. A server that draws the first page asks the same, so that both see the same bytes. */
export const liveQueryOf = (org: string | null | undefined): LiveQuery => ({
  type: ['placeholder', 'stream'],
  include: ['mentions'],
  ...(org && org !== ALL_ORGS ? { org } : {}),
});

/** The boards of several organizations as one; a stream that is on two of them is on it once. */
export const joinBoards = (boards: readonly (readonly Video[])[]): Video[] => [
  ...new Map(boards.flat().map((video) => [video.id, video])).values(),
];
