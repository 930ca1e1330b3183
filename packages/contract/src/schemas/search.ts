import * as z from 'zod';
import { bodyText, listOf, maybe, orElse, switchedOn, wholeNumber, words } from './body';
import { channelListItem, videoChannel } from './channel';
import { queryText } from './query';
import { comment } from './video';
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

export const searchSorts = ['newest', 'oldest', 'longest', 'shortest'] as const;
export const collabChoices = ['show', 'hide', 'only'] as const;
export const SEARCH_LIMIT_DEFAULT = 30;
/** What public clients ask for at most. */
export const SEARCH_LIMIT_MAX = 100_000;
/** Rows of an answer that is kept as a snapshot; a longer one is sent as it is read. */
export const SEARCH_PAGE_MAX = 100;

const TEXT_MAX = 200;
const LIST_MAX = 50;
const DURATION_MAX = 31_536_000;

const texts = listOf(words(TEXT_MAX), LIST_MAX);

/** Kinds and states come from clients of many ages; unknown ones are passed over. */
const known = <const T extends readonly [string, ...string[]]>(values: T) =>
  listOf(z.string().max(TEXT_MAX), LIST_MAX).transform((list) =>
    list.filter((value): value is T[number] => values.includes(value)),
  );

const searchFields = {
  sort: orElse(z.enum(searchSorts), 'newest'),
  lang: texts.describe('Languages of clips; streams always pass. Empty: all.'),
  target: known(videoTypes).describe('stream, clip, placeholder. Empty: stream and clip.'),
  topic: texts.describe('Any of; a topic takes all clips out.'),
  vch: texts.describe(
    'All of these channels: two talents mean a collab, a clipper and a talent mean clips of the talent by the clipper.',
  ),
  org: texts.describe('Any of.'),
  status: known(videoStatuses).describe('States. Empty: live, upcoming and past.'),
  offset: orElse(wholeNumber(0, 100_000), 0),
  limit: orElse(wholeNumber(0, SEARCH_LIMIT_MAX), SEARCH_LIMIT_DEFAULT).describe(
    `Rows of the answer. An answer of more than ${SEARCH_PAGE_MAX} rows is streamed and has a stricter rate limit.`,
  ),
  paginated: z
    .unknown()
    .optional()
    .transform((value) => value !== undefined && value !== null && value !== '')
    .describe(
      'With any value except null and the empty text, even `false`, the answer is `{ total, items }`.',
    ),
  min_duration: maybe(wholeNumber(0, DURATION_MAX)).describe('Seconds, at least.'),
  max_duration: maybe(wholeNumber(0, DURATION_MAX)).describe('Seconds, at most.'),
  favorites: switchedOn.default(false).describe('Only channels the caller favors; needs a login.'),
  whole_word: switchedOn.default(false).describe('Texts match whole words only.'),
  talent_lang: texts.describe('Languages talents speak: the uploader’s or a guest’s.'),
  collabs: orElse(z.enum(collabChoices), 'show').describe(
    'Streams with guests: show, hide or only.',
  ),
};

/** Whether an answer to this body is sent as it is found, and counted as a long one. */
export const isLongSearch = (body: { readonly limit: number }): boolean =>
  body.limit > SEARCH_PAGE_MAX;

const conditions = listOf(z.object({ text: maybe(words(TEXT_MAX)) }), LIST_MAX)
  .transform((list) => list.flatMap(({ text }) => (text === undefined ? [] : [{ text }])))
  .describe(
    'All must be found in title or description, in any case. Conditions without text are passed over.',
  );
const commentTexts = texts.describe('A list of one text, or the text itself.');

export const videoSearchBody = z.object({ ...searchFields, conditions, comment: commentTexts });

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
    live_viewers: count.optional().describe('While live.'),
    start_scheduled: instant.optional().describe('Of live and upcoming ones.'),
    start_actual: instant.optional().describe('Of live ones.'),
    lang: z.string().optional().describe('Language of a clip.'),
    live_tl_count: z
      .record(z.string(), count)
      .optional()
      .describe('Translated lines per language.'),
    thumbnail: ownPicture,
    channel: videoChannel,
  })
  .meta({ id: 'SearchedVideo', description: 'A video found.' });

export const commentedVideo = searchedVideo
  .extend({
    comments: z.array(comment).describe('The comments that hold the text.'),
  })
  .meta({ id: 'CommentedVideo', description: 'A video found by its comments.' });

const listOrPage = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item), z.object({ total: count, items: z.array(item) })]);
export const searchedVideos = listOrPage(searchedVideo);
export const commentedVideos = listOrPage(commentedVideo);

export const channelSearchBody = z.object({
  type: maybe(z.enum(['vtuber', 'subber'])).describe('Default: both.'),
  queryText: orElse(bodyText(TEXT_MAX), '').describe(
    'Any part of a name, a handle or an id. Nothing is found without it.',
  ),
});
export const foundChannels = z.array(channelListItem);

export const suggestion = z
  .object({
    type: z.enum(['channel', 'topic', 'org']),
    value: z.string().describe('Channel id, topic id or name of an org.'),
    text: z.string().optional().describe('What a person reads; the value where it is missing.'),
  })
  .meta({ id: 'Suggestion', description: 'One row of the search bar.' });

export const autocompleteQuery = z.object({
  q: queryText.default(''),
});
