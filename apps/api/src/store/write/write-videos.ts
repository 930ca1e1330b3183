/** Writes videos with their related rows. Their uploaders must exist: sources write channels first. */
import { sql, type Kysely } from 'kysely';
import { leaveRemoved } from '../edits/removed-videos';
import type { VideoRecord } from '../records';
import {
  rewriteVideoTexts,
  writeCommentTexts,
  writeVideoTexts,
  type VideoWords,
} from '../search/write-texts';
import type { Tables } from '../tables';
import { sourceColumns } from '../video-columns';
import { noteCalendarEvents } from './calendar-events';
import { toJson } from './clean';
import { replaceSets, type SetTarget } from './replace-sets';
import { chunks, type Row } from './shapes';
import { upsert, type Extra, type Target } from './upsert';
import { updateVideoChannels } from './video-channels';
import { videoSets } from './video-sets';

const types = { id: 'text', ...sourceColumns } as const satisfies Target['types'];

/** `available_at` follows these, the first that is set. */
const STARTS = ['start_actual', 'start_scheduled', 'published_at'];

const availableAt =
  (now: Date) =>
  (columns: readonly string[]): Extra[] => {
    if (columns.includes('available_at')) return [];
    const brought = STARTS.filter((start) => columns.includes(start));
    const pick = STARTS.map((start) =>
      sql.ref(`${brought.includes(start) ? 'excluded' : 'videos'}.${start}`),
    );
    return [
      {
        column: 'available_at',
        insert: sql`coalesce(${sql.join([...brought.map((start) => sql.ref(`r.${start}`)), sql`${now}::timestamptz`])})`,
        update:
          brought.length === 0
            ? undefined
            : sql`coalesce(${sql.join([...pick, sql.ref('videos.available_at')])})`,
      },
    ];
  };

/** Sets `missing_since` when the status of a stored video becomes `missing`; a new row that is missing already has null. */
const missingSince =
  (now: Date) =>
  (columns: readonly string[]): Extra[] =>
    columns.includes('missing_since') || !columns.includes('status')
      ? []
      : [
          {
            column: 'missing_since',
            insert: sql`null::timestamptz`,
            update: sql`case
              when excluded.status <> 'missing' then null
              when videos.status = 'missing' then videos.missing_since
              else ${now}::timestamptz
            end`,
          },
        ];

/** A source that does not know what a channel is for leaves the type of its videos as it is; a new one has that of its channel. */
const typeOfChannel = (columns: readonly string[]): Extra[] =>
  columns.includes('type')
    ? []
    : [
        {
          column: 'type',
          insert: sql`(
            select case c.type when 'subber' then 'clip' else 'stream' end
            from channels c where c.id = r.channel_id
          )`,
        },
      ];

const videos = (now: Date): Target => ({
  table: 'videos',
  key: 'id',
  types,
  extras: (columns) => [
    ...typeOfChannel(columns),
    ...availableAt(now)(columns),
    ...missingSince(now)(columns),
  ],
  answered: ['jp_name'],
});

const toRow = ({ placeholderType, ...record }: VideoRecord): Row => ({
  // A topic brings its origin along.
  ...(record.topic_id !== undefined && { topic_by: null }),
  ...Object.fromEntries(Object.entries(record).filter(([key]) => key in types)),
  placeholder_type: placeholderType,
  // Lists sort by the stored number, so it is reset when a stream is no longer live.
  ...((record.status !== 'live' || record.type === 'placeholder') && { live_viewers: 0 }),
});

/** A video came before its channel. */
export class UnknownUploaderError extends Error {
  override readonly name = 'UnknownUploaderError';
  constructor(readonly videos: readonly { readonly id: string; readonly channel_id: string }[]) {
    const named = videos.slice(0, 5).map(({ id, channel_id }) => `${id} (of ${channel_id})`);
    const more = videos.length > named.length ? ` and ${videos.length - named.length} more` : '';
    super(
      `the channels of these videos are not known, write them first: ${named.join(', ')}${more}`,
    );
  }
}

async function requireUploaders(db: Kysely<Tables>, records: readonly VideoRecord[]) {
  const { rows } = await sql<{ id: string; channel_id: string }>`
    select r.id, r.channel_id
    from json_to_recordset(${toJson(records.map(({ id, channel_id }) => ({ id, channel_id })))}::json)
      as r(id text, channel_id text)
    where not exists (select from channels c where c.id = r.channel_id)`.execute(db);
  if (rows.length > 0) throw new UnknownUploaderError(rows);
}

