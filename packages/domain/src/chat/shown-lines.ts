/** Which lines of a chat a viewer sees. */
import type { Chat } from '@oshimado/contract';
import type { Settings } from '../stored-state/settings-shape';
import { CHAT_REPEAT_MS } from './chat.limits';
import { compareLines } from './chat-lines';

/** The settings that choose lines. */
export type ChatFilter = Pick<
  Settings,
  'liveTlShowVerified' | 'liveTlShowModerator' | 'liveTlShowVtuber' | 'liveTlBlocked'
>;

type Kinds = Pick<Chat, 'is_tl' | 'is_owner' | 'is_vtuber' | 'is_moderator' | 'is_verified'>;

/** "Translations and owner always; vtuber, moderator, verified by setting." Does not look at blocked names. */
export const isChosenLine = (line: Kinds, filter: Omit<ChatFilter, 'liveTlBlocked'>): boolean =>
  line.is_tl ||
  line.is_owner ||
  (line.is_vtuber && filter.liveTlShowVtuber) ||
  (line.is_moderator && filter.liveTlShowModerator) ||
  (line.is_verified && filter.liveTlShowVerified);

/** The lines that a viewer sees, and how many a block hides. */
export interface ShownLines {
  /** In the order given. */
  readonly lines: readonly Chat[];
  /** How many lines are hidden only because their author is blocked. */
  readonly blockedCount: number;
}

/** The lines to show of a list that is ascending by time. */
export function shownLines(lines: readonly Chat[], filter: ChatFilter): ShownLines {
  const blocked = new Set(filter.liveTlBlocked);
  const lastSaid = new Map<string, number>();
  const shown: Chat[] = [];
  let blockedCount = 0;
  for (const line of lines) {
    if (!isChosenLine(line, filter)) continue;
    if (blocked.has(line.name)) {
      blockedCount += 1;
      continue;
    }
    const words = `${line.name}\n${line.message}`;
    const before = lastSaid.get(words);
    if (before !== undefined && line.timestamp - before <= CHAT_REPEAT_MS) continue;
    lastSaid.set(words, line.timestamp);
    shown.push(line);
  }
  return { lines: shown, blockedCount };
}

/** Lines of one language. */
export interface LanguageLines {
  readonly lang: string;
  /** Ascending by time. */
  readonly lines: readonly Chat[];
}

/** The lines of several languages in one list, ascending by time. One language is returned as it is. */
export function mergeLanguages(rooms: readonly LanguageLines[]): readonly Chat[] {
  const [first, ...others] = rooms;
  if (first === undefined) return [];
  if (others.length === 0) return first.lines;
  return rooms.flatMap(({ lines }) => lines).sort(compareLines);
}

/** The language of each line, if there are several languages. */
export function languagesOf(rooms: readonly LanguageLines[]): ReadonlyMap<Chat, string> {
  if (new Set(rooms.map(({ lang }) => lang)).size < 2) return new Map();
  return new Map(rooms.flatMap(({ lang, lines }) => lines.map((line) => [line, lang] as const)));
}
