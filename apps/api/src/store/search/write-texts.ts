/** The folded texts that search looks into, written beside the rows they were made of. Equal texts are left alone. */
import { foldText, gramsOf } from '@oshimado/domain';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import { toJson } from '../write/clean';
import { chunks } from '../write/shapes';

/** Of a description; what comes after is rarely more than links. */
const BODY_MAX = 4_000;
const BATCH = 500;

interface TextRow {
  readonly key: readonly [string, string?];
  readonly title?: string;
  readonly body: string;
}

const withGrams = ({ key: [id, part], title = '', body }: TextRow) => {
  const folded = { title: foldText(title), body: foldText(body.slice(0, BODY_MAX)) };
  return { id, part, ...folded, grams: gramsOf(`${folded.title} ${folded.body}`) };
};

async function writeVideoBatch(db: Kysely<Tables>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('videos')
    .select(['id', 'title', 'jp_name', 'description'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  const texts = rows.map((row) =>
    withGrams({
      key: [row.id],
      title: row.jp_name === null ? row.title : `${row.title} ${row.jp_name}`,
      body: row.description,
    }),
  );
  await sql`
    insert into video_texts (video_id, title, body, grams)
    select r.id, r.title, r.body, r.grams
    from json_to_recordset(${toJson(texts)}::json) as r(id text, title text, body text, grams text[])
    on conflict (video_id) do update
    set title = excluded.title, body = excluded.body, grams = excluded.grams
    where (video_texts.title, video_texts.body) is distinct from (excluded.title, excluded.body)`.execute(
    db,
  );
}

async function writeCommentBatch(db: Kysely<Tables>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('comments')
    .select(['video_id', 'comment_key', 'message'])
    .where(sql<boolean>`video_id = any(${ids})`)
    .execute();
  const texts = rows.map((row) =>
    withGrams({ key: [row.video_id, row.comment_key], body: row.message }),
  );
  await sql`
    insert into comment_texts (video_id, comment_key, body, grams)
    select r.id, r.part, r.body, r.grams
    from json_to_recordset(${toJson(texts)}::json) as r(id text, part text, body text, grams text[])
    on conflict (video_id, comment_key) do update
    set body = excluded.body, grams = excluded.grams
    where comment_texts.body is distinct from excluded.body`.execute(db);
}

async function writeChannelBatch(db: Kysely<Tables>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('channels')
    .select(['id', 'name', 'english_name', 'yt_handle'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  const texts = rows.map(({ id, name, english_name, yt_handle }) =>
    withGrams({ key: [id], body: [name, english_name ?? '', ...(yt_handle ?? []), id].join(' ') }),
  );
  await sql`
    insert into channel_texts (channel_id, body, grams)
    select r.id, r.body, r.grams
    from json_to_recordset(${toJson(texts)}::json) as r(id text, body text, grams text[])
    on conflict (channel_id) do update
    set body = excluded.body, grams = excluded.grams
    where channel_texts.body is distinct from excluded.body`.execute(db);
}

type WriteBatch = (db: Kysely<Tables>, ids: readonly string[]) => Promise<void>;

const inBatches = (write: WriteBatch) => async (db: Kysely<Tables>, ids: Iterable<string>) => {
  for (const part of chunks([...ids], BATCH)) await write(db, part);
};

export const writeVideoTexts = inBatches(writeVideoBatch);
export const writeCommentTexts = inBatches(writeCommentBatch);
export const writeChannelTexts = inBatches(writeChannelBatch);

/** Texts of rows that were there before there was a search. */
export async function fillMissingTexts(db: Kysely<Tables>): Promise<void> {
  const missing = async (query: ReturnType<typeof sql<{ id: string }>>) =>
    (await query.execute(db)).rows.map(({ id }) => id);
  await writeVideoTexts(
    db,
    await missing(sql<{ id: string }>`
      select id from videos v where not exists (select from video_texts t where t.video_id = v.id)`),
  );
  await writeCommentTexts(
    db,
    await missing(sql<{ id: string }>`
      select distinct video_id as id from comments c where not exists (
        select from comment_texts t
        where t.video_id = c.video_id and t.comment_key = c.comment_key)`),
  );
  await writeChannelTexts(
    db,
    await missing(sql<{ id: string }>`
      select id from channels c where not exists (
        select from channel_texts t where t.channel_id = c.id)`),
  );
}
