/**
 * Videos that hold words, or whose comments do. There are two ways to a page of them: what holds rare words is collected
 * by the index and sorted; for frequent ones the list is walked in its order, each row looked through, until the page is
 * full. Which it is shows when the collecting finds too many.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../tables';
import { liveViewersAt } from '../read/video-order';
import { statusAt } from '../read/placeholder-status';
import type { VideoRow } from '../read/videos';
import { passesSearch, type SearchFilter } from './search-filter';
import { gramsOfAll, holds, wordsOf, type Words } from './words';

export type SearchSort = 'newest' | 'oldest' | 'longest' | 'shortest';

export interface VideoSearch extends SearchFilter {
  /** All must be found in title or description. */
  readonly texts: readonly string[];
  /** Must be found in a comment. */
  readonly comment?: string | undefined;
  readonly wholeWord: boolean;
  readonly sort: SearchSort;
  readonly limit: number;
  readonly offset: number;
}

const ORDERS: Readonly<Record<SearchSort, RawBuilder<unknown>>> = {
  newest: sql`v.available_at desc, v.id`,
  oldest: sql`v.available_at, v.id`,
  longest: sql`v.duration desc, v.id`,
  shortest: sql`v.duration, v.id`,
};

const RARE_MAX = 4_000;
/** More rows than these are not counted: nobody turns so many pages. */
export const TOTAL_MAX = 10_000;

const titleOrBody = (words: Words, wholeWord: boolean) =>
  sql<boolean>`(${holds(sql<string>`t.title`, words, wholeWord)} or ${holds(sql<string>`t.body`, words, wholeWord)})`;

interface Sought {
  /** Candidates by the index. */
  readonly byIndex: RawBuilder<unknown>;
  /** Whether a row of `v` has the words. */
  readonly isMatch: RawBuilder<boolean>;
}

const and = (conditions: readonly RawBuilder<unknown>[]) => sql.join([...conditions], sql` and `);

function soughtInTexts(texts: readonly string[], wholeWord: boolean): Sought {
  const all = texts.map(wordsOf);
  const matches = and(all.map((words) => titleOrBody(words, wholeWord)));
  return {
    byIndex: sql`select t.video_id from video_texts t
      where t.grams @> ${gramsOfAll(all)}::text[] and ${matches}`,
    isMatch: sql<boolean>`exists (select from video_texts t where t.video_id = v.id and ${matches})`,
  };
}

function soughtInComments(text: string, wholeWord: boolean): Sought {
  const words = wordsOf(text);
  const match = holds(sql<string>`t.body`, words, wholeWord);
  return {
    byIndex: sql`select t.video_id from comment_texts t
      where t.grams @> ${[...words.grams]}::text[] and ${match}`,
    isMatch: sql<boolean>`exists (
      select from comment_texts t where t.video_id = v.id and ${match}
    )`,
  };
}

const soughtBy = ({ texts, comment, wholeWord }: VideoSearch): Sought | undefined => {
  if (comment !== undefined) return soughtInComments(comment, wholeWord);
  return texts.length > 0 ? soughtInTexts(texts, wholeWord) : undefined;
};

const FROM = sql`from videos v join channels c on c.id = v.channel_id`;

const columns = (now: Date) => sql`
  v.id, v.title, v.type, v.topic_id, v.published_at, v.available_at, v.duration,
  v.start_scheduled, v.start_actual, v.end_actual, v.songcount, v.lang, v.live_tl_count,
  v.recent_live_tls, v.placeholder_type, v.certainty, v.jp_name, v.link, v.thumbnail, v.credits,
  c.id as channel_id, c.name as channel_name, c.english_name as channel_english_name,
  c.type as channel_type, c.org as channel_org, c.suborg as channel_suborg, c.photo as channel_photo,
  c.subscriber_count as channel_subscriber_count, c.video_count as channel_video_count,
  c.view_count as channel_view_count, c.clip_count as channel_clip_count,
  ${statusAt(now)} as status, ${liveViewersAt(now)} as live_viewers`;

export const videoSearchReads = (db: Kysely<Tables>, now: () => Date) => {
  /** The videos that hold the words; undefined where there are too many of them. */
  const fewHolding = async ({ byIndex }: Sought): Promise<string[] | undefined> => {
    const { rows } = await sql<{ video_id: string }>`${byIndex} limit ${RARE_MAX + 1}`.execute(db);
    return rows.length > RARE_MAX ? undefined : [...new Set(rows.map(({ video_id }) => video_id))];
  };

  /** What every row of the list must be. */
  const conditionOf = async (search: VideoSearch): Promise<RawBuilder<boolean>> => {
    const rest = passesSearch(search, now());
    const sought = soughtBy(search);
    if (!sought) return rest;
    const ids = await fewHolding(sought);
    return ids
      ? sql<boolean>`v.id = any(${ids}::text[]) and ${rest}`
      : sql<boolean>`${rest} and ${sought.isMatch}`;
  };

  return {
    /** A page of what is found; with a total of at most `TOTAL_MAX` where asked. */
    searchVideos: async (
      search: VideoSearch,
      withTotal: boolean,
    ): Promise<{ readonly rows: VideoRow[]; readonly total: number | undefined }> => {
      const at = now();
      const condition = await conditionOf(search);
      const page = sql<VideoRow>`
        select ${columns(at)} ${FROM}
        where ${condition}
        order by ${ORDERS[search.sort]}
        limit ${search.limit} offset ${search.offset}`;
      const all = sql<{ total: number }>`
        select count(*) as total from (select 1 ${FROM} where ${condition} limit ${TOTAL_MAX}) found`;
      const [{ rows }, counted] = await Promise.all([
        page.execute(db),
        withTotal ? all.execute(db) : undefined,
      ]);
      return { rows, total: counted?.rows[0]?.total };
    },

    /** The comments of these videos that hold the text. */
    commentsHolding: async (ids: readonly string[], text: string, wholeWord: boolean) => {
      const match = holds(sql<string>`t.body`, wordsOf(text), wholeWord);
      const { rows } = await sql<{ video_id: string; comment_key: string; message: string }>`
        select c.video_id, c.comment_key, c.message
        from comments c join comment_texts t
          on t.video_id = c.video_id and t.comment_key = c.comment_key
        where c.video_id = any(${ids}::text[]) and ${match}
        order by c.video_id, c.comment_key`.execute(db);
      return rows;
    },
  };
};
