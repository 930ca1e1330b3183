import type { LiveQuery } from '@oshimado/contract';
import { ALL_ORGS } from '@oshimado/domain';

/** What home asks of `/live`; the server asks the same to draw the first page, so both see the same bytes. */
export const liveQueryOf = (org: string): LiveQuery => ({
  type: ['placeholder', 'stream'],
  include: ['mentions'],
  ...(org === ALL_ORGS ? {} : { org }),
});
