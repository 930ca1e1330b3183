/** Finds channels, topics and orgs by any part of their names: exact matches first, then prefixes, then the rest. */
import type { ChannelType } from '@oshimado/contract';
import { foldText, gramsToFind, searchableText } from '@oshimado/domain';
import { sql, type Kysely } from 'kysely';
import type { ChannelRow } from '../read/channels';
import type { Tables } from '../tables';

/** Escapes `%`, `_` and backslashes. */
const like = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Exact matches first, then those that begin with the text, with or without their accents. */
function rankOf(names: readonly string[], folded: string): number {
  const forms = names.flatMap((name) => name.split('\n').map((form) => form.trim()));
  if (forms.includes(folded)) return 0;
  return forms.some((form) => form.startsWith(folded)) ? 1 : 2;
}

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
    const folded = foldText(text);
    if (folded === '') return [];
    const { rows } = await sql<{ topic_id: string }>`
      select key as topic_id from video_counts
      where kind = 'topic' group by key having sum(count) > 0
      order by sum(count) desc, key`.execute(db);
    return rows
      .map(({ topic_id }) => ({ topic_id, name: searchableText(topic_id) }))
      .filter(({ name }) => name.includes(folded))
      .sort((a, b) => rankOf([a.name], folded) - rankOf([b.name], folded))
      .slice(0, limit)
      .map(({ topic_id }) => topic_id);
  },

  searchOrgs: async (text: string, limit: number): Promise<string[]> => {
    const folded = foldText(text);
    if (folded === '') return [];
    const rows = await db.selectFrom('orgs').select(['name', 'short', 'name_jp']).execute();
    return rows
      .map(({ name, short, name_jp }) => ({
        name,
        names: [name, short ?? '', name_jp ?? ''].map((known) => searchableText(known)),
      }))
      .filter(({ names }) => names.some((known) => known.includes(folded)))
      .sort(
        (a, b) => rankOf(a.names, folded) - rankOf(b.names, folded) || (a.name < b.name ? -1 : 1),
      )
      .slice(0, limit)
      .map(({ name }) => name);
  },
});
