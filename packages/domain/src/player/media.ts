/**
 * What plays a video, whatever site it is on: the property names of HTMLMediaElement where it has them. Players are frames of
 * other origins, so everything is a message: a command has its effect later, and the state is what the frame reported last.
 */

/**
 * Why a video does not play: `unknown` (the id means nothing to the platform), `removed` (deleted or private), `refused` (its
 * owner allows no playing on other sites), `unidentified` (the platform got no referrer), `broken` (the browser cannot decode it),
 * `silent` (the frame did not answer in time: blocked, or offline), `other`.
 */
export type MediaFailure =
  | 'unknown'
  | 'removed'
  | 'refused'
  | 'unidentified'
  | 'broken'
  | 'silent'
  | 'other';

/** What a player last reported. */
export interface MediaState {
  /** Whether the frame has answered. Commands given before are sent once it has. */
  readonly isReady: boolean;
  /** Position in seconds. */
  readonly currentTime: number;
  /** Length in seconds, for a running stream so far; 0 while unknown. */
  readonly duration: number;
  /** Whether it is paused, not started or ended. */
  readonly paused: boolean;
  /** Whether it has played to its end. */
  readonly ended: boolean;
  /** Whether it waits for data. */
  readonly isWaiting: boolean;
  /** Speed; 1 is normal. */
  readonly playbackRate: number;
  /** Speeds that the player offers, ascending. */
  readonly playbackRates: readonly number[];
  /** From 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  /** Position of the present moment of a running stream, in seconds; null for a recording. */
  readonly liveEdge: number | null;
  /** Whether an advertisement plays, so that `currentTime` means nothing. */
  readonly isAd: boolean;
  /** Whether the browser or the platform refused to start without a press by the viewer. */
  readonly isAutoplayRefused: boolean;
  /** Why it does not play; null if nothing failed. */
  readonly failure: MediaFailure | null;
}

/** What a player can be asked to do. */
export type MediaCommand =
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  /** To a position in seconds. */
  | { readonly type: 'seek'; readonly seconds: number }
  | { readonly type: 'rate'; readonly rate: number }
  /** From 0 to 1. */
  | { readonly type: 'volume'; readonly volume: number }
  | { readonly type: 'muted'; readonly muted: boolean };

/**
 * How a frame is spoken to, by messages between windows. A protocol reads what it understands and ignores everything else: any page
 * may send messages.
 */
export interface FrameProtocol {
  /** Messages that make a frame report; sent again until it answers. */
  readonly greetings: readonly unknown[];
  /** What a message says of the player; null if it says nothing. Never throws. */
  readonly read: (message: unknown, state: MediaState) => Partial<MediaState> | null;
  /** The messages that carry out a command. */
  readonly write: (command: MediaCommand) => readonly unknown[];
}

/** State of a player that has not reported anything. */
export const initialMediaState: MediaState = {
  isReady: false,
  currentTime: 0,
  duration: 0,
  paused: true,
  ended: false,
  isWaiting: false,
  playbackRate: 1,
  playbackRates: [1],
  volume: 1,
  muted: false,
  liveEdge: null,
  isAd: false,
  isAutoplayRefused: false,
  failure: null,
};
