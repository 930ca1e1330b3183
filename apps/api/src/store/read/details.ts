/** Channels that take part in videos, songs and comments of videos. */
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import { byOwner } from './by-owner';

type Ids = readonly string[];

const selectMentions = (db: Kysely<Tables>, ids: Ids) =>
  db
    .selectFrom('video_mentions as m')
    .innerJoin('channels as c', 'c.id', 'm.channel_id')
    .select([
      'm.video_id as owner',
      'c.id',
      'c.name',
      'c.english_name',
      'c.type',
      'c.org',
      'c.suborg',
      'c.group_name',
      'c.photo',
      'c.lang',
    ])
    .where(sql<boolean>`m.video_id = any(${ids})`)
    .orderBy('m.channel_id');

const selectSongs = (db: Kysely<Tables>, ids: Ids) =>
  db
    .selectFrom('songs as s')
    .select([
      's.video_id as owner',
      's.id',
      's.name',
      's.original_artist',
      's.start_s',
      's.end_s',
      's.art',
      's.itunesid',
    ])
    .where(sql<boolean>`s.video_id = any(${ids})`)
    .orderBy('s.start_s')
    .orderBy('s.id');

type Rows<Q extends { execute: () => Promise<unknown> }> = Awaited<ReturnType<Q['execute']>>;
export type MentionRow = Rows<ReturnType<typeof selectMentions>>[number];
export type SongRow = Rows<ReturnType<typeof selectSongs>>[number];

export const detailReads = (db: Kysely<Tables>) => ({
  mentionsOf: async (ids: Ids) => byOwner(await selectMentions(db, ids).execute()),

  songsOf: async (ids: Ids) => byOwner(await selectSongs(db, ids).execute()),

  hasComments: async (id: string) =>
    (await db
      .selectFrom('comments')
      .select('video_id')
      .where('video_id', '=', id)
      .limit(1)
      .executeTakeFirst()) !== undefined,

  commentsOf: (id: string) =>
    db
      .selectFrom('comments')
      .select(['comment_key', 'message'])
      .where('video_id', '=', id)
      .orderBy('comment_key')
      .execute(),
});
