/** POST /songs/latest: songs, newest videos first. Nothing is written, despite the method. */
import type { Handler } from '../handler';
import { orgOf } from './org-of';
import { presentSong } from './present-song';

const LIMIT_DEFAULT = 25;
/** The editor asks for all songs of a video at once. */
const LIMIT_MAX = 1_000;

export const postLatestSongs: Handler<'postLatestSongs'> = async ({ body }, reads) => {
  const { channel_id, video_id, q, limit = LIMIT_DEFAULT, offset = 0, paginated } = body;
  const filter = { channel_id, video_id, q, org: orgOf(body.org) };
  const page = { limit: Math.min(limit, LIMIT_MAX), offset };
  const rows = await reads.latestSongs(filter, page);
  const items = rows.map(presentSong);
  return paginated ? { total: await reads.countSungSongs(filter), items } : items;
};
