/**
 * The state of a placeholder follows the clock, not a writer, so that it is right between two rounds of a source. The
 * same rule as `placeholderStatus` of the domain, in SQL because filters come before paging. `table` is the alias of
 * `videos` or of `video_channels`, which has the same columns.
 */
import type { VideoStatus } from '@oshimado/contract';
import { sql, type RawBuilder } from 'kysely';

export type VideoAlias = 'v' | 'm';

const OPEN: ReadonlySet<VideoStatus> = new Set(['new', 'upcoming', 'live']);

/** Whether only videos that have not ended are asked for. */
export const areOpen = (statuses: readonly VideoStatus[]): boolean =>
  statuses.every((status) => OPEN.has(status));

/** The condition of the small index of open videos and placeholders; the planner uses the index for queries with this condition. */
export function isStoredOpen(table: VideoAlias): RawBuilder<boolean> {
  const t = sql.raw(table);
  return sql<boolean>`(${t}.status in ('new', 'upcoming', 'live') or ${t}.type = 'placeholder')`;
}

export function statusAt(table: VideoAlias, now: Date): RawBuilder<VideoStatus> {
  const t = sql.raw(table);
  return sql<VideoStatus>`
    case
      when ${t}.type <> 'placeholder' or ${t}.status = 'missing' then ${t}.status
      when ${t}.start_scheduled is null or ${t}.start_scheduled > ${now}::timestamptz then 'upcoming'
      when ${t}.placeholder_type = 'scheduled-yt-stream' then 'past'
      when ${t}.start_scheduled + ${t}.duration * interval '1 second' > ${now}::timestamptz then 'live'
      else 'past'
    end`;
}

/** A placeholder for a YouTube stream leaves every list at its start, when the real stream takes its place. */
export function isReplacedAt(table: VideoAlias, now: Date): RawBuilder<boolean> {
  const t = sql.raw(table);
  return sql<boolean>`(
    ${t}.placeholder_type = 'scheduled-yt-stream' and ${t}.start_scheduled <= ${now}::timestamptz
  ) is true`;
}

/** Whether the state at this moment is one of these; written so that the indexes on the stored state can be used. */
export function hasStatusAt(
  table: VideoAlias,
  now: Date,
  statuses: readonly VideoStatus[],
): RawBuilder<boolean> {
  if (statuses.length === 0) return sql<boolean>`false`;
  const t = sql.raw(table);
  const wanted = sql.join([...statuses]);
  const open = areOpen(statuses) ? sql` and ${isStoredOpen(table)}` : sql``;
  return sql<boolean>`(
    (
      (${t}.type <> 'placeholder' and ${t}.status in (${wanted}))
      or (${t}.type = 'placeholder' and ${statusAt(table, now)} in (${wanted}))
    )${open}
  )`;
}
