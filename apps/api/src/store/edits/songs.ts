/** Songs of a video, tagged by a person. */
import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import { songText } from '../search/write-texts';
import { markEdited } from './topic';

export interface SongContent {
  readonly name: string;
  readonly original_artist: string;
  readonly start: number;
  readonly end: number;
  readonly itunesid: number | null;
  readonly art: string | null;
  readonly amUrl: string | null;
  readonly is_mv: boolean;
}

/** A song as stored in the log: enough to restore it. */
export interface KeptSong extends SongContent {
  readonly id: string;
  readonly video_id: string;
  readonly creator_id: string | null;
}

const selectKept = (db: Kysely<Tables>) =>
  db
    .selectFrom('songs')
    .select([
      'id',
      'video_id',
      'name',
      'original_artist',
      'start_s',
      'end_s',
      'itunesid',
      'art',
      'am_url',
      'is_mv',
      'creator_id',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectKept>['execute']>>[number];

const keep = ({ start_s, end_s, am_url, creator_id, ...row }: Row): KeptSong => ({
  ...row,
  start: start_s,
  end: end_s,
  amUrl: am_url,
  creator_id: creator_id === null ? null : String(creator_id),
});

export interface SongRef {
  readonly id?: string | undefined;
  readonly video_id?: string | undefined;
  readonly name?: string | undefined;
  /** Position in the video, in seconds. Default any. */
  readonly start?: number | undefined;
}

/** By id, otherwise by name; within the video if given. Of several, the first one sung. */
export async function findKeptSong(
  db: Kysely<Tables>,
  { id, video_id, name, start }: SongRef,
): Promise<KeptSong | undefined> {
  let rows = selectKept(db);
  if (id !== undefined) rows = rows.where('id', '=', id);
  if (video_id !== undefined) rows = rows.where('video_id', '=', video_id);
  if (start !== undefined) rows = rows.where('start_s', '=', start);
  if (id === undefined) rows = rows.where('name', '=', name ?? '');
  const row = await rows.orderBy('start_s').orderBy('id').limit(1).executeTakeFirst();
  return row && keep(row);
}

const countSongs = (trx: Kysely<Tables>, videoId: string) =>
  sql`
    update videos set songcount = (select count(*) from songs s where s.video_id = videos.id)
    where id = ${videoId}`.execute(trx);

/** Writes the whole song; a new one gets an id. */
export async function putKeptSong(
  trx: Kysely<Tables>,
  song: SongContent & {
    readonly id?: string;
    readonly video_id: string;
    readonly creator_id: string | null;
  },
  approverId: string | null,
): Promise<KeptSong> {
  const kept: KeptSong = { ...song, id: song.id ?? randomUUID() };
  const { folded, fold } = songText(kept);
  await sql`
    insert into songs
      (video_id, id, name, original_artist, start_s, end_s, itunesid, art, am_url, is_mv, creator_id, approver_id,
       folded, fold)
    values (${kept.video_id}, ${kept.id}, ${kept.name}, ${kept.original_artist}, ${kept.start}, ${kept.end},
      ${kept.itunesid}, ${kept.art}, ${kept.amUrl}, ${kept.is_mv}, ${kept.creator_id}, ${approverId},
      ${folded}, ${fold})
    on conflict (video_id, id) do update set
      name = excluded.name, original_artist = excluded.original_artist,
      start_s = excluded.start_s, end_s = excluded.end_s, itunesid = excluded.itunesid,
      art = excluded.art, am_url = excluded.am_url, is_mv = excluded.is_mv,
      approver_id = excluded.approver_id, folded = excluded.folded, fold = excluded.fold`.execute(
    trx,
  );
  await countSongs(trx, kept.video_id);
  await markEdited(trx, kept.video_id, 'songs');
  return kept;
}

export async function removeKeptSong(
  trx: Kysely<Tables>,
  { id, video_id }: Pick<KeptSong, 'id' | 'video_id'>,
): Promise<void> {
  await trx.deleteFrom('songs').where('video_id', '=', video_id).where('id', '=', id).execute();
  await countSongs(trx, video_id);
  await markEdited(trx, video_id, 'songs');
}
