/** The side of the store that sources see. */
import { type Kysely, type Transaction, sql } from 'kysely';
import { keptListReader } from '../channel-list';
import { noteWithdrawn } from '../edits/placeholders';
import { isStoredOpen } from '../read/video-status';
import type { OrgRecord, SourceHint, SourceStore, VideoRecord } from '../records';
import type { Tables } from '../tables';
import { noteCalendarEvents } from './calendar-events';
import { toJson } from './clean';
import { type Target, upsert } from './upsert';
import { leaveCounts, updateVideoChannels } from './video-channels';
import { endedStreams, forgetComments, oldComments, writeComments } from './video-comments';
import type { VideoDetails } from './video-details';
import { writeChannels } from './write-channels';
import { writeVideos } from './write-videos';
import type { Writer } from './writer';

const orgs: Target = {
  table: 'orgs',
  key: 'name',
  types: { name: 'text', short: 'text', name_jp: 'text' },
};

/** Returns how many were new or changed. */
async function writeOrgs(db: Kysely<Tables>, records: readonly OrgRecord[]): Promise<number> {
  const rows = records.map(({ name, short, name_jp }) => ({ name, short, name_jp }));
  return (await upsert(db, orgs, rows)).length;
}

/** The stored rows of known videos, with their former sources and those of the records. */
async function withSources(db: Kysely<Tables>, records: readonly VideoRecord[]) {
  const { rows } = await sql<VideoRecord & { sources: string[] }>`
    select v.id, v.channel_id, v.title, v.type, v.status,
      array(select l.target_id from video_links l where l.video_id = v.id and l.kind = 'source') as sources
    from videos v where v.id = any(${records.map(({ id }) => id)})`.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  return records.flatMap((record) => {
    const stored = known.get(record.id);
    if (!stored) return [record];
    const more = (record.sources ?? []).filter((id) => !stored.sources.includes(id));
    return more.length === 0 ? [] : [{ ...stored, sources: [...stored.sources, ...more] }];
  });
}

/**
 * Stores videos that another video refers to, with the little that is known. Resolves to the ids of new or changed
 * ones.
 */
async function introduceVideos(
  db: Kysely<Tables>,
  records: readonly VideoRecord[],
  now: Date,
): Promise<Set<string>> {
  const brought = await withSources(db, records);
  return brought.length === 0 ? new Set() : writeVideos(db, brought, now);
}

/** A source among others. */
export interface SourceOwner {
  readonly name: string;
  /** Names of all sources of this server. Each leaves the rows of the ones before it alone, and takes over those of later ones. */
  readonly among: readonly string[];
}

type Owned = 'videos' | 'channels';

/** What a source may write beside others. Without an owner: everything, and rows keep theirs. */
function createOwnership(owner: SourceOwner | undefined) {
  const others = owner?.among.filter((name) => name !== owner.name) ?? [];
  const before = owner?.among.slice(0, owner.among.indexOf(owner.name)) ?? [];
  return {
    /** Whether another source of this server keeps the row up to date. */
    isForeign: (table: 'v' | Owned) =>
      sql<boolean>`(${sql.ref(`${table}.fed_by`)} = any(${others}::text[])) is true`,

    /** The records that this source may write. */
    writable: async <T extends { readonly id: string }>(
      trx: Transaction<Tables>,
      table: Owned,
      records: readonly T[],
    ): Promise<readonly T[]> => {
      if (before.length === 0) return records;
      const { rows } = await sql<{ id: string }>`
        select id from ${sql.table(table)}
        where id = any(${records.map(({ id }) => id)}::text[]) and fed_by = any(${before}::text[])`.execute(
        trx,
      );
      const taken = new Set(rows.map(({ id }) => id));
      return records.filter(({ id }) => !taken.has(id));
    },

    /** Records that these rows are this source's. */
    claim: async (
      trx: Transaction<Tables>,
      table: Owned,
      records: readonly { readonly id: string }[],
    ): Promise<void> => {
      if (!owner) return;
      await sql`
        update ${sql.table(table)} set fed_by = ${owner.name}
        where id = any(${records.map(({ id }) => id)}::text[])
          and fed_by is distinct from ${owner.name}`.execute(trx);
    },
  };
}

export interface SourceStoreOptions {
  readonly db: Kysely<Tables>;
  readonly write: Writer;
  readonly now: () => Date;
  readonly details: VideoDetails;
  /** Takes out the hints for a source. */
  readonly takeHints: (source: string) => Promise<SourceHint[]>;
  /** The source that writes. Default: rows keep the source they have. */
  readonly owner?: SourceOwner | undefined;
}

/** Rows of one call from which a write counts as large. */
const LARGE = 250;

