/** POST /musicdex/elasticsearch/search: songs by words, in the form of the music site's index. */
import type { Handler } from '../handler';
import { presentSong } from './present-song';
import { songQuery } from './song-query';

const HITS_MAX = 12;

export const postSongSearch: Handler<'postSongSearch'> = async ({ body }, reads) => {
  const rows = await reads.latestSongs({ q: songQuery(body) }, { limit: HITS_MAX, offset: 0 });
  const hits = rows
    .map(presentSong)
    .map(({ itunesid, original_artist, name, start, end, amUrl, art }) => ({
      _source: { itunesid, original_artist, name, start, end, amUrl, art },
    }));
  return { responses: [{ hits: { hits } }] };
};
