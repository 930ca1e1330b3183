import type { PlaylistVideo } from '@oshimado/contract';
import { watchInPlaylistPath } from '@oshimado/domain';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useNavigateTo } from '../../base/context';
import { useResumeSeconds } from '../../base/history';
import { useWatchedPlaylist, videosAround } from '../playlist-panel/use-watched-playlist';
import { useStage, useStageState } from './StageProvider';

const subscribeToNothing = () => () => undefined;

/** What the keys of a keyboard or of headphones lead to. */
export interface PlayAround {
  /** Plays the next video of the playlist; undefined if there is none. */
  readonly playNext: (() => void) | undefined;
  /** Plays the one before it; undefined if there is none. */
  readonly playPrevious: (() => void) | undefined;
}

/** Plays a video of the playlist: on the page of a video its page is opened, which plays it; in the small window it plays there. */
function usePlayThere(
  video: PlaylistVideo | undefined,
  isOnPage: boolean,
): (() => void) | undefined {
  const stage = useStage();
  const navigate = useNavigateTo();
  const playlistId = useStageState((state) => state.playlistId);
  const start = useResumeSeconds(video?.id ?? '') ?? 0;
  const play = useCallback(() => {
    if (video === undefined || playlistId === null) return;
    if (isOnPage) navigate(watchInPlaylistPath(video.id, playlistId));
    else stage.open(video, start, playlistId);
  }, [video, playlistId, isOnPage, start, navigate, stage]);
  return video === undefined || playlistId === null ? undefined : play;
}

/** "Ended: next video of the playlist." Returns how to play what is around it. */
export function usePlayOn(isOnPage: boolean): PlayAround {
  const playlistId = useStageState((state) => state.playlistId);
  const videoId = useStageState((state) => state.video?.id ?? '');
  const media = useStageState((state) => state.media);
  const hasEnded = useSyncExternalStore(
    media?.subscribe ?? subscribeToNothing,
    () => media?.getState().ended ?? false,
  );
  const { next, previous } = videosAround(useWatchedPlaylist(playlistId), videoId);
  const playNext = usePlayThere(next, isOnPage);
  const playPrevious = usePlayThere(previous, isOnPage);
  useEffect(() => {
    if (hasEnded) playNext?.();
  }, [hasEnded, playNext]);
  return useMemo(() => ({ playNext, playPrevious }), [playNext, playPrevious]);
}
