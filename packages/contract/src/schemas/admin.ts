/** Schemas of the calls for the site's editors and admins. */
import * as z from 'zod';
import { REVERTED_EDITS_MAX, SUSPENSION_REASON_MAX } from '../admin-limits';
import { REPORT_KINDS, ROLES, SECURITY_EVENTS } from '../admin-values';
import { pageSize } from './admin-page';
import { bodyText, maybe, words } from './body';
import { listedChannelInput } from './channel-list';
import { oneOf, queryText } from './query';
import { loginServices, role, suspension } from './user';
import { count, instant, placeholderTypes } from './values';

const NOTE_MAX = 2_000;

/** Whether a report waits for an answer. */
const reportStates = ['open', 'done'] as const;

const rowNumber = z.string().regex(/^\d{1,15}$/, 'must be the id of an entry');

/** Schema of `Report`. */
export const report = z
  .object({
    id: z.string(),
    at: instant,
    kind: z.enum(REPORT_KINDS),
    target_id: z.string().nullable().describe('Id of the video that it is about.'),
    target_title: z.string().nullable(),
    user_id: z.string().nullable().describe('Account of the sender; null for a guest.'),
    username: z.string().nullable(),
    fields: z
      .array(z.object({ name: z.string(), value: z.string() }))
      .describe('What was sent, whatever its form was.'),
    closed_at: instant.nullable().describe('When it was closed; null while it is open.'),
    closed_by: z
      .string()
      .nullable()
      .describe('Name of the account that closed it; null while it is open or if that is deleted.'),
    note: z.string().nullable().describe('The answer it was closed with.'),
  })
  .meta({ id: 'Report', description: 'A report, a request or a message of a viewer.' });

export const reportsQuery = z.object({
  state: oneOf(reportStates).default('open'),
  kind: oneOf(REPORT_KINDS).optional(),
  before: rowNumber.optional().describe('Id of a report; returns older ones.'),
  limit: pageSize,
});

export const reportParams = z.object({ id: rowNumber });

export const reportAnswerBody = z.object({
  state: oneOf(reportStates).describe('`done` closes it, `open` opens it again.'),
  note: maybe(bodyText(NOTE_MAX)).describe('Answer, kept with a report that is closed.'),
  remove: z
    .boolean()
    .optional()
    .describe(
      'Removes the reported video for good, if it is missing; for admins. Default false. It cannot be taken back, and no source brings the video back.',
    ),
  add: listedChannelInput
    .optional()
    .describe(
      'Adds the requested channel to the list of followed channels, unless it is there; for admins. Default: nothing is added.',
    ),
});

/** Schema of `Person`. */
export const person = z
  .object({
    id: z.string(),
    username: z.string(),
    role,
    created_at: instant,
    contribution_count: count,
    services: z.array(z.enum(loginServices)).describe('Services that it logs in with.'),
    sessions: count.describe('Devices that are logged in.'),
    last_used_at: instant.nullable().describe('When one of them was last used; null without one.'),
    suspension: suspension.nullable().describe('null unless it is suspended now.'),
  })
  .meta({ id: 'Person', description: 'An account, as admins see it.' });

export const peopleQuery = z.object({
  q: queryText.optional().describe('Part of a name, or a whole id.'),
  role: oneOf(ROLES).optional(),
  before: rowNumber.optional().describe('Id of an account; returns older ones.'),
  limit: pageSize,
});

export const personParams = z.object({ id: rowNumber });

export const personBody = z
  .discriminatedUnion('do', [
    z.object({ do: z.literal('setRole'), role }),
    z.object({ do: z.literal('endSessions') }),
    z.object({
      do: z.literal('suspend'),
      reason: words(SUSPENSION_REASON_MAX).describe('Why; the account reads it too.'),
      until: z.iso
        .datetime({ offset: true, error: 'must be an ISO 8601 time' })
        .nullish()
        .describe('When it ends by itself, in the future. Default: without an end.'),
    }),
    z.object({ do: z.literal('restore') }),
  ])
  .describe('What to do with the account.');

/** Schema of `SecurityEntry`. */
export const securityEntry = z
  .object({
    id: z.string(),
    at: instant,
    event: z.enum(SECURITY_EVENTS),
    actor_id: z.string().nullable().describe('Account that did it.'),
    actor: z
      .string()
      .nullable()
      .describe('Its name; null for the command line and for a deleted account.'),
    subject_id: z.string().nullable().describe('Account that it is about.'),
    subject: z
      .string()
      .nullable()
      .describe('Its name; null if there is none, or if it is deleted.'),
    details: z
      .record(z.string(), z.string())
      .describe(
        '`role` that was set, `service` of a login, `call` that was refused, `reason` and `until` of a suspension, `count` of reverted edits or imported channels, `what` was changed in the list of channels.',
      ),
  })
  .meta({ id: 'SecurityEntry', description: 'A login, a refusal, or a change of an account.' });

export const securityLogQuery = z.object({
  event: oneOf(SECURITY_EVENTS).optional(),
  before: rowNumber.optional().describe('Id of an entry; returns older ones.'),
  limit: pageSize,
});

