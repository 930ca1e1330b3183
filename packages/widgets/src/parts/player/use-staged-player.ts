import { useCallback, useEffect, useMemo } from 'react';
import type { Player } from './PlayerProvider';
import type { StagedVideo } from './stage';
import { useStage, useStageState } from './StageProvider';

export interface StagedPlayerOptions {
  /** Second to start at. */
  readonly start: number;
  /** Plays as soon as the page is there. */
  readonly autoplay: boolean;
  /** Id of the playlist that the page plays; null if it plays one video. */
  readonly playlistId: string | null;
}

export interface StagedControls extends Player {
  /** Whether this video is on the stage. */
  readonly isStaged: boolean;
  /** Puts it there. */
  readonly play: () => void;
}

/** The player of a page about one video: what plays on the stage, if it is this one. */
export function useStagedPlayer(
  video: StagedVideo,
  { start, autoplay, playlistId }: StagedPlayerOptions,
): StagedControls {
  const stage = useStage();
  const isStaged = useStageState((state) => state.video?.id === video.id);
  const staged = useStageState((state) => state.media);
  const media = isStaged ? staged : null;

  const open = useCallback(
    (seconds: number) => stage.open(video, seconds, playlistId),
    [stage, video, playlistId],
  );
  const play = useCallback(() => open(start), [open, start]);
  const { id } = video;
  useEffect(() => {
    if (autoplay) play();
    // Once for each video: what is known of it changes while it plays.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, autoplay]);

  // The page of what plays says whether it goes on in a playlist.
  useEffect(() => {
    if (isStaged) stage.setPlaylist(playlistId);
  }, [stage, isStaged, playlistId]);

  const jump = useCallback(
    (seconds: number) => {
      scrollTo({ top: 0 });
      const { video: on, media: present } = stage.getState();
      if (on?.id !== video.id || present === null) return open(seconds);
      present.seek(seconds);
      present.play();
    },
    [stage, video, open],
  );
  return useMemo(() => ({ media, jump, isStaged, play }), [media, jump, isStaged, play]);
}
