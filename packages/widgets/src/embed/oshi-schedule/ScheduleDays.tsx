/** The days of a schedule, each a list of its streams. */
import type { Video } from '@oshimado/contract';
import { clockTimes, dayInWords, type ScheduleDay } from '@oshimado/domain';
import { Avatar } from '@oshimado/ui/avatar';
import { Badge } from '@oshimado/ui/badge';
import { useId } from 'react';
import { useWidgets } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { connectVideoCard } from '../../parts/video-card/video-card.connect';
import { nameParts } from '../named-parts';
import * as css from './EmbedSchedule.css';

nameParts({ facts: [css.facts], channel: [css.channel] });

interface StreamProps {
  readonly video: Video;
  /** Epoch milliseconds. */
  readonly now: number;
}

function Stream({ video, now }: StreamProps) {
  const environment = useWidgets();
  const { t, language, timeZone = 'UTC', target, onSelect } = environment;
  const { state, title, titleLang, href, channel, time } = connectVideoCard(video, {
    environment,
    now,
  });
  const { local, tokyo } = clockTimes(Date.parse(video.available_at), language, timeZone);
  return (
    <li className={css.row} data-part="stream" data-state={state}>
      <time className={css.times} data-part="time" dateTime={time.iso} translate="no">
        <span className={css.local}>{local}</span>
        {tokyo ? <span className={css.tokyo}>{tokyo}</span> : null}
      </time>
      <Avatar {...channel.photo} size={40} />
      <div className={css.text}>
        <a
          className={css.link}
          data-part="title"
          href={href}
          lang={titleLang}
          translate="no"
          target={target}
          rel={target && 'noopener'}
          onClick={onSelect && ((event) => onSelect(video, event))}
        >
          {title}
        </a>
        <p className={css.facts}>
          {state === 'live' ? <Badge tone="live">{t('card.live')}</Badge> : null}
          <span className={css.channel} lang={channel.lang} translate="no">
            {channel.name}
          </span>
        </p>
      </div>
    </li>
  );
}

interface DayProps extends Pick<StreamProps, 'now'> {
  readonly day: ScheduleDay;
  /** Days from today. */
  readonly away: number;
}

function Day({ day, away, now }: DayProps) {
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
            <Stream key={video.id} video={video} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

export interface ScheduleDaysProps extends Pick<StreamProps, 'now'> {
  /** From today on. */
  readonly days: readonly ScheduleDay[];
}

export const ScheduleDays = ({ days, now }: ScheduleDaysProps) =>
  days.map((day, away) => <Day key={day.date} day={day} away={away} now={now} />);
