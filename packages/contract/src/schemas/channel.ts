import * as z from 'zod';
import { channelId, channelType, count, instant } from './values';

const identity = {
  id: channelId,
  name: z.string().describe('Name as the channel writes it.'),
  english_name: z.string().nullable().describe('English name; null if there is none.'),
  type: channelType,
};

const belonging = {
  org: z.string().nullable(),
  suborg: z
    .string()
    .nullable()
    .describe('Two characters of sort order, then the name of the group: `h English (Myth)`.'),
};

/** Always a string: two public clients cannot read a channel without one. */
const photo = z
  .string()
  .describe(
    'Address of the channel’s picture, absolute or relative to this server’s root; may be empty.',
  );

/** The field `channel` of a video in a list. */
export const videoChannel = z
  .object({
    ...identity,
    ...belonging,
    photo,
    subscriber_count: count
      .optional()
      .describe('Present with `include=channel_stats`, and in single videos.'),
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
    group: z.string().nullable().describe('Name of the group, without sort order.'),
    lang: z.string().nullable().optional(),
  })
  .meta({ id: 'Mention', description: 'A channel that takes part in a video.' });

/** A channel in `/channels`. */
export const channelListItem = z
  .object({
    ...identity,
    ...belonging,
    group: z.string().nullable().describe('Name of the group, without sort order.'),
    photo: z.string().nullable(),
    lang: z.string().nullable().optional().describe('Language of a clipper.'),
    twitter: z.string().nullable().describe('Account name without `@`.'),
    twitch: z.string().nullable().describe('Account name without `@`.'),
    video_count: count,
    subscriber_count: count,
    clip_count: count
      .nullable()
      .describe('Number of clips that feature the talent; null for clippers.'),
    top_topics: z.array(z.string()).nullable(),
    yt_handle: z.array(z.string()).nullable().describe('YouTube handles with `@`, in lower case.'),
    inactive: z.boolean().describe('Whether the talent has graduated or stopped streaming.'),
    published_at: instant.nullable(),
  })
  .meta({ id: 'Channel', description: 'A talent or a clipper.' });

/** Response of a single channel. */
export const channelFull = channelListItem
  .extend({
    thumbnail: z.string().nullable().describe('Picture of 88 px.'),
    banner: z
      .string()
      .nullable()
      .describe('Address of the banner without its size; clients append the size.'),
    description: z.string(),
    view_count: count.optional().describe('Absent while the number is unknown.'),
    created_at: instant.nullable(),
    updated_at: instant.nullable(),
    crawled_at: instant.nullable(),
    comments_crawled_at: instant.nullable(),
    yt_uploads_id: z
      .string()
      .nullable()
      .describe('Id of the YouTube playlist of all uploads, `UU…`.'),
    yt_name_history: z.array(z.string()).nullable().describe('Earlier names, oldest first.'),
  })
  .meta({ id: 'ChannelFull', description: 'A channel with all its details.' });
