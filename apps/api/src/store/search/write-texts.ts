/** The folded texts for search, stored next to their rows. Unchanged texts are not written. */
import { gramsOf, searchableText, searchedPart } from '@oshimado/domain';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import { toJson } from '../write/clean';
import { chunks } from '../write/shapes';

/** Maximum length of a comment's text; longer ones are rare. */
const COMMENT_MAX = 4_000;
const BATCH = 500;
/** Which rules folded a text; older texts are folded again (`fill-texts.ts`). Grows when `searchableText` changes. */
export const FOLD = 5;

/** Searchable fields of a video. */
export interface VideoWords {
  readonly id: string;
  readonly title: string;
  readonly jp_name: string | null;
  readonly description: string;
}

/** As the database reads an array. */
const gramsIn = (...folded: readonly string[]) => `{${gramsOf(folded.join(' ')).join()}}`;

const videoText = ({ id, title, jp_name, description }: VideoWords) => {
  const names = searchableText(title, jp_name ?? '');
  const body = searchableText(searchedPart(description));
  return { id, title: names, body, grams: gramsIn(names, body) };
};

/** Writes the search texts of these videos. */
export async function writeVideoTexts(
  db: Kysely<Tables>,
  videos: readonly VideoWords[],
): Promise<void> {
  for (const part of chunks(videos, BATCH)) {
    await sql`
      insert into video_texts (video_id, title, body, grams, fold)
      select r.id, r.title, r.body, r.grams::integer[], ${FOLD}::smallint
      from json_to_recordset(${toJson(part.map(videoText))}::json)
        as r(id text, title text, body text, grams text)
      on conflict (video_id) do update
      set title = excluded.title, body = excluded.body, grams = excluded.grams, fold = excluded.fold
      where (video_texts.title, video_texts.body, video_texts.fold)
        is distinct from (excluded.title, excluded.body, excluded.fold)`.execute(db);
  }
}

async function writeCommentBatch(db: Kysely<Tables>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('comments')
    .select(['video_id', 'comment_key', 'message'])
    .where(sql<boolean>`video_id = any(${ids})`)
    .execute();
  const texts = rows.map(({ video_id: id, comment_key: part, message }) => {
    const body = searchableText(message.slice(0, COMMENT_MAX));
    return { id, part, body, grams: gramsIn(body) };
  });
  await sql`
    insert into comment_texts (video_id, comment_key, body, grams, fold)
    select r.id, r.part, r.body, r.grams::integer[], ${FOLD}::smallint
    from json_to_recordset(${toJson(texts)}::json) as r(id text, part text, body text, grams text)
    on conflict (video_id, comment_key) do update
    set body = excluded.body, grams = excluded.grams, fold = excluded.fold
    where (comment_texts.body, comment_texts.fold) is distinct from (excluded.body, excluded.fold)`.execute(
    db,
  );
}

async function writeChannelBatch(db: Kysely<Tables>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('channels')
    .select(['id', 'name', 'english_name', 'yt_handle'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  const texts = rows.map(({ id, name, english_name, yt_handle }) => {
    const body = searchableText(name, english_name ?? '', ...(yt_handle ?? []), id);
    return { id, body, grams: gramsIn(body) };
  });
  await sql`
    insert into channel_texts (channel_id, body, grams, fold)
    select r.id, r.body, r.grams::integer[], ${FOLD}::smallint
    from json_to_recordset(${toJson(texts)}::json) as r(id text, body text, grams text)
    on conflict (channel_id) do update
    set body = excluded.body, grams = excluded.grams, fold = excluded.fold
    where (channel_texts.body, channel_texts.fold) is distinct from (excluded.body, excluded.fold)`.execute(
    db,
  );
}

interface SongWords {
  readonly name: string;
  readonly original_artist: string;
}

/** The search text of a song, which its own row holds. */
export const songText = ({ name, original_artist }: SongWords) => ({
  folded: searchableText(name, original_artist),
  fold: FOLD,
});

async function writeSongBatch(db: Kysely<Tables>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('songs')
    .select(['video_id', 'id', 'name', 'original_artist'])
    .where(sql<boolean>`video_id = any(${ids})`)
    .execute();
  const texts = rows.map(({ video_id, id, ...words }) => ({ video_id, id, ...songText(words) }));
  await sql`
    update songs s set folded = r.folded, fold = ${FOLD}::smallint
    from json_to_recordset(${toJson(texts)}::json) as r(video_id text, id text, folded text)
    where s.video_id = r.video_id and s.id = r.id and s.fold <> ${FOLD}`.execute(db);
}

type WriteBatch = (db: Kysely<Tables>, ids: readonly string[]) => Promise<void>;

const inBatches = (write: WriteBatch) => async (db: Kysely<Tables>, ids: Iterable<string>) => {
  for (const part of chunks([...ids], BATCH)) await write(db, part);
};

/** Writes the search texts of these videos from the rows in `videos`. */
export const rewriteVideoTexts = inBatches(async (db, ids) => {
  const rows = await db
    .selectFrom('videos')
    .select(['id', 'title', 'jp_name', 'description'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  await writeVideoTexts(db, rows);
});
export const writeSongTexts = inBatches(writeSongBatch);
export const writeCommentTexts = inBatches(writeCommentBatch);
export const writeChannelTexts = inBatches(writeChannelBatch);
