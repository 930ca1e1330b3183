/** Related rows of many videos at once, keyed by video id. */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { LinkKind, Tables } from '../tables';
import { byOwner } from './by-owner';
import { statusAt, type VideoAlias } from './video-status';

type Ids = readonly string[];

const selectRelated = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('videos as v')
    .innerJoin('channels as c', 'c.id', 'v.channel_id')
    .select([
      'v.id',
      'v.title',
      'v.type',
      'v.lang',
      'v.duration',
      'v.available_at',
      'c.id as channel_id',
      'c.name as channel_name',
      'v.thumbnail',
      'c.english_name as channel_english_name',
      'c.org as channel_org',
      'c.photo as channel_photo',
      statusAt('v', now).as('status'),
    ]);

export type RelatedRow = Awaited<ReturnType<ReturnType<typeof selectRelated>['execute']>>[number];

const passesLanguage = (table: VideoAlias, languages: readonly string[]): RawBuilder<boolean> =>
  languages.length === 0 || languages.includes('all')
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.raw(table)}.type <> 'clip' or ${sql.raw(table)}.lang in (${sql.join([...languages])}))`;

export const relatedReads = (db: Kysely<Tables>, now: () => Date) => ({
  /** What the videos point to: sources of a clip, videos named in a description, the same stream elsewhere. */
  linksFrom: async (
    kind: LinkKind,
    ids: Ids,
  ): Promise<ReadonlyMap<string, readonly RelatedRow[]>> =>
    byOwner(
      await selectRelated(db, now())
        .innerJoin('video_links as l', 'l.target_id', 'v.id')
        .select('l.video_id as owner')
        .where('l.kind', '=', kind)
        .where(sql<boolean>`l.video_id = any(${ids})`)
        .orderBy('v.available_at')
        .orderBy('v.id')
        .execute(),
    ),

  /** Clips cut from the videos, oldest first. */
  clipsOf: async (ids: Ids): Promise<ReadonlyMap<string, readonly RelatedRow[]>> =>
    byOwner(
      await selectRelated(db, now())
        .innerJoin('video_links as l', 'l.video_id', 'v.id')
        .select('l.target_id as owner')
        .where('l.kind', '=', 'source')
        .where(sql<boolean>`l.target_id = any(${ids})`)
        .where('v.type', '=', 'clip')
        .orderBy('v.available_at')
        .orderBy('v.id')
        .execute(),
    ),

  /** Other clips of the streams a clip was cut from, newest first. */
  sameSourceClips: (id: string, languages: readonly string[], limit: number) =>
    selectRelated(db, now())
      .where('v.type', '=', 'clip')
      .where('v.id', '<>', id)
      .where(
        sql<boolean>`exists (
          select from video_links mine
            join video_links theirs on theirs.target_id = mine.target_id and theirs.kind = 'source'
          where mine.video_id = ${id} and mine.kind = 'source' and theirs.video_id = v.id
        )`,
      )
      .where(passesLanguage('v', languages))
      .orderBy('v.available_at', 'desc')
      .orderBy('v.id')
      .limit(limit)
      .execute(),

  /** Other videos of the same channel or topic that can be watched now, newest first. */
  recommendations: (
    video: { readonly id: string; readonly channel_id: string; readonly topic_id: string | null },
    languages: readonly string[],
    limit: number,
  ): Promise<RelatedRow[]> => {
    const recent = (condition: RawBuilder<boolean>) => sql`(
      select m.video_id from video_channels m
      where m.role = 'uploader' and ${condition} and m.video_id <> ${video.id}
        and m.type <> 'placeholder' and m.status in ('past', 'live')
        and ${passesLanguage('m', languages)}
      order by m.available_at desc, m.video_id desc limit ${limit}
    )`;
    const picked = [recent(sql`m.channel_id = ${video.channel_id}`)];
    if (video.topic_id !== null) picked.push(recent(sql`m.topic_id = ${video.topic_id}`));
    return selectRelated(db, now())
      .where(sql<boolean>`v.id in (${sql.join(picked, sql` union `)})`)
      .orderBy('v.available_at', 'desc')
      .orderBy('v.id')
      .limit(limit)
      .execute();
  },
});
