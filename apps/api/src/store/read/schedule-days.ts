/** How many streams of a schedule begin on each of its days. */
import { LIVE_OVERDUE_MS } from '@oshimado/domain';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import { allOf, type Condition } from './conditions';
import { conditionsOf, isMemberRow, membershipsOf, type VideoFilter } from './video-filter';

/** Whose streams, and of which topics. */
export type ScheduleDaysFilter = Pick<VideoFilter, 'orgs' | 'involved' | 'topics'>;

/** Epoch ms. */
const timeOf = (ms: number | undefined) => new Date(ms ?? 0);

/** "Entries with no actual start whose scheduled start is more than 2 hours in the past" are in no schedule. */
const isShownAt = (now: Date): Condition => {
  const overdue = new Date(now.getTime() - LIVE_OVERDUE_MS);
  return sql<boolean>`(
    m.type = 'placeholder' or m.status not in ('new', 'upcoming')
    or coalesce(m.start_scheduled >= ${overdue}::timestamptz, true)
  )`;
};

export const scheduleDayReads = (db: Kysely<Tables>, now: () => Date) => ({
  /**
   * Counts the streams and placeholders that begin between each time and the next, each once per span. `times`: epoch ms, rising; one more
   * than there are spans.
   */
  streamsBetween: async (
    times: readonly number[],
    filter: ScheduleDaysFilter,
  ): Promise<readonly number[]> => {
    const at = now();
    const span = { from: timeOf(times[0]), to: timeOf((times.at(-1) ?? 1) - 1) };
    const [lead] = membershipsOf(filter);
    const isOfLead = lead
      ? isMemberRow(lead, sql`any(${[...lead.anyOf]}::text[])`)
      : sql<boolean>`m.role = 'uploader'`;
    const isWanted = allOf([
      isOfLead,
      ...conditionsOf({ ...span, type: ['stream', 'placeholder'], topics: filter.topics }, 'm', at),
      isShownAt(at),
    ]);
    const bounds = times.map((time) => new Date(time));
    // A stream with guests has a row for each organization and channel.
    const { rows } = await sql<{ span: number; streams: number }>`
      select width_bucket(m.available_at, ${bounds}::timestamptz[]) as span,
        count(distinct m.video_id)::int as streams
      from video_channels m where ${isWanted} group by 1`.execute(db);
    const counts = new Map(rows.map((row) => [row.span, row.streams]));
    return times.slice(1).map((_, index) => counts.get(index + 1) ?? 0);
  },
});
