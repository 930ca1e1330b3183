/** POST /search/channelSearch: channels by any part of a name, a handle or an id. */
import { presentChannel } from '../channels/present-channel';
import type { Handler } from '../handler';

const FOUND_MAX = 25;

export const postChannelSearch: Handler<'postChannelSearch'> = async ({ body }, reads) => {
  const rows = await reads.searchChannels(body.queryText, { type: body.type, limit: FOUND_MAX });
  return rows.map(presentChannel);
};
