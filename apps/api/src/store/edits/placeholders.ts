/** Placeholders made by people and bots. */
import { randomBytes } from 'node:crypto';
import type { Credits, PlaceholderType } from '@oshimado/contract';
import { sql, type Kysely } from 'kysely';
import { rewriteVideoTexts } from '../search/write-texts';
import type { Tables } from '../tables';
import { leaveCounts, updateVideoChannels } from '../write/video-channels';
import { writeAudit } from './audit';

export interface PlaceholderContent {
  readonly channel_id: string;
  readonly title: string;
  readonly jp_name: string | null;
  readonly link: string;
  readonly thumbnail: string | null;
  readonly placeholder_type: PlaceholderType;
  readonly certainty: 'certain' | 'likely';
  readonly credits: Credits;
  /** ISO 8601; stored in the log as text. */
  readonly start_scheduled: string;
  readonly duration: number;
}

/** A placeholder as stored in the log: enough to restore it. */
export interface KeptPlaceholder extends PlaceholderContent {
  readonly id: string;
  readonly creator_id: string | null;
  readonly created_by: string | null;
}

const ID_BYTES = 8;
/** Characters of YouTube's ids; `p_` is a valid beginning of one, which does no harm. */
export const newPlaceholderId = (): string => randomBytes(ID_BYTES).toString('base64url');

async function keptPlaceholders(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<readonly KeptPlaceholder[]> {
  const rows = await db
    .selectFrom('videos')
    .select([
      'id',
      'channel_id',
      'title',
      'jp_name',
      'link',
      'thumbnail',
      'placeholder_type',
      'certainty',
      'credits',
      'start_scheduled',
      'duration',
      'creator_id',
      'created_by',
    ])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('type', '=', 'placeholder')
    .execute();
  return rows.map((row) => ({
    ...row,
    link: row.link ?? '',
    placeholder_type: row.placeholder_type ?? 'event',
    certainty: row.certainty ?? 'certain',
    credits: row.credits ?? {},
    start_scheduled: (row.start_scheduled ?? new Date(0)).toISOString(),
    creator_id: row.creator_id === null ? null : String(row.creator_id),
  }));
}

export async function findKeptPlaceholder(
  db: Kysely<Tables>,
  id: string,
): Promise<KeptPlaceholder | undefined> {
  const [kept] = await keptPlaceholders(db, [id]);
  return kept;
}

/**
 * Before a source deletes videos: writes the placeholders among them that have not begun into the log of edits, where editors look for
 * a planned stream that is gone. Placeholders that are over get no entry, because a source deletes many of them every day.
 */
export async function noteWithdrawn(
  trx: Kysely<Tables>,
  ids: readonly string[],
  { now, source }: { readonly now: Date; readonly source: string },
): Promise<void> {
  const kept = await keptPlaceholders(trx, ids);
  const withdrawn = kept.filter(({ start_scheduled }) => new Date(start_scheduled) > now);
  for (const before of withdrawn)
    // oxlint-disable-next-line no-await-in-loop -- few, in one transaction
    await writeAudit(trx, now, {
      editor: { id: undefined, username: source },
      action: 'placeholder.remove',
      targetId: before.id,
      before,
      after: null,
    });
}

/** Another placeholder of the channel that starts within this many milliseconds. */
export async function findNear(
  db: Kysely<Tables>,
  { channel_id, start_scheduled }: Pick<PlaceholderContent, 'channel_id' | 'start_scheduled'>,
  withinMs: number,
): Promise<string | undefined> {
  const at = new Date(start_scheduled).getTime();
  const row = await db
    .selectFrom('videos')
    .select('id')
    .where('channel_id', '=', channel_id)
    .where('type', '=', 'placeholder')
    .where('status', '<>', 'missing')
    .where('start_scheduled', '>=', new Date(at - withinMs))
    .where('start_scheduled', '<=', new Date(at + withinMs))
    .orderBy('start_scheduled')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function putKeptPlaceholder(trx: Kysely<Tables>, kept: KeptPlaceholder) {
  const start = new Date(kept.start_scheduled);
  await sql`
    insert into videos
      (id, channel_id, title, type, status, available_at, start_scheduled, duration, live_tl_count,
        placeholder_type, certainty, jp_name, link, thumbnail, credits, creator_id, created_by)
    values (${kept.id}, ${kept.channel_id}, ${kept.title}, 'placeholder', 'upcoming', ${start}, ${start},
      ${kept.duration}, '{}', ${kept.placeholder_type}, ${kept.certainty}, ${kept.jp_name}, ${kept.link},
      ${kept.thumbnail}, ${JSON.stringify(kept.credits)}::jsonb, ${kept.creator_id}, ${kept.created_by})
    on conflict (id) do update set
      channel_id = excluded.channel_id, title = excluded.title, available_at = excluded.available_at,
      start_scheduled = excluded.start_scheduled, duration = excluded.duration,
      placeholder_type = excluded.placeholder_type, certainty = excluded.certainty,
      jp_name = excluded.jp_name, link = excluded.link, thumbnail = excluded.thumbnail,
      credits = excluded.credits, status = 'upcoming',
      created_by = coalesce(videos.created_by, excluded.created_by)`.execute(trx);
  await rewriteVideoTexts(trx, [kept.id]);
  await updateVideoChannels(trx, [kept.id]);
}

export async function removeKeptPlaceholder(trx: Kysely<Tables>, id: string): Promise<void> {
  const found = await findKeptPlaceholder(trx, id);
  if (!found) return;
  await leaveCounts(trx, [id]);
  await trx.deleteFrom('videos').where('id', '=', id).execute();
}
