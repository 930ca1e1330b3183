/** What a schedule is of, and by which clock. */
import type { Video } from '@oshimado/contract';
import {
  filterFeed,
  scheduleTime,
  TOKYO_ZONE,
  type FeedFilter,
  type PreferredPlatform,
  type ScheduleZone,
} from '@oshimado/domain';
import { useMemo } from 'react';
import { useNow } from '../../base/clock';
import { useWidgets } from '../../base/context';
import { useSettings } from '../../base/device';
import { isForgotten, type ScheduleSource } from '../../base/queries';
import { useFeedFilter } from '../../parts/feed-filter';

export interface Schedule {
  /** The same object as long as nothing of it changes. */
  readonly source: ScheduleSource;
  readonly zone: ScheduleZone;
  /** Epoch milliseconds, to the minute. */
  readonly now: number;
  /** `2026-11-27`. */
  readonly today: string;
  /** Which platform's stream is the row of an event. */
  readonly platform: PreferredPlatform;
  /** What the viewer wants to see of these streams. */
  readonly shown: (videos: readonly Video[]) => readonly Video[];
}

/** Days and times are those of Tokyo until the viewer's zone is known. */
function useZone(): ScheduleZone {
  const { timeZone = TOKYO_ZONE } = useWidgets();
  const { lateHours } = useSettings();
  return useMemo(() => ({ timeZone, lateHours }), [timeZone, lateHours]);
}

const orgsOf = ({ streams }: ScheduleSource) => ('orgs' in streams ? streams.orgs : null);

export function useSchedule(source: ScheduleSource): Schedule {
  const zone = useZone();
  const now = useNow();
  const { platform } = useSettings();
  const filter: FeedFilter = useFeedFilter(orgsOf(source));
  const { date: today } = scheduleTime(now, zone);
  return useMemo(
    () => ({
      source,
      zone,
      now,
      today,
      platform,
      shown: (videos) => filterFeed(videos, filter).filter((video) => !isForgotten(video, now)),
    }),
    [source, zone, now, today, platform, filter],
  );
}
