import type {
  PlayerOrder,
  PlayerReport,
  SyncClock,
  SyncOffsets,
  SyncPlayer,
  SyncQuery,
  SyncVideo,
} from '@oshimado/domain';

export interface MultiviewSyncInput {
  /** Videos in the layout, live ones too. Default none: they come as `videos.changed`. */
  readonly videos?: readonly SyncVideo[];
  /** Stored offsets in seconds, by id of the video. Default none. */
  readonly offsets?: SyncOffsets;
  /** What the address asks for; it wins over what is stored. Default nothing. */
  readonly query?: SyncQuery;
  /** Speed of the common clock. Default 1. */
  readonly speed?: number;
  /** Default true. */
  readonly isPageVisible?: boolean;
}

/** A live stream that plays fast until it has caught up, since that wall time (epoch ms). */
export interface SyncCatchUp {
  /** Id of the video. */
  readonly id: string;
  /** Epoch ms. */
  readonly since: number;
}

export interface MultiviewSyncContext {
  /** The chain played in step, by start; empty where there is nothing to sync. */
  readonly chain: readonly SyncVideo[];
  /** Ids of live streams in the layout. */
  readonly live: readonly string[];
  /** What is known of each player, by id of its video. */
  readonly players: Readonly<Record<string, SyncPlayer>>;
  /** Offsets in seconds, by id; only of videos in the layout. */
  readonly offsets: SyncOffsets;
  /** Moment the address named, epoch ms; null once another was chosen. */
  readonly askedMoment: number | null;
  /** Offsets the address named, until there are videos to give them to. */
  readonly askedOffsets: readonly number[] | null;
  /** 0.25 to 2. */
  readonly speed: number;
  /** The moment all videos share. */
  readonly clock: SyncClock;
  /** Whether anybody can see the players; hidden pages tick too seldom to steer. */
  readonly isPageVisible: boolean;
  /** Live streams that play fast. */
  readonly catchUps: readonly SyncCatchUp[];
}

export type MultiviewSyncEvent =
  /** Somebody plays all videos; `now`: wall time, epoch ms, here and below. */
  | { readonly type: 'sync.play'; readonly now: number }
  /** Somebody pauses all videos. */
  | { readonly type: 'sync.pause'; readonly now: number }
  /** Live streams play fast until they have caught up. */
  | { readonly type: 'sync.live'; readonly now: number }
  /** A moment (epoch ms) was chosen on the common slider. */
  | { readonly type: 'clock.seek'; readonly to: number; readonly now: number }
  /** Seconds forward, or back when negative; the buttons send 10 and -10. */
  | { readonly type: 'clock.step'; readonly by: number; readonly now: number }
  /** 0.25 to 2 in steps of 0.25; anything else, and what a player cannot do, is ignored. */
  | { readonly type: 'speed.change'; readonly speed: number; readonly now: number }
  /** The offset of a video in seconds, rounded to steps of 0.5. */
  | {
      readonly type: 'offset.change';
      readonly id: string;
      readonly to: number;
      readonly now: number;
    }
  /** The layout holds these videos now. */
  | { readonly type: 'videos.changed'; readonly videos: readonly SyncVideo[]; readonly now: number }
  /** A player was loaded, or loaded anew; `rates` it can play at, empty where it has no rate control. */
  | {
      readonly type: 'player.loaded';
      readonly id: string;
      readonly rates: readonly number[];
      readonly now: number;
    }
  /** A player tells of itself: twice a second is enough. */
  | ({ readonly type: 'player.reported'; readonly id: string } & PlayerReport)
  /** Every 500 ms. */
  | { readonly type: 'clock.ticked'; readonly now: number }
  /** Nobody sees the players any more. */
  | { readonly type: 'page.hidden'; readonly now: number }
  /** The players are seen again. */
  | { readonly type: 'page.shown'; readonly now: number };

export type MultiviewSyncEmitted =
  /** An order to the player of this video: seek, play, pause or rate. */
  | (PlayerOrder & { readonly id: string })
  /** To be stored; only videos in the layout are named. */
  | { readonly type: 'offsets.changed'; readonly offsets: SyncOffsets };
