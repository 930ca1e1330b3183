/** How many videos a list has: as far as counting is needed, or as stored. */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../tables';
import { allOf } from './conditions';
import { hasMembership, membershipsOf, type VideoFilter } from './video-filter';
import { isReplacedAt, isStoredOpen, statusAt } from './video-status';

/** Maximum number of rows that are collected and sorted for one page, or checked one by one. */
export const FEW_MAX = 10_000;

export const counterOf =
  (db: Kysely<Tables>) =>
  async (rows: RawBuilder<unknown>, limit: number): Promise<number> => {
    const { rows: found } = await sql<{ count: number }>`
      select count(*) as count from (${rows} limit ${limit}) counted`.execute(db);
    return found[0]?.count ?? 0;
  };

/**
 * Reads the stored counts; undefined for a filter that they do not cover. Placeholders are counted by query, because their
 * state follows the clock.
 */
export const keptCountOf = (db: Kysely<Tables>, now: () => Date) => {
  const countUpTo = counterOf(db);
  return async (filter: VideoFilter): Promise<number | undefined> => {
    const { type, status, lang, max_upcoming_hours, orgs, ...others } = filter;
    const isCovered =
      Object.values(others).every((value) => value === undefined) &&
      (max_upcoming_hours === undefined || (status && !status.includes('upcoming')));
    const memberships = membershipsOf({ orgs });
    const [org] = memberships.flatMap(({ anyOf }) => anyOf);
    if (!isCovered || (memberships[0]?.anyOf.length ?? 0) > 1) return undefined;
    const at = now();
    const all = [
      sql`kind = ${org === undefined ? 'all' : 'org'}`,
      sql`key = ${org ?? ''}`,
      ...(type ? [sql`type = any(${[...type]}::text[])`] : []),
      ...(status ? [sql`status = any(${[...status]}::text[])`] : []),
      ...(lang && !lang.includes('all')
        ? [sql`(type <> 'clip' or lang = any(${[...lang]}::text[]))`]
        : []),
    ];
    const kept = sql<{ count: number }>`
      select coalesce(sum(count), 0)::bigint as count from video_counts
      where ${sql.join(all, sql` and `)}`.execute(db);
    const placeholders =
      !type || type.includes('placeholder')
        ? countUpTo(
            sql`select from video_channels m where ${allOf([
              sql<boolean>`m.role = 'uploader' and m.type = 'placeholder'`,
              isStoredOpen('m'),
              sql<boolean>`not ${isReplacedAt('m', at)}`,
              ...(status ? [sql<boolean>`${statusAt('m', at)} = any(${[...status]}::text[])`] : []),
              ...memberships.map((one) => hasMembership(one, 'm')),
            ])}`,
            FEW_MAX,
          )
        : 0;
    const [{ rows }, counted] = await Promise.all([kept, placeholders]);
    return (rows[0]?.count ?? 0) + counted;
  };
};
