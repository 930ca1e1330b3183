/** Keeps `calendar_events` in step with the videos: a change of what a calendar shows is a new revision. */
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import { chunks } from './shapes';

const BATCH = 1_000;

/** How long a row is kept after its start once nothing is to come. */
const KEPT = sql`interval '30 days'`;

const SHOWN = ['channel_id', 'title', 'starts_at', 'duration', 'status', 'certainty'] as const;
const listOf = (table: string) => sql.join(SHOWN.map((name) => sql.ref(`${table}.${name}`)));

const noteWritten = (trx: Kysely<Tables>, ids: readonly string[], now: Date) =>
  sql`
    insert into calendar_events as e
      (video_id, topic_id, changed_at, ${sql.join(SHOWN.map((name) => sql.ref(name)))})
    select v.id, v.topic_id, ${now}::timestamptz, ${listOf('v')} from (
      select id, topic_id, type, channel_id, title, duration, status, certainty,
        coalesce(start_actual, start_scheduled, available_at) as starts_at
      from videos where id = any(${ids}::text[])
    ) v
    where v.type in ('stream', 'placeholder') and (
      exists (select from calendar_events k where k.video_id = v.id)
      or v.status in ('new', 'upcoming', 'live')
        and (v.type = 'stream' or v.starts_at > ${now}::timestamptz - interval '1 day'))
    on conflict (video_id) do update set
      (topic_id, ${sql.join(SHOWN.map((name) => sql.ref(name)))})
        = row(excluded.topic_id, ${listOf('excluded')}),
      is_cancelled = excluded.status = 'missing'
        and (e.is_cancelled or e.status in ('new', 'upcoming')),
      sequence = e.sequence + 1,
      changed_at = greatest(e.changed_at, excluded.changed_at)
    where row(${listOf('e')}) is distinct from row(${listOf('excluded')})`.execute(trx);

/** A broadcast of the channel that begins this near to a planned start is what was planned. */
export const PLANNED_NEAR_MS = 30 * 60_000;

/**
 * The status of a placeholder follows the clock, so one that has begun was not cancelled; nor was one whose broadcast began early, which
 * takes the place of its row.
 */
const noteRemoved = (trx: Kysely<Tables>, ids: readonly string[], now: Date) =>
  sql`
    update calendar_events e set
      status = 'missing',
      is_cancelled = e.is_cancelled
        or e.status in ('new', 'upcoming') and e.starts_at > ${now}::timestamptz
          and not exists (
            select from videos b where b.channel_id = e.channel_id
              and b.start_actual between e.starts_at - ${PLANNED_NEAR_MS} * interval '1 ms' and ${now}::timestamptz),
      sequence = e.sequence + 1,
      changed_at = greatest(e.changed_at, ${now}::timestamptz)
    where e.video_id = any(${ids}::text[]) and e.status <> 'missing'
      and not exists (select from videos v where v.id = e.video_id)`.execute(trx);

/** Call after videos were written or deleted, in the same transaction. */
export async function noteCalendarEvents(
  trx: Kysely<Tables>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  for (const part of chunks([...ids], BATCH)) {
    await noteWritten(trx, part, now);
    await noteRemoved(trx, part, now);
  }
  if (ids.length === 0) return;
  await sql`
    delete from calendar_events
    where starts_at < ${now}::timestamptz - ${KEPT} and status not in ('new', 'upcoming', 'live')`.execute(
    trx,
  );
}
