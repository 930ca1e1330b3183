/** What the jobs of the Twitch source share. */
import type { FollowedChannel } from '../channel-list/channel-record';
import type { ListWatch } from '../channel-list/watch-list';
import type { SourceContext } from '../source';
import type { TwitchClient } from './api/twitch-client';

/** A followed channel and its account at Twitch. */
export interface FollowedUser {
  readonly channel: FollowedChannel;
  readonly picture: string | undefined;
}

export interface TwitchParts extends SourceContext {
  readonly client: TwitchClient;
  readonly list: ListWatch;
  /** Followed accounts by their id at Twitch. */
  readonly users: Map<string, FollowedUser>;
}

/** Key of the progress in the store; it changes when progress of an older version can no longer be used. */
export const taskOf = (name: string): string => `twitch/1/${name}`;

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
