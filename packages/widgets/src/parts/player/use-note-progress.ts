import { useEffect } from 'react';
import { noteProgress, type WatchedVideo } from '../../base/history';
import type { Media } from './media';

/** Notes how far a playing video was watched, wherever its player is; null while nothing plays. */
export function useNoteProgress(video: WatchedVideo | null, media: Media | null): void {
  useEffect(() => {
    if (video === null || media === null) return undefined;
    return media.subscribe(() => {
      const { currentTime, duration, isAd, paused } = media.getState();
      if (!isAd && !paused) noteProgress(video, { seconds: currentTime, duration });
    });
  }, [video, media]);
}
