/** Lines that a source makes when they are read, among those that are stored. */
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import type { ChatRow, LineFilter, RoomKey } from './lines';

export interface SourceLine {
  readonly name: string;
  readonly message: string;
  /** Epoch milliseconds. */
  readonly timestamp: number;
}

/** Lines of a room until now, oldest first. `startsAt`: when the video begins, epoch milliseconds. Asked where lines are counted. */
export type SourceLines = (
  room: RoomKey & { readonly startsAt: number },
  now: number,
) => readonly SourceLine[];

const rowOf = ({ name, message, timestamp }: SourceLine): ChatRow => ({
  // Never shown: script tools, which need ids, get stored lines only.
  id: 0,
  name,
  message,
  timestamp_ms: timestamp,
  duration_ms: null,
  channel_id: null,
  is_tl: true,
  is_owner: false,
  is_vtuber: false,
  is_moderator: false,
  is_verified: false,
  source: 'youtube',
  creator_id: null,
});

/** The newest lines of both, oldest first. */
export async function withSourceLines(
  db: Kysely<Tables>,
  { room, lang }: RoomKey,
  { before = Infinity, limit }: LineFilter,
  stored: readonly ChatRow[],
  { lines, now }: { readonly lines: SourceLines; readonly now: number },
): Promise<ChatRow[]> {
  const { rows } = await sql<{ at: Date }>`
    select coalesce(start_scheduled, available_at) as at from videos
    where id = ${room} and live_tl_count ->> ${lang} is not null`.execute(db);
  const [video] = rows;
  if (!video || limit === 0) return [...stored];
  const made = lines({ room, lang, startsAt: video.at.getTime() }, now)
    .filter(({ timestamp }) => timestamp < before)
    .map(rowOf);
  return [...made, ...stored].sort((a, b) => a.timestamp_ms - b.timestamp_ms).slice(-limit);
}
