/** GET /songs/hot: the songs sung most, of an org, a channel or everybody. */
import type { Handler } from '../handler';
import { orgOf } from './org-of';
import { presentSong } from './present-song';

export const getHotSongs: Handler<'getHotSongs'> = async ({ query }, reads) => {
  const rows = await reads.hotSongs({ org: orgOf(query.org), channel_id: query.channel_id });
  return rows.map(presentSong);
};
