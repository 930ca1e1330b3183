/**
 * The state of a placeholder follows the clock, not a writer, so that it is right between two rounds of a source. The
 * same rule as `placeholderStatus` of the domain, in SQL because filters come before paging. The table is `v`.
 */
import { sql, type RawBuilder } from 'kysely';
import type { VideoStatus } from '@oshimado/contract';

export const statusAt = (now: Date): RawBuilder<VideoStatus> => sql<VideoStatus>`
  case
    when v.type <> 'placeholder' or v.status = 'missing' then v.status
    when v.start_scheduled is null or v.start_scheduled > ${now}::timestamptz then 'upcoming'
    when v.placeholder_type = 'scheduled-yt-stream' then 'past'
    when v.start_scheduled + v.duration * interval '1 second' > ${now}::timestamptz then 'live'
    else 'past'
  end`;

/** A placeholder for a YouTube stream leaves every list at its start: the real stream stands in for it then. */
export const isReplacedAt = (now: Date): RawBuilder<boolean> => sql<boolean>`
  (v.placeholder_type = 'scheduled-yt-stream' and v.start_scheduled <= ${now}::timestamptz) is true`;

/** Rows whose state of the moment is one of these; written so that the indexes on the stored state serve. */
export const hasStatusAt = (now: Date, statuses: readonly VideoStatus[]): RawBuilder<boolean> => {
  if (statuses.length === 0) return sql<boolean>`false`;
  const wanted = sql.join([...statuses]);
  return sql<boolean>`(
    (v.type <> 'placeholder' and v.status in (${wanted}))
    or (v.type = 'placeholder' and ${statusAt(now)} in (${wanted}))
  )`;
};
