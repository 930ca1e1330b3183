import * as z from 'zod';
import { bodyText, maybe, number, switchedOn, words } from './body';
import { integer, oneOf, queryText } from './query';
import { count, translationLanguages } from './values';

const NAME_MAX = 100;
const MESSAGE_MAX = 500;
const LINK_MAX = 300;
const MS_MAX = 32_503_680_000_000;
/** Lines per upload. "10 per hour" times this is an account’s limit (targets, 2.2). */
const BULK_LINES_MAX = 5_000;
const CHATS_LIMIT_MAX = 100_000;

/** Schema of `TranslationLanguage`. */
export const translationLanguage = oneOf(translationLanguages);

/** Schema of `Chat`. */
export const chat = z
  .object({
    id: z.string().optional().describe('Id of the line; present with `mode=1`.'),
    name: z.string().describe('Name of the author.'),
    message: z.string().describe('Text of the line; may contain emoji tokens.'),
    timestamp: z.number().describe('Time of the line, in epoch milliseconds.'),
    video_offset: z.number().describe('Seconds from the start of the video; negative before it.'),
    duration: z
      .number()
      .nullable()
      .optional()
      .describe('How long the line is shown, in milliseconds.'),
    channel_id: z
      .string()
      .optional()
      .describe('Channel of the author; absent for lines typed on a site.'),
    is_tl: z.boolean(),
    is_owner: z.boolean(),
    is_vtuber: z.boolean(),
    is_moderator: z.boolean(),
    is_verified: z.boolean(),
    source: z
      .enum(['youtube', 'MChad', 'user'])
      .describe('Origin of the line: the YouTube chat, MChad or this site.'),
  })
  .meta({ id: 'Chat', description: 'A line of a live translation.' });

/** Default true: the lines are included. */
const shown = z
  .preprocess((value) => value !== 'false' && value !== '0', z.boolean())
  .default(true);
const flag = z.preprocess((value) => value === 'true' || value === '1', z.boolean()).default(false);

export const chatParams = z.object({
  id: queryText.describe('Video id, or `custom` together with `custom_video_id`.'),
});

const room = {
  lang: translationLanguage,
  custom_video_id: z
    .string()
    .max(LINK_MAX, `must be at most ${LINK_MAX} characters`)
    .refine(
      (value) => /^https?:\/\/[^\s\0\uFFFD]+$/i.test(value),
      'must be an http or https address',
    )
    .optional()
    .describe('Address that identifies a custom room; only with the id `custom`.'),
};

export const roomQuery = z.object(room);

export const chatsQuery = z.object({
  ...room,
  verified: shown.describe('`false` leaves out lines of verified accounts.'),
  moderator: shown.describe('`false` leaves out lines of moderators.'),
  vtuber: shown.describe('`false` leaves out lines of talents.'),
  tl: flag.describe('`1`: only translations.'),
  limit: integer(0, CHATS_LIMIT_MAX).default(20),
  before: z
    .string()
    .regex(/^\d{1,16}(\.\d+)?$/, 'must be epoch milliseconds')
    .transform(Number)
    .optional()
    .describe(
      'Epoch milliseconds of the oldest line already loaded; returns the newest lines before it.',
    ),
  mode: integer(0, 1).default(0).describe('`1`: lines with their ids, for script tools.'),
  creator_id: z
    .string()
    .regex(/^\d{1,18}$/, 'must be the id of a user')
    .optional()
    .describe('Id of a user: only this author’s lines. Only with `mode=1`.'),
});

const timestamp = number(0, MS_MAX).transform(Math.round);
const duration = number(0, 86_400_000).transform(Math.round);

export const chatBody = z.object({
  name: words(NAME_MAX),
  message: words(MESSAGE_MAX),
  cc: bodyText(20).optional().describe('Colour of the text, `#RRGGBB`; for older clients.'),
  oc: bodyText(20).optional().describe('Colour of the outline, `#RRGGBB`; for older clients.'),
  source: bodyText(20)
    .optional()
    .describe('Ignored: lines posted here always have the source `user`.'),
  timestamp: maybe(timestamp).describe('Time of the line, in epoch milliseconds. Default: now.'),
  duration: maybe(duration).describe('How long the line is shown, in milliseconds.'),
});

export const chatsBulkBody = z.array(chatBody).max(BULK_LINES_MAX);

const line = {
  name: words(NAME_MAX),
  message: words(MESSAGE_MAX),
  timestamp,
  duration: maybe(duration),
};
const lineId = z
  .union([z.string(), z.int()])
  .transform(String)
  .refine((value) => /^\d{1,18}$/.test(value), 'must be the id of a line');
const known = z
  .object({ message: words(MESSAGE_MAX), timestamp, duration })
  .optional()
  .describe(
    'The line as the editor last knew it. If somebody has changed it since, the answer is 409, and nothing is changed.',
  );
const scriptOperation = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Delete'), data: z.object({ id: lineId, known }) }),
  z.object({
    type: z.literal('Change'),
    data: z.object({ id: lineId, ...line, lang: maybe(translationLanguage), known }),
  }),
  z.object({
    type: z.literal('Add'),
    data: z.object({ tempid: z.union([bodyText(100), z.number()]), ...line }),
  }),
]);
export const scriptLogBody = z.array(scriptOperation).max(BULK_LINES_MAX);

/** Header names are in lower case. Editors send `Override: true` to change lines of other authors. */
export const overrideHeaders = z.object({ override: switchedOn.optional() });

export const scriptResults = z
  .array(
    z.object({
      type: z.enum(['Add', 'Change', 'Delete']),
      tempid: z
        .union([z.string(), z.number()])
        .optional()
        .describe('The `tempid` of an Add, as it was sent.'),
      res: z.object({ id: z.string() }).describe('Id of the line.'),
    }),
  )
  .describe('One result for each operation, in order.');

export const scriptsQuery = z.object({
  limit: integer(0, 100).default(20),
  offset: integer(0, 1_000_000).default(0),
});

/** Schema of `Script`. */
export const script = z
  .object({
    video_id: z.string().describe('Video id; `custom` for a custom room.'),
    custom_video_id: z.string().nullable(),
    title: z.string().nullable(),
    lang: translationLanguage,
    entry_count: count,
  })
  .meta({ id: 'Script', description: 'The caller’s lines for one video in one language.' });

export const customLinkBody = z.object({
  oldId: words(LINK_MAX),
  newId: words(LINK_MAX).refine(
    (value) => /^https?:\/\/\S+$/i.test(value),
    'must be an http or https address',
  ),
  lang: translationLanguage,
});

export const migrateBody = z.object({ Room: words(200), Pass: words(200) });
export const migrateCheckAnswer = z.object({
  archives: z.array(z.object({ video_id: z.string(), count })),
  mchad_user_id: z.string(),
});

const relayActions = ['user', 'guild', 'channel', 'data', 'submit', 'trigger'] as const;
export const relayParams = z.object({ action: z.enum(relayActions) });
