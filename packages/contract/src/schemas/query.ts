/**
 * Schemas of query parameters, as decoded by `decodeQuery`: absent, empty, `undefined` and `null` values are removed, repeated
 * keys are joined by commas, and text that was not UTF-8 contains U+FFFD. Unknown keys are dropped.
 */
import * as z from 'zod';
import { isPaginated } from './body';
import { channelTypes, videoStatuses, videoTypes } from './values';

const TEXT_MAX = 200;
const LIST_MAX = 100;
/** `/live` is a single snapshot; older clients request thousands of rows at once. */
const LIVE_LIMIT_MAX = 100_000;
/** Public clients rely on this limit; the documentation of the original API says 50. */
export const PAGE_LIMIT_MAX = 100;
const PAGE_LIMIT_DEFAULT = 25;
/** Bots request all their channels at once. */
const USERS_LIVE_CHANNELS_MAX = 500;
const OFFSET_MAX = 2_147_483_647;

const clean = (value: string) => !value.includes('\0') && !value.includes('\uFFFD');
/** Text of a query: limited in length, with characters that PostgreSQL can store. */
export const queryText = z
  .string()
  .max(TEXT_MAX, `must be at most ${TEXT_MAX} characters`)
  .refine(clean, 'must be valid UTF-8 text without NUL characters');

const words = (value: string) =>
  value
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Words separated by commas. */
export const list = <T extends z.ZodType<string, string>>(item: T, max = LIST_MAX) =>
  z
    .string()
    .max(max * 40, `must be at most ${max * 40} characters`)
    .transform(words)
    .pipe(
      z
        .array(item)
        .min(1, 'must name at least one value')
        .max(max, `must name at most ${max} values`),
    );

/** Names the allowed values where another one is given. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

/** A whole number, written as text. */
export const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^[+-]?\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

const decimal = (min: number, max: number) =>
  z
    .string()
    .regex(/^[+-]?\d{1,8}(\.\d{1,6})?$/, 'must be a number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

/** Clients send `true` and `1`, `false` and `0`. */
export const flag = z
  .enum(['true', '1', 'false', '0'], { error: 'must be true, 1, false or 0' })
  .transform((value) => value === 'true' || value === '1')
  .pipe(z.boolean());

const paginated = z.string().transform(isPaginated).pipe(z.boolean());

const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?:Z|([+ -]\d{2}):?(\d{2}))?)?$/i;

/** A date without a time means midnight UTC; a time without a zone is in UTC. */
function readTime(value: string): Date | undefined {
  const parts = ISO.exec(value);
  if (!parts) return undefined;
  const [, date = '', clock = '00:00', hours, minutes] = parts;
  // `Date` silently turns 31 February into a day of March.
  const midnight = new Date(`${date}T00:00Z`);
  if (midnight.getUTCDate() !== Number(date.slice(-2))) return undefined;
  const zone = hours === undefined ? 'Z' : `${hours.replace(' ', '+')}:${minutes}`;
  const moment = new Date(`${date}T${clock}${zone}`);
  const full = moment.getUTCFullYear();
  return full >= 1970 && full <= 9999 ? moment : undefined;
}

/** Accepts `Z` and offsets; the `+` of an offset becomes a space if the client did not encode it. */
const time = z
  .string()
  .max(40, 'must be an ISO 8601 time')
  .transform((value, context) => {
    const moment = readTime(value);
    if (moment) return moment;
    context.addIssue({ code: 'custom', message: 'must be an ISO 8601 time' });
    return z.NEVER;
  });

/** Optional parts of a video, which `include` asks for. */
export const videoIncludes = [
  'clips',
  'refers',
  'sources',
  'simulcasts',
  'mentions',
  'description',
  'live_info',
  'channel_stats',
  'songs',
] as const;

/** Optional parts of a video in a list that may have live and upcoming streams: `event` adds `event_id`. */
export const liveIncludes = [...videoIncludes, 'event'] as const;

/** Fields by which videos can be sorted; each has an index. `status`, `description` and `channel_id` have none and are rejected. */
export const videoSorts = [
  'id',
  'title',
  'type',
  'topic_id',
  'published_at',
  'available_at',
  'duration',
  'start_scheduled',
  'start_actual',
  'end_actual',
  'live_viewers',
  'songcount',
  'missing_since',
] as const;

/** Fields by which channels can be sorted. Missing values come last in both directions; lists are compared item by item. */
export const channelSorts = [
  'id',
  'name',
  'english_name',
  'type',
  'org',
  'suborg',
  'group',
  'lang',
  'twitter',
  'twitch',
  'video_count',
  'subscriber_count',
  'view_count',
  'clip_count',
  'inactive',
  'published_at',
  'created_at',
  'updated_at',
  'crawled_at',
  'comments_crawled_at',
  'photo',
  'thumbnail',
  'banner',
  'description',
  'top_topics',
  'yt_uploads_id',
  'yt_handle',
  'yt_name_history',
] as const;

export const collabChoices = ['show', 'hide', 'only'] as const;

const order = oneOf(['asc', 'desc']);
const languages = list(
  z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?$|^all$/, 'must be language codes, or all'),
);

