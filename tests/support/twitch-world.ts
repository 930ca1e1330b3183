/** What is at Twitch in the world of a test: its users, and what they stream, record, plan and have clipped. */

export interface TwitchUser {
  readonly id: string;
  readonly login: string;
  readonly name: string;
}

/** Times in epoch milliseconds. */
export interface TwitchStream {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly startedAt: number;
  readonly endedAt?: number;
  /** Times in which no answer has it. */
  readonly hidden?: readonly { readonly from: number; readonly to: number }[];
}

/** A recording. Times in epoch milliseconds. */
export interface TwitchVideo {
  readonly id: string;
  readonly userId: string;
  /** Null for what belongs to no broadcast. */
  readonly streamId: string | null;
  readonly listedAt: number;
  /** Default `public`. */
  readonly viewable?: string;
  /** Whether its picture is made. Default true. */
  readonly isPictured?: boolean;
}

/** A planned stream. Times in epoch milliseconds. */
export interface TwitchSegment {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly start: number;
  readonly end: number;
  /** It is in the schedule only then. Default: always. */
  readonly listed?: { readonly from: number; readonly to: number };
  /** When it is cancelled; it stays in the schedule. */
  readonly cancelledAt?: number;
}

/** Times in epoch milliseconds. */
export interface TwitchClip {
  readonly name: string;
  readonly userId: string;
  readonly title: string;
  readonly createdAt: number;
  /** When it is deleted. Default: never. */
  readonly deletedAt?: number;
  /** Default 10. */
  readonly views?: number;
  /** The recording it is from. Default: none. */
  readonly videoId?: string;
  /** Default `ja`. */
  readonly language?: string;
}
