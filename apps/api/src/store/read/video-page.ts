/**
 * Pages of ids, and how many there are. Ids come first and rows afterwards, so that what a page skips is read from an
 * index only.
 *
 * A list is read in its order from where its rows lie together: one organization, one channel, or all videos. Where several
 * organizations or channels must take part, the one with the fewest videos is read and each of its rows is checked for the others.
 * A list in an order that only `videos` has an index for is collected and sorted when it is short, and otherwise walked
 * in that order, and each row is checked. The same holds for words: few videos with them are collected, and
 * frequent words are searched for row by row.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../tables';
import { wordQuery, type WordQuery } from '../search/words';
import { allOf, exists, type Condition } from './conditions';
import {
  conditionsOf,
  hasMembership,
  isMemberRow,
  isShort,
  membershipsOf,
  type Membership,
  type VideoFilter,
} from './video-filter';
import {
  isAfter,
  isNarrowSort,
  narrowOrder,
  videoOrder,
  type NarrowSort,
  type Order,
  type PageEnd,
  type VideoSort,
} from './video-order';
import { isReplacedAt, isStoredOpen, statusAt } from './video-status';

export interface VideoPageQuery {
  readonly filter: VideoFilter;
  readonly sort: VideoSort;
  readonly order: Order;
  readonly limit: number;
  readonly offset: number;
  /** Puts real videos before placeholders of the same moment, as the board does. Default false. */
  readonly placeholdersLast?: boolean;
}

/** A list that can be read in pages, each from the end of the one before. */
export interface NarrowPageQuery extends Omit<VideoPageQuery, 'placeholdersLast'> {
  readonly sort: NarrowSort;
}

/** Rows of a list, in an order without `placeholdersLast`. */
export interface PagePart {
  readonly limit: number;
  readonly offset: number;
  /** Begin after this row. */
  readonly after?: PageEnd | undefined;
}

/** Maximum number of rows that are collected and sorted for one page, or checked one by one. */
const FEW_MAX = 10_000;
/** Maximum number of collected matches of words. */
const RARE_WORDS_MAX = 2_000;
/** Maximum number of an organization's or channel's videos that are checked for frequent words. */
const SMALL_LEAD_MAX = 15_000;
/** Totals that are not stored are counted up to this number. */
const TOTAL_MAX = 10_000;
/** Totals of frequent words in a large organization or channel: each match costs several rows. */
const SCATTERED_TOTAL_MAX = 1_000;
/** Maximum offset of a list that must be walked. */
const WALK_OFFSET_MAX = 1_000;

/** The offset is too large for this order. */
export class TooDeepError extends Error {
  override readonly name = 'TooDeepError';
  constructor(sort: VideoSort) {
    super(
      `offset must be at most ${WALK_OFFSET_MAX} in a list of more than ${FEW_MAX} videos sorted by ${sort}; ask for fewer videos, or sort by available_at.`,
    );
  }
}

interface Plan {
  /** The membership whose rows are read; undefined for all videos. */
  readonly lead: Membership | undefined;
  /** Whether more than a few videos have it. Only computed if it matters. */
  readonly isLeadLarge: boolean;
  /** Conditions on the video that a row `m` must pass. */
  readonly own: readonly Condition[];
  /** The remaining memberships. */
  readonly others: readonly Membership[];
  /** Words too frequent to collect the videos that have them. */
  readonly frequent: WordQuery | undefined;
}

/** Counts of one list, each read once. */
interface Counts {
  /** How many videos match, counted only as far as needed to tell few from many. */
  readonly size: () => Promise<number>;
  /** How many videos match: exact if stored, otherwise counted up to `TOTAL_MAX`. */
  readonly total: () => Promise<number>;
}

const once = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let answer: Promise<T> | undefined;
  return () => (answer ??= read());
};

const rowsOf = (lead: Membership | undefined): Condition => {
  if (!lead) return sql<boolean>`m.role = 'uploader'`;
  const [only, ...more] = lead.anyOf;
  return more.length === 0
    ? isMemberRow(lead, sql`${only ?? ''}`)
    : isMemberRow(lead, sql`any(${[...lead.anyOf]}::text[])`);
};

const mayRepeat = (lead: Membership | undefined) => lead !== undefined && lead.anyOf.length > 1;

