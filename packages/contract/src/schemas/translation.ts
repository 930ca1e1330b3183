import * as z from 'zod';
import { bodyText, maybe, number, switchedOn, words } from './body';
import { queryText } from './query';
import { count, translationLanguages } from './values';

const NAME_MAX = 100;
export const MESSAGE_MAX = 500;
const LINK_MAX = 300;
const MS_MAX = 32_503_680_000_000;
/** "10 per hour" times this is what one account may upload (targets, 2.2). */
export const BULK_LINES_MAX = 5_000;
export const CHATS_LIMIT_MAX = 100_000;

export const translationLanguage = z.enum(translationLanguages, {
  error: `must be one of ${translationLanguages.join(', ')}`,
});

export const chat = z
  .object({
    id: z.string().optional().describe('With mode=1.'),
    name: z.string().describe('Author.'),
    message: z.string().describe('May hold emoji tokens.'),
    timestamp: z.number().describe('Epoch milliseconds.'),
    video_offset: z.number().describe('Seconds into the video; negative before its start.'),
    duration: z.number().nullable().optional().describe('Milliseconds on screen.'),
    channel_id: z
      .string()
      .optional()
      .describe('Author’s channel; absent for lines typed on a site.'),
    is_tl: z.boolean(),
    is_owner: z.boolean(),
    is_vtuber: z.boolean(),
    is_moderator: z.boolean(),
    is_verified: z.boolean(),
    source: z.enum(['youtube', 'MChad', 'user']).describe('Where the line was typed.'),
  })
  .meta({ id: 'Chat', description: 'A line of the live translation.' });

/** Absent means shown. */
const shown = z.preprocess((value) => value !== 'false' && value !== '0', z.boolean());
const flag = z.preprocess((value) => value === 'true' || value === '1', z.boolean());
const integerText = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,16}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be from ${min} to ${max}`);

export const chatParams = z.object({
  id: queryText.describe('Video id, or `custom` with custom_video_id.'),
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
    .describe('Full address that names the room; with the id `custom`.'),
};

export const roomQuery = z.object(room);

export const chatsQuery = z.object({
  ...room,
  verified: shown.describe('false hides verified accounts.'),
  moderator: shown.describe('false hides moderators.'),
  vtuber: shown.describe('false hides talents.'),
  tl: flag.describe('1: translations only.'),
  limit: integerText(0, CHATS_LIMIT_MAX).default(20),
  before: z
    .string()
    .regex(/^\d{1,16}(\.\d+)?$/, 'must be epoch milliseconds')
    .transform(Number)
    .optional()
    .describe('Epoch milliseconds of the oldest line known; answers the newest lines before it.'),
  mode: integerText(0, 1).default(0).describe('1: lines with ids, for script tools.'),
  creator_id: z
    .string()
    .regex(/^\d{1,18}$/, 'must be the id of a user')
    .optional()
    .describe('With mode=1: only lines of this author.'),
});

const timestamp = number(0, MS_MAX).transform(Math.round);
const duration = number(0, 86_400_000).transform(Math.round);

export const chatBody = z.object({
  name: words(NAME_MAX),
  message: words(MESSAGE_MAX),
  cc: bodyText(20).optional().describe('Colour of the text, `#RRGGBB`; kept for older clients.'),
  oc: bodyText(20).optional().describe('Colour of the outline.'),
  source: bodyText(20)
    .optional()
    .describe('Lines posted here are of source `user`, whatever is sent.'),
  timestamp: maybe(timestamp).describe('Epoch milliseconds. Default: now.'),
  duration: maybe(duration).describe('Milliseconds on screen.'),
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
export const scriptOperation = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Delete'), data: z.object({ id: lineId }) }),
  z.object({
    type: z.literal('Change'),
    data: z.object({ id: lineId, ...line, lang: maybe(translationLanguage) }),
  }),
  z.object({
    type: z.literal('Add'),
    data: z.object({ tempid: z.union([bodyText(100), z.number()]), ...line }),
  }),
]);
export const scriptLogBody = z.array(scriptOperation).max(BULK_LINES_MAX);

/** Headers are lower case; a superuser says `Override: true` to change lines of others. */
export const overrideHeaders = z.object({ override: switchedOn.optional() });

export const scriptResults = z
  .array(
    z.object({
      type: z.enum(['Add', 'Change', 'Delete']),
      tempid: z.union([z.string(), z.number()]).optional().describe('Of an Add, as sent.'),
      res: z.object({ id: z.string() }).describe('Id of the line.'),
    }),
  )
  .describe('One entry for every operation, in order.');

export const scriptsQuery = z.object({
  limit: integerText(0, 100).default(20),
  offset: integerText(0, 1_000_000).default(0),
});

export const script = z
  .object({
    video_id: z.string().describe('`custom` for a room named by its link.'),
    custom_video_id: z.string().nullable(),
    title: z.string().nullable(),
    lang: translationLanguage,
    entry_count: count,
  })
  .meta({ id: 'Script', description: 'The caller’s lines of one video in one language.' });

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

export const relayActions = ['user', 'guild', 'channel', 'data', 'submit', 'trigger'] as const;
export const relayParams = z.object({ action: z.enum(relayActions) });
