import * as z from 'zod';
import { ROLES } from '../admin-values';
import { bodyText, maybe, nameText, switchedOn, words } from './body';
import { favoriteGroup } from './favorite-group';
import { pushDevice } from './push';
import { pushWebhook } from './push-webhook';
import { channelType, count, instant } from './values';

/** Schema of `Role`. */
export const role = z.enum(ROLES).describe('Role of an account.');
/** Services to log in with. */
export const loginServices = ['discord', 'google', 'twitter', 'demo'] as const;
/** Roles with which guests can log in to the demo. */
export const demoRoles = ['viewer', 'translator', 'editor', 'admin'] as const;

const USERNAME_MAX = 60;

/** Schema of `Suspension`. */
export const suspension = z
  .object({
    reason: z.string().describe('Why, as the admin wrote it; the account reads it too.'),
    until: instant.nullable().describe('When it ends by itself; null without an end.'),
  })
  .meta({ id: 'Suspension', description: 'A suspended account can read, but change nothing.' });

/** Schema of `User`. */
export const user = z
  .object({
    id: z.string().regex(/^\d+$/).describe('Id of the account, in digits.'),
    username: z.string(),
    role,
    created_at: instant,
    contribution_count: z
      .string()
      .regex(/^\d+$/)
      .describe('Number of accepted edits and translated lines, as text.'),
    discord_id: z.string().nullable(),
    google_id: z.string().nullable(),
    twitter_id: z.string().nullable(),
    api_key: z
      .string()
      .nullable()
      .describe(
        'The complete API key, only in the session’s first token renewal within a minute after the key was created; otherwise null, even if there is a key.',
      ),
    api_key_summary: z
      .object({
        start: z.string().describe('First characters, to identify the key.'),
        created_at: instant,
      })
      .nullable()
      .optional()
      .describe('The current API key; null if there is none. Other services leave this field out.'),
    yt_channel_key: z.string().nullable().describe('Always null; for older clients.'),
    suspension: suspension.optional().describe('Missing unless the account is suspended now.'),
  })
  .meta({ id: 'User', description: 'The caller’s account.' });

/** Schema of `Login`. */
export const login = z
  .object({
    jwt: z.string().describe('Bearer token; it replaces the previous one.'),
    user,
  })
  .meta({ id: 'Login', description: 'The token and the account of a session.' });

export const loginBody = z.object({
  token: z
    .string()
    .min(1)
    .max(8_192)
    .describe(
      'Access token of Discord, ID token of Google, ticket of the authorization-code login, or name of a demo role.',
    ),
  service: z.enum(loginServices),
});

/** Schema of `LoginChoices`. */
export const loginChoices = z
  .object({
    services: z
      .array(z.enum(loginServices).exclude(['demo']))
      .describe('Configured login services.'),
    demo: z.boolean().describe('Whether guests can log in with a demo role.'),
  })
  .meta({ id: 'LoginChoices', description: 'Available login services.' });

/** Body of the call that changes the name of an account: 1 to 60 characters. */
export const usernameBody = z.object({ name: nameText(USERNAME_MAX) });

export const createKeyQuery = z.object({
  old_until: z
    .string()
    .max(40)
    .transform((value, context) => {
      const moment = new Date(value.replace(' ', '+'));
      if (!Number.isNaN(moment.getTime())) return moment;
      context.addIssue({ code: 'custom', message: 'must be an ISO 8601 time' });
      return z.NEVER;
    })
    .optional()
    .describe(
      'When the previous key expires, at most 24 hours from now. Default: 24 hours from now.',
    ),
});

/** Schema of `CreatedKey`. */
export const createdKey = z
  .object({
    api_key: z.string().describe('The new key; it cannot be shown again later.'),
    old_key_expires_at: instant
      .nullable()
      .describe('When the previous key expires; null if there was none.'),
  })
  .meta({ id: 'CreatedKey', description: 'A new API key.' });

