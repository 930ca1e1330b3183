/** Videos and lines for tests; not part of what the package exports. */
import type { Chat } from '@oshimado/contract';
import type { ChatVideo } from '@oshimado/domain';

export const START = Date.parse('2026-03-01T12:00:00Z');

/** A video that is live. */
export const video = (id = 'v'): ChatVideo => ({
  id,
  status: 'live',
  available_at: '2026-03-01T12:00:00Z',
});

/** A video scheduled for this moment (epoch ms). */
export const upcoming = (at: number, id = 'v'): ChatVideo => ({
  id,
  status: 'upcoming',
  start_scheduled: new Date(at).toISOString(),
  available_at: new Date(at).toISOString(),
});

/** A line said at this moment. */
export const line = (timestamp: number, message = `said at ${timestamp}`): Chat => ({
  name: 'somebody',
  message,
  timestamp,
  video_offset: 0,
  is_tl: true,
  is_owner: false,
  is_vtuber: false,
  is_moderator: false,
  is_verified: false,
  source: 'user',
});

/** A page of so many lines, the oldest said at this moment, one a millisecond. */
export const page = (oldest: number, count: number): readonly Chat[] =>
  Array.from({ length: count }, (_, index) => line(oldest + index));
