/** Multiview layouts that were shared, and how often. */
import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables';

export const layoutStore = (db: Kysely<Tables>, now: () => Date) => ({
  count: async (link: string): Promise<void> => {
    await sql`
      insert into shared_layouts (link, last_at) values (${link}, ${now()})
      on conflict (link) do update
      set count = shared_layouts.count + 1, last_at = excluded.last_at`.execute(db);
  },
});

export type LayoutStore = ReturnType<typeof layoutStore>;
