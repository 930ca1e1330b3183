import { resumeSecondsOf, watchInPlaylistPath } from '@oshimado/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigateTo } from '../context';
import { useWatchProgress } from '../history';
import { nextVideo, useWatchedPlaylist } from '../playlist-beside/use-watched-playlist';
import { useStage, useStageState } from './StageProvider';

const subscribeToNothing = () => () => undefined;

/**
 * "Ended: next video of the playlist": on the page of what has ended its page is opened, which plays it; in the small window it plays
 * there.
 */
export function usePlayOn(isOnPage: boolean): void {
  const stage = useStage();
  const navigate = useNavigateTo();
  const playlistId = useStageState((state) => state.playlistId);
  const videoId = useStageState((state) => state.video?.id ?? '');
  const media = useStageState((state) => state.media);
  const hasEnded = useSyncExternalStore(
    media?.subscribe ?? subscribeToNothing,
    () => media?.getState().ended ?? false,
  );
  const next = nextVideo(useWatchedPlaylist(playlistId), videoId);
  const progress = useWatchProgress(next?.id ?? '');
  const start = progress === undefined ? 0 : (resumeSecondsOf(progress) ?? 0);
  useEffect(() => {
    if (!hasEnded || next === undefined || playlistId === null) return;
    if (isOnPage) navigate(watchInPlaylistPath(next.id, playlistId));
    else stage.open(next, start, playlistId);
  }, [hasEnded, next, playlistId, isOnPage, start, navigate, stage]);
}
