/** The hours beside a week, in Tokyo too where the clocks there are others. What is on the days says its own times. */
import {
  firstMinute,
  lastMinute,
  minuteInWords,
  scheduleTime,
  timesOfDay,
  TOKYO_ZONE,
  zoneName,
  type GridBand,
  type ScheduleZone,
} from '@oshimado/domain';
import { useLanguage } from '../../base/sentences';
import * as css from './WeekGrid.css';
import { minuteTop, spanStyle } from './week-style';

export interface WeekAxisProps {
  readonly bands: readonly GridBand[];
  readonly zone: ScheduleZone;
  /** The day whose hours in Tokyo are beside those of the viewer. */
  readonly date: string;
}

/** Renders a `<div>` that screen readers skip. */
export function WeekAxis({ bands, zone, date }: WeekAxisProps) {
  const { language } = useLanguage();
  const first = firstMinute(zone);
  const last = lastMinute(zone);
  const tokyo = { ...zone, timeZone: TOKYO_ZONE };
  const local = (minute: number) => minuteInWords(minute, language, zone);
  const timeOf = timesOfDay(date, zone);
  const there = (minute: number) =>
    minuteInWords(scheduleTime(timeOf(minute), tokyo).minute, language, tokyo);
  // Zones change their clocks at night: on such a day, the name is that of most of its hours.
  const named = timeOf(last - 1);
  const isTwo = local(first) !== there(first);
  return (
    <div className={isTwo ? css.wideAxis : css.axis} aria-hidden="true">
      {/* Server and browser may write the same time differently. */}
      <div className={css.zones}>
        <span className={css.localHour} suppressHydrationWarning>
          {zoneName(zone.timeZone, language, named)}
        </span>
        {isTwo ? (
          <span className={css.tokyoHour} suppressHydrationWarning>
            {zoneName(TOKYO_ZONE, language, named)}
          </span>
        ) : null}
      </div>
      <div className={css.hoursOfDay} style={{ blockSize: minuteTop(bands, last) }}>
        {bands.map((band) => (
          <div key={band.from} className={css.axisHour} style={spanStyle(bands, band)}>
            <span className={css.localHour} suppressHydrationWarning>
              {local(band.from)}
            </span>
            {isTwo ? (
              <span className={css.tokyoHour} suppressHydrationWarning>
                {there(band.from)}
              </span>
            ) : null}
          </div>
        ))}
      </div>
    </div>
  );
}
