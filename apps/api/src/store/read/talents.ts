/** The talents that a filter asks for by their language. */
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import type { VideoFilter } from './video-filter';

/** Ids of the talents who speak one of the languages; undefined if the filter names none. */
export async function talentsOf(
  db: Kysely<Tables>,
  { talent_lang = [] }: VideoFilter,
): Promise<string[] | undefined> {
  if (talent_lang.length === 0) return undefined;
  const { rows } = await sql<{ id: string }>`
    select id from channels
    where type = 'vtuber' and lang = any(${[...talent_lang]}::text[])`.execute(db);
  return rows.map(({ id }) => id);
}
