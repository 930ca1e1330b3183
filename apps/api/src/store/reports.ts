/** Reports of viewers, stored for the site's operators. */
import { sql, type Kysely } from 'kysely';
import type { ReportKind, Tables } from './tables';

export interface NewReport {
  readonly kind: ReportKind;
  readonly targetId?: string;
  /** Undefined for a guest. */
  readonly userId: string | undefined;
  readonly fields: unknown;
}

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
});

export type ReportStore = ReturnType<typeof reportStore>;
