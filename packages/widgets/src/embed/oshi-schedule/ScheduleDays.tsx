/** The days of a schedule, each a list of its streams. */
import { dayInWords, isContinued, type ScheduleDay } from '@oshimado/domain';
import { useId } from 'react';
import { useWidgets } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { ScheduleStream, type ScheduleStreamProps } from '../../parts/schedule-stream';
import * as streamCss from '../../parts/schedule-stream/ScheduleStream.css';
import { nameParts } from '../named-parts';
import * as css from './EmbedSchedule.css';

nameParts({ facts: [streamCss.facts], channel: [streamCss.channel] });

interface DayProps extends Pick<ScheduleDaysProps, 'now' | 'timeZone'> {
  readonly day: ScheduleDay;
  /** Days from today. */
  readonly away: number;
}

function Day({ day, away, now, timeZone }: DayProps) {
  const t = useTranslate('elements');
  const { language } = useWidgets();
  const id = useId();
  const { date, relative } = dayInWords(day.date, away, language);
  return (
    <section aria-labelledby={id} data-part="day">
      <h2 id={id} className={css.heading} data-part="date">
        {relative === undefined ? date : `${relative} `}
        {relative === undefined ? null : <span className={css.date}>{date}</span>}
      </h2>
      {day.videos.length === 0 ? (
        <p className={css.nothing} data-part="nothing">
          {t('schedule.nothing')}
        </p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- some screen readers do not announce a list without markers
        <ul role="list" aria-labelledby={id} className={css.rows}>
          {day.videos.map((video) => (
            <ScheduleStream
              key={video.id}
              video={video}
              now={now}
              marks={
                isContinued(video, day.date, { timeZone }) ? (
                  <span>{t('schedule.continued')}</span>
                ) : null
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}

export interface ScheduleDaysProps extends Pick<ScheduleStreamProps, 'now'> {
  /** From today on. */
  readonly days: readonly ScheduleDay[];
  /** IANA name of the zone by which the days are counted. */
  readonly timeZone: string;
}

export const ScheduleDays = ({ days, ...clock }: ScheduleDaysProps) =>
  days.map((day, away) => <Day key={day.date} day={day} away={away} {...clock} />);
