/** Accounts as admins see them, and what admins do with them. Each change is one transaction with its entry in the log. */
import type { LoginService, Role } from '@oshimado/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { ADVISORY_LOCKS } from './advisory-locks';
import { deleteAccount } from './delete-account';
import { noteSecurity } from './security-log';
import { suspensionOf, type SuspensionColumns } from './suspension';
import type { Tables } from './tables';
import type { Writer } from './write/writer';

export interface PersonRow extends SuspensionColumns {
  readonly id: number;
  readonly username: string;
  readonly role: Role;
  readonly created_at: Date;
  readonly contribution_count: number;
  readonly services: readonly LoginService[];
  /** Devices that are logged in. */
  readonly sessions: number;
  /** When one of them was last used. */
  readonly last_used_at: Date | null;
}

export interface PeopleFilter {
  /** Part of a name, or a whole id. Default: all. */
  readonly words?: string | undefined;
  /** Default: all. */
  readonly role?: Role | undefined;
  /** Accounts older than this one. */
  readonly before?: string | undefined;
  readonly limit: number;
}

export interface NewSuspension {
  readonly reason: string;
  /** Null without an end. */
  readonly until: Date | null;
}

/** `notAdmin`: the account that asks is no admin any more, or suspended. */
export type PersonOutcome = 'done' | 'unknown' | 'notAdmin';

const asPattern = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

const all = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

export const peopleStore = (db: Kysely<Tables>, now: () => Date, write: Writer) => {
  const select = async (where: RawBuilder<unknown>, limit: number): Promise<PersonRow[]> => {
    const { rows } = await sql<PersonRow>`
      select u.id, u.username, u.role, u.created_at, u.contribution_count,
        u.suspended_at, u.suspended_until, u.suspension_reason,
        array(select i.service from identities i where i.user_id = u.id order by 1) as services,
        coalesce(s.sessions, 0) as sessions, s.last_used_at
      from users u left join lateral (
        select count(*)::int as sessions, max(renewed_at) as last_used_at
        from sessions where user_id = u.id and expires_at > ${now()}
      ) s on true
      where ${where} order by u.id desc limit ${limit}`.execute(db);
    return rows;
  };

  /** Changes an account unless the actor may no more: two admins may demote or suspend each other at once. */
  const asAdmin = async (
    trx: Kysely<Tables>,
    actorId: string,
    id: string,
    work: () => Promise<void>,
  ): Promise<PersonOutcome> => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.people})`.execute(trx);
    const { rows } = await sql<{ id: number; role: Role } & SuspensionColumns>`
      select id, role, suspended_at, suspended_until, suspension_reason
      from users where id in (${actorId}, ${id})`.execute(trx);
    const find = (wanted: string) => rows.find((row) => String(row.id) === wanted);
    const actor = find(actorId);
    if (actor?.role !== 'admin' || suspensionOf(actor, now().getTime())) return 'notAdmin';
    if (!find(id)) return 'unknown';
    await work();
    return 'done';
  };

  return {
    /** Newest first. */
    list: ({ words, role, before, limit }: PeopleFilter): Promise<PersonRow[]> => {
      const conditions: RawBuilder<unknown>[] = [];
      if (words !== undefined) {
        const named = sql`u.username ilike ${asPattern(words)}`;
        conditions.push(
          /^\d{1,15}$/.test(words) ? sql`(${named} or u.id = ${Number(words)})` : named,
        );
      }
      if (role !== undefined) conditions.push(sql`u.role = ${role}`);
      if (before !== undefined) conditions.push(sql`u.id < ${Number(before)}`);
      return select(all(conditions), limit);
    },

    find: async (id: string): Promise<PersonRow | undefined> =>
      (await select(sql`u.id = ${Number(id)}`, 1))[0],

    setRole: (actorId: string, id: string, role: Role): Promise<PersonOutcome> =>
      db.transaction().execute((trx) =>
        asAdmin(trx, actorId, id, async () => {
          await trx.updateTable('users').set({ role }).where('id', '=', Number(id)).execute();
          const details = { role };
          await noteSecurity(trx, now(), { event: 'role.set', actorId, subjectId: id, details });
        }),
      ),

    /** Takes the place of an earlier suspension. */
    suspend: (
      actorId: string,
      id: string,
      { reason, until }: NewSuspension,
    ): Promise<PersonOutcome> =>
      db.transaction().execute((trx) =>
        asAdmin(trx, actorId, id, async () => {
          await trx
            .updateTable('users')
            .set({ suspended_at: now(), suspended_until: until, suspension_reason: reason })
            .where('id', '=', Number(id))
            .execute();
          const details = { reason, ...(until && { until: until.toISOString() }) };
          const event = 'account.suspend';
          await noteSecurity(trx, now(), { event, actorId, subjectId: id, details });
        }),
      ),

    /** Ends a suspension before its time. */
    restore: (actorId: string, id: string): Promise<PersonOutcome> =>
      db.transaction().execute((trx) =>
        asAdmin(trx, actorId, id, async () => {
          await trx
            .updateTable('users')
            .set({ suspended_at: null, suspended_until: null, suspension_reason: null })
            .where('id', '=', Number(id))
            .execute();
          await noteSecurity(trx, now(), { event: 'account.restore', actorId, subjectId: id });
        }),
      ),

    /** Contributions stay without the account's name; all other data is deleted. */
    remove: (actorId: string, id: string): Promise<PersonOutcome> =>
      write(
        (trx) =>
          asAdmin(trx, actorId, id, async () => {
            await deleteAccount(trx, id);
            await noteSecurity(trx, now(), { event: 'account.delete', actorId });
          }),
        (outcome) => outcome === 'done',
      ),
  };
};

export type PeopleStore = ReturnType<typeof peopleStore>;
