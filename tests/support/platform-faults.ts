/** What goes wrong with the platforms themselves on a simulated day, by the clock. */
import type { Platform } from './platform-world';
import { jsonReply, type Reply } from './stand-in';
import { twitchError, type TwitchFault } from './twitch-stand-in';
import { HOUR, MIDNIGHT, MINUTE } from './youtube-life';
import { apiError, type StandInFault } from './youtube-stand-in';

/** An hour without answers. */
const AWAY: Readonly<Record<Platform, number>> = {
  youtube: MIDNIGHT + 5 * HOUR,
  twitch: MIDNIGHT + 13 * HOUR,
};
/** Times in which answers are there, and empty. Of the few streams at Twitch one empty answer is no end, and two are. */
const EMPTY: Readonly<Record<Platform, { readonly from: number; readonly length: number }>> = {
  youtube: { from: MIDNIGHT + 4 * HOUR, length: 15 * MINUTE },
  twitch: { from: MIDNIGHT + 11.25 * HOUR, length: 45_000 },
};

const isWithin = (now: number, from: number, length: number) => from <= now && now < from + length;

/** Whether the platform has been away within so many milliseconds, at the hour or for a bad minute of any. */
export const isOutage = (platform: Platform, now: number, within: number): boolean =>
  isWithin(now, AWAY[platform], HOUR + within) || now % HOUR < MINUTE;

export interface PlatformFaults {
  readonly youtube: StandInFault;
  readonly twitch: TwitchFault;
  /** How many calls were answered with a fault so far. */
  readonly count: () => number;
}

export function platformFaults(now: () => number): PlatformFaults {
  let count = 0;
  const counted = (fault: Reply | undefined) => {
    if (fault) count += 1;
    return fault;
  };
  const isAway = (platform: Platform) =>
    isWithin(now(), AWAY[platform], HOUR) || now() % HOUR < MINUTE;
  /** Twenty seconds of each hour. */
  const isTooMuch = () => isWithin(now() % HOUR, 30 * MINUTE, 20_000);
  const isEmpty = (platform: Platform) =>
    isWithin(now(), EMPTY[platform].from, EMPTY[platform].length);

  return {
    count: () => count,
    youtube: (path) => {
      if (!path.includes('/v3/')) return undefined;
      if (isAway('youtube')) return counted(apiError(503, 'backendError'));
      if (isTooMuch()) return counted(apiError(429, 'rateLimitExceeded'));
      if (path.endsWith('/videos') && isEmpty('youtube'))
        return counted(jsonReply({ kind: 'youtube#videoListResponse', items: [] }));
      return undefined;
    },
    twitch: (path) => {
      if (!path.startsWith('/helix/')) return undefined;
      if (isAway('twitch')) return counted(twitchError(503, 'Service Unavailable'));
      if (isTooMuch()) {
        const reset = String(Math.ceil(now() / 1_000) + 15);
        return counted(twitchError(429, 'Too Many Requests', { 'ratelimit-reset': reset }));
      }
      if (path === '/helix/streams' && isEmpty('twitch'))
        return counted(jsonReply({ data: [], pagination: {} }));
      return undefined;
    },
  };
}
