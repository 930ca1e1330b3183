/**
 * Pages of ids, and how many there are. Ids come first and rows afterwards, so that what a page skips is read from an
 * index only.
 *
 * A list is read in its order from where its rows lie together: one organization, one channel, or all videos. Where several
 * organizations or channels must take part, the one with the fewest videos is read and each of its rows is checked for the others.
 * A list in an order that only `videos` has an index for is collected and sorted when it is short, and otherwise walked
 * in that order, and each row is checked; it is collected after all when it is not very long and the walk finds no page soon. The same
 * holds for words: few videos with them are collected, and frequent words, as the newest videos show or the index does, are searched for
 * row by row (`word-search.ts`).
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../tables';
import { wordQuery, type WordQuery } from '../search/words';
import { allOf, type Condition } from './conditions';
import { counterOf, FEW_MAX, keptCountOf } from './counts';
import { mayRepeat, rowsOf, rowsOfEach, type Lead } from './lead-rows';
import { talentsOf } from './talents';
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
import { wordReads, type Total } from './word-search';

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

/** Maximum number of an organization's or channel's videos that are checked for frequent words. */
const SMALL_LEAD_MAX = 30_000;
/** Totals that are not stored are counted up to this number. */
const TOTAL_MAX = 10_000;
/** Maximum number of videos that a walk checks before a list of at most so many videos is collected instead. */
const WALK_MAX = 10_000;
const COLLECTED_MAX = 100_000;
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
  readonly lead: Lead;
  /** How many rows it has, counted up to one more than `SMALL_LEAD_MAX`. Only counted if it matters. */
  readonly leadSize: number | undefined;
  /** Conditions on the video that a row `m` must pass. */
  readonly own: readonly Condition[];
  /** The remaining memberships. */
  readonly others: readonly Membership[];
  /** Words too frequent to collect the videos that have them. */
  readonly frequent: WordQuery | undefined;
  /** Whether these are frequent among the newest rows of the lead. */
  readonly isOften: boolean;
  /** How many videos match, if the search for the words has counted them. */
  readonly counted: Total | undefined;
  /** Whether the videos are named one by one, because a search has found so few. */
  readonly isNamed: boolean;
}

/** Counts of one list, each read once. */
interface Counts {
  /** The stored count; undefined for a list that has none. */
  readonly kept: () => Promise<number | undefined>;
  /** How many videos match, counted only as far as needed to tell few from many. */
  readonly size: () => Promise<number>;
  /** How many videos match: exact if stored, otherwise counted up to a limit. */
  readonly total: () => Promise<Total>;
}

const once = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let answer: Promise<T> | undefined;
  return () => (answer ??= read());
};

const keysOf = (
  sort: NarrowSort,
  { filter, order, placeholdersLast = false }: VideoPageQuery,
): RawBuilder<unknown> => {
  const mayHavePlaceholders = !filter.type || filter.type.includes('placeholder');
  return narrowOrder(sort, order, placeholdersLast && mayHavePlaceholders);
};

/** A query for these ids, in their order. */
const inOrder = (ids: readonly string[]): RawBuilder<unknown> =>
  sql`select id from unnest(${[...ids]}::text[]) with ordinality as page(id, place) order by place`;

/** Whether so few rows are read that each may be checked. */
const isSmall = ({ lead, leadSize }: Pick<Plan, 'lead' | 'leadSize'>) =>
  lead !== undefined && leadSize !== undefined && !isLarge(leadSize) && !mayRepeat(lead);

const isLarge = (leadSize: number | undefined) =>
  leadSize !== undefined && leadSize > SMALL_LEAD_MAX;

