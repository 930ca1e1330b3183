/** Ids of everything that has a page, in an order that new rows hardly move: for sitemaps. */
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';

export interface Span {
  readonly limit: number;
  readonly offset: number;
}

interface Id {
  readonly id: string;
}

const idsOf = (rows: readonly Id[]): string[] => rows.map(({ id }) => id);

/** Read from the index by time alone. What is missing was deleted or is private; a placeholder is replaced by its stream. */
const shownSince = (since: Date) => sql`
  role = 'uploader' and type <> 'placeholder' and status <> 'missing' and available_at >= ${since}`;

export const sitemapReads = (db: Kysely<Tables>) => ({
  /** How many channels there are, and videos since this moment. */
  sitemapCounts: async (since: Date): Promise<{ channels: number; videos: number }> => {
    const { rows } = await sql<{ channels: number; videos: number }>`
      select
        (select count(*)::integer from channels) as channels,
        (select count(*)::integer from video_channels where ${shownSince(since)}) as videos`.execute(
      db,
    );
    return rows[0] ?? { channels: 0, videos: 0 };
  },

  sitemapChannels: async ({ limit, offset }: Span): Promise<string[]> => {
    const { rows } = await sql<Id>`
      select id from channels order by id limit ${limit} offset ${offset}`.execute(db);
    return idsOf(rows);
  },

  /** Oldest first. */
  sitemapVideos: async (since: Date, { limit, offset }: Span): Promise<string[]> => {
    const { rows } = await sql<Id>`
      select video_id as id from video_channels where ${shownSince(since)}
      order by available_at, video_id limit ${limit} offset ${offset}`.execute(db);
    return idsOf(rows);
  },
});
