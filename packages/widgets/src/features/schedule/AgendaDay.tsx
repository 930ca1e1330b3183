/** A day of an agenda: what is running, now, and what comes; what is over is folded until it is asked for. */
import type { Video } from '@oshimado/contract';
import {
  dayInWords,
  daysBetween,
  isContinued,
  scheduleClock,
  type FoldedVideos,
} from '@oshimado/domain';
import { memo, useId } from 'react';
import { useLanguage, useTranslate } from '../../base/sentences';
import { rowsOfDay } from './agenda-days';
import * as css from './Agenda.css';
import { ScheduleRow } from './ScheduleRow';
import type { Schedule } from './use-schedule';

export interface AgendaDayProps extends Pick<FoldedVideos, 'members'> {
  readonly date: string;
  readonly videos: readonly Video[];
  readonly schedule: Pick<Schedule, 'now' | 'today' | 'zone'>;
  /** Whether streams of today that are over are shown. */
  readonly isUnfolded: boolean;
}

export const AgendaDay = memo(function AgendaDay(props: AgendaDayProps) {
  const { date, videos, members, schedule, isUnfolded } = props;
  const t = useTranslate('schedule');
  const { language } = useLanguage();
  const id = useId();
  const { now, today, zone } = schedule;
  const { date: written, relative } = dayInWords(date, daysBetween(today, date), language);
  const isToday = date === today;
  const { begun, coming } = rowsOfDay(videos, now, isToday && !isUnfolded);
  const row = (video: Video) => (
    <ScheduleRow
      key={video.id}
      {...{ video, members, now, zone }}
      isContinued={isContinued(video, date, zone)}
    />
  );
  return (
    <section aria-labelledby={id}>
      {/* Server and browser may write the same day or time differently. */}
      <h2 id={id} className={css.heading} suppressHydrationWarning>
        {relative === undefined ? written : `${relative} `}
        {relative === undefined ? null : (
          <span className={css.date} suppressHydrationWarning>
            {written}
          </span>
        )}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- some screen readers do not announce a list without markers */}
      <ul role="list" aria-labelledby={id} className={css.rows}>
        {begun.map(row)}
        {isToday ? (
          <li className={css.now} suppressHydrationWarning>
            {t('now', { time: scheduleClock(now, language, zone).local })}
          </li>
        ) : null}
        {coming.map(row)}
      </ul>
      {isToday && coming.length === 0 ? <p className={css.nothing}>{t('nothing')}</p> : null}
    </section>
  );
});
