/**
 * Columns of videos from sources, with their type and the responses that contain them. The table,
 * the records of sources, every list and every response are derived from this: a new column is added here, in a migration and
 * in the contract.
 */
import type { Credits, PlaceholderType, VideoStatus, VideoType } from '@oshimado/contract';
import type { SqlType } from './sql-type';

/**
 * Part of a response that contains the column: every response, those with `include=description` or `include=live_info`,
 * `/live` and single videos for who translates, placeholders only, or none.
 */
export type VideoPart =
  | 'always'
  | 'description'
  | 'live_info'
  | 'translators'
  | 'placeholder'
  | 'none';

export interface VideoColumn {
  readonly sql: SqlType;
  readonly part: VideoPart;
  /** Name in the response. Default: the column's. */
  readonly as?: string;
  /** Return null if the value is unknown. Default: leave it out. */
  readonly nullable?: boolean;
  /** Leave out zero. Default false. */
  readonly omitZero?: boolean;
  /** Whether the store computes it, so that no source brings it. Default false. */
  readonly computed?: boolean;
}

/** `value` exists for the type checker only. */
interface Typed<T> extends VideoColumn {
  readonly value?: T;
}

const column =
  <T>() =>
  <const C extends VideoColumn>(options: C): C & Typed<T> =>
    options;

export const videoColumns = {
  title: column<string>()({ sql: 'text', part: 'always' }),
  type: column<VideoType>()({ sql: 'text', part: 'always' }),
  topic_id: column<string | null>()({ sql: 'text', part: 'always' }),
  /** `rule` for a topic that words of the title or a category said; null for one of a person or another service. */
  topic_by: column<'rule' | null>()({ sql: 'text', part: 'none' }),
  published_at: column<Date | null>()({ sql: 'timestamptz', part: 'always', nullable: true }),
  /** Computed by the store if a source leaves it out: actual start, else scheduled start, else publication. */
  available_at: column<Date>()({ sql: 'timestamptz', part: 'always' }),
  duration: column<number>()({ sql: 'integer', part: 'always' }),
  /** As last written; the returned status of a placeholder follows the clock. */
  status: column<VideoStatus>()({ sql: 'text', part: 'always' }),
  /** Computed by the store if a source leaves it out: when the status became `missing`; null while that is not known. */
  missing_since: column<Date | null>()({ sql: 'timestamptz', part: 'always' }),
  start_scheduled: column<Date | null>()({ sql: 'timestamptz', part: 'live_info' }),
  start_actual: column<Date | null>()({ sql: 'timestamptz', part: 'live_info' }),
  end_actual: column<Date | null>()({ sql: 'timestamptz', part: 'live_info' }),
  /** 0 unless live. */
  live_viewers: column<number>()({ sql: 'integer', part: 'live_info' }),
  description: column<string>()({ sql: 'text', part: 'description' }),
  songcount: column<number>()({ sql: 'integer', part: 'always', omitZero: true, computed: true }),
  lang: column<string | null>()({ sql: 'text', part: 'always' }),
  live_tl_count: column<Readonly<Record<string, number>>>()({
    sql: 'jsonb',
    part: 'always',
  }),
  recent_live_tls: column<string[]>()({ sql: 'text[]', part: 'translators' }),
  placeholder_type: column<PlaceholderType | null>()({
    sql: 'text',
    part: 'placeholder',
    as: 'placeholderType',
  }),
  certainty: column<'certain' | 'likely' | null>()({ sql: 'text', part: 'placeholder' }),
  jp_name: column<string | null>()({ sql: 'text', part: 'placeholder' }),
  /** Where a video is that is not on YouTube. */
  link: column<string | null>()({ sql: 'text', part: 'always' }),
  thumbnail: column<string | null>()({ sql: 'text', part: 'always' }),
  credits: column<Credits | null>()({ sql: 'jsonb', part: 'placeholder' }),
  channel_id: column<string>()({ sql: 'text', part: 'none' }),
} as const;

type Columns = typeof videoColumns;
type ValueOf<C> = C extends Typed<infer T> ? T : never;
type SourceName = {
  [K in keyof Columns]: Columns[K] extends { readonly computed: true } ? never : K;
}[keyof Columns];

/** The columns as the table holds them. */
export type VideoColumns = { readonly [K in keyof Columns]: ValueOf<Columns[K]> };

/** The columns that a source brings. */
export type SourceColumns = Pick<VideoColumns, SourceName>;

const entries = Object.entries(videoColumns) as [keyof Columns, VideoColumn][];

/** SQL types of the columns that a source brings. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are those left by the filter
export const sourceColumns = Object.fromEntries(
  entries.filter(([, { computed }]) => !computed).map(([name, { sql }]) => [name, sql]),
) as Readonly<Record<SourceName, SqlType>>;
