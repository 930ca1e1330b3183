/**
 * Seven days side by side, their streams as high as they are long, hours without any folded. For the keyboard it is one stop: a grid
 * whose rows are the days, with keys that follow what is seen (`move-in-grid.ts`).
 */
import type { Video } from '@oshimado/contract';
import {
  bandPosition,
  dayStart,
  daysAfter,
  firstMinute,
  gridBands,
  gridDays,
  inTimeOrder,
  lastMinute,
  localeTag,
  minuteInWords,
  scheduleTime,
  TOKYO_ZONE,
  type GridBand,
  type GridBlock,
  type ScheduleZone,
} from '@oshimado/domain';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useLanguage, useTranslate } from '../../base/sentences';
import { moveInGrid, type GridPlace } from './move-in-grid';
import type { Schedule } from './use-schedule';
import { WEEK, type Week } from './use-week';
import { WeekBlock } from './WeekBlock';
import * as css from './WeekGrid.css';

const HOUR_REM = 3.25;
/** Streams side by side are at least so wide that a time fits in one line, however wide that makes the day. */
const COLUMN_REM = 4;
/** A day is at least so wide. */
const DAY_REM = 7;
const MINUTE_MS = 60_000;

const rem = (hours: number) => `${hours * HOUR_REM}rem`;

/** Where a span is in a column of hours. */
const spanStyle = (bands: readonly GridBand[], { from, to }: { from: number; to: number }) => {
  const top = bandPosition(bands, from);
  return { insetBlockStart: rem(top), blockSize: rem(bandPosition(bands, to) - top) };
};

