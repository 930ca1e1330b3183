import { useEffect, useRef } from 'react';
import { useSettings } from '../device';
import type { WatchedVideo } from './history.types';
import { noteOpened } from './note-progress';

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
