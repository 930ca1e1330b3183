/** Lines of live translations, by room and language. */
import type { Script } from '@oshimado/contract';
import { sql, type Kysely } from 'kysely';
import type { Changes } from '../changes';
import type { Tables } from '../tables';
import {
  addLines,
  firstLineAt,
  isNewTranslation,
  listLines,
  refreshRecent,
  type Author,
  type ChatRow,
  type LineFilter,
  type NewLine,
  type RoomKey,
} from './lines';
import {
  claimMchadRoom,
  importMchadLines,
  lockMchadRoom,
  missingMchadLines,
  openMchadRoom,
  type MchadArchives,
  type MchadRoomLine,
} from './mchad';
import { applyScript, type ScriptAuthor, type ScriptOperation } from './script-log';
import { withSourceLines, type SourceLines } from './source-lines';

export { NAMELESS } from './lines';
export { ScriptRefusal } from './script-log';
export type { ScriptOperation } from './script-log';
export type { ChatRow, LineFilter, NewLine, RoomKey } from './lines';
export type { MchadArchives, MchadRoomLine, MchadRoom } from './mchad';
export type { SourceLines } from './source-lines';

const isLink = (room: string) => room.includes('://');

export const chatStore = (
  db: Kysely<Tables>,
  now: () => Date,
  changes: Pick<Changes, 'record' | 'committed'>,
  lines?: SourceLines,
) => ({
  list: async (key: RoomKey, filter: LineFilter): Promise<ChatRow[]> => {
    const stored = await listLines(db, key, filter);
    if (!lines || filter.storedOnly) return stored;
    return withSourceLines(db, key, filter, stored, { lines, now: now().getTime() });
  },

  firstLineAt: (room: string): Promise<number | undefined> => firstLineAt(db, room),

  /** Returns the ids of the lines, in the order given. Cards show at once that a stream is being translated. */
  add: async (
    key: RoomKey,
    lines: readonly NewLine[],
    author: Omit<Author, 'now'>,
  ): Promise<string[]> => {
    const added = await db.transaction().execute(async (trx) => {
      const isFirst = await isNewTranslation(trx, key);
      const ids = await addLines(trx, key, lines, { ...author, now: now() });
      return { ids, count: isFirst ? await changes.record(trx) : undefined };
    });
    if (added.count !== undefined) changes.committed(added.count);
    return added.ids;
  },

  /** Throws a ScriptRefusal, and then there are no changes. */
  apply: (
    key: RoomKey,
    operations: readonly ScriptOperation[],
    author: Omit<ScriptAuthor, 'now'>,
  ): Promise<string[]> =>
    db.transaction().execute((trx) => applyScript(trx, key, operations, { ...author, now: now() })),

  refreshRecent: (): Promise<void> => refreshRecent(db, now()),

  /** The account's own scripts, the one with the newest line first. */
  scriptsOf: async (
    userId: string,
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ): Promise<Script[]> => {
    const { rows } = await sql<{ room: string; lang: string; title: string | null; count: number }>`
      select s.room, s.lang, v.title, s.count from (
        select room, lang, count(*) as count, max(id) as newest from chats
        where creator_id = ${userId} group by room, lang
      ) s left join videos v on v.id = s.room
      order by s.newest desc limit ${limit} offset ${offset}`.execute(db);
    return rows.map(({ room, lang, title, count }) => ({
      video_id: isLink(room) ? 'custom' : room,
      custom_video_id: isLink(room) ? room : null,
      title,
      // The column contains only values validated by the contract.
      lang: lang as Script['lang'],
      entry_count: count,
    }));
  },

  /** Moves the account's own lines to another link; returns how many. */
  moveRoom: async (userId: string, from: RoomKey, to: string): Promise<number> => {
    const { numAffectedRows = 0n } = await sql`
      update chats set room = ${to}
      where room = ${from.room} and lang = ${from.lang} and creator_id = ${userId}`.execute(db);
    return Number(numAffectedRows);
  },

  openMchad: (name: string, password: string) => openMchadRoom(db, name, password),

  /** Makes the account the owner of the room's lines without one; returns the numbers of these lines by video. */
  claimMchad: (name: string, userId: string): Promise<MchadArchives> =>
    db.transaction().execute((trx) => claimMchadRoom(trx, name, userId)),

  /** How many lines by video an import would add. */
  missingMchad: (name: string, lines: readonly MchadRoomLine[]): Promise<MchadArchives> =>
    missingMchadLines(db, name, lines),

  /**
   * Imports the lines of a room of the older service that are not here yet. False, and nothing is imported, if the room is
   * here already with another password.
   */
  importMchad: (
    name: string,
    password: string,
    lines: readonly MchadRoomLine[],
  ): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      if (!(await lockMchadRoom(trx, name, password))) return false;
      await importMchadLines(trx, name, lines, now());
      return true;
    }),
});

export type ChatStore = ReturnType<typeof chatStore>;
