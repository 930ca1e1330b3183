/**
 * Adds missing search texts of rows that are older than the text tables or their present format, and folds those again that
 * older rules have folded. Channels are
 * few and written at once; videos with their comments and songs follow while the server runs, newest first, a small batch at a
 * time, and are found once their turn has come.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { exists } from '../read/conditions';
import type { Tables } from '../tables';
import type { Writer } from '../write/writer';
import {
  FOLD,
  rewriteVideoTexts,
  writeChannelTexts,
  writeCommentTexts,
  writeSongTexts,
} from './write-texts';

/** Version of the text format. A new name makes the server check all videos again. */
const DONE = `search/texts/3/${FOLD}`;
/** Videos per step. */
const WINDOW = 500;
/** Pause between steps, to leave most of the time to others. */
const REST_MS = 50;
const RETRY_MS = 30_000;
const STOP_LIMIT_MS = 3_000;

interface Place {
  /** As the database writes it, to the microsecond. */
  readonly available_at: string;
  readonly id: string;
}

export async function fillChannelTexts(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from channels c
    where not exists (
      select from channel_texts t where t.channel_id = c.id and t.fold = ${FOLD})`.execute(db);
  await writeChannelTexts(
    db,
    rows.map(({ id }) => id),
  );
}

/** The videos after this position, newest first, each with its missing texts. */
async function lookBelow(db: Kysely<Tables>, below: Place | undefined) {
  const hasText = exists(
    sql`select from video_texts t where t.video_id = l.id and t.fold = ${FOLD}`,
  );
  const hasCommentText = exists(sql`
    select from comment_texts t where t.video_id = c.video_id and t.comment_key = c.comment_key and t.fold = ${FOLD}`);
  const { rows } = await sql<Place & { bare: boolean; silent: boolean; unsung: boolean }>`
    with looked as (
      select video_id as id, available_at from video_channels
      where role = 'uploader'
        ${below ? sql`and (available_at, video_id) < (${below.available_at}::timestamptz, ${below.id})` : sql``}
      order by available_at desc, video_id desc limit ${WINDOW}
    )
    select l.id, l.available_at::text as available_at, not ${hasText} as bare,
      ${exists(sql`select from comments c where c.video_id = l.id and not ${hasCommentText}`)} as silent,
      ${exists(sql`select from songs s where s.video_id = l.id and s.fold <> ${FOLD}`)} as unsung
    from looked l order by l.available_at desc, l.id desc`.execute(db);
  return rows;
}

export interface TextFiller {
  /** Runs in the background until all texts exist; never rejects. */
  readonly start: () => void;
  /** Returns after 3 s even if the database does not answer. */
  readonly stop: () => Promise<void>;
}

export interface TextFillerOptions {
  readonly db: Kysely<Tables>;
  readonly write: Writer;
  /** Receives each failure; the same step is retried half a minute later. */
  readonly onError: (error: Error) => void;
}

export function createTextFiller({ db, write, onError }: TextFillerOptions): TextFiller {
  const ending = new AbortController();
  const { signal } = ending;
  let life = Promise.resolve();

  const rest = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);

  const isDone = async () => {
    const query = db.selectFrom('progress').select('task').where('task', '=', DONE);
    return (await query.executeTakeFirst()) !== undefined;
  };

  const noteDone = () =>
    sql`insert into progress (task, value) values (${DONE}, 'true') on conflict do nothing`.execute(
      db,
    );

  /** Writes missing texts of the videos after this position; returns where to continue, undefined at the end. */
  const fillWindow = async (below: Place | undefined): Promise<Place | undefined> => {
    const rows = await lookBelow(db, below);
    const bare = rows.filter((row) => row.bare).map(({ id }) => id);
    const silent = rows.filter((row) => row.silent).map(({ id }) => id);
    const unsung = rows.filter((row) => row.unsung).map(({ id }) => id);
    if (bare.length > 0 || silent.length > 0 || unsung.length > 0) {
      await write(async (trx) => {
        await rewriteVideoTexts(trx, bare);
        await writeCommentTexts(trx, silent);
        await writeSongTexts(trx, unsung);
      });
    }
    return rows.at(-1);
  };

  const fill = async (from: Place | undefined, note: (place: Place) => void) => {
    if (await isDone()) return;
    for (let place = from; !signal.aborted; await rest(REST_MS)) {
      const next = await fillWindow(place);
      if (!next) {
        await noteDone();
        return;
      }
      note(next);
      place = next;
    }
  };

  const live = async () => {
    let place: Place | undefined;
    while (!signal.aborted) {
      try {
        await fill(place, (reached) => {
          place = reached;
        });
        return;
      } catch (error) {
        if (signal.aborted) return;
        onError(error instanceof Error ? error : new Error(String(error)));
        await rest(RETRY_MS);
      }
    }
  };

  return {
    start: () => void (life = live()),
    stop: async () => {
      ending.abort();
      await Promise.race([life, sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}
