/** The side of the store that sources see. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { SourceStore } from '../records';
import type { Tables } from '../tables';
import { toJson } from './clean';
import { writeChannels } from './write-channels';
import { writeOrgs } from './write-orgs';
import { writeVideos } from './write-videos';
import type { Writer } from './writer';

export interface SourceStoreOptions {
  readonly db: Kysely<Tables>;
  readonly write: Writer;
  readonly now: () => Date;
  /** Called after every commit that changed something. */
  readonly onCommit: () => void;
}

/** Rows of one call from which a write counts as large. */
const LARGE = 250;

export function createSourceStore({ db, write, now, onCommit }: SourceStoreOptions): SourceStore {
  /**
   * After a large write the planner must hear of it before the next question: on an empty idea of these tables it took
   * half a minute for a page of an org's archive, until the database's own rounds came by.
   */
  const analyze = async (changed: number) => {
    if (changed < LARGE) return;
    await sql`analyze channels, videos, video_mentions, video_links, songs, comments`.execute(db);
  };

  const counted = async (work: (trx: Transaction<Tables>) => Promise<number>) => {
    const changed = await write(work);
    await analyze(changed);
    if (changed > 0) onCommit();
    return changed;
  };

  return {
    writeOrgs: (orgs) => counted(async (trx) => (await writeOrgs(trx, orgs)).length),
    writeChannels: (channels) =>
      counted(async (trx) => (await writeChannels(trx, channels, now())).length),
    writeVideos: (videos) => counted(async (trx) => (await writeVideos(trx, videos, now())).size),
    markMissing: (ids) =>
      counted(async (trx) => {
        const { numAffectedRows = 0n } = await sql`
          update videos set status = 'missing', live_viewers = 0
          where id = any(${ids}) and status <> 'missing'`.execute(trx);
        return Number(numAffectedRows);
      }),
    removeVideos: (ids) =>
      counted(async (trx) => {
        const { numAffectedRows = 0n } =
          await sql`delete from videos where id = any(${ids}) and created_by is null`.execute(trx);
        return Number(numAffectedRows);
      }),
    openVideoIds: async () => {
      const rows = await db
        .selectFrom('videos')
        .select('id')
        .where('status', 'in', ['upcoming', 'live'])
        // What people entered no source knows, and none may take away.
        .where('created_by', 'is', null)
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },
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
