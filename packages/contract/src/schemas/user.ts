import * as z from 'zod';
import { bodyText, maybe, switchedOn, words } from './body';
import { channelType, count, instant } from './values';

export const roles = ['user', 'editor', 'admin'] as const;
export const role = z.enum(roles).describe('user, editor or admin.');
export const loginServices = ['discord', 'google', 'twitter', 'demo'] as const;
/** Roles a guest of the demo may step in as. */
export const demoRoles = ['viewer', 'translator', 'editor', 'admin'] as const;

export const USERNAME_MAX = 60;

export const user = z
  .object({
    id: z.string().regex(/^\d+$/).describe('Digits.'),
    username: z.string(),
    role,
    created_at: instant,
    contribution_count: z
      .string()
      .regex(/^\d+$/)
      .describe('Accepted edits and translated lines, as text.'),
    discord_id: z.string().nullable(),
    google_id: z.string().nullable(),
    twitter_id: z.string().nullable(),
    api_key: z
      .string()
      .nullable()
      .describe(
        'The whole key in the first renewal of the session within a minute of making it; null from then on, also where a key is held.',
      ),
    api_key_summary: z
      .object({
        start: z.string().describe('First characters, to identify the key.'),
        created_at: instant,
      })
      .nullable()
      .optional()
      .describe('The API key held now; null without one. Absent from other services.'),
    yt_channel_key: z.string().nullable().describe('Never set; kept for older clients.'),
  })
  .meta({ id: 'User', description: 'The account that asks.' });

export const login = z
  .object({
    jwt: z.string().describe('Bearer token; replaces the one held so far.'),
    user,
  })
  .meta({ id: 'Login', description: 'A session: its token and its user.' });

export const loginBody = z.object({
  token: z
    .string()
    .min(1)
    .max(8_192)
    .describe(
      'Access token of Discord, ID token of Google, ticket of the code flow, or a role of the demo.',
    ),
  service: z.enum(loginServices),
});

export const loginChoices = z
  .object({
    services: z
      .array(z.enum(loginServices).exclude(['demo']))
      .describe('Platforms that are set up.'),
    demo: z.boolean().describe('Whether guests may log in with a role of the demo.'),
  })
  .meta({ id: 'LoginChoices', description: 'The ways to log in to this site.' });

export const usernameBody = z.object({ name: words(USERNAME_MAX) });

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
    .describe('When the key held so far dies; at most 24 hours ahead. Default: 24 hours from now.'),
});

export const createdKey = z
  .object({
    api_key: z.string().describe('The new key. It is shown here and never again.'),
    old_key_expires_at: instant
      .nullable()
      .describe('When the key held so far dies; null without one.'),
  })
  .meta({ id: 'CreatedKey', description: 'A new API key.' });

export const calendarKey = z
  .object({
    key: z
      .string()
      .describe('For `/favorites.ics?key=` and `/user.ics?key=`; it opens nothing else.'),
  })
  .meta({ id: 'CalendarKey', description: 'The read-only key of an account’s calendar.' });

export const session = z
  .object({
    id: z.string(),
    created_at: instant.describe('When this device logged in.'),
    last_used_at: instant.describe('When its token was last renewed.'),
    current: z.boolean().describe('True for the device that asks.'),
    device: z
      .string()
      .nullable()
      .describe('What the browser said of itself, shortened; null when it said nothing.'),
  })
  .meta({ id: 'Session', description: 'A device that is logged in.' });

export const logoutBody = z
  .object({
    all: switchedOn.optional().describe('true: every device. Default false.'),
    session: maybe(bodyText(64)).describe('Another device, by id. Default: the one that asks.'),
  })
  .nullish();

/** A favorite is a channel of its own, smaller form. */
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
  })
  .meta({ id: 'Favorite', description: 'A favorite talent.' });

export const FAVORITE_OPS_MAX = 500;
export const favoriteOps = z
  .array(
    z.object({
      op: z.enum(['add', 'remove']),
      channel_id: words(64),
    }),
  )
  .max(FAVORITE_OPS_MAX)
  .describe('Carried out in order.');

export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,128}$/, 'must be 1 to 128 printable characters without blanks')
    .optional()
    .describe('Sent again with the same key, a request is answered as the first time.'),
});

export const userExport = z
  .object({
    user,
    calendar_key_number: z
      .int()
      .describe('The calendar key is derived from it; 1 more each time the key is renewed.'),
    favorites: z.array(favorite),
    playlists: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        updated_at: instant,
        video_ids: z.array(z.string()),
      }),
    ),
    chats: z.array(z.record(z.string(), z.unknown())).describe('Translated lines.'),
    songs: z.array(z.record(z.string(), z.unknown())).describe('Songs tagged.'),
    edits: z.array(z.record(z.string(), z.unknown())).describe('Entries of the edit log.'),
    reports: z.array(z.record(z.string(), z.unknown())),
    sessions: z.array(session),
  })
  .meta({ id: 'UserExport', description: 'Everything kept about an account.' });

export const accountBody = z
  .object({
    confirm: z.literal('delete', 'must be the word delete').describe('The word `delete`.'),
  })
  .describe('Deleting cannot be undone, so the body repeats the wish.');
