/** The lines of all videos and languages, each list with the video it belongs to. */
import type { Chat } from '@oshimado/contract';
import { roomName } from '@oshimado/machines/chat-connection';
import { useDeferredValue, useMemo } from 'react';
import { useSameItems } from '../../../base/page';
import {
  connectLive,
  type LiveApi,
} from '../../../parts/live-translations/live-translations.connect';
import { useArchives, type Archives } from '../../../parts/live-translations/use-archives';
import { usePanelLines, type PanelLines } from '../../../parts/live-translations/use-lines';
import { useChatState } from '../../../parts/live-translations/use-live-rooms';
import { usePlayedLines } from './use-played-lines';
import { recordingIndexes, type Source } from './use-sources';

const NONE: readonly Chat[] = [];

export interface MergedLines extends PanelLines {
  /** Index of the video of each line. */
  readonly sourceOf: ReadonlyMap<Chat, number>;
  /** What the rooms of each running stream say; null for recordings, and until the connection is started. */
  readonly rooms: readonly (LiveApi | null)[];
  /** What all rooms together say; null as above. */
  readonly live: LiveApi | null;
  /** Rooms of recordings: those of the first one in each language, then those of the next. */
  readonly archives: Archives;
}

function useRooms(sources: readonly Source[], languages: readonly string[]) {
  const chat = useChatState();
  return useMemo(() => {
    if (chat === null) return { rooms: sources.map(() => null), live: null };
    const connect = (shown: readonly Source[]) =>
      connectLive(
        chat.snapshot,
        (event) => chat.actor.send(event),
        shown.flatMap(({ room }) => languages.map((lang) => roomName(room.id, lang))),
      );
    const running = sources.filter(({ isArchive }) => !isArchive);
    return {
      rooms: sources.map((source) => (source.isArchive ? null : connect([source]))),
      live: running.length === 0 ? null : connect(running),
    };
  }, [chat, sources, languages]);
}

function useRecordings(sources: readonly Source[], languages: readonly string[]) {
  const asked = useMemo(
    () =>
      sources
        .filter(({ isArchive }) => isArchive)
        .flatMap(({ room, media }) => languages.map((lang) => ({ id: room.id, lang, media }))),
    [sources, languages],
  );
  const archives = useArchives(asked);
  const loaded = useSameItems(archives.lists);
  const rooms = useMemo(
    () => asked.map(({ media }, at) => ({ media, lines: loaded[at] ?? NONE })),
    [asked, loaded],
  );
  return { archives, played: usePlayedLines(rooms) };
}

/** `sources` and `languages` are the same lists until something of them changes. */
export function useMergedLines(
  sources: readonly Source[],
  languages: readonly string[],
): MergedLines {
  const { rooms, live } = useRooms(sources, languages);
  const { archives, played } = useRecordings(sources, languages);
  const lists = recordingIndexes(sources).flatMap((recording, at) =>
    recording === undefined
      ? (rooms[at]?.lists ?? languages.map(() => NONE))
      : languages.map((_, index) => played[recording * languages.length + index] ?? NONE),
  );
  // A flood of lines is drawn when there is time for it.
  const shown = useDeferredValue(useSameItems(lists));
  const lines = usePanelLines(
    sources.flatMap(() => languages),
    shown,
  );
  const sourceOf = useMemo(
    () =>
      new Map(
        shown.flatMap((list, at) =>
          list.map((line) => [line, Math.floor(at / languages.length)] as const),
        ),
      ),
    [shown, languages],
  );
  return { ...lines, sourceOf, rooms, live, archives };
}
