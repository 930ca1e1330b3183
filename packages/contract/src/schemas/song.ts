import * as z from 'zod';
import { bodyText, maybe, nameText, number, paginated, wholeNumber } from './body';
import { queryText } from './query';
import { SONG_SECONDS_MIN } from '../song-limits';
import { count, instant, songId, videoId } from './values';

const NAME_MAX = 300;
const URL_MAX = 2_000;
const DAY_S = 86_400;
/** The song editor requests all songs of a video at once. */
const SONGS_LIMIT_MAX = 1_000;

/** Schema of `Song`. */
export const song = z
  .object({
    id: songId,
    name: z.string(),
    original_artist: z.string(),
    start: count.describe('Position in the video, in seconds.'),
    end: count.describe('Position in the video, in seconds.'),
    itunesid: z.int().nullable(),
    art: z.string().nullable().describe('Cover picture, 100 px.'),
    amUrl: z.string().nullable().describe('Address of the song at Apple Music.'),
    video_id: videoId,
    channel_id: z.string(),
    channel: z.object({ name: z.string(), english_name: z.string().nullable() }),
    available_at: instant.describe('Start or publication of the video.'),
    creator_id: z
      .string()
      .nullable()
      .describe('User who tagged the song; null if it was imported.'),
    approver_id: z.string().nullable(),
    is_mv: z.boolean().describe('Whether the video is a music video.'),
  })
  .meta({ id: 'Song', description: 'A song in a video, with its position.' });

/** Letters of a UUID are equal in upper and lower case. */
const writtenSongId = songId.transform((id) =>
  z.uuid().safeParse(id).success ? id.toLowerCase() : id,
);

export const songList = z.union([z.array(song), z.object({ total: count, items: z.array(song) })]);

const webAddress = bodyText(URL_MAX).refine(
  (value) => value === '' || /^https?:\/\//i.test(value),
  'must be an http or https address',
);

export const latestSongsQuery = z.object({
  c: queryText
    .optional()
    .describe('Ignored: clients send `_` or a random number to bypass caches.'),
});

export const latestSongsBody = z
  .object({
    channel_id: maybe(bodyText(64)),
    video_id: maybe(bodyText(64)),
    org: maybe(bodyText(200)),
    q: maybe(bodyText(200)).describe('Part of the song’s name or artist.'),
    limit: maybe(wholeNumber(0, SONGS_LIMIT_MAX)).describe('Maximum number of songs. Default 25.'),
    offset: maybe(wholeNumber(0, 1_000_000)),
    paginated,
  })
  .default({ paginated: false });

export const hotSongsQuery = z.object({
  org: queryText.optional(),
  channel_id: queryText.optional(),
});

export const songBody = z
  .object({
    id: maybe(writtenSongId).describe(
      'Id of the song to change. Default: the song of this name in the video; if there is none, a new one is created.',
    ),
    video_id: videoId,
    name: nameText(NAME_MAX),
    original_artist: bodyText(NAME_MAX).default(''),
    start: number(0, 30 * DAY_S).transform(Math.floor),
    end: number(0, 30 * DAY_S).transform(Math.floor),
    itunesid: maybe(wholeNumber(-1, Number.MAX_SAFE_INTEGER)).describe(
      'Id at Apple Music; -1 if there is none.',
    ),
    art: maybe(webAddress),
    amUrl: maybe(webAddress),
    is_mv: z.boolean().optional(),
    is_new: z
      .boolean()
      .optional()
      .describe(
        'Adds the song even if the video has one of this name; only one that starts at the same second is changed instead. Default false.',
      ),
  })
  .refine(
    ({ start, end }) => end - start > SONG_SECONDS_MIN,
    `The song must be longer than ${SONG_SECONDS_MIN} seconds`,
  );

export const songRefBody = z
  .object({
    id: maybe(writtenSongId),
    video_id: maybe(videoId),
    name: maybe(bodyText(NAME_MAX)),
  })
  .refine(
    ({ id, video_id, name }) => id !== undefined || (video_id !== undefined && name !== undefined),
    'must name the song by id, or by video_id and name',
  );

export const songParams = z.object({ id: writtenSongId });

/** Clients query the original’s music index in Elasticsearch form; the response has only the fields they read. */
export const songSearchAnswer = z.object({
  responses: z.array(
    z.object({
      hits: z.object({
        hits: z.array(
          z.object({
            _source: z.object({
              itunesid: z.int().nullable(),
              original_artist: z.string(),
              name: z.string(),
              start: count,
              end: count,
              amUrl: z.string().nullable(),
              art: z.string().nullable(),
            }),
          }),
        ),
      }),
    }),
  ),
});
