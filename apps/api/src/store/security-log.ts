/** Log of logins, refusals and what was done with accounts; kept for 180 days. */
import type { SecurityEvent } from '@oshimado/contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables';

const DAY_MS = 86_400_000;
const KEPT_MS = 180 * DAY_MS;
const REFUSAL_MS = 3_600_000;

export interface NewSecurityEntry {
  readonly event: SecurityEvent;
  /** Who did it. Default: the command line, or an account that is deleted by this. */
  readonly actorId?: string | undefined;
  /** Whose account it is about. Default: none. */
  readonly subjectId?: string | undefined;
  /** Default: none. */
  readonly details?: Readonly<Record<string, string>>;
}

/** Writes an entry, and removes those that are too old. */
export async function noteSecurity(
  db: Kysely<Tables>,
  at: Date,
  { event, actorId, subjectId, details }: NewSecurityEntry,
): Promise<void> {
  await sql`
    insert into security_log (at, event, actor_id, subject_id, details)
    values (${at}, ${event}, ${actorId ?? null}, ${subjectId ?? null},
      ${details === undefined ? null : JSON.stringify(details)}::jsonb)`.execute(db);
  await db
    .deleteFrom('security_log')
    .where('at', '<', new Date(at.getTime() - KEPT_MS))
    .execute();
}

const selectEntries = (db: Kysely<Tables>) =>
  db
    .selectFrom('security_log as l')
    .leftJoin('users as a', 'a.id', 'l.actor_id')
    .leftJoin('users as s', 's.id', 'l.subject_id')
    .select([
      'l.id',
      'l.at',
      'l.event',
      'l.actor_id',
      'a.username as actor',
      'l.subject_id',
      's.username as subject',
      'l.details',
    ]);

export type SecurityRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

export interface SecurityFilter {
  /** Default: all. */
  readonly event?: SecurityEvent | undefined;
  /** Entries older than this one. */
  readonly before?: string | undefined;
  readonly limit: number;
}

export const securityLog = (db: Kysely<Tables>, now: () => Date) => ({
  note: (entry: NewSecurityEntry): Promise<void> => noteSecurity(db, now(), entry),

  /** A refusal, once an hour for each account and call: a program that goes on asking must not fill the log. */
  noteRefusal: async (actorId: string, call: string): Promise<void> => {
    const at = now();
    const known = await db
      .selectFrom('security_log')
      .select('id')
      .where('actor_id', '=', Number(actorId))
      .where('event', '=', 'refused')
      .where('at', '>', new Date(at.getTime() - REFUSAL_MS))
      .where(sql`details ->> 'call'`, '=', call)
      .executeTakeFirst();
    if (!known) await noteSecurity(db, at, { event: 'refused', actorId, details: { call } });
  },

  /** Newest first. */
  list: ({ event, before, limit }: SecurityFilter): Promise<SecurityRow[]> => {
    let rows = selectEntries(db);
    if (event !== undefined) rows = rows.where('l.event', '=', event);
    if (before !== undefined) rows = rows.where('l.id', '<', Number(before));
    return rows.orderBy('l.id', 'desc').limit(limit).execute();
  },
});

export type SecurityLog = ReturnType<typeof securityLog>;
