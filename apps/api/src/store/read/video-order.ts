/** In which order a list stands. What is not known comes last either way, and ids settle ties so that no page repeats a row. */
import type { videoSorts } from '@oshimado/contract/schemas';
import { sql, type RawBuilder } from 'kysely';
import { statusAt } from './placeholder-status';

export type VideoSort = (typeof videoSorts)[number];
export type Order = 'asc' | 'desc';

const NULLABLE: ReadonlySet<VideoSort> = new Set([
  'topic_id',
  'published_at',
  'start_scheduled',
  'start_actual',
  'end_actual',
]);

/** Viewers count while a stream is live only. */
export const liveViewersAt = (now: Date): RawBuilder<number> =>
  sql<number>`case when ${statusAt(now)} = 'live' then v.live_viewers else 0 end`;

const keyOf = (sort: VideoSort, now: Date): RawBuilder<unknown> => {
  if (sort === 'status') return statusAt(now);
  if (sort === 'live_viewers') return liveViewersAt(now);
  return sql.ref(`v.${sort}`);
};

/** The keys of `order by`. At equal time real streams stand before placeholders, as on the board. */
export function orderOf(sort: VideoSort, order: Order, now: Date): RawBuilder<unknown>[] {
  // Only where it can matter: the words keep PostgreSQL from walking an index backwards.
  const nulls = NULLABLE.has(sort) ? sql` nulls last` : sql``;
  const keys = [sql`${keyOf(sort, now)} ${sql.raw(order)}${nulls}`];
  if (sort === 'available_at') keys.push(sql`v.type = 'placeholder'`);
  if (sort !== 'id') keys.push(sql`v.id`);
  return keys;
}