export function createSourceStore({
  db,
  write,
  now,
  details,
  takeHints,
  owner,
}: SourceStoreOptions): SourceStore {
  const { isForeign, writable, claim } = createOwnership(owner);
  const readList = keptListReader(db);

  /**
   * After a large write the planner needs new statistics before the next query: without them it took half a minute for
   * a page of an org's archive, until autovacuum ran.
   */
  const analyze = async (changed: number) => {
    if (changed < LARGE) return;
    await sql`analyze channels, videos, video_channels, video_mentions, video_links, songs, comments`.execute(
      db,
    );
  };

  const counted = async (work: (trx: Transaction<Tables>) => Promise<number>) => {
    const changed = await write(work, (rows) => rows > 0);
    await analyze(changed);
    return changed;
  };

  return {
    writeOrgs: (orgs) => counted((trx) => writeOrgs(trx, orgs)),
    writeChannels: (channels) =>
      counted(async (trx) => {
        const own = await writable(trx, 'channels', channels);
        const changed = await writeChannels(trx, own, now());
        await claim(trx, 'channels', own);
        return changed.length;
      }),
    writeVideos: (videos) =>
      counted(async (trx) => {
        const own = await writable(trx, 'videos', videos);
        const changed = await writeVideos(trx, own, now());
        await claim(trx, 'videos', own);
        return changed.size;
      }),
    introduceVideos: (videos) =>
      counted(async (trx) => {
        const own = await writable(trx, 'videos', videos);
        return (await introduceVideos(trx, own, now())).size;
      }),
    markMissing: (ids) =>
      counted(async (trx) => {
        const { rows } = await sql<{ id: string }>`
          update videos set status = 'missing', live_viewers = 0, missing_since = ${now()}
          where id = any(${ids}) and status <> 'missing' and not ${isForeign('videos')}
          returning id`.execute(trx);
        const missing = rows.map(({ id }) => id);
        await updateVideoChannels(trx, missing);
        await noteCalendarEvents(trx, missing, now());
        return rows.length;
      }),
    removeVideos: (ids) =>
      counted(async (trx) => {
        const { rows } = await sql<{ id: string }>`
          select id from videos
          where id = any(${ids}) and created_by is null and not ${isForeign('videos')}
          for update`.execute(trx);
        const removed = rows.map(({ id }) => id);
        await noteWithdrawn(trx, removed, { now: now(), source: owner?.name ?? 'source' });
        const clips = await leaveCounts(trx, removed);
        await sql`delete from videos where id = any(${removed})`.execute(trx);
        await updateVideoChannels(trx, [], clips);
        await noteCalendarEvents(trx, removed, now());
        return removed.length;
      }),
    openVideoIds: async () => {
      // Sources do not know what people entered, and must not remove it.
      const { rows } = await sql<{ id: string }>`
        select v.id from video_channels m join videos v on v.id = m.video_id
        where m.role = 'uploader' and ${isStoredOpen('m')}
          and m.status in ('upcoming', 'live') and v.created_by is null and not ${isForeign('v')}
        order by v.id`.execute(db);
      return rows.map(({ id }) => id);
    },
    ownVideoIds: async (after, limit) => {
      const { rows } = await sql<{ id: string }>`
        select id from videos
        where id > ${after} and fed_by = ${owner?.name ?? ''} and status <> 'missing'
        order by id limit ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
    countOwnVideos: async () => {
      const { rows } = await sql<{ count: string }>`
        select count(*) as count from videos
        where fed_by = ${owner?.name ?? ''} and status <> 'missing'`.execute(db);
      return Number(rows[0]?.count ?? 0);
    },
    knownVideoIds: async (ids) => {
      const { rows } = await sql<{ id: string }>`
        select id from videos where id = any(${ids}::text[]) and status <> 'missing'`.execute(db);
      return rows.map(({ id }) => id);
    },
    requestedVideos: (limit) => details.requestedVideos(limit, isForeign('v')),
    postponeRequest: details.postponeRequest,
    dropRequest: details.dropRequest,
    unreadVideos: details.unreadVideos,
    noteRead: details.noteRead,
    endedStreams: (after) => endedStreams(db, owner?.name ?? '', after),
    oldComments: (before, limit) => oldComments(db, owner?.name ?? '', before, limit),
    writeComments: (id, comments) =>
      counted(async (trx) => {
        const { rows } = await sql`
          select id from videos where id = ${id} and not ${isForeign('videos')}`.execute(trx);
        if (rows.length === 0) return 0;
        return (await writeComments(trx, id, comments, now())) ? 1 : 0;
      }),
    forgetComments: (before) => counted((trx) => forgetComments(trx, before, isForeign('v'))),
    takeHints: async () => (owner ? takeHints(owner.name) : []),
    keptList: async () => (await readList()).text,
    loadProgress: async <T>(task: string) => {
      const row = await db
        .selectFrom('progress')
        .select('value')
        .where('task', '=', task)
        .executeTakeFirst();
      return row?.value as T | undefined;
    },
    saveProgress: async (task, progress) => {
      const value = toJson(progress);
      await sql`
        insert into progress (task, value) values (${task}, ${value}::jsonb)
        on conflict (task) do update set value = excluded.value`.execute(db);
    },
  };
}
