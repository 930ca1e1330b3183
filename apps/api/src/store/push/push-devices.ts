/** Devices that receive notifications. Webhooks, which are rows of the same table, are none of them. */
import type { PushChoices } from '@oshimado/contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';

/** Of one account; the one used longest ago makes way. */
const DEVICES_MAX = 20;

/** A subscription, as a device hands it in. */
export interface NewPushDevice {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly lang: string;
  readonly zone: string;
  readonly choices: PushChoices;
  readonly device: string | null;
  /** Endpoint's id of the subscription that it replaces. Default: none. */
  readonly formerId?: string | undefined;
  /** Undefined without a login: a device of an account stays one. */
  readonly owner: { readonly userId: string; readonly sessionId: string } | undefined;
}

const shown = [
  'id',
  'user_id',
  'session_id',
  'lang',
  'choices',
  'device',
  'created_at',
  'used_at',
] as const;

export const pushDevices = (db: Kysely<Tables>, now: () => Date) => ({
  /** Adds the device or replaces what is known about it. */
  put: ({ owner, formerId, choices, ...given }: NewPushDevice) =>
    db.transaction().execute(async (trx) => {
      const { id, ...rest } = given;
      const former =
        formerId !== undefined &&
        (await trx
          .deleteFrom('push_devices')
          .where('id', '=', formerId)
          .where('service', '=', 'push')
          .returning(['user_id', 'session_id'])
          .executeTakeFirst());
      const account = owner
        ? { user_id: Number(owner.userId), session_id: owner.sessionId }
        : former;
      const changes = {
        ...rest,
        choices: JSON.stringify(choices),
        ...(account && account.user_id !== null && account),
      };
      const row = await trx
        .insertInto('push_devices')
        .values({ ...changes, id, created_at: now() })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
        .returning(shown)
        .executeTakeFirstOrThrow();
      if (owner) {
        await sql`
          delete from push_devices where id in (
            select id from push_devices where user_id = ${owner.userId} and id <> ${id} and service = 'push'
            order by coalesce(used_at, created_at) desc offset ${DEVICES_MAX - 1}
          )`.execute(trx);
      }
      return row;
    }),

  find: (id: string) =>
    db
      .selectFrom('push_devices')
      .select(shown)
      .where('id', '=', id)
      .where('service', '=', 'push')
      .executeTakeFirst(),

  /** Those of an account, newest first. */
  list: (userId: string) =>
    db
      .selectFrom('push_devices')
      .select(shown)
      .where('user_id', '=', Number(userId))
      .where('service', '=', 'push')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),

  /** Removes the rules of streams that are over or gone. */
  forgetEnded: async (): Promise<void> => {
    await sql`
      with kept as (
        select d.id, coalesce(
          jsonb_agg(r.rule order by r.at) filter (where r.rule ->> 'of' <> 'video' or v.id is not null),
          '[]'::jsonb) as rules
        from push_devices d
          cross join jsonb_array_elements(d.choices -> 'rules') with ordinality as r (rule, at)
          left join videos v on v.id = r.rule ->> 'id' and v.status in ('new', 'upcoming', 'live')
        where d.choices -> 'rules' @> '[{"of": "video"}]'
        group by d.id
      )
      update push_devices d set choices = jsonb_set(d.choices, '{rules}', kept.rules)
      from kept where d.id = kept.id and d.choices -> 'rules' <> kept.rules`.execute(db);
  },

  /** Returns whether there was one. */
  remove: async (id: string): Promise<boolean> => {
    const { numDeletedRows } = await db
      .deleteFrom('push_devices')
      .where('id', '=', id)
      .where('service', '=', 'push')
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});

export type PushDevices = ReturnType<typeof pushDevices>;
export type PushDeviceRow = Awaited<ReturnType<PushDevices['list']>>[number];
