/** Channels: lists for the channel page, single ones by id or handle. */
import type { ChannelType } from '@oshimado/contract';
import type { channelSorts } from '@oshimado/contract/schemas';
import { ALL_ORGS } from '@oshimado/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../tables';

export interface ChannelListQuery {
  readonly type?: ChannelType;
  readonly org?: string;
  readonly suborg?: string;
  /** Languages of clippers; `all` for any. Talents have none and always pass. */
  readonly lang?: readonly string[];
  readonly sort: (typeof channelSorts)[number];
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

// The group is the readable part of the suborg where a source names none.
const group = sql<string | null>`coalesce(group_name, nullif(substr(suborg, 3), ''))`;

const selectChannels = (db: Kysely<Tables>) =>
  db.selectFrom('channels').selectAll().select(group.as('group'));

export type ChannelRow = Awaited<ReturnType<ReturnType<typeof selectChannels>['execute']>>[number];

const sortKey = (sort: ChannelListQuery['sort']): RawBuilder<unknown> =>
  sort === 'group' ? group : sql.ref(sort);

const passesLanguage = (languages: readonly string[]) =>
  sql<boolean>`(type <> 'subber' or lang in (${sql.join([...languages])}))`;

export const channelReads = (db: Kysely<Tables>) => {
  const findChannel = (idOrHandle: string): Promise<ChannelRow | undefined> => {
    const handle = [idOrHandle.toLowerCase()];
    return selectChannels(db)
      .where(
        idOrHandle.startsWith('@')
          ? sql<boolean>`yt_handle @> ${handle}::text[]`
          : sql<boolean>`id = ${idOrHandle}`,
      )
      .orderBy('id')
      .executeTakeFirst();
  };

  return {
    findChannel,

    /** Those of these ids, and those that have one of these handles (in lower case), by id. */
    channelsAmong: (ids: readonly string[], handles: readonly string[]) =>
      db
        .selectFrom('channels')
        .select(['id', 'name', 'english_name', 'type', 'org', 'yt_handle'])
        .where(sql<boolean>`(id = any(${ids}::text[]) or yt_handle && ${handles}::text[])`)
        .orderBy('id')
        .execute(),

    listChannels: (query: ChannelListQuery): Promise<ChannelRow[]> => {
      const { type, org, suborg, lang, sort, order, limit, offset } = query;
      let rows = selectChannels(db);
      if (type !== undefined) rows = rows.where('type', '=', type);
      if (org !== undefined && org !== ALL_ORGS) rows = rows.where('org', '=', org);
      if (suborg !== undefined) rows = rows.where('suborg', '=', suborg);
      if (lang !== undefined && !lang.includes('all')) rows = rows.where(passesLanguage(lang));
      return rows
        .orderBy(sql`${sortKey(sort)} ${sql.raw(order)} nulls last`)
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
    },
  };
};
