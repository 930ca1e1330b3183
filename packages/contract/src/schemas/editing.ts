import * as z from 'zod';
import { EDIT_ACTIONS } from '../admin-values';
import { bodyText, listOf, maybe, number, words } from './body';
import { integer, oneOf, queryText } from './query';
import { count, instant, placeholderTypes, videoId } from './values';

const ID_MAX = 64;
const TOPIC_MAX = 100;
const TITLE_MAX = 300;
const URL_MAX = 2_000;
const FIELD_MAX = 4_000;
const FIELDS_MAX = 25;
const DAY_S = 86_400;

/** Schema of `Topic`. */
export const topic = z
  .object({ id: z.string(), count: count.nullable().describe('Number of videos with this topic.') })
  .meta({ id: 'Topic', description: 'A topic of streams.' });

/** Schema of `VideoTopic`. */
export const videoTopic = z
  .object({
    topic_id: z.string().nullable(),
    id: z.string().nullable().describe('The same as `topic_id`; some clients read this field.'),
    topic_approver_id: z
      .string()
      .nullable()
      .describe('User who set the topic; null if it was imported.'),
    topic_by: z
      .literal('rule')
      .optional()
      .describe('Present if words of the title or a category said the topic, and no person did.'),
  })
  .meta({ id: 'VideoTopic', description: 'The topic of one video.' });

export const videoTopicBody = z.object({
  videoId,
  topicId: maybe(words(TOPIC_MAX)).describe('null removes the topic.'),
});

export const mentionBody = z.object({ channel_id: words(ID_MAX) });
export const mentionsBody = z.object({ channel_ids: listOf(words(ID_MAX), 100) });

export const videoEventBody = z.object({
  with: videoId.describe('Id of the other stream.'),
  same: z
    .boolean({ error: 'must be true, false or null' })
    .nullable()
    .describe(
      'Whether both are views of one event; null takes back what was said, so that the rule decides.',
    ),
});

/** Schema of `VideoEvent`. */
export const videoEvent = z
  .object({
    with: videoId,
    same: z.boolean().nullable(),
    before: z.boolean().nullable().describe('`same` before the edit.'),
  })
  .meta({ id: 'VideoEvent', description: 'What an editor says of two streams.' });

const field = z.object({ name: words(200), value: bodyText(FIELD_MAX) });
/** A list of fields, or an object that contains it. */
export const reportBody = z
  .union([z.array(field).max(FIELDS_MAX), z.object({ fields: z.array(field).max(FIELDS_MAX) })])
  .transform((body) => (Array.isArray(body) ? body : body.fields))
  .refine((fields) => fields.length > 0, 'must hold at least one field');

/** Clients send the report in the form of a chat webhook. */
export const channelReportBody = z
  .object({
    content: bodyText(FIELD_MAX).default(''),
    embeds: z
      .array(
        z.object({
          title: bodyText(300).default(''),
          fields: z.array(field).max(FIELDS_MAX).default([]),
          footer: z.object({ text: bodyText(300) }).optional(),
        }),
      )
      .max(10)
      .default([]),
  })
  .refine(
    ({ content, embeds }) =>
      content.trim() !== '' ||
      embeds.some(({ title, fields }) => title.trim() !== '' || fields.length > 0),
    'must hold content or an embed with fields',
  );

export const reported = z.object({ id: z.string().describe('Id of the report.') });

const webAddress = bodyText(URL_MAX).refine(
  (value) => /^https?:\/\/[^\s]+$/i.test(value),
  'must be an http or https address',
);

/** Whether a text begins with a day that there is: `Date` reads the thirtieth of February as a day of March. */
function isoDay(text: string): boolean {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  const moment = new Date(`${day}T00:00:00.000Z`);
  return (
    day !== undefined && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
  );
}

export const placeholderBody = z.object({
  id: maybe(videoId).describe('Id of a placeholder to change. Default: a new one is created.'),
  channel_id: words(ID_MAX),
  title: z.object({
    name: words(TITLE_MAX),
    jp_name: maybe(bodyText(TITLE_MAX)),
    link: webAddress,
    thumbnail: maybe(webAddress),
    placeholderType: oneOf(placeholderTypes),
    certainty: z.enum(['certain', 'likely']),
    credits: z
      .unknown()
      .optional()
      .describe(
        'Only `editor.name` is read: the name under which an editor is credited. The server takes the author from the login or the link.',
      ),
  }),
  liveTime: z
    .string()
    .max(40)
    .transform((value, context) => {
      const moment = new Date(value);
      const isTime = isoDay(value) && !Number.isNaN(moment.getTime());
      if (isTime && moment.getUTCFullYear() < 2_200) return moment;
      context.addIssue({ code: 'custom', message: 'must be an ISO 8601 time' });
      return z.NEVER;
    })
    .describe('Scheduled start of the stream.'),
  duration: number(0, 30 * DAY_S)
    .transform(Math.round)
    .describe('Length in seconds.'),
});

export const placeholderQuery = z.object({
  token: z
    .string()
    .max(4_096)
    .optional()
    .describe('Short-lived token of a chat bot, instead of a login.'),
});

export const placeholderParams = z.object({ id: videoId });
export const editedVideoParams = z.object({ id: videoId });

export const multiviewParams = z.object({
  link: z
    .string()
    // As long as the layout code of an address may be.
    .max(8_192, 'must be at most 8192 characters')
    .refine((value) => !value.includes('\0'), 'must not hold NUL characters'),
});

export const noticeBody = z.object({ url: webAddress });

const auditActions = [...EDIT_ACTIONS, 'role.set', 'video.remove'] as const;

/** Schema of `AuditEntry`. */
export const auditEntry = z
  .object({
    id: z.string(),
    at: instant,
    user_id: z
      .string()
      .nullable()
      .describe('User who made the edit; null for a bot or a deleted account.'),
    username: z.string().nullable(),
    action: z.enum(auditActions),
    target_id: z.string().describe('Id of the edited object, usually of a video.'),
    target_title: z
      .string()
      .nullable()
      .optional()
      .describe('Its title; null if there is no video with this id. Other services leave it out.'),
    before: z.unknown().describe('Value before the edit; null if there was none.'),
    after: z.unknown().describe('Value after the edit; null if it was removed.'),
    reverts: z.string().nullable().describe('Id of the entry that this one reverts.'),
    reverted_by: z.string().nullable().describe('Id of the entry that reverted this one.'),
  })
  .meta({
    id: 'AuditEntry',
    description: 'One edit, with its author, time and the values before and after.',
  });

export const auditQuery = z.object({
  video_id: queryText.optional(),
  user_id: z
    .string()
    .regex(/^\d{1,18}$/, 'must be the id of a user')
    .optional(),
  action: oneOf(auditActions).optional(),
  before: z
    .string()
    .regex(/^\d{1,18}$/, 'must be the id of an entry')
    .optional()
    .describe('Id of an entry; returns older entries.'),
  since: z.iso
    .datetime({ offset: true, error: 'must be an ISO 8601 time' })
    .optional()
    .describe('Returns entries from this time on.'),
  limit: integer(0, 100).default(25),
});

export const auditParams = z.object({
  id: z.string().regex(/^\d{1,18}$/, 'must be the id of an entry'),
});