/** Schema of `CalendarKey`. */
export const calendarKey = z
  .object({
    key: z
      .string()
      .describe(
        'Key for `/favorites.ics?key=`, `/user.ics?key=` and `/feeds/favorites.rss?key=` only.',
      ),
  })
  .meta({ id: 'CalendarKey', description: 'The read-only key of the account’s calendar feeds.' });

/** Schema of `Session`. */
export const session = z
  .object({
    id: z.string(),
    created_at: instant.describe('Time of the login.'),
    last_used_at: instant.describe('Time at which the token was last renewed.'),
    current: z.boolean().describe('Whether this is the caller’s own session.'),
    device: z
      .string()
      .nullable()
      .describe('Shortened `User-Agent` of the browser; null if it sent none.'),
  })
  .meta({ id: 'Session', description: 'A session on one device.' });

export const logoutBody = z
  .object({
    all: switchedOn.optional().describe('Whether to log out all devices. Default false.'),
    session: maybe(bodyText(64)).describe(
      'Id of the session to end. Default: the caller’s own session.',
    ),
  })
  .nullish();

/** A favorite channel, with fewer fields than `Channel`. */
export const favorite = z
  .object({
    id: z.string(),
    name: z.string(),
    english_name: z.string().nullable(),
    type: channelType,
    org: z.string().nullable(),
    group: z.string().nullable(),
    photo: z.string().nullable(),
    twitter: z.string().nullable(),
    video_count: count,
    subscriber_count: count,
    clip_count: count.nullable(),
    inactive: z.boolean(),
    muted_until: instant
      .optional()
      .describe('Until when it is muted: on no board, and nothing is pushed. Absent if it is not.'),
  })
  .meta({ id: 'Favorite', description: 'A favorite channel.' });

const FAVORITE_OPS_MAX = 500;
export const favoriteOps = z
  .array(
    z.object({
      op: z
        .enum(['add', 'remove', 'mute', 'unmute'])
        .describe(
          '`mute`: for a week from now. For a channel that is no favorite it does nothing.',
        ),
      channel_id: words(64),
    }),
  )
  .max(FAVORITE_OPS_MAX)
  .describe('Operations, applied in order.');

export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,128}$/, 'must be 1 to 128 printable characters without blanks')
    .optional()
    .describe(
      'A repeated request with the same key is not applied again; it gets the first response.',
    ),
});

/** Schema of `UserExport`. */
export const userExport = z
  .object({
    user,
    calendar_key_number: z
      .int()
      .describe('Number from which the calendar key is derived; each renewal increases it by 1.'),
    favorites: z.array(favorite),
    favorite_groups: z.array(favoriteGroup),
    history: z
      .array(
        z.object({
          video_id: z.string(),
          seconds: z.int().nullable(),
          duration: z.int(),
          watched_at: instant,
        }),
      )
      .describe('Watched videos, newest first.'),
    playlists: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        updated_at: instant,
        video_ids: z.array(z.string()),
      }),
    ),
    chats: z.array(z.record(z.string(), z.unknown())).describe('Translated lines of the account.'),
    songs: z.array(z.record(z.string(), z.unknown())).describe('Songs the account has tagged.'),
    edits: z
      .array(z.record(z.string(), z.unknown()))
      .describe('The account’s entries of the log of edits.'),
    reports: z.array(z.record(z.string(), z.unknown())),
    sessions: z.array(session),
    push_devices: z.array(pushDevice).describe('Devices that receive notifications.'),
    push_webhooks: z.array(pushWebhook).describe('Discord webhooks, without their addresses.'),
  })
  .meta({ id: 'UserExport', description: 'All stored data of an account.' });

export const accountBody = z
  .object({
    confirm: z.literal('delete', 'must be the word delete').describe('The word `delete`.'),
  })
  .describe('Confirmation, because deletion cannot be undone.');
