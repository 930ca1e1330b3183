import { isPlayable } from '@oshimado/domain';
import { useCallback, useEffect, useMemo } from 'react';
import { useFrameOrigins } from '../../base/context';
import { useSettings } from '../../base/device';
import { useResumeKnown, useResumeSeconds } from '../../base/history';
import type { Player } from './PlayerProvider';
import type { StagedVideo } from './stage';
import { useStage, useStageState } from './StageProvider';

export interface StagedPlayerOptions {
  /** Second that the address names; 0: where the viewer left the video. */
  readonly named: number;
  /** Id of the playlist that the page plays, which begins by itself; null if it plays one video. */
  readonly playlistId: string | null;
}

export interface StagedControls extends Player {
  /** Whether this video is on the stage. */
  readonly isStaged: boolean;
  /** Puts it there; undefined for a video that no player of ours plays. */
  readonly play: (() => void) | undefined;
  /** Second that it starts at. */
  readonly start: number;
}

/** The player of a page about one video: what plays on the stage, if it is this one. */
export function useStagedPlayer(
  video: StagedVideo,
  { named, playlistId }: StagedPlayerOptions,
): StagedControls {
  const stage = useStage();
  const isStaged = useStageState((state) => state.video?.id === video.id);
  const staged = useStageState((state) => state.media);
  const media = isStaged ? staged : null;
  const { autoplayVideo } = useSettings();
  const resumed = useResumeSeconds(video.id);
  const start = named > 0 ? named : (resumed ?? 0);
  const canPlay = isPlayable(video, useFrameOrigins());
  const playsItself = canPlay && (autoplayVideo || playlistId !== null);
  // Played earlier, it would begin at 0, and that would be noted as the position to resume at.
  const isResumeKnown = useResumeKnown(playsItself && named === 0);
  const autoplay = playsItself && (named > 0 || isResumeKnown);

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
  return useMemo(
    () => ({ media, jump, isStaged, start, play: canPlay ? play : undefined }),
    [media, jump, isStaged, start, canPlay, play],
  );
}
