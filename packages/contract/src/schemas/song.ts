import * as z from 'zod';
import { bodyText, maybe, number, wholeNumber, words } from './body';
import { queryText } from './query';
import { count, instant, songId, videoId } from './values';

/** "end - start > 13" (wire, PUT /songs). */
export const SONG_SECONDS_MIN = 13;
const NAME_MAX = 300;
const URL_MAX = 2_000;
const DAY_S = 86_400;

export const song = z
  .object({
    id: songId,
    name: z.string(),
    original_artist: z.string(),
    start: count.describe('Seconds into the video.'),
    end: count.describe('Seconds into the video.'),
    itunesid: z.int().nullable(),
    art: z.string().nullable().describe('Cover picture, 100 px.'),
    amUrl: z.string().nullable().describe('Apple Music page.'),
    video_id: videoId,
    channel_id: z.string(),
    channel: z.object({ name: z.string(), english_name: z.string().nullable() }),
    available_at: instant.describe('Of the video.'),
    creator_id: z.string().nullable().describe('Who tagged it; null when a source did.'),
    approver_id: z.string().nullable(),
    is_mv: z.boolean().describe('True for a music video.'),
  })
  .meta({ id: 'Song', description: 'A song sung in a video, with where.' });

/** Letters of a uuid mean the same in either case. */
const writtenSongId = songId.transform((id) =>
  z.uuid().safeParse(id).success ? id.toLowerCase() : id,
);

export const songList = z.union([z.array(song), z.object({ total: count, items: z.array(song) })]);

const webAddress = bodyText(URL_MAX).refine(
  (value) => value === '' || /^https?:\/\//i.test(value),
  'must be an http or https address',
);

export const latestSongsQuery = z.object({
  c: queryText.optional().describe('`_` or a random number, to pass caches by.'),
});

export const latestSongsBody = z
  .object({
    channel_id: maybe(bodyText(64)),
    video_id: maybe(bodyText(64)),
    org: maybe(bodyText(200)),
    q: maybe(bodyText(200)).describe('Part of a name or an artist.'),
    limit: maybe(wholeNumber(0, 100_000)).describe('Default 25, at most 1,000.'),
    offset: maybe(wholeNumber(0, 1_000_000)),
    paginated: z
      .unknown()
      .optional()
      .transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
  })
  .default({ paginated: false });

export const hotSongsQuery = z.object({
  org: queryText.optional(),
  channel_id: queryText.optional(),
});

export const songBody = z
  .object({
    id: maybe(writtenSongId).describe(
      'The song to change. Default: the one of this name in the video.',
    ),
    video_id: videoId,
    name: words(NAME_MAX),
    original_artist: bodyText(NAME_MAX).default(''),
    start: number(0, 30 * DAY_S).transform(Math.floor),
    end: number(0, 30 * DAY_S).transform(Math.floor),
    itunesid: maybe(wholeNumber(-1, Number.MAX_SAFE_INTEGER)).describe('-1: none.'),
    art: maybe(webAddress),
    amUrl: maybe(webAddress),
    is_mv: z.boolean().optional(),
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

/** The music index of the original is asked in the form of a search engine; only what clients read is answered. */
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
