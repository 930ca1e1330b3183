/**
 * The videos that words lead to: collected where an index finds few, counted among the newest where they are frequent. An index
 * reads all rows of frequent words before it returns the first, so the newest videos show which words are.
 */
import { sql, type Kysely } from 'kysely';
import type { WordQuery } from '../search/words';
import type { Tables } from '../tables';
import { exists, type Condition } from './conditions';
import { counterOf } from './counts';
import { mayRepeat, newestRows, type Lead } from './lead-rows';

/** Maximum number of collected matches of words, and the number up to which others are counted. */
const MATCHES_MAX = 2_000;
/** Maximum number of rows that are read from the index. */
const FOUND_MAX = 10_000;
/**
 * Newest videos that are looked at to tell frequent words, and how many of them have such words. The larger sample is for words of these
 * days, which hardly any older video has: to look for them row by row would read all videos.
 */
const SAMPLES = [
  { newest: 300, oftenMin: 15 },
  { newest: 5_000, oftenMin: 100 },
] as const;
/** Newest videos of a list in which frequent words are counted. */
const LOOKED_AT_MAX = 20_000;

/** How many videos a list has. */
export interface Total {
  readonly count: number;
  /** Whether there may be more. */
  readonly isMinimum: boolean;
}

interface WordMatches {
  /** The wanted videos with these words; undefined if there are too many to collect. */
  readonly ids?: readonly string[];
  /** How many there are at least, if more than may be collected are wanted. */
  readonly total?: Total;
}

export const wordReads = (db: Kysely<Tables>) => {
  const countUpTo = counterOf(db);
  return {
    /** Whether many of the newest videos of a lead have these words. Not looked up for a choice of several. */
    areOften: async ({ isMatch }: WordQuery, lead: Lead): Promise<boolean> => {
      if (mayRepeat(lead)) return false;
      for (const { newest, oftenMin } of SAMPLES) {
        const seen = sql`select from (${newestRows(lead, [], newest)}) m where ${isMatch('m')}`;
        if ((await countUpTo(seen, oftenMin)) < oftenMin) return false;
      }
      return true;
    },

    /**
     * Searches an index.
     *
     * @param wanted conditions on a row `m` of a video; without any, videos are collected that others are then chosen from
     */
    searchWords: async ({ found, ids }: WordQuery, wanted?: Condition): Promise<WordMatches> => {
      const chosen = wanted
        ? sql`where ${exists(sql`select from video_channels m where m.video_id = f.video_id and ${wanted}`)}`
        : sql``;
      // Each part reads no more of `found` than it needs.
      const { rows } = await sql<{ ids: string[] | null; looked: number | null }>`
        with found as materialized (select t.video_id ${found} limit ${FOUND_MAX + 1}),
        few as materialized (select ${ids} from found f ${chosen} limit ${MATCHES_MAX + 1})
        select (select array_agg(video_id) from few) as ids,
          case when (select count(*) from few) <= ${MATCHES_MAX} then (select count(*) from found) end as looked`.execute(
        db,
      );
      const { ids: all, looked = null } = rows[0] ?? {};
      if (looked !== null) return looked <= FOUND_MAX ? { ids: all ?? [] } : {};
      return wanted ? { total: { count: MATCHES_MAX, isMinimum: true } } : {};
    },

    /**
     * How many of the newest videos have frequent words.
     *
     * @param rest conditions on rows of the lead
     */
    countFrequent: async (
      { isMatch }: WordQuery,
      lead: Lead,
      rest: readonly Condition[],
    ): Promise<Total> => {
      const { rows } = await sql<{ count: number; looked: number | null }>`
        with newest as materialized (${newestRows(lead, rest, LOOKED_AT_MAX)}),
        matched as materialized (
          select count(*) as count from (
            select from newest m where ${isMatch('m')} limit ${MATCHES_MAX}
          ) matches
        )
        select count,
          case when count < ${MATCHES_MAX} then (select count(*) from newest) end as looked
        from matched`.execute(db);
      const { count = 0, looked = null } = rows[0] ?? {};
      // Of several values each has a limit of its own.
      const isAll = looked !== null && looked < LOOKED_AT_MAX && !mayRepeat(lead);
      return { count, isMinimum: !isAll };
    },
  };
};
