/** What is to be sent: claimed by the sender in batches, and closed with what became of it. */
import type { PushChoices, VideoStatus, VideoType } from '@oshimado/contract';
import type { PushKind } from '@oshimado/domain';
import { isQuietAt, PUSH_SNOOZE_MINUTES, PUSH_SNOOZED } from '@oshimado/domain';
import { sql, type Kysely } from 'kysely';
import { statusAt } from '../read/video-status';
import type { Tables } from '../tables';
import type { PushService } from './push-tables';

/** A claim of a process that ended is taken over after this time, which is longer than a request may take. */
const CLAIM_MS = 60_000;
const SNOOZE_MS = PUSH_SNOOZE_MINUTES * 60_000;
const TEST_MS = 300_000;
/** How long it is remembered which events a device has had. */
const KEPT_MS = 172_800_000;

/** A notification to send, with all that its text and its address need. */
export interface PushNotice {
  readonly id: number;
  readonly device_id: string;
  readonly event: string;
  readonly kind: PushKind | 'summary' | 'test' | 'snooze';
  readonly video_id: string | null;
  readonly starts_at: Date | null;
  readonly minutes: number | null;
  /** Number of events that a summary replaces; 0 for other kinds. */
  readonly held: number;
  readonly expires_at: Date;
  /** This one included. */
  readonly attempts: number;
  /** Whether a process handed it to Discord and ended before it could note what became of it. */
  readonly was_handed: boolean;
  readonly service: PushService;
  /** Of a webhook: its address, encrypted. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly lang: string;
  readonly zone: string;
  readonly choices: PushChoices;
  /** Null if the video is gone. */
  readonly title: string | null;
  readonly video_type: VideoType | null;
  readonly video_status: VideoStatus | null;
  readonly thumbnail: string | null;
  readonly channel_id: string | null;
  readonly channel_name: string | null;
  readonly channel_english_name: string | null;
  readonly channel_photo: string | null;
}

/**
 * What became of a notification. `later`: it is tried again; `gone`: its device is removed, or its webhook turned off; `unknown`: it was
 * handed to Discord, which may have taken it.
 */
export type PushOutcome = 'sent' | 'gone' | 'expired' | 'quiet' | 'refused' | 'later' | 'unknown';

export interface PushResult {
  readonly id: number;
  readonly deviceId: string;
  /** Of the notification that was claimed: each claim has another number. */
  readonly attempts: number;
  readonly outcome: PushOutcome;
  /** When it is tried again, epoch milliseconds; for `later`. */
  readonly dueAt?: number;
  /** Whether Discord did not take it, for the owner of the webhook. Default false. */
  readonly hasFailed?: boolean;
}

/** What the owners of webhooks are shown of them. */
async function noteWebhooks(trx: Kysely<Tables>, results: readonly PushResult[], at: Date) {
  // They are in the order in which Discord answered, and the last answer of a webhook counts.
  const answered = results.filter(({ outcome, hasFailed }) => outcome === 'sent' || hasFailed);
  const last = [...new Map(answered.map((result) => [result.deviceId, result])).values()];
  const idsOf = (some: readonly PushResult[]) => some.map(({ deviceId }) => deviceId);
  const failed = idsOf(last.filter(({ hasFailed = false }) => hasFailed));
  const sent = idsOf(last.filter(({ outcome }) => outcome === 'sent'));
  const gone = idsOf(results.filter(({ outcome }) => outcome === 'gone'));
  await sql`
    update push_webhooks set failing_since = coalesce(failing_since, ${at}::timestamptz)
    where device_id = any(${failed}::text[])`.execute(trx);
  await sql`
    update push_webhooks set failing_since = null
    where device_id = any(${sent}::text[]) and failing_since is not null`.execute(trx);
  await sql`
    with ended as (
      update push_webhooks set off_at = ${at}::timestamptz
      where device_id = any(${gone}::text[]) and off_at is null returning device_id
    )
    update push_outbox o set done_at = ${at}::timestamptz, claimed_at = null, outcome = 'gone'
    from ended where o.device_id = ended.device_id and o.done_at is null`.execute(trx);
}

