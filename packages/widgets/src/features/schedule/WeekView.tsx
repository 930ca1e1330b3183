/** The week of a schedule with its states; fetched when it is first wanted. */
import type { Video } from '@oshimado/contract';
import { daysAfter } from '@oshimado/domain';
import { ApiError } from '../../base/errors';
import type { SchedulePlace } from './schedule-place';
import type { Schedule } from './use-schedule';
import { useWeek, WEEK } from './use-week';
import { WeekGrid } from './WeekGrid';

export interface WeekViewProps {
  readonly schedule: Schedule;
  readonly place: SchedulePlace;
  /** Called with the streams of the week as they change. */
  readonly onShown: (videos: readonly Video[]) => void;
}

export default function WeekView({ schedule, place, onShown }: WeekViewProps) {
  const week = useWeek(schedule, place.date);
  const step = (by: -1 | 1) => {
    const day = daysAfter(week.from, by * WEEK);
    place.go({ date: day === schedule.today ? '' : day });
  };
  if (week.failure)
    return <ApiError error={week.failure.error} onRetry={week.retry} isBusy={false} />;
  return <WeekGrid schedule={schedule} week={week} onWeek={step} onShown={onShown} />;
}
