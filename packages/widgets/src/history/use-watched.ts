import type { HistoryEntry } from '@oshimado/domain';
import { useEffect, useRef } from 'react';
import { useSettings } from '../device';
import type { WatchedVideo } from './history.types';
import { noteOpened, setHistoryKept } from './note-progress';
import { useWatched } from './watched-context';
import { nothingWatched, type WatchedState } from './watched-view';

const idsIn = ({ ids }: WatchedState) => ids;
const finishedIn = ({ finishedIds }: WatchedState) => finishedIds;

/** Ids of the videos watched on this device; none on the server and until they are read. */
export const useWatchedIds = (): ReadonlySet<string> => useWatched(idsIn);

/** Ids of the videos to leave out of lists: those watched to the end, if the viewer wants that. */
export function useHiddenWatched(): ReadonlySet<string> {
  const { hideWatched } = useSettings();
  const ids = useWatched(finishedIn);
  return hideWatched ? ids : nothingWatched.ids;
}

/** What is kept of a watched video; undefined if it was not watched, on the server, and until it is read. */
export function useWatchProgress(videoId: string): HistoryEntry | undefined {
  const entry = useWatched(({ entries }) => entries.get(videoId));
  return entry?.isRemoved ? undefined : entry;
}

/** Notes a video as watched as soon as its page shows it; undefined while it is not known. */
export function useNoteWatched(video: WatchedVideo | undefined): void {
  const { keepHistory } = useSettings();
  const latest = useRef(video);
  useEffect(() => {
    latest.current = video;
  });
  const id = video?.id;
  useEffect(() => {
    // Newer details of the same video are not another visit.
    if (id !== undefined && keepHistory && latest.current) noteOpened(latest.current);
  }, [id, keepHistory]);
}

/** Follows the viewer's choice whether watched videos are noted. */
export function useHistoryKept(): void {
  const { keepHistory } = useSettings();
  useEffect(() => setHistoryKept(keepHistory), [keepHistory]);
}
