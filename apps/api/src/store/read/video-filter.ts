/** Which videos a list holds. Every filter is SQL, because pages and totals are cut after it. The table is `v`. */
import type { VideoStatus, VideoType } from '@oshimado/contract';
import { sql, type RawBuilder } from 'kysely';
import { hasStatusAt, isReplacedAt, statusAt } from './placeholder-status';

interface Filters {
  readonly type: readonly VideoType[];
  readonly status: readonly VideoStatus[];
  /** Languages of clips; `all` for any. Streams have none and always pass. */
  readonly lang: readonly string[];
  /** Uploaders. */
  readonly channels: readonly string[];
  /** Uploaders or guests. */
  readonly involved: readonly string[];
  /** Taking part in somebody else's video. */
  readonly mentioned_channel_id: string;
  /** Taking part in a clip, or uploader of a stream it was cut from. */
  readonly featured_channel_id: string;
  readonly topic: string;
  /** Any of these. */
  readonly topics: readonly string[];
  readonly id: readonly string[];
  readonly from: Date;
  readonly to: Date;
  readonly max_upcoming_hours: number;
}

export type VideoFilter = Partial<Filters> & {
  /** Org of the uploader, of a guest, or of whom a clip was cut from; `All Vtubers` for all. */
  readonly org?: string;
};

type Condition = RawBuilder<boolean>;
type Conditions = {
  readonly [K in keyof Filters]: (value: Filters[K], now: Date) => Condition | undefined;
};

const HOUR_MS = 3_600_000;

const mentions = (id: string) => sql`exists (
  select from video_mentions m where m.video_id = v.id and m.channel_id = ${id}
)`;

const cutFrom = (id: string) => sql`exists (
  select from video_links l join videos s on s.id = l.target_id
  where l.video_id = v.id and l.kind = 'source' and s.channel_id = ${id}
)`;

const conditions: Conditions = {
  type: (types) => sql`v.type in (${sql.join([...types])})`,
  status: (statuses, now) => hasStatusAt(now, statuses),
  lang: (languages) =>
    languages.includes('all')
      ? undefined
      : sql`(v.type <> 'clip' or v.lang in (${sql.join([...languages])}))`,
  channels: (ids) => sql`v.channel_id in (${sql.join([...ids])})`,
  involved: (ids) => sql`(
    v.channel_id = any(${ids}::text[])
    or exists (
      select from video_mentions m
      where m.video_id = v.id and m.channel_id = any(${ids}::text[])
    )
  )`,
  mentioned_channel_id: (id) => sql`(v.channel_id <> ${id} and ${mentions(id)})`,
  featured_channel_id: (id) => sql`(v.channel_id <> ${id} and (${mentions(id)} or ${cutFrom(id)}))`,
  topic: (topic) => sql`v.topic_id = ${topic}`,
  topics: (topics) => sql`v.topic_id = any(${topics}::text[])`,
  id: (ids) => sql`v.id in (${sql.join([...ids])})`,
  from: (time) => sql`v.available_at >= ${time}::timestamptz`,
  to: (time) => sql`v.available_at <= ${time}::timestamptz`,
  max_upcoming_hours: (hours, now) => sql`(
    v.available_at <= ${new Date(now.getTime() + hours * HOUR_MS)}::timestamptz
    or ${statusAt(now)} <> 'upcoming'
  )`,
};

const names = Object.keys(conditions) as (keyof Filters)[];

const conditionFor = <K extends keyof Filters>(
  name: K,
  value: Filters[K] | undefined,
  now: Date,
) => (value === undefined ? undefined : conditions[name](value, now));

/** One condition for everything but the org; it needs the table `v`. */
export function matches(filter: VideoFilter, now: Date): RawBuilder<boolean> {
  const all = names
    .map((name) => conditionFor(name, filter[name], now))
    .filter((condition) => condition !== undefined);
  return sql<boolean>`${sql.join([sql`not ${isReplacedAt(now)}`, ...all], sql` and `)}`;
}
