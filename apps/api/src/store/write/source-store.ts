/**
 * The side of the store that sources see. Writers go one after the other, in this process by a queue and among processes
 * by a lock, so that two of them never wait for each other's rows.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { SourceStore } from '../records';
import type { Tables } from '../tables';
import { toJson } from './clean';
import { writeChannels } from './write-channels';
import { writeOrgs } from './write-orgs';
import { writeVideos } from './write-videos';

export interface SourceStoreOptions {
  readonly db: Kysely<Tables>;
  readonly now: () => Date;
  /** Called after every commit that changed something. */
  readonly onCommit: () => void;
}

/** Rows of one call from which a write counts as large. */
const LARGE = 250;

/** Any number no other program takes for a lock in this database. */
const WRITER_LOCK = 6_021_004;

export function createSourceStore({ db, now, onCommit }: SourceStoreOptions): SourceStore {
  let last: Promise<unknown> = Promise.resolve();

  const write = <T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> => {
    const mine = last.then(() =>
      db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(${WRITER_LOCK})`.execute(trx);
        return work(trx);
      }),
    );
    // The next writer waits for this one, whatever became of it.
    last = mine.catch(() => undefined);
    return mine;
  };

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
          await sql`delete from videos where id = any(${ids})`.execute(trx);
        return Number(numAffectedRows);
      }),
    openVideoIds: async () => {
      const rows = await db
        .selectFrom('videos')
        .select('id')
        .where('status', 'in', ['upcoming', 'live'])
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