export const editsRevertBody = z
  .union(
    [
      z.object({
        ids: z
          .array(rowNumber)
          .min(1, 'must hold at least one id')
          .max(REVERTED_EDITS_MAX, `must hold at most ${REVERTED_EDITS_MAX} ids`)
          .describe('Entries of the log of edits, in any order.'),
      }),
      z.object({
        user_id: rowNumber.describe('Account whose edits are reverted.'),
        since: z.iso
          .datetime({ offset: true, error: 'must be an ISO 8601 time' })
          .nullish()
          .describe('Only edits from this time on. Default: all.'),
        before: rowNumber.nullish().describe('Only entries older than this one; see `next`.'),
      }),
    ],
    { error: 'must hold ids, or user_id' },
  )
  .describe(`Which edits, newest first; of one account at most ${REVERTED_EDITS_MAX} in one call.`);

/** Schema of `RevertedEdits`. */
export const revertedEdits = z
  .object({
    reverted: count.describe('Number of edits that were reverted.'),
    left: z
      .array(
        z.object({
          id: z.string(),
          target_id: z.string().nullable().describe('null for an unknown entry.'),
          why: z.enum(['unknown', 'alreadyReverted', 'changedSince', 'cannotBeReverted']),
        }),
      )
      .describe('Edits that were not, and why: `changedSince` if a later edit changed the value.'),
    next: z
      .string()
      .nullable()
      .describe('`before` of the next call if the account has older edits; otherwise null.'),
  })
  .meta({ id: 'RevertedEdits', description: 'What a call reverted, and what it could not.' });

/** Sources that a site may read, as in `SOURCE`. */
const sourceNames = ['demo', 'holodex', 'youtube', 'twitch'] as const;
/** How a source stands. */
const sourceStates = ['starting', 'well', 'slowed', 'failing', 'silent'] as const;

/** Schema of `SourceState`. */
export const sourceState = z
  .object({
    name: z.enum(sourceNames),
    state: z
      .enum(sourceStates)
      .describe(
        '`starting` before the first look, `well`, `slowed` while it is read too seldom, `failing` while it is not read at all, `silent` while no process reads it.',
      ),
    heard_at: instant.describe('When the process that reads it last said so.'),
    checked_at: instant.nullable().describe('When open videos were last read without a failure.'),
    next_at: instant.nullable().describe('When they are read next; null if it has no such plan.'),
    channels: count.describe('Channels that are followed.'),
    videos: z.record(z.string(), count).describe('Followed videos by state.'),
    trouble: z.string().nullable().describe('What is wrong now, in English.'),
    last_error: z
      .object({ at: instant, text: z.string() })
      .nullable()
      .describe('What was last wrong, and when that began; null if nothing was.'),
    units: z
      .object({
        limit: count,
        used: count,
        by_call: z.record(z.string(), count).describe('Used units by kind of call.'),
        resets_at: instant,
        stretch: z
          .number()
          .describe('How many times longer the intervals are, so that the units last; 1 if not.'),
      })
      .nullable()
      .describe('Units of the day; null where the platform counts none.'),
    rate: z
      .object({ limit: count, remaining: count })
      .nullable()
      .describe('Points of a minute; null where the platform tells none.'),
    leases: z
      .object({
        held: count,
        missing: count,
        next_ends_at: instant.nullable().describe('When the next one ends; null without one.'),
      })
      .nullable()
      .describe('Subscriptions to pushes, by channels; null where there are none.'),
  })
  .meta({ id: 'SourceState', description: 'A source of this site, and how it stands.' });

/** Schema of `LimitHit`. */
export const limitHit = z
  .object({
    limit: z.string().describe('Class of the limit, as in `RATE_LIMITS`.'),
    kind: z.enum(['guest', 'user', 'key']).describe('Whose limit it is.'),
    network: z
      .enum(['ipv4', 'ipv6'])
      .nullable()
      .describe('Of guests, whose addresses are not kept; null for an account.'),
    user_id: z.string().nullable().describe('null for guests.'),
    username: z.string().nullable().describe('null for guests.'),
    call: z.string().describe('Method and path; empty for an unknown address.'),
    count: count.describe('Requests that were refused.'),
    last_at: instant,
  })
  .meta({ id: 'LimitHit', description: 'Requests that were refused because there were too many.' });

/** Schema of `PlaceholderEntry`. */
export const placeholderEntry = z
  .object({
    id: z.string(),
    title: z.string(),
    placeholder_type: z.enum(placeholderTypes),
    link: z.string().nullable(),
    starts_at: instant,
    channel_id: z.string(),
    channel: z.string().describe('Name of the channel.'),
    channel_english_name: z.string().nullable(),
    made_by: z
      .enum(['user', 'bot', 'source'])
      .describe('What a source brought comes back when it is deleted.'),
    creator_id: z
      .string()
      .nullable()
      .describe('Account that made it; null for a bot, a source and a deleted account.'),
    creator: z.string().nullable().describe('Its name.'),
  })
  .meta({ id: 'PlaceholderEntry', description: 'A placeholder, as editors see it.' });

export const placeholdersQuery = z.object({
  when: z
    .enum(['upcoming', 'past'], { error: 'must be upcoming or past' })
    .default('upcoming')
    .describe('`upcoming`: those that have not ended, the next first; `past`: the latest first.'),
  before: z
    .string()
    .regex(/^[\w-]{1,32}$/, 'must be the id of a placeholder')
    .optional()
    .describe('Id of a placeholder; the list continues after it.'),
  limit: pageSize,
});
