/** The videos that words lead to, or how many of them match if there are too many to collect. */
import { sql, type Kysely } from 'kysely';
import type { WordQuery } from '../search/words';
import type { Tables } from '../tables';
import type { Condition } from './conditions';

/** Maximum number of collected matches of words. */
export const RARE_WORDS_MAX = 2_000;

/** A count of the videos that match, made while words are searched for. */
export interface WordCount {
  /** Whether the video of a row `f` is wanted. */
  readonly isWanted: Condition;
  readonly limit: number;
}

interface WordMatches {
  /** The videos with these words; undefined if there are too many to collect. */
  readonly ids?: readonly string[];
  /** How many videos match, if there are too many to collect and a count was asked for. */
  readonly counted?: number;
}

/** One statement searches and counts, because an index reads all rows of frequent words before it returns the first. */
export async function searchWords(
  db: Kysely<Tables>,
  { found, ids }: WordQuery,
  count?: WordCount,
): Promise<WordMatches> {
  const total = count
    ? sql`case when (select count(*) from few) > ${RARE_WORDS_MAX} then (
        select count(*) from (
          select ${ids} from found f where ${count.isWanted} limit ${count.limit}
        ) counted
      ) end`
    : sql`null::bigint`;
  // Each part reads no more of `found` than it needs.
  const { rows } = await sql<{ ids: string[] | null; total: number | null }>`
    with found as materialized (select t.video_id ${found}),
    few as materialized (select video_id from found limit ${RARE_WORDS_MAX + 1})
    select (select array_agg(video_id) from few) as ids, ${total} as total`.execute(db);
  const all = rows[0]?.ids ?? [];
  if (all.length <= RARE_WORDS_MAX) return { ids: [...new Set(all)] };
  const counted = rows[0]?.total ?? undefined;
  return counted === undefined ? {} : { counted };
}
