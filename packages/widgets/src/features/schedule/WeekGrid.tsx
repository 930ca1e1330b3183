/**
 * Seven days side by side, their streams as high as they are long, hours without any folded. For the keyboard it is one stop: a grid
 * whose rows are the days, with keys that follow what is seen (`move-in-grid.ts`).
 */
import {
  bandPosition,
  daysAfter,
  daysInWords,
  gridBands,
  gridDays,
  lastMinute,
  scheduleTime,
  shortDay,
} from '@oshimado/domain';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import {
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type Ref,
  type RefObject,
} from 'react';
import { useLanguage, useTranslate } from '../../base/sentences';
import { shownInWeek, type ShownStreams } from './schedule-shown';
import { useDayColumns } from './use-day-columns';
import { useGridKeys } from './use-grid-keys';
import type { Schedule } from './use-schedule';
import { WEEK, type Week } from './use-week';
import { WeekAxis } from './WeekAxis';
import { WeekDay } from './WeekDay';
import * as css from './WeekGrid.css';
import { HOUR_REM } from './week-lengths';

/** Shows the present, or the first stream, a little below the top: once for each week, so that a viewer is not moved. */
function useScrollTo(box: RefObject<HTMLDivElement | null>, hours: number, key: string) {
  const show = useEffectEvent(() => {
    const px = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    box.current?.scrollTo({ top: Math.max(0, hours - 1.5) * HOUR_REM * px });
  });
  useLayoutEffect(() => {
    show();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another week is shown from its own hour on
  }, [key]);
}

export interface WeekGridProps {
  readonly schedule: Schedule;
  readonly week: Week;
  /** A viewer asks for the week before, or after. */
  readonly onWeek: (by: -1 | 1) => void;
  /** Reads the streams of the week. */
  readonly shown: Ref<ShownStreams>;
}

export function WeekGrid({ schedule, week, onWeek, shown }: WeekGridProps) {
  const t = useTranslate('schedule');
  const { language } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const { zone, now, today } = schedule;
  const { from, videos, members, isLoading } = week;
  const columns = useDayColumns(box);
  const days = gridDays(videos, { ...zone, from, days: WEEK, columns, now });
  useImperativeHandle(shown, () => ({ read: () => ({ videos: shownInWeek(days), members }) }));
  const dates = days.map((_, at) => daysAfter(from, at));
  const hasToday = dates.includes(today);
  const nowMinute = scheduleTime(now, zone).minute;
  const bands = gridBands(days, zone, hasToday ? [nowMinute] : []);
  const starts = days.flat().map((cell) => cell.from);
  const first = hasToday ? nowMinute : Math.min(...starts, lastMinute(zone));
  useScrollTo(box, bandPosition(bands, first), `${from} ${isLoading}`);
  const { stop, setStop, onKeyDown } = useGridKeys(box, days, onWeek);
  const words = { today, language };
  return (
    <>
      <VisuallyHidden>
        <p id={id}>{t('gridHint')}</p>
      </VisuallyHidden>
      {/* Its cells take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- as in Tabs of ui */}
      <div
        ref={box}
        className={css.grid}
        style={{ [css.hoursName]: bandPosition(bands, lastMinute(zone)) }}
        role="grid"
        aria-label={daysInWords(from, daysAfter(from, WEEK - 1), words)}
        aria-describedby={id}
        aria-busy={isLoading}
        onKeyDown={onKeyDown}
      >
        <WeekAxis bands={bands} zone={zone} date={hasToday ? today : from} />
        {days.map((cells, day) => {
          const date = dates[day] ?? from;
          return (
            <WeekDay
              key={date}
              name={shortDay(date, words)}
              nowMinute={date === today ? nowMinute : undefined}
              stop={stop.day === day ? stop.index : undefined}
              onStop={(index) => setStop({ day, index })}
              {...{ cells, members, bands, schedule, isLoading }}
            />
          );
        })}
      </div>
    </>
  );
}
