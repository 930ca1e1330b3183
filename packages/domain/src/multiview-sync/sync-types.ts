/** A video that may be synchronized with others. */
export interface SyncVideo {
  /** Id of the video, and of the player that shows it. */
  readonly id: string;
  /** Time of its first frame, epoch ms. */
  readonly start: number;
  /** Length in seconds. */
  readonly duration: number;
  /** Whether the stream is still live: it is not on the common clock, only `sync.live` affects it. Default false. */
  readonly isLive?: boolean;
}

/** Seconds by which a video's start is moved later (negative: earlier), by id. Steps of 0.5. */
export type SyncOffsets = Readonly<Record<string, number>>;

/** A player's report. */
export interface PlayerReport {
  /** Position in the video, seconds. */
  readonly time: number;
  /** Whether it plays, or would if it were not buffering. */
  readonly isPlaying: boolean;
  /** Whether it is stalled, waiting for data. */
  readonly isBuffering: boolean;
  /** Whether it shows an advertisement, so that `time` is meaningless. Default false. */
  readonly isAd?: boolean;
  /** Current rate, if known. */
  readonly rate?: number;
  /** Seconds behind the live edge, for a live stream whose player reports it. */
  readonly behind?: number;
  /** Epoch ms at which this was read. */
  readonly at: number;
}

/** Position common to all videos: it was `moment` (epoch ms) at wall time `at` and runs at `rate`, 0 while paused. */
export interface SyncClock {
  /** Epoch ms. */
  readonly moment: number;
  /** Wall time, epoch ms. */
  readonly at: number;
  /** 0 while paused, else the speed. */
  readonly rate: number;
}

/** First and last moment of a chain, epoch ms. */
export interface SyncRange {
  /** Epoch ms. */
  readonly start: number;
  /** Epoch ms. */
  readonly end: number;
}

/** What is known of a player that is kept in step: its rates, its reports, and the last commands. */
export interface SyncPlayer {
  /** Supported rates, ascending; empty without a rate control. */
  readonly rates: readonly number[];
  /** null until its first report; it gets no commands before. */
  readonly report: PlayerReport | null;
  /** Seconds ahead (negative: behind), from reports without a pending command. */
  readonly samples: readonly number[];
  /** Seconds ahead, best estimate; null before the first report. */
  readonly error: number | null;
  /** Wall time before which its reports are ignored, because a command is pending. */
  readonly quietUntil: number;
  /** Wall time before which it gets no further seek. */
  readonly seekAfter: number;
  /** Where its last seek aimed, seconds, and the wall time of it; null before. */
  readonly lastSeek: { readonly to: number; readonly at: number } | null;
  /** Seconds that a seek aims ahead, so that playback continues in sync. */
  readonly lead: number;
  /** Whether the result of its last seek has not been measured yet. */
  readonly isSought: boolean;
  /** Last commanded rate; null before. */
  readonly rate: number | null;
  /** Wall time at which a changed rate ends; null while it plays at the common speed. */
  readonly nudgeUntil: number | null;
  /** Last command: play or pause; null before. */
  readonly commandedPlay: boolean | null;
  /** Wall time of that command. */
  readonly commandedAt: number;
  /** Wall time since which it is paused against its target, perhaps by the viewer; null otherwise. */
  readonly heldSince: number | null;
  /** Wall time before which nothing that it does is taken for the viewer's deed, because it was just loaded. */
  readonly deedsAfter: number;
}

/** Target of a video. */
export interface SyncAim {
  /** Seconds, within the video. */
  readonly time: number;
  /** Whether the common clock is before, inside or after the video. */
  readonly place: 'before' | 'inside' | 'after';
  /** The common speed. */
  readonly speed: number;
  /** Whether it should play: the clock runs and is inside the video. */
  readonly isPlaying: boolean;
}
