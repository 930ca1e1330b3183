/** Finds channels, topics and orgs by any part of their names: exact matches first, then prefixes, then the rest. */
import type { ChannelType } from '@oshimado/contract';
import { foldText, gramsToFind } from '@oshimado/domain';
import { sql, type Kysely } from 'kysely';
import type { ChannelRow } from '../read/channels';
import type { Tables } from '../tables';

/** Escapes `%`, `_` and backslashes. */
const like = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export const nameSearchReads = (db: Kysely<Tables>) => ({
  searchChannels: async (
    text: string,
    { type, limit }: { readonly type?: ChannelType | undefined; readonly limit: number },
  ): Promise<ChannelRow[]> => {
    const folded = foldText(text);
    if (folded === '') return [];
    const ofType = type === undefined ? sql`c.type in ('vtuber', 'subber')` : sql`c.type = ${type}`;
    const { rows } = await sql<ChannelRow>`
      select c.*, coalesce(c.group_name, nullif(substr(c.suborg, 3), '')) as "group"
      from channel_texts t join channels c on c.id = t.channel_id
      where t.grams @> ${gramsToFind(folded)}::integer[]
        and position(${folded} in t.body) > 0 and ${ofType}
      order by
        c.id <> ${text},
        (' ' || t.body || ' ') not like ${`% ${like(folded)} %`},
        (' ' || t.body) not like ${`% ${like(folded)}%`},
        c.type <> 'vtuber',
        c.subscriber_count desc,
        c.id
      limit ${limit}`.execute(db);
    return rows;
  },

  searchTopics: async (text: string, limit: number): Promise<string[]> => {
    const folded = like(foldText(text));
    const { rows } = await sql<{ topic_id: string }>`
      select key as topic_id from video_counts
      where kind = 'topic' and lower(key) like ${`%${folded}%`}
      group by key having sum(count) > 0
      order by lower(key) <> ${foldText(text)}, lower(key) not like ${`${folded}%`},
        sum(count) desc, key
      limit ${limit}`.execute(db);
    return rows.map(({ topic_id }) => topic_id);
  },

  searchOrgs: async (text: string, limit: number): Promise<string[]> => {
    const folded = foldText(text);
    const rows = await db.selectFrom('orgs').select(['name', 'short', 'name_jp']).execute();
    const rank = (names: readonly string[]) => {
      if (names.includes(folded)) return 0;
      return names.some((name) => name.startsWith(folded)) ? 1 : 2;
    };
    return rows
      .map(({ name, short, name_jp }) => ({
        name,
        names: [name, short ?? '', name_jp ?? ''].map(foldText),
      }))
      .filter(({ names }) => names.some((known) => known.includes(folded)))
      .sort((a, b) => rank(a.names) - rank(b.names) || (a.name < b.name ? -1 : 1))
      .slice(0, limit)
      .map(({ name }) => name);
  },
});
