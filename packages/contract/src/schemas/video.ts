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

/** A video in the lists of another video: clips, sources, recommendations. */
export const relatedVideo = z
  .object({
    id: videoId,
    title: z.string(),
    type: videoType,
    status: videoStatus,
    lang: z.string().optional().describe('Language of a clip.'),
    duration: count,
    available_at: instant.nullable(),
    channel: z.object({
      id: channelId,
      name: z.string(),
      english_name: z.string().nullable(),
      org: z.string().nullable(),
      photo: z.string(),
    }),
  })
  .meta({ id: 'RelatedVideo', description: 'A video named by another one.' });

/** A song tagged in a video. */
export const inlineSong = z
  .object({
    id: songId,
    name: z.string(),
    original_artist: z.string(),
    start: count.describe('Seconds into the video.'),
    end: count.describe('Seconds into the video.'),
    art: z.string().nullable().describe('Cover picture, 100 px.'),
    itunesid: z.int().nullable(),
  })
  .meta({ id: 'InlineSong', description: 'A song sung in a video.' });

const credit = z.object({
  name: z.string().optional(),
  link: z.string().optional(),
  user: z.string().optional(),
});

/** Who reported a placeholder: at most one of the four. */
export const credits = z
  .object({ discord: credit, datasource: credit, bot: credit, editor: credit })
  .partial()
  .meta({ id: 'Credits', description: 'Who entered a placeholder.' });

/** What only a placeholder carries, flattened into the video. */
export const placeholderFields = {
  placeholderType: placeholderType.optional(),
  certainty: z.enum(['certain', 'likely']).optional(),
  jp_name: z.string().optional().describe('Japanese title.'),
  link: z.string().optional().describe('Where the stream or event takes place.'),
  thumbnail: ownPicture,
  credits: credits.optional(),
};

export const video = z
  .object({
    id: videoId,
    title: z.string(),
    type: videoType,
    topic_id: z.string().optional().describe('Words joined by underscores; left out when unset.'),
    published_at: instant.nullable(),
    available_at: instant.describe('Actual start, else scheduled start, else publication.'),
    duration: count.describe('Seconds; 0 until a stream has ended.'),
    status: videoStatus,
    start_scheduled: instant.optional().describe('With live_info.'),
    start_actual: instant.optional().describe('With live_info, once live.'),
    end_actual: instant.optional().describe('With live_info, once ended.'),
    live_viewers: count.optional().describe('With live_info; 0 when not live.'),
    description: z.string().optional().describe('With include=description.'),
    songcount: count.optional().describe('Number of tagged songs, when there are any.'),
    lang: z.string().optional().describe('Language of a clip.'),
    channel: videoChannel,
    channel_id: channelId.optional(),
    clips: z.array(relatedVideo).optional().describe('With include=clips.'),
    sources: z.array(relatedVideo).optional().describe('With include=sources.'),
    refers: z.array(relatedVideo).optional().describe('With include=refers.'),
    simulcasts: z.array(relatedVideo).optional().describe('With include=simulcasts.'),
    mentions: z
      .array(mention)
      .optional()
      .describe('With include=mentions, and always on single videos; missing: not asked for.'),
    songs: z.array(inlineSong).optional().describe('With include=songs.'),
    live_tl_count: z
      .record(z.string(), count)
      .optional()
      .describe('Translated lines per language; in every list of this server.'),
    recent_live_tls: z
      .array(z.string())
      .optional()
      .describe('Languages with a translator active in the last 30 minutes; on /live.'),
    ...placeholderFields,
  })
  .meta({ id: 'Video', description: 'A stream, a clip or a placeholder in a list.' });

export const comment = z
  .object({
    comment_key: z.string().describe('YouTube’s id of the comment.'),
    message: z.string(),
    video_id: videoId.optional(),
  })
  .meta({ id: 'Comment', description: 'A comment that names moments of a stream.' });

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
    comments: z.array(comment).optional().describe('With c=1.'),
    recommendations: z.array(relatedVideo).optional().describe('With lang.'),
    same_source_clips: z.array(relatedVideo).optional().describe('Clips of the same source.'),
  })
  .meta({ id: 'VideoFull', description: 'A video with everything known about it.' });

/** `paginated` turns a bare array into this; the rows are the first array of the object. */
export const videoPage = z
  .object({
    total: count.describe(
      'Rows that match, all pages. Exact for all videos or one organization by type, status and lang; otherwise 10,000 stands for 10,000 or more.',
    ),
    items: z.array(video),
  })
  .meta({ id: 'VideoPage', description: 'One page of videos with the number of all that match.' });

export const videoList = z.union([z.array(video), videoPage]);
