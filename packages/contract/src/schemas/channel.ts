import * as z from 'zod';
import { channelId, channelType, count, instant } from './values';

const identity = {
  id: channelId,
  name: z.string().describe('Native name.'),
  english_name: z.string().nullable().describe('English name, where there is one.'),
  type: channelType,
};

const belonging = {
  org: z.string().nullable(),
  suborg: z
    .string()
    .nullable()
    .describe('Two characters of sort order, then the group name: `h English (Myth)`.'),
};

/** Always a string: two public clients cannot read a channel without one. */
const photo = z
  .string()
  .describe(
    'Address of the round picture, absolute or from the root of this server; may be empty.',
  );

/** `channel` inside a video of a list. */
export const videoChannel = z
  .object({
    ...identity,
    ...belonging,
    photo,
    subscriber_count: count.optional().describe('With include=channel_stats, and in full videos.'),
    video_count: count.optional(),
    view_count: count.optional(),
    clip_count: count.nullable().optional(),
  })
  .meta({ id: 'VideoChannel', description: 'The uploader of a video.' });

/** A channel that takes part in another channel's video. */
export const mention = z
  .object({
    ...identity,
    ...belonging,
    photo,
    group: z.string().nullable().describe('Readable group name.'),
    lang: z.string().nullable().optional(),
  })
  .meta({ id: 'Mention', description: 'A channel taking part in a video.' });

/** A channel in `/channels`. */
export const channelListItem = z
  .object({
    ...identity,
    ...belonging,
    group: z.string().nullable().describe('Readable group name.'),
    photo: z.string().nullable(),
    lang: z.string().nullable().optional().describe('Language of a clipper.'),
    twitter: z.string().nullable().describe('Account without @.'),
    twitch: z.string().nullable().describe('Account without @.'),
    video_count: count,
    subscriber_count: count,
    clip_count: count.nullable().describe('Clips that feature a talent; null for clippers.'),
    top_topics: z.array(z.string()).nullable(),
    yt_handle: z.array(z.string()).nullable().describe('Handles with @, lower case.'),
    inactive: z.boolean().describe('True for a talent who has graduated or stopped.'),
    published_at: instant.nullable(),
  })
  .meta({ id: 'Channel', description: 'A talent or a clipper.' });

/** A channel asked for alone. */
export const channelFull = channelListItem
  .extend({
    thumbnail: z.string().nullable().describe('88 px form of the picture.'),
    banner: z.string().nullable().describe('Base address of the banner; clients add the size.'),
    description: z.string(),
    view_count: count,
    created_at: instant.nullable(),
    updated_at: instant.nullable(),
    crawled_at: instant.nullable(),
    comments_crawled_at: instant.nullable(),
    yt_uploads_id: z.string().nullable().describe('Playlist of all uploads, `UU…`.'),
    yt_name_history: z.array(z.string()).nullable().describe('Earlier names, oldest first.'),
  })
  .meta({ id: 'ChannelFull', description: 'A channel with everything known about it.' });
