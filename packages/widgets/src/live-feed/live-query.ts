import type { LiveQuery } from '@oshimado/contract';
import { ALL_ORGS } from '@oshimado/domain';

/** What a board asks of `/live`. A server that draws the first page asks the same, so that both see the same bytes. */
export const liveQueryOf = (org: string | null | undefined): LiveQuery => ({
  type: ['placeholder', 'stream'],
  include: ['mentions'],
  ...(org && org !== ALL_ORGS ? { org } : {}),
});
