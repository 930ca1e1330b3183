/** Lines of several languages as a panel shows them: one list in time, without those that the settings hide. */
import type { Chat } from '@oshimado/contract';
import {
  languagesOf,
  mergeLanguages,
  shownLines,
  type ChatFilter,
  type LanguageLines,
} from '@oshimado/domain';
import { useMemo } from 'react';
import { useSettings } from '../../base/device';
import { useSameItems } from '../../base/page';

export interface PanelLines {
  readonly lines: readonly Chat[];
  /** How many lines of blocked authors there are. */
  readonly blockedCount: number;
  /** Language of each line; empty if there is one language. */
  readonly languages: ReadonlyMap<Chat, string>;
}

export function usePanelLines(
  languages: readonly string[],
  lists: readonly (readonly Chat[])[],
): PanelLines {
  const sameLanguages = useSameItems(languages);
  const sameLists = useSameItems(lists);
  const { liveTlShowVerified, liveTlShowModerator, liveTlShowVtuber, liveTlBlocked } =
    useSettings();
  const filter = useMemo<ChatFilter>(
    () => ({ liveTlShowVerified, liveTlShowModerator, liveTlShowVtuber, liveTlBlocked }),
    [liveTlShowVerified, liveTlShowModerator, liveTlShowVtuber, liveTlBlocked],
  );
  return useMemo(() => {
    const rooms = sameLanguages.map((lang, index): LanguageLines => ({
      lang,
      lines: sameLists[index] ?? [],
    }));
    return { ...shownLines(mergeLanguages(rooms), filter), languages: languagesOf(rooms) };
  }, [sameLanguages, sameLists, filter]);
}

const keys = new WeakMap<Chat, string>();
let lastKey = 0;

/** A key for a line; lines have ids only if they can be edited. */
export function keyOfLine(line: Chat): string {
  const known = keys.get(line);
  if (known !== undefined) return known;
  lastKey += 1;
  const key = `line-${lastKey}`;
  keys.set(line, key);
  return key;
}
