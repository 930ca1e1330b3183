import * as z from 'zod';
import { mention, videoChannel } from './channel';
import {
  channelId,
  count,
  instant,
  placeholderType,
  songId,
  videoId,
  videoStatus,
  videoType,
  ownPicture,
} from './values';

/** A video listed in another video: clips, sources, recommendations. */
export const relatedVideo = z
  .object({
    id: videoId,
    title: z.string(),
    type: videoType,
    status: videoStatus,
    lang: z.string().optional().describe('Language of a clip.'),
    duration: count,
    available_at: instant.nullable(),
    thumbnail: z.string().optional().describe('Address of its picture; absent if it is YouTube’s.'),
    channel: z.object({
      id: channelId,
      name: z.string(),
      english_name: z.string().nullable(),
      org: z.string().nullable(),
      photo: z.string(),
    }),
  })
  .meta({
    id: 'RelatedVideo',
    description:
      'A video listed in another one: a clip, a source, a simulcast or a recommendation.',
  });

/** A song tagged in a video. */
export const inlineSong = z
  .object({
    id: songId,
    name: z.string(),
    original_artist: z.string(),
    start: count.describe('Position in the video, in seconds.'),
    end: count.describe('Position in the video, in seconds.'),
    art: z.string().nullable().describe('Cover picture, 100 px.'),
    itunesid: z.int().nullable(),
  })
  .meta({ id: 'InlineSong', description: 'A song in a video.' });

const credit = z.object({
  name: z.string().optional(),
  link: z.string().optional(),
  user: z.string().optional(),
});

/** Reporter of a placeholder: at most one of the four fields. */
export const credits = z
  .object({ discord: credit, datasource: credit, bot: credit, editor: credit })
  .partial()
  .meta({ id: 'Credits', description: 'The reporter of a placeholder.' });

/** Fields of placeholders only, on the same level as the video's. */
const placeholderFields = {
  placeholderType: placeholderType.optional(),
  certainty: z.enum(['certain', 'likely']).optional(),
  jp_name: z.string().optional().describe('Japanese title.'),
  link: z
    .string()
    .optional()
    .describe('Address of the stream or event; also of a clip that is not on YouTube.'),
  thumbnail: ownPicture,
  credits: credits.optional(),
};

/** Schema of `Video`. */
export const video = z
  .object({
    id: videoId,
    title: z.string(),
    type: videoType,
    topic_id: z
      .string()
      .optional()
      .describe('Topic id: words joined by underscores. Absent if there is no topic.'),
    published_at: instant.nullable(),
    available_at: instant.describe(
      'Actual start; if unknown, scheduled start; otherwise time of publication.',
    ),
    duration: count.describe('Length in seconds; 0 until a stream has ended.'),
    status: videoStatus,
    missing_since: instant
      .optional()
      .describe('When a missing video was found to be gone; absent while that is not known.'),
    start_scheduled: instant
      .optional()
      .describe('Scheduled start; present with `include=live_info`.'),
    start_actual: instant
      .optional()
      .describe('Actual start; present with `include=live_info` once live.'),
    end_actual: instant
      .optional()
      .describe('Actual end; present with `include=live_info` once ended.'),
    live_viewers: count
      .optional()
      .describe('Number of viewers; present with `include=live_info`; 0 when not live.'),
    description: z.string().optional().describe('Present with `include=description`.'),
    songcount: count.optional().describe('Number of tagged songs; absent if there are none.'),
    lang: z.string().optional().describe('Language of a clip.'),
    channel: videoChannel,
    channel_id: channelId.optional(),
    clips: z
      .array(relatedVideo)
      .optional()
      .describe('Clips of this stream; present with `include=clips`.'),
    sources: z
      .array(relatedVideo)
      .optional()
      .describe('Streams this clip is taken from; present with `include=sources`.'),
    refers: z
      .array(relatedVideo)
      .optional()
      .describe('Videos this video refers to; present with `include=refers`.'),
    simulcasts: z
      .array(relatedVideo)
      .optional()
      .describe('Simulcasts of this stream; present with `include=simulcasts`.'),
    mentions: z
      .array(mention)
      .optional()
      .describe('Channels that take part; present with `include=mentions`, and in single videos.'),
    songs: z.array(inlineSong).optional().describe('Tagged songs; present with `include=songs`.'),
    live_tl_count: z
      .record(z.string(), count)
      .optional()
      .describe('Number of translated lines by language.'),
    recent_live_tls: z
      .array(z.string())
      .optional()
      .describe(
        'Languages with a translator who was active in the last 30 minutes; present in `/live`.',
      ),
    event_id: z
      .string()
      .optional()
      .describe(
        'Name of the event this stream is a view of, present in lists of live and upcoming streams with `include=event` if it has another one: of the same person on another platform, or of a collab.',
      ),
    ...placeholderFields,
  })
  .meta({ id: 'Video', description: 'A stream, a clip or a placeholder in a list.' });

/** Schema of `Comment`. */
export const comment = z
  .object({
    comment_key: z.string().describe('YouTube’s id of the comment.'),
    message: z.string(),
    video_id: videoId.optional(),
  })
  .meta({ id: 'Comment', description: 'A comment with timestamps of a stream.' });

/** Schema of `VideoFull`. */
export const videoFull = video
  .extend({
    description: z.string(),
    clips: z.array(relatedVideo),
    sources: z.array(relatedVideo),
    refers: z.array(relatedVideo),
    simulcasts: z.array(relatedVideo),
    mentions: z.array(mention),
    songs: z.array(inlineSong),
    live_tl_count: z.record(z.string(), count),
    has_comments: z
      .literal(true)
      .optional()
      .describe('Whether there are timestamp comments; absent if there are none.'),
    comments: z.array(comment).optional().describe('Timestamp comments; present with `c=1`.'),
    recommendations: z
      .array(relatedVideo)
      .optional()
      .describe('Recommended videos; present if `lang` is set.'),
    same_source_clips: z.array(relatedVideo).optional().describe('Other clips of the same stream.'),
  })
  .meta({ id: 'VideoFull', description: 'A video with all its details.' });

/** How many videos match, in the answer of a list or a search with `paginated`. */
export const listTotal = {
  total: count.describe(
    'Number of matches on all pages. Exact for all videos or one organization, filtered by type, status and language; otherwise counted to a limit.',
  ),
  total_is_minimum: z
    .literal(true)
    .optional()
    .describe(
      'Present if `total` was counted to a limit: so many match at least, and `total` grows with the pages that are read.',
    ),
};

/** `paginated` turns a bare array into this; the rows are the first array of the object. */
export const videoPage = z
  .object({
    ...listTotal,
    items: z.array(video),
  })
  .meta({ id: 'VideoPage', description: 'One page of videos, with the total number of matches.' });

export const videoList = z.union([z.array(video), videoPage]);
