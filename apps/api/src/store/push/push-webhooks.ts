/** Webhooks of Discord channels that receive notifications of an account. */
import { WEBHOOKS_MAX, type PushChoices } from '@oshimado/contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';

/** A webhook, as its owner hands it in. */
export interface NewPushWebhook {
  readonly id: string;
  readonly userId: string;
  /** Its address, encrypted. */
  readonly sealed: string;
  readonly name: string | null;
  /** The last characters of its token. */
  readonly tokenEnd: string;
  readonly lang: string;
  readonly choices: PushChoices;
}

/** `known`: the account has this webhook already; `tooMany`: it has as many as it may. */
export type WebhookRefusal = 'known' | 'tooMany';

const shown = [
  'd.id',
  'd.lang',
  'd.choices',
  'd.created_at',
  'd.used_at',
  'w.name',
  'w.token_end',
  'w.failing_since',
  'w.off_at',
] as const;

/** Messages have times that Discord shows in the zone of who reads them. */
const ZONE = 'UTC';

const ofAccount = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('push_devices as d')
    .innerJoin('push_webhooks as w', 'w.device_id', 'd.id')
    .select(shown)
    .where('d.user_id', '=', Number(userId));

export const pushWebhooks = (db: Kysely<Tables>, now: () => Date) => {
  const find = (trx: Kysely<Tables>, userId: string, id: string) =>
    ofAccount(trx, userId).where('d.id', '=', id).executeTakeFirst();
  return {
    /** Those of an account, oldest first. */
    list: (userId: string) =>
      ofAccount(db, userId).orderBy('d.created_at').orderBy('d.id').execute(),

    find: (userId: string, id: string) => find(db, userId, id),

    /** Adds the webhook. One that Discord said was gone is in use again. */
    add: ({ id, userId, sealed, name, tokenEnd, lang, choices }: NewPushWebhook) =>
      db.transaction().execute(async (trx) => {
        const user = Number(userId);
        // Additions of one account are serialized, so that they do not exceed the limit together.
        await sql`select id from users where id = ${user} for update`.execute(trx);
        const known = await ofAccount(trx, userId).execute();
        const same = known.find((row) => row.id === id);
        if (same && same.off_at === null) return 'known' satisfies WebhookRefusal;
        if (!same && known.length >= WEBHOOKS_MAX) return 'tooMany' satisfies WebhookRefusal;
        const values = { endpoint: sealed, lang, zone: ZONE, choices: JSON.stringify(choices) };
        const owner = { user_id: user, session_id: null, device: null };
        await trx
          .insertInto('push_devices')
          .values({
            ...values,
            ...owner,
            id,
            service: 'discord',
            p256dh: '',
            auth: '',
            created_at: now(),
          })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
          .execute();
        const details = { name, token_end: tokenEnd, failing_since: null, off_at: null };
        await trx
          .insertInto('push_webhooks')
          .values({ ...details, device_id: id })
          .onConflict((conflict) => conflict.column('device_id').doUpdateSet(details))
          .execute();
        return ofAccount(trx, userId).where('d.id', '=', id).executeTakeFirstOrThrow();
      }),

    /** Undefined if the account has no such webhook. */
    change: async (userId: string, id: string, lang: string, choices: PushChoices) => {
      await db
        .updateTable('push_devices')
        .set({ lang, choices: JSON.stringify(choices) })
        .where('id', '=', id)
        .where('user_id', '=', Number(userId))
        .where('service', '=', 'discord')
        .execute();
      return find(db, userId, id);
    },

    /** Returns whether there was one. */
    remove: async (userId: string, id: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('push_devices')
        .where('id', '=', id)
        .where('user_id', '=', Number(userId))
        .where('service', '=', 'discord')
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
};

export type PushWebhooks = ReturnType<typeof pushWebhooks>;
export type PushWebhookRow = Awaited<ReturnType<PushWebhooks['list']>>[number];
