/**
 * Notes the position of a playing video: a player reports it every second, and it is stored every few seconds, and when the page is
 * hidden. Until a video has played that long, its former position stays: it may have been opened by mistake.
 */
import { HISTORY_WRITE_MS, type WatchPosition } from '@oshimado/domain';
import type { WatchedVideo } from './history.types';

interface ProgressNotesOptions {
  /** Whether the viewer wants a history. */
  readonly isKept: () => boolean;
  readonly save: (video: WatchedVideo, position: WatchPosition) => void;
  /** Epoch ms. */
  readonly now: () => number;
}

interface Playing {
  readonly video: WatchedVideo;
  readonly position: WatchPosition;
  /** When it began, or was last stored. */
  readonly storedAt: number;
  /** Whether it has played long enough for its position to count. */
  readonly isCounted: boolean;
}

export function createProgressNotes({ isKept, save, now }: ProgressNotesOptions) {
  let playing: Playing | undefined;

  const flush = () => {
    if (playing?.isCounted && isKept()) save(playing.video, playing.position);
    if (playing) playing = { ...playing, storedAt: now() };
  };

  return {
    /** Stores the last position of the video that plays. */
    flush,
    note(video: WatchedVideo, position: WatchPosition): void {
      if (playing && playing.video.id !== video.id) {
        flush();
        playing = undefined;
      }
      const { storedAt, isCounted } = playing ?? { storedAt: now(), isCounted: false };
      const isDue = now() - storedAt >= HISTORY_WRITE_MS;
      playing = { video, position, storedAt, isCounted: isCounted || isDue };
      if (isDue) flush();
    },
  };
}
