/** A video that may be synchronized with others. */
export interface SyncVideo {
  /** Id of the video, and of the player that shows it. */
  readonly id: string;
  /** Moment of its first picture, epoch ms. */
  readonly start: number;
  /** Length in seconds. */
  readonly duration: number;
  /** A stream still running: it is not on the common clock, only `sync.live` speaks to it. Default false. */
  readonly isLive?: boolean;
}

/** Seconds by which a video's start is moved later (negative: earlier), by id. Steps of 0.5. */
export type SyncOffsets = Readonly<Record<string, number>>;

/** What a player tells of itself. */
export interface PlayerReport {
  /** Place in the video, seconds. */
  readonly time: number;
  /** It plays or would, were it not buffering. */
  readonly isPlaying: boolean;
  /** It stands still and waits for data. */
  readonly isBuffering: boolean;
  /** It shows an advertisement, and `time` means nothing. Default false. */
  readonly isAd?: boolean;
  /** Rate it plays at, where it can tell. */
  readonly rate?: number;
  /** Seconds behind the live edge, for a live stream whose player can tell. */
  readonly behind?: number;
  /** Epoch ms at which this was read. */
  readonly at: number;
}

/** Moment all videos share: it was `moment` (epoch ms) at wall time `at` and runs at `rate`, 0 while held. */
export interface SyncClock {
  /** Epoch ms. */
  readonly moment: number;
  /** Wall time, epoch ms. */
  readonly at: number;
  /** 0 while held, else the speed. */
  readonly rate: number;
}

/** First and last moment of a chain, epoch ms. */
export interface SyncRange {
  /** Epoch ms. */
  readonly start: number;
  /** Epoch ms. */
  readonly end: number;
}
