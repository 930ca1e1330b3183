import type { FrameProtocol, MediaCommand, MediaState } from '@oshimado/domain';

/** Initial data of the machine: the protocol of the platform. */
export interface PlayerInput {
  /** How the frame is spoken to. */
  readonly protocol: FrameProtocol;
  /** What is known before the frame reports anything. Default nothing. */
  readonly media?: Partial<MediaState>;
  /** Whether the frame begins to play by itself. Default false. */
  readonly autoplays?: boolean;
}

/** Data of the machine. */
export interface PlayerContext {
  /** How the frame is spoken to. */
  readonly protocol: FrameProtocol;
  /** Whether the frame begins to play by itself. */
  readonly autoplays: boolean;
  /** What the frame reported last. */
  readonly media: MediaState;
  /** Commands given before the frame answered, in order. */
  readonly pending: readonly MediaCommand[];
  /** How the viewer has it: commands for a frame that is loaded again, which begins as its address says. */
  readonly kept: readonly MediaCommand[];
  /** Whether the frame was loaded a second time because the platform refused to play it. */
  readonly hasRetried: boolean;
}

/** What the machine takes: commands, and facts about the frame. */
export type PlayerEvent =
  /** The frame's document was loaded. */
  | { readonly type: 'frame.loaded' }
  /** A message of the frame; others are not sent here. */
  | { readonly type: 'message.received'; readonly message: unknown }
  /** Something is asked of the player. */
  | { readonly type: 'media.command'; readonly command: MediaCommand }
  /** "Reload the video frame." */
  | { readonly type: 'frame.reload' };

/** What the machine emits: what to do with the frame. */
export type PlayerEmitted =
  /** Post this message to the frame. */
  | { readonly type: 'frame.send'; readonly message: unknown }
  /** Load the frame's document again. */
  | { readonly type: 'frame.load' };