export const videoPages = (db: Kysely<Tables>, now: () => Date) => {
  const countUpTo = async (rows: RawBuilder<unknown>, limit: number): Promise<number> => {
    const { rows: found } = await sql<{ count: number }>`
      select count(*) as count from (${rows} limit ${limit}) counted`.execute(db);
    return found[0]?.count ?? 0;
  };

  const sizesOf = (all: readonly Membership[]): Promise<number[]> =>
    Promise.all(
      all.map((one) =>
        countUpTo(sql`select from video_channels m where ${rowsOf(one)}`, SMALL_LEAD_MAX + 1),
      ),
    );

  /** The videos with these words, or undefined if there are too many to collect. */
  const idsWith = async ({ found }: WordQuery): Promise<string[] | undefined> => {
    const { rows } = await sql<{ video_id: string }>`
      select t.video_id ${found} limit ${RARE_WORDS_MAX + 1}`.execute(db);
    if (rows.length > RARE_WORDS_MAX) return undefined;
    return [...new Set(rows.map(({ video_id }) => video_id))];
  };

  const talentsWhoSpeak = async (languages: readonly string[]): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      select id from channels
      where type = 'vtuber' and lang = any(${[...languages]}::text[])`.execute(db);
    return rows.map(({ id }) => id);
  };

  const allMembershipsOf = async (filter: VideoFilter): Promise<Membership[]> => {
    const { talent_lang = [] } = filter;
    return membershipsOf(
      filter,
      talent_lang.length > 0 ? await talentsWhoSpeak(talent_lang) : undefined,
    );
  };

  const planOf = async (filter: VideoFilter, at: Date): Promise<Plan> => {
    const memberships = await allMembershipsOf(filter);
    const words = filter.words && wordQuery(filter.words);
    const isChoice = memberships.length > (words ? 0 : 1) && !isShort(filter);
    const [sizes, ids] = await Promise.all([
      sizesOf(isChoice ? memberships : []),
      words && idsWith(words),
    ]);
    const own = [
      ...conditionsOf(filter, 'm', at),
      ...(ids ? [sql<boolean>`m.video_id = any(${ids}::text[])`] : []),
    ];
    const smallest = Math.min(...sizes);
    // The board, named videos and those with rare words are fewer than most organizations and channels have.
    const lead =
      isShort(filter) || ids ? undefined : memberships[isChoice ? sizes.indexOf(smallest) : 0];
    return {
      lead,
      isLeadLarge: lead !== undefined && isChoice && smallest > SMALL_LEAD_MAX,
      own,
      others: memberships.filter((one) => one !== lead),
      frequent: ids ? undefined : words,
    };
  };

  /** Conditions on rows of the lead, other than the lead itself. */
  const restOf = ({ own, others, frequent }: Plan): Condition[] => [
    ...own,
    ...others.map((one) => hasMembership(one, 'm')),
    ...(frequent ? [frequent.isMatch('m')] : []),
  ];

  const belongs = (plan: Plan): Condition => allOf([rowsOf(plan.lead), ...restOf(plan)]);

  /** All rows `m`, in an order that an index has: for a count with an end the planner would rather read the table. */
  const rowsInTime = (plan: Plan): RawBuilder<unknown> =>
    sql`select from video_channels m where ${belongs(plan)} order by m.available_at`;

  /** Rows `m` of every value of the lead, a limited number of each, in this order if given. */
  const rowsOfEach = (
    lead: Membership,
    rest: readonly Condition[],
    limit: number,
    keys?: RawBuilder<unknown>,
  ): RawBuilder<unknown> => sql`
    select distinct one.video_id, one.available_at, one.duration, one.type
    from unnest(${[...lead.anyOf]}::text[]) as lead(value)
    cross join lateral (
      select m.video_id, m.available_at, m.duration, m.type from video_channels m
      where ${allOf([isMemberRow(lead, sql`lead.value`), ...rest])}
      ${keys ? sql`order by ${keys}` : sql``} limit ${limit}
    ) one`;

  const narrowPage = (
    plan: Plan,
    sort: NarrowSort,
    { filter, order, limit, offset, placeholdersLast = false }: VideoPageQuery,
    after?: PageEnd,
  ): RawBuilder<unknown> => {
    const { lead } = plan;
    const rest = [...restOf(plan), ...(after ? [isAfter(sort, order, after)] : [])];
    const mayHavePlaceholders = !filter.type || filter.type.includes('placeholder');
    const keys = narrowOrder(sort, order, placeholdersLast && mayHavePlaceholders);
    // The first rows of each value hold the first rows of all.
    return lead && mayRepeat(lead)
      ? sql`
          select m.video_id as id from (${rowsOfEach(lead, rest, limit + offset, keys)}) m
          order by ${keys} limit ${limit} offset ${offset}`
      : sql`
          select m.video_id as id from video_channels m where ${allOf([rowsOf(lead), ...rest])}
          order by ${keys} limit ${limit} offset ${offset}`;
  };

  const widePage = async (
    plan: Plan,
    counts: Counts,
    { filter, sort, order, limit, offset }: VideoPageQuery,
    at: Date,
  ): Promise<RawBuilder<unknown>> => {
    const keys = videoOrder(sort, order);
    if ((await counts.size()) <= FEW_MAX) {
      // Row by row by their ids: the planner would rather read all videos.
      return sql`
        with few as materialized (
          select distinct m.video_id from video_channels m where ${belongs(plan)}
        )
        select v.id from few cross join lateral (
          select videos.* from videos where videos.id = few.video_id offset 0
        ) v
        order by ${keys} limit ${limit} offset ${offset}`;
    }
    if (offset > WALK_OFFSET_MAX) throw new TooDeepError(sort);
    const memberships = plan.lead ? [plan.lead, ...plan.others] : plan.others;
    const isWanted = allOf([
      ...conditionsOf(filter, 'v', at),
      ...memberships.map((one) => hasMembership(one, 'v')),
      ...(plan.frequent ? [plan.frequent.isMatch('v')] : []),
    ]);
    return sql`
      select v.id from videos v
      where ${isWanted} order by ${keys} limit ${limit} offset ${offset}`;
  };

  const countsOf = (filter: VideoFilter, plan: Plan): Counts => {
    const { lead, own, others, frequent, isLeadLarge } = plan;
    const kept = once(() => keptCount(filter));
    const size = once(async () => (await kept()) ?? countUpTo(rowsInTime(plan), FEW_MAX + 1));

    const countFrequent = (words: WordQuery): Promise<number> => {
      const memberships = lead ? [lead, ...others] : others;
      const isWanted = exists(sql`
        select from video_channels m
        where m.video_id = t.video_id and m.role = 'uploader'
          and ${allOf([...own, ...memberships.map((one) => hasMembership(one, 'm'))])}`);
      const limit = memberships.length > 0 ? SCATTERED_TOTAL_MAX : RARE_WORDS_MAX;
      return countUpTo(sql`${words.videoIds} ${words.found} and ${isWanted}`, limit);
    };

    const total = async (): Promise<number> => {
      const known = await kept();
      if (known !== undefined) return known;
      if (frequent && (!lead || isLeadLarge)) return countFrequent(frequent);
      return lead && mayRepeat(lead)
        ? countUpTo(rowsOfEach(lead, restOf(plan), TOTAL_MAX), TOTAL_MAX)
        : Math.min(await size(), TOTAL_MAX);
    };
    return { size, total };
  };

  /**
   * The stored counts; undefined for a filter that they do not cover. Placeholders are counted by query, because their
   * state follows the clock.
   */
  const keptCount = async (filter: VideoFilter): Promise<number | undefined> => {
    const { type, status, lang, max_upcoming_hours, orgs, ...others } = filter;
    const isCovered =
      Object.values(others).every((value) => value === undefined) &&
      (max_upcoming_hours === undefined || (status && !status.includes('upcoming')));
    const memberships = membershipsOf({ orgs });
    const [org] = memberships.flatMap(({ anyOf }) => anyOf);
    if (!isCovered || (memberships[0]?.anyOf.length ?? 0) > 1) return undefined;
    const at = now();
    const all = [
      sql`kind = ${org === undefined ? 'all' : 'org'}`,
      sql`key = ${org ?? ''}`,
      ...(type ? [sql`type = any(${[...type]}::text[])`] : []),
      ...(status ? [sql`status = any(${[...status]}::text[])`] : []),
      ...(lang && !lang.includes('all')
        ? [sql`(type <> 'clip' or lang = any(${[...lang]}::text[]))`]
        : []),
    ];
    const kept = sql<{ count: number }>`
      select coalesce(sum(count), 0)::bigint as count from video_counts
      where ${sql.join(all, sql` and `)}`.execute(db);
    const placeholders =
      !type || type.includes('placeholder')
        ? countUpTo(
            sql`select from video_channels m where ${allOf([
              sql<boolean>`m.role = 'uploader' and m.type = 'placeholder'`,
              isStoredOpen('m'),
              sql<boolean>`not ${isReplacedAt('m', at)}`,
              ...(status ? [sql<boolean>`${statusAt('m', at)} = any(${[...status]}::text[])`] : []),
              ...memberships.map((one) => hasMembership(one, 'm')),
            ])}`,
            FEW_MAX,
          )
        : 0;
    const [{ rows }, counted] = await Promise.all([kept, placeholders]);
    return (rows[0]?.count ?? 0) + counted;
  };

  /** A query for the ids of a page, in order, as `id`. */
  const pageOf = async (plan: Plan, counts: Counts, query: VideoPageQuery, at: Date) =>
    isNarrowSort(query.sort)
      ? narrowPage(plan, query.sort, query)
      : widePage(plan, counts, query, at);

  return {
    /** A query for the ids of a page, in order, as `id`. Throws TooDeepError. */
    idsOfPage: async (query: VideoPageQuery, at: Date): Promise<RawBuilder<unknown>> => {
      const plan = await planOf(query.filter, at);
      return pageOf(plan, countsOf(query.filter, plan), query, at);
    },

    /** The same with the total. */
    idsWithTotal: async (query: VideoPageQuery, at: Date) => {
      const plan = await planOf(query.filter, at);
      const counts = countsOf(query.filter, plan);
      const [ids, total] = await Promise.all([pageOf(plan, counts, query, at), counts.total()]);
      return { ids, total };
    },

    /** Plans a list once; the returned function builds the query of each page. */
    idsOfParts: async (query: NarrowPageQuery, at: Date) => {
      const plan = await planOf(query.filter, at);
      return ({ after, ...part }: PagePart): RawBuilder<unknown> =>
        narrowPage(plan, query.sort, { ...query, ...part }, after);
    },

    /** How many videos match, with the limit of `idsWithTotal`. */
    countVideos: async (filter: VideoFilter): Promise<number> =>
      countsOf(filter, await planOf(filter, now())).total(),
  };
};
