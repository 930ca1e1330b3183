/** Streams of one event as one row or block of a schedule, at the time of the one that is shown. Pure. */
import type { Video } from '@oshimado/contract';
import {
  foldEvents,
  inTimeOrder,
  type FoldedVideos,
  type PreferredPlatform,
} from '@oshimado/domain';
import type { AgendaDay } from './agenda-days';

export interface FoldOptions {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Which platform's stream is the row of an event. Default YouTube. */
  readonly platform?: PreferredPlatform;
}

/** Rows by their start, each stream once; the members of an event by the id of the one that is shown. */
export function foldSchedule(
  videos: readonly Video[],
  { now, platform }: FoldOptions,
): FoldedVideos {
  const { videos: rows, members } = foldEvents(inTimeOrder(videos), now, platform);
  return { videos: inTimeOrder(rows), members };
}

/** Days of an agenda with one row for each event. */
export interface FoldedDays extends Pick<FoldedVideos, 'members'> {
  readonly days: readonly AgendaDay[];
}

/** An event whose streams begin before and after midnight is on the day of the one that is shown. */
export function foldDays(days: readonly AgendaDay[], options: FoldOptions): FoldedDays {
  const { videos, members } = foldSchedule(
    days.flatMap((day) => day.videos ?? []),
    options,
  );
  const rows = new Map(videos.map((video) => [video.id, video]));
  return {
    days: days.map((day) => ({
      ...day,
      videos: day.videos?.flatMap(({ id }) => rows.get(id) ?? []),
    })),
    members,
  };
}
