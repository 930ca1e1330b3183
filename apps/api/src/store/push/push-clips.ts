/** New clips, for devices that asked for those of a channel: found by comparing the clips of a day with the marks of the last round. */
import { clipEventOf, type PushEvent, type PushMark } from '@oshimado/domain';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';

const TASK = 'push clips';
const NO_MARK: PushMark = { isLive: false, startsAt: null, reminded: null };

interface ClipRow {
  readonly id: string;
  readonly channel_id: string;
  readonly lang: string | null;
  readonly available_at: Date;
  readonly channel_ids: readonly string[];
  readonly is_known: boolean;
}

export interface ClipNews {
  readonly id: string;
  readonly channelId: string;
  readonly lang: string | null;
  readonly channelIds: readonly string[];
  readonly mark: PushMark;
  readonly isKnown: boolean;
  /** Undefined for a clip that is not news. */
  readonly event: PushEvent | undefined;
}

/** The clips of the last day, those that are news with their event. Without a device that asks for clips nothing is read. */
export async function clipNews(trx: Kysely<Tables>, now: Date): Promise<readonly ClipNews[]> {
  const { rows: askers } = await sql`
    select from push_devices where choices -> 'rules' @> '[{"clips": true}]' limit 1`.execute(trx);
  if (askers.length === 0) {
    // The marks go with the last device that asks: the next round is a first one, which announces nothing old.
    await sql`delete from progress where task = ${TASK}`.execute(trx);
    return [];
  }
  const at = now.getTime();
  const { rows: rounds } = await sql<{ at: number }>`
    select (value ->> 'at')::bigint as at from progress where task = ${TASK}`.execute(trx);
  const { rows } = await sql<ClipRow>`
    select v.id, v.channel_id, v.lang, v.available_at, m.video_id is not null as is_known, array(
      select c.channel_id from video_channels c where c.video_id = v.id and c.role in ('uploader', 'guest', 'source')
    ) as channel_ids
    from video_channels u join videos v on v.id = u.video_id
      left join push_marks m on m.video_id = v.id
    where u.role = 'uploader' and u.type = 'clip' and v.status = 'past'
      and u.available_at between ${now}::timestamptz - interval '1 day' and ${now}::timestamptz`.execute(
    trx,
  );
  await sql`
    insert into progress (task, value) values (${TASK}, ${JSON.stringify({ at })}::jsonb)
    on conflict (task) do update set value = excluded.value`.execute(trx);
  return rows.map((row) => ({
    id: row.id,
    channelId: row.channel_id,
    lang: row.lang,
    channelIds: row.channel_ids,
    mark: NO_MARK,
    isKnown: row.is_known,
    event: clipEventOf(
      { videoId: row.id, publishedAt: row.available_at.getTime(), isKnown: row.is_known },
      { now: at, lastAt: rounds[0]?.at },
    ),
  }));
}
