/** The week of a schedule with its states; fetched when it is first wanted. */
import { daysAfter } from '@oshimado/domain';
import type { Ref } from 'react';
import { ApiError } from '../../base/errors';
import type { SchedulePlace } from './schedule-place';
import type { ShownStreams } from './schedule-shown';
import type { Schedule } from './use-schedule';
import { useWeek, WEEK } from './use-week';
import { WeekGrid } from './WeekGrid';

export interface WeekViewProps {
  readonly schedule: Schedule;
  readonly place: SchedulePlace;
  /** Reads the streams of the week; null while it could not be loaded. */
  readonly shown: Ref<ShownStreams>;
}

export default function WeekView({ schedule, place, shown }: WeekViewProps) {
  const week = useWeek(schedule, place.date);
  const step = (by: -1 | 1) => {
    const day = daysAfter(week.from, by * WEEK);
    place.go({ date: day === schedule.today ? '' : day });
  };
  if (week.failure)
    return <ApiError error={week.failure.error} onRetry={week.retry} isBusy={false} />;
  return <WeekGrid schedule={schedule} week={week} onWeek={step} shown={shown} />;
}
