/** Songs of a video, and songs that are looked up by words. */
import type { AnswerOf, Client, MusicTrack, Song } from '@oshimado/contract';
import { rowsOf } from '@oshimado/contract';
import { SONG_INDEX_HITS, SONGS_MAX } from '@oshimado/domain';
import type { ServerQuery } from './server-query';

/** All songs of a video, with who tagged them. */
export const videoSongsQuery = (
  client: Client,
  { id, channelId }: { readonly id: string; readonly channelId: string },
): ServerQuery<readonly Song[]> => ({
  queryKey: ['video-songs', id],
  queryFn: async ({ signal }) => {
    const body = { channel_id: channelId, video_id: id, limit: SONGS_MAX };
    return rowsOf(await client.postLatestSongs({ c: '_', body }, { signal }));
  },
});

type IndexedSong =
  AnswerOf<'postSongSearch'>['responses'][number]['hits']['hits'][number]['_source'];

/** The first songs of the index of sung songs, by words. */
export const songIndexQuery = (
  client: Client,
  words: string,
): ServerQuery<readonly IndexedSong[]> => ({
  queryKey: ['song-index', words],
  queryFn: async ({ signal }) => {
    const body = `{}\n${JSON.stringify({ query: { multi_match: { query: words } } })}\n`;
    const { responses } = await client.postSongSearch({ body }, { signal });
    return responses
      .flatMap(({ hits }) => hits.hits.map(({ _source }) => _source))
      .slice(0, SONG_INDEX_HITS);
  },
});

/** Published songs, by words. */
export const musicQuery = (client: Client, q: string): ServerQuery<readonly MusicTrack[]> => ({
  queryKey: ['music', q],
  queryFn: ({ signal }) => client.getMusic({ q }, { signal }),
  staleTime: 3_600_000,
});
