/** Finds channels, topics and orgs by any part of their names: exact matches first, then prefixes, then the rest. */
import type { ChannelType } from '@oshimado/contract';
import { foldQuery, searchableText } from '@oshimado/domain';
import { sql, type Kysely } from 'kysely';
import type { ChannelRow } from '../read/channels';
import type { Tables } from '../tables';
import { holds, mayHold } from './words';

/** Escapes `%`, `_` and backslashes. */
const like = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Exact matches first, then those that begin with the text, with or without their accents. */
function rankOf(names: readonly string[], words: readonly string[]): number {
  const forms = names.flatMap((name) => name.split('\n').map((form) => form.trim()));
  if (words.some((folded) => forms.includes(folded))) return 0;
  return forms.some((form) => words.some((folded) => form.startsWith(folded))) ? 1 : 2;
}

const hasAny = (text: string, words: readonly string[]) =>
  words.some((folded) => text.includes(folded));

export const nameSearchReads = (db: Kysely<Tables>) => ({
  searchChannels: async (
    text: string,
    { type, limit }: { readonly type?: ChannelType | undefined; readonly limit: number },
  ): Promise<ChannelRow[]> => {
    const words = foldQuery(text);
    if (words[0] === '') return [];
    const ofType = type === undefined ? sql`c.type in ('vtuber', 'subber')` : sql`c.type = ${type}`;
    const { rows } = await sql<ChannelRow>`
      select c.*, coalesce(c.group_name, nullif(substr(c.suborg, 3), '')) as "group"
      from channel_texts t join channels c on c.id = t.channel_id
      where ${mayHold([words])} and ${holds(sql`t.body`, words, false)} and ${ofType}
      order by
        c.id <> ${text},
        (' ' || t.body || ' ') not like all(${words.map((folded) => `% ${like(folded)} %`)}::text[]),
        (' ' || t.body) not like all(${words.map((folded) => `% ${like(folded)}%`)}::text[]),
        c.type <> 'vtuber',
        c.subscriber_count desc,
        c.id
      limit ${limit}`.execute(db);
    return rows;
  },

  searchTopics: async (text: string, limit: number): Promise<string[]> => {
    const words = foldQuery(text);
    if (words[0] === '') return [];
    const { rows } = await sql<{ topic_id: string }>`
      select key as topic_id from video_counts
      where kind = 'topic' group by key having sum(count) > 0
      order by sum(count) desc, key`.execute(db);
    return rows
      .map(({ topic_id }) => ({ topic_id, name: searchableText(topic_id) }))
      .filter(({ name }) => hasAny(name, words))
      .sort((a, b) => rankOf([a.name], words) - rankOf([b.name], words))
      .slice(0, limit)
      .map(({ topic_id }) => topic_id);
  },

  searchOrgs: async (text: string, limit: number): Promise<string[]> => {
    const words = foldQuery(text);
    if (words[0] === '') return [];
    const rows = await db.selectFrom('orgs').select(['name', 'short', 'name_jp']).execute();
    return rows
      .map(({ name, short, name_jp }) => ({
        name,
        names: [name, short ?? '', name_jp ?? ''].map((known) => searchableText(known)),
      }))
      .filter(({ names }) => names.some((known) => hasAny(known, words)))
      .sort((a, b) => rankOf(a.names, words) - rankOf(b.names, words) || (a.name < b.name ? -1 : 1))
      .slice(0, limit)
      .map(({ name }) => name);
  },
});
