/** The log of edits: user, time, change, before and after. Written in the transaction of the edit itself. */
import type { AuditAction } from '@oshimado/contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';

export interface Editor {
  /** Undefined for a bot. */
  readonly id: string | undefined;
  readonly username: string;
}

export interface Edit {
  readonly editor: Editor;
  readonly action: AuditAction;
  /** Usually the id of a video. */
  readonly targetId: string;
  readonly before: unknown;
  readonly after: unknown;
  /** The entry that this one reverts. */
  readonly reverts?: string;
}

const json = (value: unknown) =>
  value === undefined || value === null ? sql`null` : sql`${JSON.stringify(value)}::jsonb`;

/** Writes the entry, and adds one contribution to the user; returns the entry's id. */
export async function writeAudit(trx: Kysely<Tables>, at: Date, edit: Edit): Promise<number> {
  const { editor, action, targetId, before, after, reverts } = edit;
  const { rows } = await sql<{ id: number }>`
    insert into audit (at, user_id, username, action, target_id, before, after, reverts)
    values (${at}, ${editor.id ?? null}, ${editor.username}, ${action}, ${targetId},
      ${json(before)}, ${json(after)}, ${reverts ?? null})
    returning id`.execute(trx);
  if (editor.id !== undefined) {
    await sql`
      update users set contribution_count = contribution_count + 1
      where id = ${editor.id}`.execute(trx);
  }
  const [row] = rows;
  if (!row) throw new Error('the log of edits returned no id');
  return row.id;
}

const selectAudit = (db: Kysely<Tables>) =>
  db
    .selectFrom('audit')
    .select([
      'id',
      'at',
      'user_id',
      'username',
      'action',
      'target_id',
      'before',
      'after',
      'reverts',
      'reverted_by',
      sql<string | null>`(select title from videos where videos.id = audit.target_id)`.as(
        'target_title',
      ),
    ]);

export type AuditRow = Awaited<ReturnType<ReturnType<typeof selectAudit>['execute']>>[number];

export interface AuditFilter {
  readonly targetId?: string;
  readonly userId?: string;
  readonly action?: AuditAction;
  /** Entries older than this one. */
  readonly before?: string;
  /** Entries from this time on. */
  readonly since?: Date;
  readonly limit: number;
}

export const auditReads = (db: Kysely<Tables>) => ({
  listAudit: ({
    targetId,
    userId,
    action,
    before,
    since,
    limit,
  }: AuditFilter): Promise<AuditRow[]> => {
    let rows = selectAudit(db);
    if (targetId !== undefined) rows = rows.where('target_id', '=', targetId);
    if (userId !== undefined) rows = rows.where('user_id', '=', Number(userId));
    if (action !== undefined) rows = rows.where('action', '=', action);
    if (before !== undefined) rows = rows.where('id', '<', Number(before));
    if (since !== undefined) rows = rows.where('at', '>=', since);
    return rows.orderBy('id', 'desc').limit(limit).execute();
  },

  findAudit: (id: string): Promise<AuditRow | undefined> =>
    selectAudit(db).where('id', '=', Number(id)).executeTakeFirst(),
});
