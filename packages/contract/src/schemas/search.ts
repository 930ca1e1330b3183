import * as z from 'zod';
import { bodyText, listOf, maybe, orElse, paginated, switchedOn, wholeNumber, words } from './body';
import { channelListItem, videoChannel } from './channel';
import { collabChoices, queryText } from './query';
import { comment, listTotal } from './video';
import {
  count,
  instant,
  videoId,
  videoStatus,
  videoStatuses,
  videoType,
  videoTypes,
  ownPicture,
} from './values';

const searchSorts = ['newest', 'oldest', 'longest', 'shortest'] as const;
const SEARCH_LIMIT_DEFAULT = 30;
/** The most that public clients request. */
const SEARCH_LIMIT_MAX = 100_000;
/** Maximum rows of a response that is cached as a snapshot; longer responses are streamed. */
const SEARCH_PAGE_MAX = 100;

const TEXT_MAX = 200;
const LIST_MAX = 50;
const DURATION_MAX = 31_536_000;

const texts = listOf(words(TEXT_MAX), LIST_MAX);

/** Old and new clients send different types and states; unknown ones are ignored. */
const known = <const T extends readonly [string, ...string[]]>(values: T) =>
  listOf(z.string().max(TEXT_MAX), LIST_MAX).transform((list) =>
    list.filter((value): value is T[number] => values.includes(value)),
  );

const searchFields = {
  sort: orElse(z.enum(searchSorts), 'newest'),
  lang: texts.describe('Languages of clips; streams are not filtered. Empty: all.'),
  target: known(videoTypes).describe(
    'Types: `stream`, `clip`, `placeholder`. Empty: `stream` and `clip`.',
  ),
  topic: texts.describe(
    'Ids of topics, any of which matches. Clips have no topic and never match.',
  ),
  vch: texts.describe(
    'Ids of channels that must all take part: two talents find their collabs, a clipper and a talent find the clipper’s clips of the talent.',
  ),
  org: texts.describe('Names of organizations, any of which matches.'),
  status: known(videoStatuses).describe('States of a video. Empty: `live`, `upcoming` and `past`.'),
  offset: orElse(wholeNumber(0, 100_000), 0),
  limit: orElse(wholeNumber(0, SEARCH_LIMIT_MAX), SEARCH_LIMIT_DEFAULT).describe(
    `Maximum number of videos. A response of more than ${SEARCH_PAGE_MAX} is streamed and has a stricter rate limit.`,
  ),
  paginated,
  min_duration: maybe(wholeNumber(0, DURATION_MAX)).describe('Minimum length in seconds.'),
  max_duration: maybe(wholeNumber(0, DURATION_MAX)).describe('Maximum length in seconds.'),
  favorites: switchedOn
    .default(false)
    .describe('Only videos of the caller’s favorites; requires a login.'),
  whole_word: switchedOn.default(false).describe('Match whole words only.'),
  talent_lang: texts.describe('Languages of talents: of the uploader or of a mentioned channel.'),
  collabs: orElse(z.enum(collabChoices), 'show').describe(
    'Streams that other channels take part in: `show` them, `hide` them, or `only` them.',
  ),
};

/** Whether the response to this body is streamed and counts for the limit of long searches. */
export const isLongSearch = (body: { readonly limit: number }): boolean =>
  body.limit > SEARCH_PAGE_MAX;

const conditions = listOf(z.object({ text: maybe(words(TEXT_MAX)) }), LIST_MAX)
  .transform((list) => list.flatMap(({ text }) => (text === undefined ? [] : [{ text }])))
  .describe(
    'Texts that must all occur in title or description, regardless of case. Conditions without text are ignored.',
  );
const commentTexts = texts.describe('The text to search for, as a text or a list of one.');

export const videoSearchBody = z.object({ ...searchFields, conditions, comment: commentTexts });

/** Schema of `SearchedVideo`. */
export const searchedVideo = z
  .object({
    id: videoId,
    title: z.string(),
    type: videoType,
    topic_id: z.string().optional(),
    published_at: instant.nullable(),
    available_at: instant,
    duration: count,
    status: videoStatus,
    songcount: count,
    live_viewers: count.optional().describe('Number of viewers; present while live.'),
    start_scheduled: instant
      .optional()
      .describe('Scheduled start; present for live and upcoming streams.'),
    start_actual: instant.optional().describe('Actual start; present for live streams.'),
    lang: z.string().optional().describe('Language of a clip.'),
    live_tl_count: z
      .record(z.string(), count)
      .optional()
      .describe('Number of translated lines by language.'),
    thumbnail: ownPicture,
    channel: videoChannel,
  })
  .meta({ id: 'SearchedVideo', description: 'A video in search results.' });

/** Schema of `CommentedVideo`. */
export const commentedVideo = searchedVideo
  .extend({
    comments: z.array(comment).describe('Comments that contain the text.'),
  })
  .meta({ id: 'CommentedVideo', description: 'A video in results of the comment search.' });

const listOrPage = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item), z.object({ ...listTotal, items: z.array(item) })]);
export const searchedVideos = listOrPage(searchedVideo);
export const commentedVideos = listOrPage(commentedVideo);

export const channelSearchBody = z.object({
  type: maybe(z.enum(['vtuber', 'subber'])).describe(
    'Kind of channel: talents or clippers. Default: both.',
  ),
  queryText: orElse(bodyText(TEXT_MAX), '').describe(
    'Part of a name, a handle or an id. If empty, nothing is found.',
  ),
});
export const foundChannels = z.array(channelListItem);

/** Schema of `Suggestion`. */
export const suggestion = z
  .object({
    type: z.enum(['channel', 'topic', 'org']),
    value: z.string().describe('Channel id, topic id or name of an organization.'),
    text: z.string().optional().describe('Text to show; if missing, show `value`.'),
  })
  .meta({ id: 'Suggestion', description: 'One search suggestion.' });

export const autocompleteQuery = z.object({
  q: queryText.default(''),
});