async function countSongs(db: Kysely<Tables>, ids: readonly string[]) {
  await sql`
    update videos v
    set songcount = (select count(*) from songs s where s.video_id = v.id)
    where v.id = any(${ids})`.execute(db);
}

/** Parts that a person may set, by the keys of a record. */
const EDITABLE: Readonly<Record<string, readonly (keyof VideoRecord)[]>> = {
  topic: ['topic_id', 'topic_by'],
  mentions: ['mentions'],
  songs: ['songs'],
};

/** The records without topics of rules where the stored one is of a person or another service: a rule is the least that is known. */
async function leaveTopics(
  db: Kysely<Tables>,
  records: readonly VideoRecord[],
): Promise<readonly VideoRecord[]> {
  const ids = records.filter(({ topic_by }) => topic_by === 'rule').map(({ id }) => id);
  if (ids.length === 0) return records;
  const rows = await db
    .selectFrom('videos')
    .select('id')
    .where(sql<boolean>`id = any(${ids})`)
    .where('topic_id', 'is not', null)
    .where('topic_by', 'is', null)
    .execute();
  const others = new Set(rows.map(({ id }) => id));
  return records.map((record) => {
    if (!others.has(record.id)) return record;
    const { topic_id: _topic, topic_by: _by, ...rest } = record;
    return rest;
  });
}

/** The records without parts that a person has edited, so that no source overwrites an edit. */
async function leaveEdits(
  db: Kysely<Tables>,
  records: readonly VideoRecord[],
): Promise<readonly VideoRecord[]> {
  const rows = await db
    .selectFrom('videos')
    .select(['id', 'edited'])
    .where(sql<boolean>`id = any(${records.map(({ id }) => id)})`)
    .where(sql<boolean>`edited <> '{}'`)
    .execute();
  const edited = new Map(
    rows.map((row) => [row.id, row.edited.flatMap((part) => EDITABLE[part] ?? [])]),
  );
  if (edited.size === 0) return records;
  return records.map((record) => {
    const left = edited.get(record.id);
    if (!left) return record;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only optional keys go
    return Object.fromEntries(
      Object.entries(record).filter(([key]) => !left.some((name) => name === key)),
    ) as unknown as VideoRecord;
  });
}

/** Updates search texts of changed videos; descriptions are read back only if no record contained them. */
async function writeTexts(
  db: Kysely<Tables>,
  changed: readonly Row[],
  records: readonly VideoRecord[],
) {
  const descriptions = new Map<string, string>();
  const titles = new Map<string, string>();
  for (const { id, title, description } of records) {
    titles.set(id, title);
    if (description !== undefined) descriptions.set(id, description);
  }
  const known: VideoWords[] = [];
  const unknown: string[] = [];
  for (const row of changed) {
    const id = String(row.id);
    const title = titles.get(id);
    const description = descriptions.get(id);
    const jp_name = typeof row.jp_name === 'string' ? row.jp_name : null;
    if (title === undefined || description === undefined) unknown.push(id);
    else known.push({ id, title, jp_name, description });
  }
  await writeVideoTexts(db, known);
  await rewriteVideoTexts(db, unknown);
}

/** Whether the set affects which channels take part: guests, and the sources of a clip. */
const isOfChannels = ({ table, only }: SetTarget): boolean =>
  table === 'video_mentions' || (table === 'video_links' && only?.value === 'source');

/** Returns the ids of the videos that were new or changed. */
export async function writeVideos(
  db: Kysely<Tables>,
  all: readonly VideoRecord[],
  now: Date,
): Promise<Set<string>> {
  const brought = await leaveRemoved(db, all);
  for (const part of chunks(brought)) await requireUploaders(db, part);
  const records = await leaveTopics(db, await leaveEdits(db, brought));
  const rows = await upsert(db, videos(now), records.map(toRow));
  await writeTexts(db, rows, records);
  const written = rows.map(({ id }) => String(id));
  const changed = new Set(written);
  const regrouped: string[] = [];
  for (const { target, sets } of videoSets(records)) {
    const ids = await replaceSets(db, target, sets);
    if (target.table === 'songs' && ids.length > 0) await countSongs(db, ids);
    if (target.table === 'comments') await writeCommentTexts(db, ids);
    if (isOfChannels(target)) regrouped.push(...ids);
    for (const id of ids) changed.add(id);
  }
  await updateVideoChannels(db, written, regrouped);
  await noteCalendarEvents(db, written, now);
  return changed;
}
