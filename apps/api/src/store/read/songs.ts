/** Songs with the videos they were sung in. */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../tables';

export interface SongFilter {
  readonly channel_id?: string | undefined;
  readonly video_id?: string | undefined;
  readonly org?: string | undefined;
  /** Part of a name or an artist, in any case. */
  readonly q?: string | undefined;
}

const fromSongs = (db: Kysely<Tables>) =>
  db
    .selectFrom('songs as s')
    .innerJoin('videos as v', 'v.id', 's.video_id')
    .innerJoin('channels as c', 'c.id', 'v.channel_id');

const selectSungSongs = (db: Kysely<Tables>) =>
  fromSongs(db).select([
    's.id',
    's.name',
    's.original_artist',
    's.start_s',
    's.end_s',
    's.itunesid',
    's.art',
    's.am_url',
    's.is_mv',
    's.creator_id',
    's.approver_id',
    's.video_id',
    'v.channel_id',
    'v.available_at',
    'c.name as channel_name',
    'c.english_name as channel_english_name',
  ]);

export type SungSongRow = Awaited<
  ReturnType<ReturnType<typeof selectSungSongs>['execute']>
>[number];

const HOT_MAX = 20;

/** `%` and `_` mean themselves. */
const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function matches({ channel_id, video_id, org, q }: SongFilter): RawBuilder<boolean> {
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (channel_id !== undefined) all.push(sql`v.channel_id = ${channel_id}`);
  if (video_id !== undefined) all.push(sql`s.video_id = ${video_id}`);
  if (org !== undefined) all.push(sql`c.org = ${org}`);
  if (q !== undefined) {
    const like = contains(q);
    all.push(sql`(s.name ilike ${like} or s.original_artist ilike ${like})`);
  }
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

export const songReads = (db: Kysely<Tables>) => ({
  findSungSong: (id: string): Promise<SungSongRow | undefined> =>
    selectSungSongs(db).where('s.id', '=', id).orderBy('s.video_id').limit(1).executeTakeFirst(),

  /** Newest videos first, songs of one video in the order they were sung. */
  latestSongs: (
    filter: SongFilter,
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ): Promise<SungSongRow[]> =>
    selectSungSongs(db)
      .where(matches(filter))
      .orderBy('v.available_at', 'desc')
      .orderBy('s.video_id')
      .orderBy('s.start_s')
      .orderBy('s.id')
      .limit(limit)
      .offset(offset)
      .execute(),

  countSungSongs: async (filter: SongFilter): Promise<number> => {
    const { total } = await fromSongs(db)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(matches(filter))
      .executeTakeFirstOrThrow();
    return total;
  },

  /** The songs sung most, each as it was sung last. */
  hotSongs: async (filter: SongFilter): Promise<SungSongRow[]> => {
    const { rows } = await sql<{ id: string; video_id: string }>`
      select id, video_id from (
        select distinct on (lower(s.name), lower(s.original_artist)) s.id, s.video_id,
          count(*) over (partition by lower(s.name), lower(s.original_artist)) as times,
          v.available_at, s.start_s
        from songs s
          join videos v on v.id = s.video_id
          join channels c on c.id = v.channel_id
        where ${matches(filter)}
        order by lower(s.name), lower(s.original_artist), v.available_at desc, s.start_s, s.id
      ) last
      order by times desc, available_at desc, video_id, start_s, id limit ${HOT_MAX}`.execute(db);
    const found = await Promise.all(
      rows.map(({ id, video_id }) =>
        selectSungSongs(db)
          .where('s.id', '=', id)
          .where('s.video_id', '=', video_id)
          .executeTakeFirst(),
      ),
    );
    return found.filter((row) => row !== undefined);
  },
});
