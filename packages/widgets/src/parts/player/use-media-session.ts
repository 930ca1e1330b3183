import { thumbnailOf, type MediaState } from '@oshimado/domain';
import { useEffect } from 'react';
import type { Media } from './media';
import type { StagedVideo } from './stage';
import type { PlayAround } from './use-play-on';

const STEP_S = 10;
/** The system advances the position by itself, so it is only set when it differs by this much. */
const DRIFT_S = 1.5;

/** What the system draws its slider by; undefined while the length is unknown, which takes the slider away. */
function positionOf({ duration, currentTime, playbackRate, liveEdge }: MediaState) {
  if (duration <= 0) return undefined;
  return {
    duration: liveEdge === null ? duration : Infinity,
    position: Math.min(currentTime, liveEdge ?? duration),
    playbackRate,
  };
}

function tellPosition(session: MediaSession, state: MediaState): void {
  try {
    session.setPositionState(positionOf(state));
  } catch {
    // Firefox takes no length without an end; it shows no slider then.
    session.setPositionState();
  }
}

/** Reports state and position for as long as it is not stopped. */
function followMedia(session: MediaSession, media: Media): () => void {
  let last: { readonly state: MediaState; readonly at: number } | undefined;
  const report = () => {
    const state = media.getState();
    // The position of an advertisement is none of the video's.
    if (state.isAd) return;
    const at = performance.now();
    const isSame =
      last !== undefined &&
      last.state.paused === state.paused &&
      last.state.duration === state.duration &&
      last.state.playbackRate === state.playbackRate;
    const expected =
      last === undefined
        ? state.currentTime
        : last.state.currentTime +
          (last.state.paused ? 0 : ((at - last.at) / 1_000) * last.state.playbackRate);
    if (isSame && Math.abs(state.currentTime - expected) < DRIFT_S) return;
    last = { state, at };
    session.playbackState = state.paused ? 'paused' : 'playing';
    tellPosition(session, state);
  };
  report();
  return media.subscribe(report);
}

/** What plays, for the keys of keyboards and headphones and the system's own controls. */
export function useMediaSession(
  video: StagedVideo | null,
  media: Media | null,
  { playNext, playPrevious }: PlayAround,
): void {
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
    const stop = followMedia(session, media);
    return () => {
      stop();
      session.metadata = null;
      session.playbackState = 'none';
      session.setPositionState();
      for (const [name] of actions) session.setActionHandler(name, null);
    };
  }, [video, media]);

  const hasPlayer = video !== null && media !== null;
  useEffect(() => {
    if (!('mediaSession' in navigator) || !hasPlayer) return undefined;
    const session = navigator.mediaSession;
    // A system shows a button for what has a handler.
    session.setActionHandler('nexttrack', playNext ?? null);
    session.setActionHandler('previoustrack', playPrevious ?? null);
    return () => {
      session.setActionHandler('nexttrack', null);
      session.setActionHandler('previoustrack', null);
    };
  }, [hasPlayer, playNext, playPrevious]);
}
