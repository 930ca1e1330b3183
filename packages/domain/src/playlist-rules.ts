/** Rules for editing a playlist, for client and server. Lists are not modified in place. */
import { PLAYLIST_MAX } from './limits';

interface Named {
  readonly id: string;
}

/** Why an edit of a playlist has no effect. */
export type PlaylistRefusal = 'duplicate' | 'full' | 'notThere' | 'outOfBounds' | 'emptyName';

/** Whether a video of this id is in the list. */
export const containsVideo = (videos: readonly Named[], id: string): boolean =>
  videos.some((video) => video.id === id);

/** Why a video cannot be added: "A duplicate video is ignored", and the length is limited. Undefined if it can. */
export function addRefusal(videos: readonly Named[], id: string): PlaylistRefusal | undefined {
  if (containsVideo(videos, id)) return 'duplicate';
  return videos.length >= PLAYLIST_MAX ? 'full' : undefined;
}

/** Whether both indexes of a move are in the list. */
export const isWithinBounds = (length: number, from: number, to: number): boolean =>
  [from, to].every((at) => Number.isInteger(at) && at >= 0 && at < length);

/**
 * Moves one entry to another index.
 * @throws RangeError "Reorder outside the list bounds throws."
 */
export function reorder<T>(list: readonly T[], from: number, to: number): T[] {
  if (!isWithinBounds(list.length, from, to)) {
    throw new RangeError(
      `Cannot move entry ${from} to ${to}: the list has ${list.length} entries, counted from 0.`,
    );
  }
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
