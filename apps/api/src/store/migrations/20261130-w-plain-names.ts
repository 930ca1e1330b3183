/**
 * Names that were typed before `nameOf` of the contract was asked: characters that turn the direction of a text go, and a name
 * in which nothing is drawn becomes that of an account or a list without one.
 */
import { sql, type Kysely } from 'kysely';

const DIRECTIONS = '[\\u202A-\\u202E\\u2066-\\u2069]';
/** Blanks, control characters and what Unicode lists as `Default_Ignorable_Code_Point`. */
const NOTHING_DRAWN =
  '^[\\u0001-\\u0020\\u007F-\\u00A0\\u00AD\\u034F\\u061C\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200F\\u2028-\\u202F\\u205F-\\u206F\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\U0001BCA0-\\U0001BCA3\\U0001D159\\U0001D173-\\U0001D17A\\U000E0000-\\U000E0FFF]*$';

const NAMES = [
  ['users', 'username', 'Viewer'],
  ['playlists', 'name', 'Unnamed Playlist'],
  ['favorite_groups', 'name', '?'],
  ['songs', 'name', '?'],
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column, unnamed] of NAMES) {
    const name = sql.ref(column);
    await sql`update ${sql.table(table)} set ${name} = ${unnamed}
      where ${name} ~ ${NOTHING_DRAWN}`.execute(db);
    await sql`update ${sql.table(table)}
      set ${name} = btrim(regexp_replace(${name}, ${DIRECTIONS}, '', 'g'))
      where ${name} ~ ${DIRECTIONS}`.execute(db);
  }
}
