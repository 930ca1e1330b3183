/** A month whose days say by dots how much there is on them; a press leads the schedule to a day. Fetched when it is first opened. */
import { LIVE_REFRESH_MS, localeTag } from '@oshimado/domain';
import { Calendar, type DayMark } from '@oshimado/ui/date-picker';
import { Popover } from '@oshimado/ui/popover';
import { Sheet } from '@oshimado/ui/sheet';
import { PHONE_QUERY } from '@oshimado/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { ApiError } from '../../base/errors';
import { useMatches } from '../../base/page';
import { useLanguage, useTranslate } from '../../base/sentences';
import { DOT_RANGES, dotsOf, monthOf, monthQuery } from './month-days';
import * as css from './Month.css';
import { useScheduleClient } from './schedule-client';
import type { SchedulePlace } from './schedule-place';
import type { Schedule } from './use-schedule';

export interface MonthProps {
  readonly schedule: Pick<Schedule, 'source' | 'zone' | 'today'>;
  readonly place: Pick<SchedulePlace, 'date' | 'go'>;
}

/** What the dots say, for the eye: each day says its number. */
const Legend = () => (
  <p className={css.legend} aria-hidden="true">
    {DOT_RANGES.map((range, at) => (
      <span key={range} className={css.range}>
        <span className={css.dots}>{'•'.repeat(at + 1)}</span> {range}
      </span>
    ))}
  </p>
);

function Month({ schedule, place, onDay }: MonthProps & { readonly onDay: () => void }) {
  const t = useTranslate('schedule');
  const { t: tPortal, language } = useLanguage();
  const client = useScheduleClient();
  const { today } = schedule;
  const shown = place.date || today;
  const [month, setMonth] = useState(() => monthOf(shown));
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...monthQuery(client, schedule, month),
    refetchInterval: LIVE_REFRESH_MS,
  });
  const marks = useMemo(
    () =>
      new Map(
        (data ?? [])
          .filter(({ streams }) => streams > 0)
          .map(({ date, streams }): [string, DayMark] => [
            date,
            { dots: dotsOf(streams), label: t('streams', { count: streams }) },
          ]),
      ),
    [data, t],
  );
  return (
    <div className={css.month} aria-busy={isFetching}>
      <Calendar
        className={css.calendar}
        value={shown}
        onValueChange={(day) => {
          place.go({ date: day === today ? '' : day });
          onDay();
        }}
        today={today}
        locale={localeTag(language)}
        previousLabel={tPortal('display.previousMonth')}
        nextLabel={tPortal('display.nextMonth')}
        marks={marks}
        onMonthChange={setMonth}
      />
      {isError && data === undefined ? (
        <ApiError error={error} onRetry={() => void refetch()} isBusy={isFetching} />
      ) : (
        <Legend />
      )}
    </div>
  );
}

/** A popover of its button; on a phone, a sheet from below. */
export function MonthPopup({
  trigger,
  ...props
}: MonthProps & {
  /** The button that opens it; one element that takes a ref. */
  readonly trigger: ReactElement;
}) {
  const t = useTranslate('schedule');
  const tWidgets = useTranslate('widgets');
  const [isOpen, setOpen] = useState(true);
  const isPhone = useMatches(PHONE_QUERY) === true;
  const look = { trigger, open: isOpen, onOpenChange: setOpen };
  const month = <Month {...props} onDay={() => setOpen(false)} />;
  return isPhone ? (
    <Sheet title={t('month')} closeLabel={tWidgets('close')} {...look}>
      {month}
    </Sheet>
  ) : (
    <Popover label={t('month')} {...look}>
      {month}
    </Popover>
  );
}
