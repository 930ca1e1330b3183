import { thumbnailOf } from '@oshimado/domain';
import { useEffect } from 'react';
import type { Media } from './media';
import type { StagedVideo } from './stage';

const STEP_S = 10;

/** What plays, for the keys of keyboards and headphones and the system's own controls. */
export function useMediaSession(video: StagedVideo | null, media: Media | null): void {
  useEffect(() => {
    if (!('mediaSession' in navigator) || video === null || media === null) return undefined;
    const session = navigator.mediaSession;
    session.metadata = new MediaMetadata({
      title: video.title,
      artist: video.channel.name,
      artwork: [{ src: new URL(thumbnailOf(video, 'maxresdefault'), location.origin).href }],
    });
    const step = (by: number) => media.seek(Math.max(0, media.getState().currentTime + by));
    const actions: readonly [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => media.play()],
      ['pause', () => media.pause()],
      ['seekbackward', ({ seekOffset = STEP_S }) => step(-seekOffset)],
      ['seekforward', ({ seekOffset = STEP_S }) => step(seekOffset)],
      ['seekto', ({ seekTime }) => seekTime !== undefined && media.seek(seekTime)],
    ];
    for (const [name, run] of actions) session.setActionHandler(name, run);
    return () => {
      session.metadata = null;
      for (const [name] of actions) session.setActionHandler(name, null);
    };
  }, [video, media]);
}
