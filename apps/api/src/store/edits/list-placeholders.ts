/** Placeholders with who made them, for editors. */
import type { PlaceholderType } from '@oshimado/contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';

export interface PlaceholderFilter {
  /** Those that have not ended, the next first; or those that have, the latest first. */
  readonly when: 'upcoming' | 'past';
  /** Id of a placeholder; the list continues after it. Default: from the beginning. */
  readonly before?: string | undefined;
  readonly limit: number;
}

export interface PlaceholderRow {
  readonly id: string;
  readonly title: string;
  readonly placeholder_type: PlaceholderType | null;
  readonly link: string | null;
  readonly starts_at: Date;
  readonly channel_id: string;
  readonly channel: string;
  readonly channel_english_name: string | null;
  /** Null for one from a source. */
  readonly created_by: string | null;
  readonly creator_id: string | null;
  readonly creator: string | null;
}

/**
 * When a placeholder begins. Of one that was deleted since it was listed, the log still says it, or the calendars: a source deletes
 * those that are over without an entry.
 */
const startOf = (id: string) => sql<Date | null>`coalesce(
  (select b.available_at from videos b where b.id = ${id}),
  (select (a.before ->> 'start_scheduled')::timestamptz from audit a
    where a.target_id = ${id} and a.action = 'placeholder.remove' order by a.id desc limit 1),
  (select e.starts_at from calendar_events e where e.video_id = ${id}))`;

/** Missing ones are left out: they were cancelled, and nothing shows them. */
export async function listPlaceholders(
  db: Kysely<Tables>,
  now: Date,
  { when, before, limit }: PlaceholderFilter,
): Promise<PlaceholderRow[]> {
  const isPast = when === 'past';
  const end = sql`v.available_at + make_interval(secs => greatest(v.duration, 0))`;
  const order = isPast ? sql`desc` : sql`asc`;
  const { rows } = await sql<PlaceholderRow>`
    select v.id, v.title, v.placeholder_type, v.link, v.available_at as starts_at, v.channel_id,
      c.name as channel, c.english_name as channel_english_name, v.created_by,
      v.creator_id::text as creator_id, u.username as creator
    from videos v join channels c on c.id = v.channel_id left join users u on u.id = v.creator_id
    where v.type = 'placeholder' and v.status <> 'missing'
      and ${isPast ? sql`${end} < ${now}::timestamptz` : sql`${end} >= ${now}::timestamptz`}
      ${
        before === undefined
          ? sql``
          : sql`and (v.available_at, v.id) ${isPast ? sql`<` : sql`>`} (${startOf(before)}, ${before})`
      }
    order by v.available_at ${order}, v.id ${order} limit ${limit}`.execute(db);
  return rows;
}
