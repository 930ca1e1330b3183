/** Reports of viewers, stored for the site's operators, and what became of them. */
import { sql, type Kysely } from 'kysely';
import type { ReportKind, Tables } from './tables';

export interface NewReport {
  readonly kind: ReportKind;
  readonly targetId?: string;
  /** Undefined for a guest. */
  readonly userId: string | undefined;
  readonly fields: unknown;
}

export interface ReportFilter {
  readonly state: 'open' | 'done';
  /** Default: all kinds. */
  readonly kind?: ReportKind | undefined;
  /** Reports older than this one. */
  readonly before?: string | undefined;
  readonly limit: number;
}

export interface ReportAnswer {
  readonly id: string;
  readonly state: 'open' | 'done';
  /** Id of the account that closes it. */
  readonly userId: string;
  /** Default: closed without words. */
  readonly note?: string | undefined;
}

/** Whether the answer was kept; `unchanged` if the report was already in this state. */
export type AnswerOutcome = 'kept' | 'unchanged' | 'unknown';

const selectReports = (db: Kysely<Tables>) =>
  db
    .selectFrom('reports as r')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .leftJoin('users as c', 'c.id', 'r.closed_by')
    .leftJoin('videos as v', 'v.id', 'r.target_id')
    .select([
      'r.id',
      'r.at',
      'r.kind',
      'r.target_id',
      'v.title as target_title',
      'r.user_id',
      'u.username',
      'r.fields',
      'r.closed_at',
      'c.username as closed_by',
      'r.note',
    ]);

export type ReportRow = Awaited<ReturnType<ReturnType<typeof selectReports>['execute']>>[number];

export const reportStore = (db: Kysely<Tables>, now: () => Date) => ({
  /** Returns the id of the report. */
  add: async ({ kind, targetId, userId, fields }: NewReport): Promise<string> => {
    const { rows } = await sql<{ id: number }>`
      insert into reports (at, kind, target_id, user_id, fields)
      values (${now()}, ${kind}, ${targetId ?? null}, ${userId ?? null}, ${JSON.stringify(fields)}::jsonb)
      returning id`.execute(db);
    const [row] = rows;
    if (!row) throw new Error('a report has no id');
    return String(row.id);
  },

  /** Newest first. */
  list: ({ state, kind, before, limit }: ReportFilter): Promise<ReportRow[]> => {
    let rows = selectReports(db).where('r.closed_at', state === 'open' ? 'is' : 'is not', null);
    if (kind !== undefined) rows = rows.where('r.kind', '=', kind);
    if (before !== undefined) rows = rows.where('r.id', '<', Number(before));
    return rows.orderBy('r.id', 'desc').limit(limit).execute();
  },

  find: (id: string): Promise<ReportRow | undefined> =>
    selectReports(db).where('r.id', '=', Number(id)).executeTakeFirst(),

  /** Closes a report, or opens it again. Of two that do the same at once only the first is kept. */
  answer: async ({ id, state, userId, note }: ReportAnswer): Promise<AnswerOutcome> => {
    const isDone = state === 'done';
    const { numUpdatedRows } = await db
      .updateTable('reports')
      .set({
        closed_at: isDone ? now() : null,
        closed_by: isDone ? Number(userId) : null,
        note: isDone ? (note ?? null) : null,
      })
      .where('id', '=', Number(id))
      .where('closed_at', isDone ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return 'kept';
    const known = await db
      .selectFrom('reports')
      .select('id')
      .where('id', '=', Number(id))
      .executeTakeFirst();
    return known ? 'unchanged' : 'unknown';
  },
});

export type ReportStore = ReturnType<typeof reportStore>;
