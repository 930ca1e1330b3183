/** The videos of the layout whose translations are read together. */
import type { ChatVideo } from '@oshimado/domain';
import { selectVideoCells } from '@oshimado/machines/multiview';
import { useMemo, useState } from 'react';
import {
  cellVideo,
  isSameList,
  roomOf,
  useKnownVideos,
  useMultiviewState,
  usePlayersState,
  useVideoName,
  type CellVideo,
} from '../grid';
import type { Media } from '../../../parts/player';

export interface Source {
  /** Id of its cell. */
  readonly cell: string;
  /** The video, or the link that names its room. */
  readonly room: ChatVideo;
  readonly name: string;
  /** Whether all lines are loaded and follow its player; else its room is joined. */
  readonly isArchive: boolean;
  /** null while it has no player. */
  readonly media: Media | null;
}

const isOver = ({ status }: CellVideo) => status === 'past' || status === 'missing';

const isSameSource = (one: Source, two: Source | undefined): boolean =>
  one.cell === two?.cell &&
  one.room === two.room &&
  one.name === two.name &&
  one.isArchive === two.isArchive &&
  one.media === two.media;

const isSameSources = (one: readonly Source[], two: readonly Source[]): boolean =>
  one.length === two.length && one.every((source, at) => isSameSource(source, two[at]));

/**
 * The same list until something of it changes. In the order of the layout; a video in two cells once. What is not known yet is left
 * out, as its kind is not known either.
 */
export function useSources(): readonly Source[] {
  const cells = useMultiviewState(selectVideoCells, isSameList);
  const media = usePlayersState((state) => state.media);
  const known = useKnownVideos();
  const nameOf = useVideoName();
  /** A stream that ends while it is watched keeps its room. */
  const [seenLive, setSeenLive] = useState<ReadonlySet<string>>(new Set<string>());
  const shown = useMemo(() => {
    const answered = cells.filter(({ content: { id } }) => !known.pending.has(id));
    const ids = answered.map(({ content }) => content.id);
    const once = answered.filter(({ content }, at) => ids.indexOf(content.id) === at);
    return once.map((cell) => {
      const video = cellVideo(cell.content, known);
      return { cell: cell.id, video, room: roomOf(video) };
    });
  }, [cells, known]);
  const live = shown.filter(({ video }) => !isOver(video)).map(({ video }) => video.id);
  if (live.some((id) => !seenLive.has(id))) setSeenLive(new Set([...seenLive, ...live]));
  const next = shown.map(({ cell, video, room }): Source => ({
    cell,
    room,
    name: nameOf(video),
    isArchive: isOver(video) && !seenLive.has(video.id),
    media: media.get(cell) ?? null,
  }));
  const [kept, setKept] = useState<readonly Source[]>(next);
  if (isSameSources(kept, next)) return kept;
  setKept(next);
  return next;
}

/** Which of the recordings each video is; undefined for running streams. */
export const recordingIndexes = (sources: readonly Source[]): readonly (number | undefined)[] => {
  const recordings = sources.filter(({ isArchive }) => isArchive);
  return sources.map((source) => (source.isArchive ? recordings.indexOf(source) : undefined));
};
