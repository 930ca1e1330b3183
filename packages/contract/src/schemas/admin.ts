/** Schemas of the calls for the site's editors and admins. */
import * as z from 'zod';
import { bodyText, maybe } from './body';
import { instant } from './values';

const NOTE_MAX = 2_000;
const PAGE_MAX = 100;

/** Kinds of what viewers send to the operators. */
export const reportKinds = ['video', 'channel', 'contact', 'notice'] as const;
/** Whether a report waits for an answer. */
export const reportStates = ['open', 'done'] as const;

const rowNumber = z.string().regex(/^\d{1,15}$/, 'must be the id of an entry');

const pageSize = z
  .string()
  .regex(/^\d{1,3}$/, 'must be a whole number')
  .transform(Number)
  .refine((value) => value >= 1 && value <= PAGE_MAX, `must be from 1 to ${PAGE_MAX}`)
  .default(25);

/** Schema of `Report`. */
export const report = z
  .object({
    id: z.string(),
    at: instant,
    kind: z.enum(reportKinds),
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
  state: z
    .enum(reportStates, { error: `must be one of ${reportStates.join(', ')}` })
    .default('open'),
  kind: z.enum(reportKinds, { error: `must be one of ${reportKinds.join(', ')}` }).optional(),
  before: rowNumber.optional().describe('Id of a report; returns older ones.'),
  limit: pageSize,
});

export const reportParams = z.object({ id: rowNumber });

export const reportAnswerBody = z.object({
  state: z
    .enum(reportStates, { error: `must be one of ${reportStates.join(', ')}` })
    .describe('`done` closes it, `open` opens it again.'),
  note: maybe(bodyText(NOTE_MAX)).describe('Answer, kept with a report that is closed.'),
});
