/** Videos of which only a little is known, because another video names them. */
import { sql, type Kysely } from 'kysely';
import type { VideoRecord } from '../records';
import type { Tables } from '../tables';
import { writeVideos } from './write-videos';

/** What is stored of those that are known, with the sources of before and those of the records. */
async function withSources(db: Kysely<Tables>, records: readonly VideoRecord[]) {
  const { rows } = await sql<VideoRecord & { sources: string[] }>`
    select v.id, v.channel_id, v.title, v.type, v.status,
      array(select l.target_id from video_links l where l.video_id = v.id and l.kind = 'source') as sources
    from videos v where v.id = any(${records.map(({ id }) => id)})`.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  return records.flatMap((record) => {
    const stored = known.get(record.id);
    if (!stored) return [record];
    const more = (record.sources ?? []).filter((id) => !stored.sources.includes(id));
    return more.length === 0 ? [] : [{ ...stored, sources: [...stored.sources, ...more] }];
  });
}

/** Answers the ids of the videos that were new or got more sources. */
export async function introduceVideos(
  db: Kysely<Tables>,
  records: readonly VideoRecord[],
  now: Date,
): Promise<Set<string>> {
  const brought = await withSources(db, records);
  return brought.length === 0 ? new Set() : writeVideos(db, brought, now);
}
