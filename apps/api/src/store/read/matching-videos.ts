/** Which of a few videos several searches find: each is asked about these videos alone. */
import { sql, type Kysely } from 'kysely';
import { wordQuery } from '../search/words';
import type { Tables } from '../tables';
import { chunks } from '../write/shapes';
import { allOf } from './conditions';
import { talentsOf } from './talents';
import { conditionsOf, hasMembership, membershipsOf, type VideoFilter } from './video-filter';

/** Searches per statement. */
const BATCH = 40;

/** The names of the filters that find a video, by its id. */
export async function filtersFinding(
  db: Kysely<Tables>,
  filters: ReadonlyMap<string, VideoFilter>,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const finding = new Map<string, Set<string>>();
  if (ids.length === 0) return finding;
  for (const part of chunks([...filters], BATCH)) {
    const asked = await Promise.all(
      part.map(async ([name, given]) => {
        const filter = { ...given, ids };
        const words = filter.words && wordQuery(filter.words);
        const isFound = allOf([
          ...conditionsOf(filter, 'v', now),
          ...membershipsOf(filter, await talentsOf(db, filter)).map((one) =>
            hasMembership(one, 'v'),
          ),
          ...(words ? [words.isMatch('v')] : []),
        ]);
        return sql`select ${name}::text as name, v.id from videos v where ${isFound}`;
      }),
    );
    const { rows } = await sql<{ name: string; id: string }>`
      ${sql.join(asked, sql` union all `)}`.execute(db);
    for (const { name, id } of rows) finding.set(id, (finding.get(id) ?? new Set()).add(name));
  }
  return finding;
}
