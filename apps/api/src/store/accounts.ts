/** Accounts, the devices they are logged in on, and their API keys. */
import type { LoginService, Role } from '@oshimado/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { deleteAccount } from './delete-account';
import { suspensionColumns, type SuspensionColumns } from './suspension';
import type { Tables } from './tables';
import type { Writer } from './write/writer';

export interface Identity {
  readonly service: LoginService;
  /** Id of the person at the service. */
  readonly subject: string;
}

const selectUsers = (db: Kysely<Tables>) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.username', 'u.role', 'u.created_at', 'u.contribution_count'])
    .select(suspensionColumns);

export type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['execute']>>[number];

/** Instead of epoch milliseconds: it has not happened. Later than all of them, so that it counts as recent. */
export const NOT_YET = 8.64e15;

export type UserWithIdentities = UserRow & { readonly identities: readonly Identity[] };

/** The account of the session or key. */
export interface SessionOwner extends SuspensionColumns {
  readonly user_id: number;
  readonly username: string;
  readonly role: Role;
  readonly token_id: string;
  /** Ids of earlier tokens, with the epoch milliseconds at which each was replaced: `NOT_YET` until its successor is sent for the first time. */
  readonly replaced_tokens: Readonly<Record<string, number>>;
  readonly created_at: Date;
  readonly renewed_at: Date;
  readonly expires_at: Date;
}

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly tokenId: string;
  readonly device: string | null;
  readonly expiresAt: Date;
}

export interface SessionRenewal {
  /** Id of the former token. */
  readonly from: string;
  /** Id of the new token. */
  readonly to: string;
  readonly expiresAt: Date;
  /** How long a replaced token is valid; older ones are deleted. */
  readonly overlapMs: number;
}

const DAY_MS = 86_400_000;

/** Maximum number of stored tokens; usually the rate limit keeps it lower, this applies where rate limits are off. */
const REPLACED_MAX = 300;

/** Serializes concurrent first logins, or a login and a link, of one identity. */
const lockIdentity = (db: Kysely<Tables>, { service, subject }: Identity) =>
  sql`select pg_advisory_xact_lock(hashtext(${`${service} ${subject}`}))`.execute(db);

const findByIdentity = (
  db: Kysely<Tables>,
  { service, subject }: Identity,
): Promise<UserRow | undefined> =>
  selectUsers(db)
    .innerJoin('identities as i', 'i.user_id', 'u.id')
    .where('i.service', '=', service)
    .where('i.subject', '=', subject)
    .executeTakeFirst();

