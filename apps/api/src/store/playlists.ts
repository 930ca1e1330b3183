/**
 * Playlists of accounts. Anyone with the id of one may read it, so ids cannot be guessed; those of older lists, which count up,
 * are kept because links hold them. Only the owner can change one; others get 404, so that ids cannot be probed.
 */
import { randomInt } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables';

const selectPlaylists = (db: Kysely<Tables>) =>
  db.selectFrom('playlists').select(['id', 'name', 'user_id', 'updated_at', 'video_ids']);

export type PlaylistRow = Awaited<
  ReturnType<ReturnType<typeof selectPlaylists>['execute']>
>[number];

export interface PlaylistContent {
  readonly name: string;
  readonly videoIds: readonly string[];
}

/** Above the ids that counted up; clients read ids as JSON numbers, exact to 2^53. */
const ID_MIN = 2 ** 40;
/** `randomInt` takes a range below 2^48. */
const ID_END = ID_MIN + 2 ** 48 - 1;

const newId = () => randomInt(ID_MIN, ID_END);

export const playlistStore = (db: Kysely<Tables>, now: () => Date) => ({
  list: (userId: string): Promise<PlaylistRow[]> =>
    selectPlaylists(db)
      .where('user_id', '=', Number(userId))
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .execute(),

  find: (id: string): Promise<PlaylistRow | undefined> =>
    selectPlaylists(db).where('id', '=', Number(id)).executeTakeFirst(),

  create: async (userId: string, { name, videoIds }: PlaylistContent): Promise<number> => {
    const id = newId();
    // The column counts up by itself otherwise.
    await sql`
      insert into playlists (id, user_id, name, video_ids, updated_at) overriding system value
      values (${id}, ${userId}, ${name}, ${[...videoIds]}, ${now()})`.execute(db);
    return id;
  },

  /** False where the list is another version than the known one; then it stays as it is. */
  replace: async (
    id: string,
    { name, videoIds }: PlaylistContent,
    known?: PlaylistContent,
  ): Promise<boolean> => {
    const { rows } = await sql`
      update playlists set name = ${name}, video_ids = ${[...videoIds]}, updated_at = ${now()}
      where id = ${id} and (${known === undefined}::boolean
        or (name = ${known?.name ?? ''} and video_ids = ${[...(known?.videoIds ?? [])]}::text[]))
      returning id`.execute(db);
    return rows.length > 0;
  },

  remove: async (id: string): Promise<void> => {
    await db.deleteFrom('playlists').where('id', '=', Number(id)).execute();
  },

  /** Own lists by name, and which of them hold the video. */
  holding: async (userId: string, videoId: string) => {
    const { rows } = await sql<{ id: number; name: string; contains: boolean }>`
      select id, name, ${videoId} = any(video_ids) as contains from playlists
      where user_id = ${userId} order by updated_at desc, id`.execute(db);
    return rows;
  },

  /** Adds the video to the end; false where it is there already, or the list is full. */
  append: async (id: string, videoId: string, max: number): Promise<boolean> => {
    const { numAffectedRows = 0n } = await sql`
      update playlists set video_ids = video_ids || ${videoId}::text, updated_at = ${now()}
      where id = ${id} and not ${videoId} = any(video_ids) and cardinality(video_ids) < ${max}`.execute(
      db,
    );
    return numAffectedRows > 0n;
  },

  takeOut: async (id: string, videoId: string): Promise<boolean> => {
    const { numAffectedRows = 0n } = await sql`
      update playlists set video_ids = array_remove(video_ids, ${videoId}), updated_at = ${now()}
      where id = ${id} and ${videoId} = any(video_ids)`.execute(db);
    return numAffectedRows > 0n;
  },
});

export type PlaylistStore = ReturnType<typeof playlistStore>;
