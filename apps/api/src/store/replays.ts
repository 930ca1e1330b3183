/** Answers to requests that carried a key of their own: sent again, they are answered as the first time. */
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables';

const KEPT_MS = 86_400_000;

export interface Replay {
  readonly answer: unknown;
  /** Whether the request was the same; a key stands for one request only. */
  readonly isSame: boolean;
}

const digest = (request: unknown) =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

export const replayStore = (db: Kysely<Tables>, now: () => Date) => ({
  find: async (userId: string, key: string, request: unknown): Promise<Replay | undefined> => {
    const row = await db
      .selectFrom('replays')
      .select(['answer', 'request'])
      .where('user_id', '=', Number(userId))
      .where('key', '=', key)
      .where('created_at', '>', new Date(now().getTime() - KEPT_MS))
      .executeTakeFirst();
    return row && { answer: row.answer, isSame: row.request === digest(request) };
  },

  keep: async (userId: string, key: string, request: unknown, answer: unknown): Promise<void> => {
    await sql`
      insert into replays (user_id, key, request, answer, created_at)
      values (${userId}, ${key}, ${digest(request)}, ${JSON.stringify(answer)}::jsonb, ${now()})
      on conflict (user_id, key) do update
      set request = excluded.request, answer = excluded.answer, created_at = excluded.created_at`.execute(
      db,
    );
    await db
      .deleteFrom('replays')
      .where('created_at', '<', new Date(now().getTime() - KEPT_MS))
      .execute();
  },
});

export type ReplayStore = ReturnType<typeof replayStore>;