export const accountStore = (db: Kysely<Tables>, now: () => Date, write: Writer) => ({
  findUser: async (id: string): Promise<UserWithIdentities | undefined> => {
    const user = await selectUsers(db).where('u.id', '=', Number(id)).executeTakeFirst();
    if (!user) return undefined;
    const identities = await db
      .selectFrom('identities')
      .select(['service', 'subject'])
      .where('user_id', '=', user.id)
      .orderBy('service')
      .execute();
    return { ...user, identities };
  },

  findByIdentity: (identity: Identity): Promise<UserRow | undefined> =>
    findByIdentity(db, identity),

  /** Returns the account of the identity; creates it if needed, once even for concurrent first logins. */
  findOrCreate: (identity: Identity, username: string, role: Role = 'user'): Promise<UserRow> =>
    db.transaction().execute(async (trx) => {
      await lockIdentity(trx, identity);
      const found = await findByIdentity(trx, identity);
      if (found) return found;
      const user = await trx
        .insertInto('users')
        .values({ username, role, created_at: now() })
        .returning(['id', 'username', 'role', 'created_at', 'contribution_count'])
        .returning(['suspended_at', 'suspended_until', 'suspension_reason'])
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('identities')
        .values({ ...identity, user_id: user.id })
        .execute();
      return user;
    }),

  /**
   * Whether the identity belongs to the account now; false if another account has it, or the account has another one.
   */
  link: (userId: string, identity: Identity): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const { service, subject } = identity;
      await lockIdentity(trx, identity);
      const { rows } = await sql<{ mine: boolean }>`
        with added as (
          insert into identities (service, subject, user_id)
          values (${service}, ${subject}, ${userId})
          on conflict do nothing returning 1
        )
        select exists (select from added) or exists (
          select from identities
          where service = ${service} and subject = ${subject} and user_id = ${userId}
        ) as mine`.execute(trx);
      return rows[0]?.mine === true;
    }),

  rename: async (userId: string, username: string): Promise<void> => {
    await db.updateTable('users').set({ username }).where('id', '=', Number(userId)).execute();
  },

  setRole: async (userId: string, role: Role): Promise<void> => {
    await db.updateTable('users').set({ role }).where('id', '=', Number(userId)).execute();
  },

  /** Contributions stay without the account's name; all other data is deleted. */
  deleteUser: (userId: string): Promise<void> =>
    write(
      (trx) => deleteAccount(trx, userId),
      () => true,
    ),

  /**
   * Ends the demo logins, sessions, keys and notifications of accounts that the demo created, and sets their role to user; returns how many there
   * were. An account that also has the login of a real service stays usable with that.
   */
  endDemoLogins: async (): Promise<number> => {
    const { rows } = await sql`
      with demo as (delete from identities where service = 'demo' returning user_id),
        ended_sessions as (delete from sessions s using demo where s.user_id = demo.user_id),
        ended_keys as (delete from api_keys k using demo where k.user_id = demo.user_id),
        ended_devices as (delete from push_devices d using demo where d.user_id = demo.user_id)
      update users u set role = 'user', calendar_key_number = calendar_key_number + 1
      from demo where u.id = demo.user_id returning 1`.execute(db);
    return rows.length;
  },

  /** Contributions of the account, as plain rows. */
  keptAbout: async (userId: string) => {
    const rows = async (query: RawBuilder<unknown>) => {
      const { rows: found } = await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(r) as row from (${query}) r`.execute(db);
      return found.map(({ row }) => row);
    };
    const [chats, songs, edits, reports] = await Promise.all([
      rows(sql`select room, lang, name, message, timestamp_ms, duration_ms, created_at
        from chats where creator_id = ${userId} order by id`),
      rows(sql`select id, video_id, name, original_artist, start_s, end_s
        from songs where creator_id = ${userId} order by video_id, start_s`),
      rows(sql`select id, at, action, target_id, before, after
        from audit where user_id = ${userId} order by id`),
      rows(sql`select id, at, kind, target_id, fields, closed_at, note
        from reports where user_id = ${userId} order by id`),
    ]);
    return { chats, songs, edits, reports };
  },

  openSession: async (session: NewSession): Promise<void> => {
    const at = now();
    await db
      .insertInto('sessions')
      .values({
        id: session.id,
        user_id: Number(session.userId),
        token_id: session.tokenId,
        device: session.device,
        created_at: at,
        renewed_at: at,
        expires_at: session.expiresAt,
      })
      .execute();
    await db
      .deleteFrom('sessions')
      .where('expires_at', '<', new Date(at.getTime() - DAY_MS))
      .execute();
  },

  findSession: (id: string): Promise<SessionOwner | undefined> =>
    db
      .selectFrom('sessions as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select([
        's.user_id',
        'u.username',
        'u.role',
        's.token_id',
        's.replaced_tokens',
        's.created_at',
        's.renewed_at',
        's.expires_at',
      ])
      .select(suspensionColumns)
      .where('s.id', '=', id)
      .executeTakeFirst(),

  /** Replaces the session's token; false if another request was first, or the session has ended. */
  renewSession: async (
    id: string,
    { from, to, expiresAt, overlapMs }: SessionRenewal,
  ): Promise<boolean> => {
    const at = now();
    const { numAffectedRows = 0n } = await sql`
      update sessions set token_id = ${to}, renewed_at = ${at}, expires_at = ${expiresAt},
        replaced_tokens = jsonb_build_object(token_id, ${NOT_YET}::bigint) || coalesce((
          select jsonb_object_agg(key, value) from (
            select key, value from jsonb_each(replaced_tokens)
            where value::text::bigint > ${at.getTime() - overlapMs}::bigint
            order by value desc limit ${REPLACED_MAX}
          ) recent
        ), '{}')
      where id = ${id} and token_id = ${from}`.execute(db);
    return numAffectedRows > 0n;
  },

  /** Notes that the session's token has been sent: from now on the one before it counts as replaced. */
  noteTokenSent: async (id: string): Promise<void> => {
    await sql`
      update sessions set replaced_tokens = (
        select jsonb_object_agg(key, least(value::text::bigint, ${now().getTime()}::bigint))
        from jsonb_each(replaced_tokens)
      )
      where id = ${id} and replaced_tokens <> '{}'`.execute(db);
  },

  listSessions: (userId: string) =>
    db
      .selectFrom('sessions')
      .select(['id', 'device', 'created_at', 'renewed_at'])
      .where('user_id', '=', Number(userId))
      .where('expires_at', '>', now())
      .orderBy('renewed_at', 'desc')
      .orderBy('id')
      .execute(),

  /** Makes the devices of a session those of the one that takes its place. */
  passDevices: async (from: string, to: string): Promise<void> => {
    await sql`update push_devices set session_id = ${to} where session_id = ${from}`.execute(db);
  },

  /** Ends one session of the account, or all; returns the ids of ended ones. */
  closeSessions: async (userId: string, id?: string): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      with ended as (
        delete from sessions where user_id = ${userId} and (${id ?? null}::uuid is null or id = ${id ?? null})
        returning id
      ), silenced as (
        delete from push_devices d where d.user_id = ${userId} and d.service = 'push' and (
          ${id ?? null}::uuid is null
          or d.session_id in (select id from ended))
      )
      select id from ended`.execute(db);
    return rows.map((row) => row.id);
  },

  /**
   * Makes this the account's key. The former key becomes its only predecessor, valid until `oldUntil`; returns whether
   * there was one.
   */
  replaceKey: (
    userId: string,
    key: { readonly hash: Buffer; readonly prefix: string },
    oldUntil: Date,
  ): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const user = Number(userId);
      // Serializes concurrent renewals.
      await sql`select id from users where id = ${user} for update`.execute(trx);
      await trx
        .deleteFrom('api_keys')
        .where('user_id', '=', user)
        .where('expires_at', 'is not', null)
        .execute();
      const { numUpdatedRows } = await trx
        .updateTable('api_keys')
        .set({ expires_at: oldUntil })
        .where('user_id', '=', user)
        .executeTakeFirst();
      await trx
        .insertInto('api_keys')
        .values({ ...key, user_id: user, created_at: now() })
        .execute();
      return numUpdatedRows > 0n;
    }),

  findKey: (hash: Buffer) =>
    db
      .selectFrom('api_keys as k')
      .innerJoin('users as u', 'u.id', 'k.user_id')
      .select(['k.hash', 'k.user_id', 'u.username', 'u.role', 'k.expires_at'])
      .select(suspensionColumns)
      .where('k.hash', '=', hash)
      .executeTakeFirst(),

  /** First characters of the current key, and when it was created. */
  currentKey: (userId: string) =>
    db
      .selectFrom('api_keys')
      .select(['prefix', 'created_at'])
      .where('user_id', '=', Number(userId))
      .where('expires_at', 'is', null)
      .executeTakeFirst(),

  /** The account whose calendar key it is, with the number that the key is derived from. */
  findCalendarOwner: (userId: string) =>
    db
      .selectFrom('users')
      .select(['username', 'calendar_key_number'])
      .where('id', '=', Number(userId))
      .executeTakeFirst(),

  /** Invalidates the account's calendar key; returns the number of the next one, undefined for an unknown account. */
  renewCalendarKey: async (userId: string): Promise<number | undefined> => {
    const row = await db
      .updateTable('users')
      .set((users) => ({ calendar_key_number: users('calendar_key_number', '+', 1) }))
      .where('id', '=', Number(userId))
      .returning('calendar_key_number')
      .executeTakeFirst();
    return row?.calendar_key_number;
  },

  /** True for the first use of a ticket, false from then on. */
  useTicket: async (id: string, expiresAt: Date): Promise<boolean> => {
    await db.deleteFrom('used_tickets').where('expires_at', '<', now()).execute();
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('used_tickets')
      .values({ id, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  },
});

export type AccountStore = ReturnType<typeof accountStore>;
