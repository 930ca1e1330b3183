/** Revisions of calendar events, and those that were cancelled. */
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import type { VideoFilter } from './video-filter';
import { allOf, exists, type Condition } from './conditions';

/** Which revision of an event a calendar shows. */
export interface EventRevision {
  /** Rises with each change of time, title or state. */
  readonly sequence: number;
  readonly changed_at: Date;
}

interface RevisionRow extends EventRevision {
  readonly video_id: string;
}

/** An event that will not take place. */
export interface CancelledEvent extends EventRevision {
  readonly id: string;
  readonly title: string;
  readonly starts_at: Date;
  readonly duration: number;
  readonly channel_name: string;
  readonly channel_english_name: string | null;
}

export type CancelledFilter = Pick<VideoFilter, 'orgs' | 'topics' | 'involved' | 'collabs'>;

/** Its channels are known from `video_channels` until the video is deleted. */
function conditionsOf({ orgs, topics, involved, collabs }: CancelledFilter): Condition[] {
  const all: Condition[] = [];
  if (topics) all.push(sql<boolean>`e.topic_id = any(${[...topics]}::text[])`);
  if (orgs) {
    all.push(
      sql<boolean>`(c.org = any(${[...orgs]}::text[]) or ${exists(sql`
      select from video_channels m
      where m.video_id = e.video_id and m.leads_org and m.org = any(${[...orgs]}::text[])`)})`,
    );
  }
  if (involved) {
    all.push(
      sql<boolean>`(e.channel_id = any(${[...involved]}::text[]) or ${exists(sql`
      select from video_channels m
      where m.video_id = e.video_id and m.role in ('uploader', 'guest')
        and m.channel_id = any(${[...involved]}::text[])`)})`,
    );
  }
  if (collabs !== undefined && collabs !== 'show') {
    // The channels of a deleted video are not stored, so it is unknown whether it was a collab: the condition is null, and leaves it out.
    all.push(sql<boolean>`(
      select bool_or(m.role = 'guest') from video_channels m
      where m.video_id = e.video_id) = ${collabs === 'only'}`);
  }
  return all;
}

export const calendarReads = (db: Kysely<Tables>, now: () => Date) => ({
  /** By the id of the video; those that never were in a calendar have none. */
  eventRevisions: async (ids: readonly string[]): Promise<ReadonlyMap<string, EventRevision>> => {
    const { rows } = await sql<RevisionRow>`
      select video_id, sequence, changed_at from calendar_events
      where video_id = any(${ids}::text[])`.execute(db);
    return new Map(rows.map((row) => [row.video_id, row]));
  },

  /** Those that would have started yesterday or later, in the order of their starts. */
  cancelledEvents: async (filter: CancelledFilter, limit: number): Promise<CancelledEvent[]> => {
    const isRecent = sql<boolean>`
      e.is_cancelled and e.starts_at > ${now()}::timestamptz - interval '1 day'`;
    const { rows } = await sql<CancelledEvent>`
      select e.video_id as id, e.title, e.starts_at, e.duration, e.sequence, e.changed_at,
        c.name as channel_name, c.english_name as channel_english_name
      from calendar_events e join channels c on c.id = e.channel_id
      where ${allOf([isRecent, ...conditionsOf(filter)])}
      order by e.starts_at, e.video_id limit ${limit}`.execute(db);
    return rows;
  },
});
