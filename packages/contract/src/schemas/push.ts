import * as z from 'zod';
import { instant } from './values';

/** Rules of one device. */
const RULES_MAX = 300;
const SEARCH_NAME_MAX = 100;
const SEARCH_QUERY_MAX = 2_000;
const ENDPOINT_MAX = 1_024;
const HOURLY_MAX = 60;
const CLIP_LANGS_MAX = 60;

const pushSubjects = ['favorites', 'channel', 'org', 'topic', 'video', 'group', 'search'] as const;

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
};

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 23:30');

export const pushRule = z.object({
  of: z
    .enum(pushSubjects)
    .describe(
      'Whose streams: of all favorites of the account or of one of its groups, or of one channel, organization or topic; or one video; or those that a saved search finds.',
    ),
  id: z
    .string()
    .max(128)
    .regex(/^\P{Cc}*$/u, 'must have no control characters')
    .describe(
      'Channel id, name of the organization or the topic, video id, or id of the group or of the saved search; empty for favorites.',
    ),
  search: z
    .object({
      name: z
        .string()
        .max(SEARCH_NAME_MAX)
        .regex(/^\P{Cc}*$/u, 'must have no control characters'),
      query: z.string().max(SEARCH_QUERY_MAX),
    })
    .optional()
    .describe(
      'Name of a saved search, and the query of its address on the search page. It needs a condition other than comments, and is not of clips or favorites.',
    ),
  live: z.boolean().describe('When a stream starts.'),
  scheduled: z.boolean().describe('When a stream is announced.'),
  moved: z.boolean().describe('When its start changes.'),
  clips: z
    .boolean()
    .optional()
    .describe(
      'When there is a new clip of the channel, or of one of the favorites or of the group, in one of `clip_langs`. Default false.',
    ),
  before: z
    .union([z.literal(0), z.literal(15), z.literal(30), z.literal(60)])
    .describe('Minutes before the scheduled start; 0 for no reminder.'),
});

export const pushChoices = z.object({
  rules: z
    .array(pushRule)
    .max(RULES_MAX)
    .describe(
      'The rule of a channel decides about its streams alone; without one, any other that fits. The rule of a video adds to them, and ends with its stream. A group has the channels that are in it at the time of the event.',
    ),
  quiet: z
    .object({ from: timeOfDay, to: timeOfDay })
    .nullable()
    .describe('Hours without notifications, in the zone of the device; null for none.'),
  hourly: z
    .int()
    .min(1)
    .max(HOURLY_MAX)
    .describe('Notifications within an hour; what exceeds them becomes one summary.'),
  members_only: z.boolean().describe('Whether streams for members are included.'),
  free_chats: z.boolean().describe('Whether free chat rooms are included.'),
  clip_langs: z
    .array(z.string().regex(/^[\w-]{1,16}$/, 'must be the code of a language'))
    .max(CLIP_LANGS_MAX)
    .optional()
    .describe('Languages of clips that are told of. Default none.'),
});

const deviceId = z
  .string()
  .regex(/^[\w-]{43}$/, 'must be the id of a device')
  .describe('SHA-256 of the endpoint, in base64url: known to the device and its account.');

export const pushParams = z.object({ id: deviceId });
export const pushQuery = z.object({ id: deviceId.optional() });

const EVENT_MAX = 200;

/** Body of `postPushSnooze`. */
export const snoozeBody = z
  .object({
    event: z
      .string()
      .min(1)
      .max(EVENT_MAX)
      .regex(/^\P{Cc}*$/u, 'must have no control characters')
      .describe('Name of the event, from `data` of the notification.'),
  })
  .describe('The notification that was pressed.');

const key = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3);
  return z.string().regex(new RegExp(`^[\\w-]{${length}}$`), `must be ${bytes} bytes in base64url`);
};

const endpoint = z
  .string()
  .max(ENDPOINT_MAX)
  .regex(/^https:\/\/[\x21-\x7e]+$/, 'must be an address that begins with https://');

/** Body of `putPushDevice`. */
export const pushDeviceBody = z
  .object({
    endpoint,
    former: endpoint
      .optional()
      .describe(
        'Endpoint of the subscription that this one replaces on the device, as after a change of the key. It ends; its account stays.',
      ),
    keys: z.object({ p256dh: key(65), auth: key(16) }),
    lang: z
      .string()
      .regex(/^[\w-]{1,16}$/, 'must be the code of a language')
      .describe('Code of the language of the sentences; English for one that is not offered.'),
    zone: z.string().max(64).refine(isZone, 'must be an IANA time zone'),
    choices: pushChoices,
  })
  .describe('A subscription of the Push API, and what it is for.');

/** Schema of `PushDevice`. */
export const pushDevice = z
  .object({
    id: z.string(),
    has_account: z.boolean().describe('Whether it belongs to an account.'),
    ends_with_login: z
      .boolean()
      .describe(
        'Whether the log-out of the caller’s login ends it: the login that changed it last.',
      ),
    lang: z.string().describe('Code of the language of its notifications.'),
    choices: pushChoices,
    device: z
      .string()
      .nullable()
      .describe('Shortened `User-Agent` of the browser; null if it sent none.'),
    created_at: instant,
    used_at: instant.nullable().describe('When a notification last reached its push service.'),
  })
  .meta({ id: 'PushDevice', description: 'A device that receives notifications.' });

/** Schema of `Push`. */
export const push = z
  .object({
    key: z.string().describe('Public VAPID key, for `applicationServerKey`.'),
    device: pushDevice
      .nullable()
      .describe(
        'The device with this `id`; null if there is none, or if it is of another account than the caller’s.',
      ),
  })
  .meta({ id: 'Push', description: 'What a browser needs to subscribe, and its subscription.' });
