/** The questions a view asks of a live board. */
import type { Video } from '@oshimado/contract';
import { favoritesLiveList, liveList } from '@oshimado/domain';
import type { LiveFeedError, LiveFeedSnapshot as Snapshot } from './live-feed.types';

/**
 * `idle`: nothing asked yet; `loading`: the first answer is awaited; `ready`: a board to show, being renewed or not;
 * `stale`: a board past its age that nobody has looked at since; `failed`: the last try failed, an older board may be there.
 */
export type LiveFeedStatus = 'idle' | 'loading' | 'ready' | 'stale' | 'failed';

export function selectStatus(snapshot: Snapshot): LiveFeedStatus {
  if (snapshot.context.error !== null) return 'failed';
  if (snapshot.matches('stale')) return 'stale';
  if (snapshot.context.videos !== null) return 'ready';
  return snapshot.matches('loading') ? 'loading' : 'idle';
}

/** null until the first answer. */
export const selectVideos = (snapshot: Snapshot): readonly Video[] | null =>
  snapshot.context.videos;

/** Epoch ms at which the board shown was true. */
export const selectFetchedAt = (snapshot: Snapshot): number | null => snapshot.context.fetchedAt;

/** How old the board shown is at `now`, in ms, for "updated n ago"; null without one, never negative. */
export const selectAge = ({ context }: Snapshot, now: number): number | null =>
  context.fetchedAt === null ? null : Math.max(0, now - context.fetchedAt);

/**
 * The entries still worth showing at `now`, in time order: none that should have begun more than 2 hours ago, and of
 * favorites none beyond 3 weeks. null until the first answer.
 */
export function selectShownVideos({ context }: Snapshot, now: number): readonly Video[] | null {
  if (context.videos === null) return null;
  return context.query.favorites === true
    ? favoritesLiveList(context.videos, now)
    : liveList(context.videos, now);
}

export const selectError = (snapshot: Snapshot): LiveFeedError | null => snapshot.context.error;

/** An answer is awaited, the first or a newer one. */
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

export const isOffline = (snapshot: Snapshot): boolean => !snapshot.context.isOnline;

/** Whether asking again by hand would do anything. */
export const canRetry = (snapshot: Snapshot): boolean => !isBusy(snapshot);
