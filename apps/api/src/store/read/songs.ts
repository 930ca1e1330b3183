/** Songs with the videos they were sung in. */
import { foldQuery } from '@oshimado/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../tables';
import { allOf, anyOf, type Condition } from './conditions';

export interface SongFilter {
  readonly channel_id?: string | undefined;
  readonly video_id?: string | undefined;
  readonly org?: string | undefined;
  /** Words that are all in name or artist, as search compares text. */
  readonly q?: string | undefined;
}

/** The uploader's row of `video_channels`, because its indexes know the time, the channel and the organization. */
const fromSongs = (db: Kysely<Tables>) =>
  db.selectFrom('songs as s').innerJoin('video_channels as m', 'm.video_id', 's.video_id');

const selectSungSongs = (db: Kysely<Tables>) =>
  fromSongs(db)
    .innerJoin('channels as c', 'c.id', 'm.channel_id')
    .select([
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
      'm.channel_id',
      'm.available_at',
      'c.name as channel_name',
      'c.english_name as channel_english_name',
    ]);

export type SungSongRow = Awaited<
  ReturnType<ReturnType<typeof selectSungSongs>['execute']>
>[number];

const HOT_MAX = 20;
const SPACES = /\s+/;

/** The words of a song, folded by any of our rules or, before the first time, in lower case. */
const words = sql<string>`case s.fold when 0 then lower(s.name || ' ' || s.original_artist) else s.folded end`;

/** A row of `songs`: an id may be in several videos. */
const keyOf = ({ video_id, id }: { readonly video_id: string; readonly id: string }) =>
  `${video_id} ${id}`;

/** Conditions on the row `m` of the uploader. */
function uploadedBy({ channel_id, org }: SongFilter): Condition {
  const all: Condition[] = [sql<boolean>`m.role = 'uploader'`];
  if (channel_id !== undefined) all.push(sql<boolean>`m.channel_id = ${channel_id}`);
  if (org !== undefined) all.push(sql<boolean>`m.leads_org and m.org = ${org}`);
  return allOf(all);
}

/** Conditions on the song `s` itself. */
function isLike({ video_id, q }: SongFilter): Condition {
  const all: Condition[] = [];
  if (video_id !== undefined) all.push(sql<boolean>`s.video_id = ${video_id}`);
  if (q !== undefined) {
    for (const forms of q.split(SPACES).map(foldQuery)) {
      if (forms[0] !== '')
        all.push(anyOf(forms.map((word) => sql`position(${word} in ${words}) > 0`)));
    }
  }
  return allOf(all);
}

const matches = (filter: SongFilter) => allOf([uploadedBy(filter), isLike(filter)]);

export const songReads = (db: Kysely<Tables>) => ({
  /** Without `videoId`: of several songs with this id, the one of the first video by id. */
  findSungSong: (id: string, videoId?: string): Promise<SungSongRow | undefined> =>
    selectSungSongs(db)
      .where('m.role', '=', 'uploader')
      .where('s.id', '=', id)
      .$if(videoId !== undefined, (songs) => songs.where('s.video_id', '=', videoId ?? ''))
      .orderBy('s.video_id')
      .limit(1)
      .executeTakeFirst(),

  /** Newest videos first, songs of one video in the order they were sung. */
  latestSongs: (
    filter: SongFilter,
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ): Promise<SungSongRow[]> =>
    selectSungSongs(db)
      .where(matches(filter))
      .orderBy('m.available_at', 'desc')
      .orderBy('m.video_id')
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

  /** The most sung songs, each as last sung. */
  hotSongs: async (filter: SongFilter): Promise<SungSongRow[]> => {
    // Looked up song by song, which `offset 0` keeps so: the planner would read all videos.
    const sungAt = (song: RawBuilder<unknown>) => sql`
      cross join lateral (
        select m.available_at from video_channels m
        where m.video_id = ${song} and ${uploadedBy(filter)} offset 0
      ) v`;
    // Of all songs, only the hot ones need the time of their videos.
    const isOfAll = filter.channel_id === undefined && filter.org === undefined;
    const { rows } = await sql<{ id: string; video_id: string }>`
      with sung as materialized (
        select s.id, s.video_id, s.start_s, lower(s.name) as name, lower(s.original_artist) as artist
          ${isOfAll ? sql`` : sql`, v.available_at`}
        from songs s ${isOfAll ? sql`` : sungAt(sql`s.video_id`)}
        where ${isLike(filter)}
      ), hot as (
        select name, artist, count(*) as times, row_number() over () as place
        from sung group by name, artist
        order by times desc fetch first ${HOT_MAX} rows with ties
      )
      select id, video_id from (
        select distinct on (place) id, video_id, start_s, times, available_at
        from hot join sung using (name, artist) ${isOfAll ? sungAt(sql`sung.video_id`) : sql``}
        order by place, available_at desc, start_s, id
      ) last
      order by times desc, available_at desc, video_id, start_s, id limit ${HOT_MAX}`.execute(db);
    if (rows.length === 0) return [];
    const found = await selectSungSongs(db)
      .where('m.role', '=', 'uploader')
      .where((eb) =>
        eb(
          eb.refTuple('s.video_id', 's.id'),
          'in',
          rows.map((row) => eb.tuple(row.video_id, row.id)),
        ),
      )
      .execute();
    const byKey = new Map(found.map((row) => [keyOf(row), row]));
    return rows.flatMap((row) => byKey.get(keyOf(row)) ?? []);
  },
});
