import type {
  PlayerOrder,
  PlayerReport,
  SyncClock,
  SyncOffsets,
  SyncPlayer,
  SyncQuery,
  SyncVideo,
} from '@oshimado/domain';

/** Initial data of the machine; all of it has defaults. */
export interface MultiviewSyncInput {
  /** Videos in the layout, live ones too. Default none: they arrive with `videos.changed`. */
  readonly videos?: readonly SyncVideo[];
  /** Stored offsets in seconds, by id of the video. Default none. */
  readonly offsets?: SyncOffsets;
  /** Parameters of the address; they override stored values. Default none. */
  readonly query?: SyncQuery;
  /** Speed of the common clock. Default 1. */
  readonly speed?: number;
  /** Default true. */
  readonly isPageVisible?: boolean;
}

/** A live stream that plays fast to catch up, since that wall time (epoch ms). */
export interface SyncCatchUp {
  /** Id of the video. */
  readonly id: string;
  /** Epoch ms. */
  readonly since: number;
}

/** Data of the machine; views read it by selectors. */
export interface MultiviewSyncContext {
  /** Videos played in sync, by start; empty if there are none. */
  readonly chain: readonly SyncVideo[];
  /** Ids of live streams in the layout. */
  readonly live: readonly string[];
  /** State of each player, by id of its video. */
  readonly players: Readonly<Record<string, SyncPlayer>>;
  /** Offsets in seconds, by id; only for videos in the layout. */
  readonly offsets: SyncOffsets;
  /** Moment from the address, epoch ms; null after another was chosen. */
  readonly askedMoment: number | null;
  /** Offsets from the address, until the videos arrive. */
  readonly askedOffsets: readonly number[] | null;
  /** 0.25 to 2. */
  readonly speed: number;
  /** Position of the common clock. */
  readonly clock: SyncClock;
  /** Whether the page is visible; hidden pages tick too seldom to steer players. */
  readonly isPageVisible: boolean;
  /** Live streams that play fast. */
  readonly catchUps: readonly SyncCatchUp[];
}

/** The videos of a layout. */
export interface LayoutVideos {
  /** Those to be played in step. */
  readonly videos: readonly SyncVideo[];
  /** All of them, also those of which nothing else is known yet: they keep their offsets. */
  readonly layout: readonly Pick<SyncVideo, 'id'>[];
}

/** What the machine takes: requests of the viewer, reports of the players, and the time. */
export type MultiviewSyncEvent =
  /** Play all videos; `now`: wall time, epoch ms, here and below. */
  | { readonly type: 'sync.play'; readonly now: number }
  /** Pause all videos. */
  | { readonly type: 'sync.pause'; readonly now: number }
  /** Play live streams fast until they have caught up. */
  | { readonly type: 'sync.live'; readonly now: number }
  /** A moment (epoch ms) was chosen on the common slider. */
  | { readonly type: 'clock.seek'; readonly to: number; readonly now: number }
  /** Seconds forward, or back when negative; the buttons send 10 and -10. */
  | { readonly type: 'clock.step'; readonly by: number; readonly now: number }
  /** 0.25 to 2 in steps of 0.25; other values, and speeds that a player does not support, are ignored. */
  | { readonly type: 'speed.change'; readonly speed: number; readonly now: number }
  /** The offset of a video in seconds, rounded to steps of 0.5. */
  | {
      readonly type: 'offset.change';
      readonly id: string;
      readonly to: number;
      readonly now: number;
    }
  /** The layout holds other videos, or others of them are to be played in step. */
  | ({ readonly type: 'videos.changed'; readonly now: number } & LayoutVideos)
  /** A player was loaded, or loaded again; `rates` are the speeds it supports, empty without a rate control. */
  | {
      readonly type: 'player.loaded';
      readonly id: string;
      readonly rates: readonly number[];
      readonly now: number;
    }
  /** A player reports its position; twice a second is enough. */
  | ({ readonly type: 'player.reported'; readonly id: string } & PlayerReport)
  /** Every 500 ms. */
  | { readonly type: 'clock.ticked'; readonly now: number }
  /** The page was hidden. */
  | { readonly type: 'page.hidden'; readonly now: number }
  /** The page is visible again. */
  | { readonly type: 'page.shown'; readonly now: number };

/** What the machine emits: commands for players, and what the page has to know or to store. */
export type MultiviewSyncEmitted =
  /** Command for the player of this video: seek, play, pause or rate. */
  | (PlayerOrder & { readonly id: string })
  /** The viewer played a video where the common clock is before or after it, so it was paused again. */
  | { readonly type: 'player.outside'; readonly id: string; readonly place: 'before' | 'after' }
  /** Store these offsets; they contain only videos in the layout. */
  | { readonly type: 'offsets.changed'; readonly offsets: SyncOffsets };
