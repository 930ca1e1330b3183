/**
 * Rules of a live board: when it is loaded again, when it is stale, how a pushed change is applied, and the names of its failures.
 */
import type { BoardChange, Video } from '@oshimado/contract';
import { failureReason, type FailureReason } from '../failure-kind';
import {
  ALL_ORGS,
  FAVORITES_LIVE_EVERY_MS,
  FAVORITES_LIVE_STALE_MS,
  LIVE_REFRESH_MS,
  LIVE_STALE_MS,
} from '../limits';
import { isVideoOfOrg } from './video-org';

/** `page`: a board that is on screen. `background`: the favorites of the drawer, loaded on every page. */
export type BoardSchedule = 'page' | 'background';

/** Age at which a visible board is loaded again, and age from which any other reason to load it counts. */
export const boardTimes: Readonly<
  Record<BoardSchedule, { readonly everyMs: number; readonly staleMs: number }>
> = {
  page: { everyMs: LIVE_REFRESH_MS, staleMs: LIVE_REFRESH_MS },
  background: { everyMs: FAVORITES_LIVE_EVERY_MS, staleMs: FAVORITES_LIVE_STALE_MS },
};

/**
 * Time until the board is loaded again, counted from the last answer or failure. A whole interval if that moment is unknown:
 * it lies in the future (the clock was set back, or is behind the server's) or the board is overdue already.
 */
export function boardDueIn(lastAnswerAt: number, now: number, everyMs: number): number {
  const age = now - lastAnswerAt;
  return age >= 0 && age < everyMs ? everyMs - age : everyMs;
}

/** Whether the board is shown as possibly out of date: no answer for 5 minutes. */
export const isBoardOutdated = (updatedAt: number, now: number): boolean =>
  now - updatedAt >= LIVE_STALE_MS;

/** Why a board could not be loaded. `offline`: the browser reports that it has no connection. */
export type BoardFailure = FailureReason | 'offline';

/** Why a call for a board failed, as shown to viewers. Does not throw. */
export const boardFailure = (error: unknown, isOnline: boolean): BoardFailure =>
  isOnline ? failureReason(error) : 'offline';

/**
 * A board after a pushed change. `orgs`: whose board it is; empty or `All Vtubers` for everybody's. Rows of other organizations
 * are left out, or leave the board when they were on it.
 */
export function applyBoardChange(
  videos: readonly Video[],
  { changed, removed, viewers }: BoardChange,
  orgs: readonly string[],
): readonly Video[] {
  const takesAll = orgs.length === 0 || orgs.includes(ALL_ORGS);
  const isWanted = (video: Video) => takesAll || orgs.some((org) => isVideoOfOrg(video, org));
  const rows = new Map(videos.map((video) => [video.id, video]));
  for (const id of removed) rows.delete(id);
  for (const video of changed) {
    if (isWanted(video)) rows.set(video.id, video);
    else rows.delete(video.id);
  }
  for (const [id, count] of Object.entries(viewers)) {
    const row = rows.get(id);
    if (row) rows.set(id, { ...row, live_viewers: count });
  }
  return [...rows.values()];
}

/** The boards of several organizations as one; a stream that is on two of them is on it once. */
export const joinBoards = (boards: readonly (readonly Video[])[]): Video[] => [
  ...new Map(boards.flat().map((video) => [video.id, video])).values(),
];
