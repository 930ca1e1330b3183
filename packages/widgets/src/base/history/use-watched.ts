import type { HistoryEntry } from '@oshimado/domain';
import { useEffect } from 'react';
import { useSettings } from '../device';
import { setHistoryKept } from './history-kept';
import { useWatched } from './use-watched-state';
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

/** Follows the viewer's choice whether watched videos are noted. */
export function useHistoryKept(): void {
  const { keepHistory } = useSettings();
  useEffect(() => setHistoryKept(keepHistory), [keepHistory]);
}