export const pushOutbox = (db: Kysely<Tables>, now: () => Date) => ({
  /** The next notifications, those due first; no other process gets them for a minute. */
  claim: async (limit: number): Promise<readonly PushNotice[]> => {
    const { rows } = await sql<PushNotice>`
      with due as (
        select id from push_outbox
        where done_at is null and due_at <= ${now()}::timestamptz
          and (claimed_at is null
            or claimed_at < ${now()}::timestamptz - ${CLAIM_MS} * interval '1 millisecond')
        order by due_at, id limit ${limit} for update skip locked
      ), claimed as (
        update push_outbox o set claimed_at = ${now()}::timestamptz, attempts = attempts + 1
        from due where o.id = due.id returning o.*
      )
      select o.id, o.device_id, o.event, o.kind, o.video_id, o.held,
        case when o.kind = 'snooze' then v.start_scheduled else o.starts_at end as starts_at,
        case when o.kind = 'snooze'
          then ceil(extract(epoch from v.start_scheduled - ${now()}::timestamptz) / 60)::integer
          else o.minutes end as minutes,
        case when v.id is not null then ${statusAt('v', now())} end as video_status,
        o.expires_at, o.attempts, o.handed_at is not null as was_handed, d.service, d.endpoint, d.p256dh, d.auth,
        d.lang, d.zone, d.choices, v.title, v.type as video_type, v.thumbnail, v.channel_id,
        c.name as channel_name, c.english_name as channel_english_name, c.photo as channel_photo
      from claimed o join push_devices d on d.id = o.device_id
        left join videos v on v.id = o.video_id left join channels c on c.id = v.channel_id
      order by o.id`.execute(db);
    return rows;
  },

  /** Notes that a notification is being handed over; returns whether no process has done so before. */
  begin: async (id: number): Promise<boolean> => {
    const { rows } = await sql`
      update push_outbox set handed_at = ${now()}::timestamptz
      where id = ${id} and handed_at is null and done_at is null returning id`.execute(db);
    return rows.length > 0;
  },

  /** Notes what became of claimed notifications, except of those that were snoozed again or taken over by another process since. */
  finish: (results: readonly PushResult[]): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const given = JSON.stringify(results);
      await sql`
        update push_outbox o set
          claimed_at = null,
          handed_at = null,
          due_at = case when r.outcome = 'later' then to_timestamp(r."dueAt" / 1000.0) else o.due_at end,
          done_at = case when r.outcome = 'later' then null else ${now()}::timestamptz end,
          outcome = r.outcome
        from json_to_recordset(${given}::json) as r(id bigint, attempts integer, outcome text, "dueAt" bigint)
        where o.id = r.id and o.attempts = r.attempts and o.claimed_at is not null`.execute(trx);
      await sql`
        update push_devices set used_at = ${now()}::timestamptz where id in (
          select "deviceId" from json_to_recordset(${given}::json) as r("deviceId" text, outcome text)
          where outcome = 'sent')`.execute(trx);
      await sql`
        delete from push_devices where service = 'push' and id in (
          select "deviceId" from json_to_recordset(${given}::json) as r("deviceId" text, outcome text)
          where outcome = 'gone')`.execute(trx);
      await noteWebhooks(trx, results, now());
    }),

  /** Sends a notification to this device or webhook, to see whether it arrives; returns whether there is one. */
  test: async (deviceId: string, service: PushService): Promise<boolean> => {
    const at = now();
    const { rows } = await sql`
      insert into push_outbox (device_id, event, kind, due_at, expires_at)
      select id, ${`test:${at.getTime()}`}, 'test', ${at}::timestamptz,
        ${new Date(at.getTime() + TEST_MS)}::timestamptz
      from push_devices where id = ${deviceId} and service = ${service}
      on conflict (device_id, event) do update set event = excluded.event
      returning id`.execute(db);
    return rows.length > 0;
  },

  /**
   * Sends a notification of a stream to the device once more, in place of one that was snoozed before. `missing`: the device has not had the
   * event; `quiet`: it would come in the quiet hours.
   */
  snooze: async (deviceId: string, event: string): Promise<'done' | 'missing' | 'quiet'> => {
    const { rows } = await sql<{ video_id: string; zone: string; choices: PushChoices }>`
      select o.video_id, d.zone, d.choices
      from push_outbox o join push_devices d on d.id = o.device_id and d.service = 'push'
      where o.device_id = ${deviceId} and o.event = ${event} and o.video_id is not null
        and o.kind = any(${[...PUSH_SNOOZED]}::text[])
        and o.outcome is distinct from 'held'`.execute(db);
    const [row] = rows;
    if (!row) return 'missing';
    const dueAt = now().getTime() + SNOOZE_MS;
    if (isQuietAt(dueAt, row.zone, row.choices.quiet)) return 'quiet';
    await sql`
      insert into push_outbox (device_id, event, kind, video_id, due_at, expires_at)
      values (${deviceId}, ${`${row.video_id}:snooze`}, 'snooze', ${row.video_id},
        ${new Date(dueAt)}::timestamptz, ${new Date(dueAt + SNOOZE_MS)}::timestamptz)
      on conflict (device_id, event) do update set due_at = excluded.due_at,
        expires_at = excluded.expires_at, attempts = 0, claimed_at = null, done_at = null,
        outcome = null`.execute(db);
    return 'done';
  },

  /** Forgets what was closed two days ago. */
  sweep: async (): Promise<void> => {
    await sql`
      delete from push_outbox
      where done_at < ${now()}::timestamptz - ${KEPT_MS} * interval '1 millisecond'`.execute(db);
  },
});

export type PushOutbox = ReturnType<typeof pushOutbox>;