export const videoPages = (db: Kysely<Tables>, now: () => Date) => {
  const countUpTo = counterOf(db);
  const keptCount = keptCountOf(db, now);
  const { areOften, searchWords, countFrequent } = wordReads(db);

  const sizesOf = (all: readonly Membership[]): Promise<number[]> =>
    Promise.all(
      all.map((one) =>
        countUpTo(sql`select from video_channels m where ${rowsOf(one)}`, SMALL_LEAD_MAX + 1),
      ),
    );

  /** Conditions on a row `m` of a video that an index has found: its row of the lead, or of its uploader. */
  const wantedOf = (own: readonly Condition[], memberships: readonly Membership[], lead: Lead) => {
    const first = mayRepeat(lead) ? undefined : lead;
    const others = memberships.filter((one) => one !== first);
    return allOf([rowsOf(first), ...own, ...others.map((one) => hasMembership(one, 'm'))]);
  };

  const planOf = async (filter: VideoFilter, at: Date): Promise<Plan> => {
    const memberships = membershipsOf(filter, await talentsOf(db, filter));
    const words = filter.words && wordQuery(filter.words);
    const isChoice = memberships.length > (words ? 0 : 1) && !isShort(filter);
    const sizes = await sizesOf(isChoice ? memberships : []);
    const leadSize = isChoice ? Math.min(...sizes) : undefined;
    // The board, named videos and those with rare words are fewer than most organizations and channels have.
    const lead = isShort(filter)
      ? undefined
      : memberships[leadSize === undefined ? 0 : sizes.indexOf(leadSize)];
    const others = memberships.filter((one) => one !== lead);
    const own = conditionsOf(filter, 'm', at);
    const plan = { lead, leadSize, own, others, isNamed: false, counted: undefined };
    if (!words) return { ...plan, frequent: undefined, isOften: false };
    const isOften = await areOften(words, lead);
    // All rows of a small lead may be checked, so that what is wanted of them does not matter.
    const isSearched = !isOften && !(lead && (await areOften(words, undefined)));
    if (!isSearched) return { ...plan, frequent: words, isOften };
    const wanted = isSmall(plan) ? undefined : wantedOf(own, memberships, lead);
    const { ids, total } = await searchWords(words, wanted);
    if (!ids) return { ...plan, frequent: words, isOften, counted: total };
    return {
      ...plan,
      lead: undefined,
      leadSize: undefined,
      own: [...own, sql<boolean>`m.video_id = any(${ids}::text[])`],
      others: memberships,
      frequent: undefined,
      isOften: false,
      isNamed: true,
    };
  };

  /** Conditions on rows of the lead, other than the lead itself and words. */
  const wordlessOf = ({ own, others }: Plan): Condition[] => [
    ...own,
    ...others.map((one) => hasMembership(one, 'm')),
  ];

  /** Conditions on rows of the lead, other than the lead itself. */
  const restOf = (plan: Plan): Condition[] => [
    ...wordlessOf(plan),
    ...(plan.frequent ? [plan.frequent.isMatch('m')] : []),
  ];

  const belongs = (plan: Plan): Condition => allOf([rowsOf(plan.lead), ...restOf(plan)]);

  /**
   * All rows `m`, those of each value of the lead in an order that an index has: for a count with an end the planner would
   * rather read the table.
   */
  const rowsInTime = (plan: Plan, limit: number): RawBuilder<unknown> => {
    const { lead } = plan;
    return mayRepeat(lead)
      ? sql`
          select from unnest(${[...lead.anyOf]}::text[]) as lead(value)
          cross join lateral (
            select from video_channels m
            where ${allOf([isMemberRow(lead, sql`lead.value`), ...restOf(plan)])}
            order by m.available_at limit ${limit}
          ) one`
      : sql`select from video_channels m where ${belongs(plan)} order by m.available_at`;
  };

  const narrowPage = (
    plan: Plan,
    sort: NarrowSort,
    query: VideoPageQuery,
    after?: PageEnd,
  ): RawBuilder<unknown> => {
    const { lead } = plan;
    const { order, limit, offset } = query;
    const rest = [...restOf(plan), ...(after ? [isAfter(sort, order, after)] : [])];
    const keys = keysOf(sort, query);
    if (plan.isNamed) {
      // All are read and sorted: the planner would rather look for them in the order of the list.
      return sql`
        select m.video_id as id
        from (select m.* from video_channels m where ${allOf([rowsOf(lead), ...rest])} offset 0) m
        order by ${keys} limit ${limit} offset ${offset}`;
    }
    // The first rows of each value hold the first rows of all.
    return mayRepeat(lead)
      ? sql`
          select m.video_id as id from (${rowsOfEach(lead, rest, limit + offset, keys)}) m
          order by ${keys} limit ${limit} offset ${offset}`
      : sql`
          select m.video_id as id from video_channels m where ${allOf([rowsOf(lead), ...rest])}
          order by ${keys} limit ${limit} offset ${offset}`;
  };

  /** A page together with its total, where all rows of a small lead must be checked for either. */
  const checkedPage = async (plan: Plan, sort: NarrowSort, query: VideoPageQuery) => {
    const first = query.offset + 1;
    const last = query.offset + query.limit;
    const { rows } = await sql<{ ids: string[] | null; total: number }>`
      select array_agg(id order by place) filter (where place between ${first} and ${last}) as ids, count(*) as total
      from (
        select m.video_id as id, row_number() over (order by ${keysOf(sort, query)}) as place
        from video_channels m where ${belongs(plan)}
      ) checked`.execute(db);
    const ids = rows[0]?.ids ?? [];
    return { ids: inOrder(ids), total: { count: rows[0]?.total ?? 0, isMinimum: false } };
  };

  /** Whether a list is short enough to be collected where walking did not find a page soon. */
  const isCollectable = async (plan: Plan, { kept }: Counts): Promise<boolean> => {
    const max = COLLECTED_MAX;
    return (
      ((await kept()) ?? (await countUpTo(rowsInTime(plan, max + 1), max + 1))) <= COLLECTED_MAX
    );
  };

  const collectedPage = (plan: Plan, keys: RawBuilder<unknown>, part: RawBuilder<unknown>) => sql`
    with few as materialized (
      select distinct m.video_id from video_channels m where ${belongs(plan)}
    )
    select v.id from few cross join lateral (
      select videos.* from videos where videos.id = few.video_id offset 0
    ) v
    order by ${keys} ${part}`;

  const widePage = async (
    plan: Plan,
    counts: Counts,
    { filter, sort, order, limit, offset }: VideoPageQuery,
    at: Date,
  ): Promise<RawBuilder<unknown>> => {
    const keys = videoOrder(sort, order);
    const part = sql`limit ${limit} offset ${offset}`;
    // Row by row by their ids: the planner would rather read all videos.
    if ((await counts.size()) <= FEW_MAX) return collectedPage(plan, keys, part);
    if (offset > WALK_OFFSET_MAX) throw new TooDeepError(sort);
    const memberships = plan.lead ? [plan.lead, ...plan.others] : plan.others;
    const isWanted = allOf([
      ...conditionsOf(filter, 'v', at),
      ...memberships.map((one) => hasMembership(one, 'v')),
      ...(plan.frequent ? [plan.frequent.isMatch('v')] : []),
    ]);
    const walk = (videos: RawBuilder<unknown>) =>
      sql<{ id: string }>`select v.id from ${videos} v where ${isWanted} order by ${keys} ${part}`;
    if (!plan.lead || plan.frequent) return walk(sql`videos`);
    // The videos of a list may be far from the beginning of an order, all together.
    const first = sql`(select v.* from videos v order by ${keys} limit ${WALK_MAX})`;
    const { rows } = await walk(first).execute(db);
    if (rows.length === limit) return inOrder(rows.map(({ id }) => id));
    return (await isCollectable(plan, counts))
      ? collectedPage(plan, keys, part)
      : walk(sql`videos`);
  };

  const countsOf = (filter: VideoFilter, plan: Plan): Counts => {
    const { lead, counted, frequent } = plan;
    const kept = once(() => keptCount(filter));
    const size = once(
      async () => (await kept()) ?? countUpTo(rowsInTime(plan, FEW_MAX + 1), FEW_MAX + 1),
    );

    const total = async (): Promise<Total> => {
      const known = await kept();
      if (known !== undefined) return { count: known, isMinimum: false };
      if (counted) return counted;
      if (frequent) return countFrequent(frequent, lead, wordlessOf(plan));
      const count = mayRepeat(lead)
        ? await countUpTo(rowsOfEach(lead, restOf(plan), TOTAL_MAX), TOTAL_MAX)
        : Math.min(await size(), TOTAL_MAX);
      return { count, isMinimum: count === TOTAL_MAX };
    };
    return { kept, size, total };
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
      const { sort } = query;
      if (isNarrowSort(sort) && isSmall(plan) && !plan.isOften) {
        return checkedPage(plan, sort, query);
      }
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
    countVideos: async (filter: VideoFilter): Promise<Total> =>
      countsOf(filter, await planOf(filter, now())).total(),
  };
};
