/** Hints: messages from platforms that something has changed, kept until the feeding process reads them. */
import { sql, type Kysely } from 'kysely';
import type { SourceHint } from '../records';
import type { Tables } from '../tables';
import { toJson } from './clean';

const TAKEN_MAX = 500;

export const sourceHints = (db: Kysely<Tables>, now: () => Date) => ({
  /** Keeps a hint for a source; a later one about the same subject replaces it. */
  give: async (source: string, { kind, subject, value }: SourceHint): Promise<void> => {
    await sql`
      insert into source_hints (source, kind, subject, value, told_at)
      values (${source}, ${kind}, ${subject}, ${toJson(value)}::jsonb, ${now()}::timestamptz)
      on conflict (source, kind, subject)
        do update set value = excluded.value, told_at = excluded.told_at`.execute(db);
  },

  /** Takes out hints for a source, the oldest first. */
  take: async (source: string): Promise<SourceHint[]> => {
    const { rows } = await sql<SourceHint>`
      delete from source_hints h using (
        select kind, subject from source_hints where source = ${source}
        order by told_at, subject limit ${TAKEN_MAX} for update skip locked
      ) t
      where h.source = ${source} and h.kind = t.kind and h.subject = t.subject
      returning h.kind, h.subject, h.value`.execute(db);
    return rows;
  },
});
