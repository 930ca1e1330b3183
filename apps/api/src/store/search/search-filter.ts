/** What a search asks of a video besides words. The tables are `v` and `c`. */
import type { VideoStatus, VideoType } from '@oshimado/contract';
import { sql, type RawBuilder } from 'kysely';
import { hasStatusAt, isReplacedAt } from '../read/placeholder-status';

export interface SearchFilter {
  readonly target: readonly VideoType[];
  readonly status: readonly VideoStatus[];
  /** Languages of clips. */
  readonly lang: readonly string[];
  readonly topic: readonly string[];
  /** All of them. */
  readonly vch: readonly string[];
  /** Any of them. */
  readonly org: readonly string[];
  readonly min_duration?: number | undefined;
  readonly max_duration?: number | undefined;
  readonly talent_lang: readonly string[];
  readonly collabs: 'show' | 'hide' | 'only';
  /** Only videos of these, or with them as guests. */
  readonly favorites?: readonly string[] | undefined;
}

type Condition = RawBuilder<boolean>;

const DEFAULT_TARGET: readonly VideoType[] = ['stream', 'clip'];
const DEFAULT_STATUS: readonly VideoStatus[] = ['live', 'upcoming', 'past'];

const guests = (condition: RawBuilder<unknown>) => sql<boolean>`exists (
  select from video_mentions m join channels mc on mc.id = m.channel_id
  where m.video_id = v.id and ${condition}
)`;

/** As uploader, as guest, or as who a clip was cut from. */
const involves = (id: string): Condition => sql<boolean>`(
  v.channel_id = ${id}
  or exists (select from video_mentions m where m.video_id = v.id and m.channel_id = ${id})
  or (v.type = 'clip' and exists (
    select from video_links l join videos s on s.id = l.target_id
    where l.video_id = v.id and l.kind = 'source' and s.channel_id = ${id}
  ))
)`;

const hasGuests = sql<boolean>`exists (select from video_mentions m where m.video_id = v.id)`;

function optional(filter: SearchFilter): Condition[] {
  const { lang, topic, vch, org, talent_lang, collabs, favorites } = filter;
  const all: Condition[] = vch.map(involves);
  if (lang.length > 0 && !lang.includes('all')) {
    all.push(sql<boolean>`(v.type <> 'clip' or v.lang = any(${lang}::text[]))`);
  }
  if (topic.length > 0) {
    all.push(sql<boolean>`v.type <> 'clip' and v.topic_id = any(${topic}::text[])`);
  }
  if (org.length > 0) {
    all.push(
      sql<boolean>`(c.org = any(${org}::text[]) or ${guests(sql`mc.org = any(${org}::text[])`)})`,
    );
  }
  if (talent_lang.length > 0) {
    const speaks = (table: string) =>
      sql`${sql.ref(`${table}.type`)} = 'vtuber' and ${sql.ref(`${table}.lang`)} = any(${talent_lang}::text[])`;
    all.push(sql<boolean>`((${speaks('c')}) or ${guests(speaks('mc'))})`);
  }
  if (filter.min_duration !== undefined)
    all.push(sql<boolean>`v.duration >= ${filter.min_duration}`);
  if (filter.max_duration !== undefined)
    all.push(sql<boolean>`v.duration <= ${filter.max_duration}`);
  // A clip always has guests: those it is of.
  if (collabs === 'hide') all.push(sql<boolean>`(v.type = 'clip' or not ${hasGuests})`);
  if (collabs === 'only') all.push(sql<boolean>`v.type <> 'clip' and ${hasGuests}`);
  if (favorites) {
    all.push(sql<boolean>`(v.channel_id = any(${favorites}::text[])
      or ${guests(sql`m.channel_id = any(${favorites}::text[])`)})`);
  }
  return all;
}

export function passesSearch(filter: SearchFilter, now: Date): Condition {
  const target = filter.target.length > 0 ? filter.target : DEFAULT_TARGET;
  const status = filter.status.length > 0 ? filter.status : DEFAULT_STATUS;
  const all = [
    sql`v.type = any(${target}::text[])`,
    hasStatusAt(now, status),
    sql`not ${isReplacedAt(now)}`,
    ...optional(filter),
  ];
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}