const videoFilters = {
  type: list(oneOf(videoTypes))
    .optional()
    .describe('Comma-separated types: `stream`, `clip`, `placeholder`.'),
  status: list(oneOf(videoStatuses)).optional().describe('Comma-separated states of a video.'),
  lang: languages
    .optional()
    .describe('Comma-separated languages of clips, or `all`. Other videos are not filtered.'),
  channel_id: queryText.optional().describe('Id of the channel that uploaded the video.'),
  mentioned_channel_id: queryText
    .optional()
    .describe('Videos that mention this channel, except its own uploads.'),
  org: queryText
    .optional()
    .describe(
      'Name of an organization: only videos of its talents, and clips and streams that feature them. `All Vtubers`: all.',
    ),
  topic: queryText.optional().describe('Id of a topic.'),
  id: list(queryText)
    .optional()
    .describe('Comma-separated video ids; the other filters still apply.'),
  include: list(oneOf(videoIncludes)).optional().describe('Comma-separated additional fields.'),
  sort: oneOf(videoSorts)
    .default('available_at')
    .describe(
      'Field to sort by. Sorted by a field other than `available_at` or `duration`, a list of more than 10,000 videos accepts an `offset` of at most 1,000.',
    ),
  from: time
    .optional()
    .describe('Only videos whose `available_at` is at or after this ISO 8601 time or day.'),
  to: time
    .optional()
    .describe('Only videos whose `available_at` is at or before this ISO 8601 time or day.'),
  max_upcoming_hours: decimal(0, 87_600)
    .optional()
    .describe(
      'Leaves out upcoming videos that start more than this many hours from now; other videos are not filtered.',
    ),
  offset: integer(0, OFFSET_MAX).default(0),
  paginated: paginated
    .optional()
    .describe(
      'Any text except `false` and `0`: the response is `{ total, items }` instead of an array.',
    ),
};
const eventInclude = list(oneOf(liveIncludes))
  .optional()
  .describe(
    'Comma-separated additional fields. `event` names the live and upcoming streams that are views of one event, so that they can be shown as one.',
  );
const pageLimit = integer(0, PAGE_LIMIT_MAX).default(PAGE_LIMIT_DEFAULT);

export const videosQuery = z.object({
  ...videoFilters,
  include: eventInclude,
  order: order.default('desc'),
  limit: pageLimit,
});

export const clipsQuery = videosQuery
  .omit({ type: true })
  .extend({ include: videoFilters.include });

export const usersVideosQuery = videosQuery.omit({ org: true }).extend({
  group: queryText
    .optional()
    .describe(
      'Only favorites of the group with this id; none if there is no such group. Default: all.',
    ),
});

/** Query of `getLive`. Defaults: live and upcoming streams of the next 48 hours, earliest first. */
export const liveQuery = z.object({
  ...videoFilters,
  type: videoFilters.type.default(['stream']),
  status: videoFilters.status.default(['live', 'upcoming']),
  include: eventInclude,
  order: order.default('asc'),
  limit: integer(0, LIVE_LIMIT_MAX).default(9999),
  max_upcoming_hours: decimal(0, 87_600)
    .default(48)
    .describe('Leaves out upcoming videos that start more than this many hours from now.'),
});

export const usersLiveQuery = z.object({
  channels: list(queryText, USERS_LIVE_CHANNELS_MAX)
    .optional()
    .describe(`Comma-separated list of at most ${USERS_LIVE_CHANNELS_MAX} channel ids.`),
  includePlaceholder: flag.default(false),
  include: eventInclude,
});

export const channelVideosQuery = z.object({
  type: videoFilters.type.describe(
    'Comma-separated types, for `videos` only. Default: all except placeholders.',
  ),
  status: videoFilters.status,
  lang: videoFilters.lang.describe(
    'Comma-separated languages of clips, or `all`; no effect on collabs.',
  ),
  collabs: oneOf(collabChoices)
    .optional()
    .describe(
      'Streams that other channels take part in, for `videos` only: `show` them, `hide` them, or `only` them. Default: `show`.',
    ),
  include: videoFilters.include,
  limit: pageLimit,
  offset: videoFilters.offset,
  paginated: videoFilters.paginated,
});

export const videoQuery = z.object({
  lang: languages
    .optional()
    .describe('Comma-separated languages of clips; if set, recommendations are added.'),
  c: flag.default(false).describe('`1` adds timestamp comments.'),
});

export const channelsQuery = z.object({
  type: oneOf(channelTypes).optional(),
  org: queryText.optional().describe('Name of an organization. `All Vtubers`: all.'),
  suborg: queryText.optional(),
  lang: languages.optional().describe('Comma-separated languages of clippers.'),
  sort: oneOf(channelSorts)
    .default('org')
    .describe('Any field of a single channel. Missing values are sorted last.'),
  order: order.default('asc'),
  limit: pageLimit,
  offset: integer(0, OFFSET_MAX).default(0),
});

export const videoParams = z.object({ id: queryText });
export const channelParams = z.object({
  id: queryText.describe('Channel id, or handle with `@`.'),
});
export const channelVideosParams = z.object({
  id: queryText.describe('Channel id, or handle with `@`.'),
  kind: z.enum(['videos', 'clips', 'collabs']),
});
