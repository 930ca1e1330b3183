/** What editors say of pairs of streams: that they are views of one event, or of different ones. */
import type { EventLink } from '@oshimado/domain';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';

/** The word of a person about a stream and another one; `same` is null where there is none. */
export interface EventWord {
  readonly with: string;
  readonly same: boolean | null;
}

const pairOf = (one: string, other: string) => (one < other ? [one, other] : [other, one]);

export async function findEventWord(
  db: Kysely<Tables>,
  videoId: string,
  other: string,
): Promise<EventWord> {
  const [first = '', second = ''] = pairOf(videoId, other);
  const row = await db
    .selectFrom('event_links')
    .select('is_same')
    .where('first_id', '=', first)
    .where('second_id', '=', second)
    .executeTakeFirst();
  return { with: other, same: row?.is_same ?? null };
}

/** Both streams must exist. */
export async function putEventWord(
  trx: Kysely<Tables>,
  videoId: string,
  { with: other, same }: EventWord,
): Promise<void> {
  const [first = '', second = ''] = pairOf(videoId, other);
  if (same === null) {
    await trx
      .deleteFrom('event_links')
      .where('first_id', '=', first)
      .where('second_id', '=', second)
      .execute();
    return;
  }
  await sql`
    insert into event_links (first_id, second_id, is_same) values (${first}, ${second}, ${same})
    on conflict (first_id, second_id) do update set is_same = excluded.is_same`.execute(trx);
}

/** The pairs that are both among these streams. */
export async function eventLinksAmong(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<EventLink[]> {
  const rows = await db
    .selectFrom('event_links')
    .select(['first_id', 'second_id', 'is_same'])
    .where(sql<boolean>`first_id = any(${ids}::text[])`)
    .where(sql<boolean>`second_id = any(${ids}::text[])`)
    .execute();
  return rows.map(({ first_id, second_id, is_same }) => ({
    ids: [first_id, second_id],
    isSame: is_same,
  }));
}