const dateWriter = (language: string) =>
  new Intl.DateTimeFormat(localeTag(language), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

interface HoursProps {
  readonly bands: readonly GridBand[];
}

/** What its clocks say at a time, such as "GMT+9". */
const zoneName = (timeZone: string, language: string, time: number) =>
  new Intl.DateTimeFormat(localeTag(language), { timeZone, timeZoneName: 'short' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value;

interface AxisProps extends HoursProps {
  readonly zone: ScheduleZone;
  /** The day whose hours in Tokyo are beside those of the viewer. */
  readonly date: string;
}

/** The hours, in Tokyo too where the clocks there are others. What is on them says its own times. */
function Axis({ bands, zone, date }: AxisProps) {
  const { language } = useLanguage();
  const start = dayStart(date, zone);
  const first = firstMinute(zone);
  const tokyo = { ...zone, timeZone: TOKYO_ZONE };
  const local = (minute: number) => minuteInWords(minute, language, zone);
  const there = (minute: number) => {
    const time = start + (minute - first) * MINUTE_MS;
    return minuteInWords(scheduleTime(time, tokyo).minute, language, tokyo);
  };
  const isTwo = local(first) !== there(first);
  return (
    <div className={isTwo ? css.wideAxis : css.axis} aria-hidden="true">
      <div className={css.zones}>
        <span className={css.localHour}>{zoneName(zone.timeZone, language, start)}</span>
        {isTwo ? (
          <span className={css.tokyoHour}>{zoneName(TOKYO_ZONE, language, start)}</span>
        ) : null}
      </div>
      <div
        className={css.hoursOfDay}
        style={{ blockSize: rem(bandPosition(bands, lastMinute(zone))) }}
      >
        {bands.map((band) => (
          <div key={band.from} className={css.axisHour} style={spanStyle(bands, band)}>
            <span className={css.localHour}>{local(band.from)}</span>
            {isTwo ? <span className={css.tokyoHour}>{there(band.from)}</span> : null}
          </div>
        ))}
      </div>
    </div>
  );
}

const DayHours = ({ bands }: HoursProps) =>
  bands.map((band) => (
    <div
      key={band.from}
      className={band.isFolded ? `${css.hour} ${css.fold}` : css.hour}
      style={spanStyle(bands, band)}
    />
  ));

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

/** Keeps the one stop of the grid, and moves the focus from cell to cell. */
function useGridKeys(
  box: RefObject<HTMLDivElement | null>,
  days: readonly (readonly GridBlock[])[],
  onWeek: (by: -1 | 1) => void,
) {
  const [wanted, setWanted] = useState<GridPlace>({ day: 0, index: 0 });
  const isMoved = useRef(false);
  const last = Math.max(0, (days[wanted.day]?.length ?? 1) - 1);
  // Streams may have gone since.
  const stop = { day: wanted.day, index: Math.min(wanted.index, last) };
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    const cell = box.current?.querySelector<HTMLElement>('[tabindex="0"]');
    cell?.focus();
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const starts = days.map((blocks) => blocks.map(({ from }) => from));
    const move = moveInGrid(starts, stop, event, isMirrored);
    if (!move) return;
    event.preventDefault();
    isMoved.current = true;
    if (move.kind === 'place') setWanted(move.place);
    else onWeek(move.by);
  };
  return { stop, setStop: setWanted, onKeyDown };
}

export interface WeekGridProps {
  readonly schedule: Schedule;
  readonly week: Week;
  /** A viewer asks for the week before, or after. */
  readonly onWeek: (by: -1 | 1) => void;
  /** Called with the streams of the week as they change. */
  readonly onShown: (videos: readonly Video[]) => void;
}

export function WeekGrid({ schedule, week, onWeek, onShown }: WeekGridProps) {
  const t = useTranslate('schedule');
  const { language } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const { zone, now, today } = schedule;
  const { from, videos, isLoading } = week;
  const days = gridDays(videos, { ...zone, from, days: WEEK, now });
  useEffect(() => onShown(inTimeOrder(days.flat().map(({ video }) => video))));
  const dates = days.map((_, at) => daysAfter(from, at));
  const nowMinute = scheduleTime(now, zone).minute;
  const bands = gridBands(days, zone, dates.includes(today) ? [nowMinute] : []);
  const top = (minute: number) => bandPosition(bands, minute);
  const starts = days.flat().map((block) => block.from);
  const first = dates.includes(today) ? nowMinute : Math.min(...starts, lastMinute(zone));
  useScrollTo(box, top(first), `${from} ${isLoading}`);
  const { stop, setStop, onKeyDown } = useGridKeys(box, days, onWeek);
  const format = dateWriter(language);
  const whole = rem(top(lastMinute(zone)));
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
        role="grid"
        aria-label={format.formatRange(Date.parse(from), Date.parse(daysAfter(from, WEEK - 1)))}
        aria-describedby={id}
        aria-busy={isLoading}
        onKeyDown={onKeyDown}
      >
        <Axis bands={bands} zone={zone} date={dates.includes(today) ? today : from} />
        {days.map((blocks, day) => {
          const date = dates[day] ?? from;
          const columns = Math.max(1, ...blocks.map((block) => block.columns));
          return (
            <div
              key={date}
              role="row"
              className={css.day}
              style={{ minInlineSize: `${Math.max(columns * COLUMN_REM, DAY_REM)}rem` }}
            >
              <div
                role="rowheader"
                className={css.dayHead}
                data-today={date === today || undefined}
                aria-current={date === today ? 'date' : undefined}
              >
                {format.format(Date.parse(date))}
              </div>
              <div role="presentation" className={css.hoursOfDay} style={{ blockSize: whole }}>
                <DayHours bands={bands} />
                {blocks.map((block, index) => (
                  <div
                    key={block.video.id}
                    role="gridcell"
                    className={css.cell}
                    style={{
                      ...spanStyle(bands, block),
                      insetInlineStart: `${(100 * block.column) / block.columns}%`,
                      inlineSize: `${100 / block.columns}%`,
                    }}
                    onFocus={() => setStop({ day, index })}
                  >
                    <WeekBlock
                      block={block}
                      schedule={schedule}
                      isStop={stop.day === day && stop.index === index}
                    />
                  </div>
                ))}
                {blocks.length === 0 ? (
                  <div
                    role="gridcell"
                    className={css.nothing}
                    tabIndex={stop.day === day ? 0 : -1}
                    onFocus={() => setStop({ day, index: 0 })}
                  >
                    {t(isLoading ? 'loading' : 'nothing')}
                  </div>
                ) : null}
                {date === today ? (
                  <div className={css.now} style={{ insetBlockStart: rem(top(nowMinute)) }} />
                ) : null}
              </div>
            </div>
          );
        })}
      </div>
    </>
  );
}
