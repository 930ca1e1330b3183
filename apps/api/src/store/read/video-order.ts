/**
 * Sort orders of lists. Unknown values are last in both directions; ids break ties, so that pages never repeat a row.
 */
import type { videoSorts } from '@oshimado/contract/schemas';
import { sql, type RawBuilder } from 'kysely';

export type VideoSort = (typeof videoSorts)[number];
export type Order = 'asc' | 'desc';

/** Columns of `video_channels`; lists in these orders are read from it alone. */
export type NarrowSort = Extract<VideoSort, 'available_at' | 'duration'>;
export const isNarrowSort = (sort: VideoSort): sort is NarrowSort =>
  sort === 'available_at' || sort === 'duration';

const NULLABLE: ReadonlySet<VideoSort> = new Set([
  'topic_id',
  'published_at',
  'start_scheduled',
  'start_actual',
  'end_actual',
  'missing_since',
]);

/**
 * The keys of `order by` for rows of `videos`. The id follows the direction, and `nulls last` is written only where it is not
 * the default, so that an index answers them.
 */
export function videoOrder(sort: VideoSort, order: Order): RawBuilder<unknown> {
  const direction = sql.raw(order);
  if (sort === 'id') return sql`v.id ${direction}`;
  const nulls = NULLABLE.has(sort) && order === 'desc' ? sql` nulls last` : sql``;
  return sql`${sql.ref(`v.${sort}`)} ${direction}${nulls}, v.id ${direction}`;
}

/** @param placeholdersLast whether real videos come before placeholders of the same moment */
export function narrowOrder(
  sort: NarrowSort,
  order: Order,
  placeholdersLast: boolean,
): RawBuilder<unknown> {
  const direction = sql.raw(order);
  const real = sort === 'available_at' && placeholdersLast ? sql` m.type = 'placeholder',` : sql``;
  return sql`${sql.ref(`m.${sort}`)} ${direction},${real} m.video_id ${direction}`;
}

/** A row of a list in such an order, where the next page begins. */
export interface PageEnd {
  readonly id: string;
  readonly available_at: Date;
  readonly duration: number;
}

/** Rows of `video_channels` that come after this one in `narrowOrder` without `placeholdersLast`. */
export function isAfter(sort: NarrowSort, order: Order, end: PageEnd): RawBuilder<boolean> {
  const value = sort === 'duration' ? sql`${end.duration}` : sql`${end.available_at}::timestamptz`;
  const compare = sql.raw(order === 'asc' ? '>' : '<');
  return sql<boolean>`(${sql.ref(`m.${sort}`)}, m.video_id) ${compare} (${value}, ${end.id})`;
}
