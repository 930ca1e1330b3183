'use client';

import { useDirection } from '@radix-ui/react-direction';
import { createContext, useContext, useMemo } from 'react';
import { DayButton, DayPicker, type DayButtonProps } from 'react-day-picker';
import { ChevronLeftIcon, ChevronRightIcon, Icon } from '../icon';
import type { StyleProps } from '../style-props';
import * as css from './DatePicker.css';
import { dateOf, isoOf, weekStartOf, type DayRange } from './iso-date';

/** How much there is on a day. */
export interface DayMark {
  /** Dots below its number. */
  readonly dots: 1 | 2 | 3;
  /** What they say, in words; read after the date. */
  readonly label: string;
}

/** Props of `Calendar`. */
export interface CalendarProps extends DayRange, StyleProps {
  /** The chosen day as `YYYY-MM-DD`; null while none is. */
  readonly value: string | null;
  /** Called with the day that was chosen. */
  readonly onValueChange: (day: string) => void;
  /** Today as `YYYY-MM-DD`: parts know no clock. */
  readonly today: string;
  /** Language of its names and the first day of its weeks, as BCP 47. */
  readonly locale: string;
  /** Name of the button to the month before. */
  readonly previousLabel: string;
  /** Name of the button to the month after. */
  readonly nextLabel: string;
  /** Marks of days by their `YYYY-MM-DD`. Default none. */
  readonly marks?: ReadonlyMap<string, DayMark> | undefined;
  /** Called with the first day of the month that is shown, as `YYYY-MM-DD`, after it was changed. */
  readonly onMonthChange?: ((month: string) => void) | undefined;
}

type Marks = ReadonlyMap<string, DayMark>;

const noMarks: Marks = new Map();
const MarksContext = createContext<Marks | undefined>(undefined);

/** One component for all months: another one would lose the focus. */
function MarkedDay({ children, ...props }: DayButtonProps) {
  const marks = useContext(MarksContext);
  const dots = marks?.get(isoOf(props.day.date))?.dots ?? 0;
  return (
    <DayButton {...props}>
      {children}
      {marks ? (
        <span className={css.dots} aria-hidden="true">
          {Array.from({ length: dots }, (_, at) => (
            <span key={at} className={css.dot} />
          ))}
        </span>
      ) : null}
    </DayButton>
  );
}

const CLASSES = {
  root: css.calendar,
  month: css.month,
  month_caption: css.caption,
  nav: css.nav,
  button_previous: css.step,
  button_next: css.step,
  month_grid: css.grid,
  weekday: css.weekday,
  day: css.day,
  day_button: css.dayButton,
};

const chevron = (back: 'left' | 'right') =>
  function Chevron({ orientation }: { orientation?: string }) {
    return <Icon icon={orientation === back ? ChevronLeftIcon : ChevronRightIcon} mirror />;
  };

/** The calendar names the sides by the way the text runs, and the style sheet mirrors the pictures. */
const COMPONENTS = {
  ltr: { Chevron: chevron('left'), DayButton: MarkedDay },
  rtl: { Chevron: chevron('right'), DayButton: MarkedDay },
};

/** The words of a calendar, from the platform: no list of names comes along. */
function useWords({ locale, previousLabel, nextLabel, marks = noMarks }: CalendarProps) {
  return useMemo(() => {
    const write = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, options);
      return (date: Date) => format.format(date);
    };
    const [month, full] = [write({ year: 'numeric', month: 'long' }), write({ dateStyle: 'full' })];
    // The number alone: Japanese and Chinese put a word behind it, which has no room in a cell.
    const dayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric' });
    const day = (date: Date) =>
      dayFormat.formatToParts(date).find(({ type }) => type === 'day')?.value ?? '';
    const [short, long] = [write({ weekday: 'short' }), write({ weekday: 'long' })];
    return {
      formatters: { formatCaption: month, formatDay: day, formatWeekdayName: short },
      labels: {
        labelGrid: month,
        labelDayButton: (date: Date) =>
          [full(date), marks.get(isoOf(date))?.label].filter(Boolean).join(', '),
        labelWeekday: long,
        labelPrevious: () => previousLabel,
        labelNext: () => nextLabel,
        labelNav: () => '',
      },
    };
  }, [locale, previousLabel, nextLabel, marks]);
}

/** A month to choose a day in, with marks that say how much there is on each. Renders a `<table role="grid">`. */
export function Calendar(props: CalendarProps) {
  const { value, onValueChange, today, locale, min, max, marks, onMonthChange, className, style } =
    props;
  const words = useWords(props);
  const direction = useDirection();
  const limits = [
    ...(min ? [{ before: dateOf(min) }] : []),
    ...(max ? [{ after: dateOf(max) }] : []),
  ];
  return (
    <MarksContext value={marks}>
      <DayPicker
        mode="single"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the viewer opened the calendar, so its current day gets the focus
        autoFocus
        showOutsideDays
        lang={locale}
        // It turns the arrow keys around; from left to right the page decides how it looks.
        dir={direction === 'rtl' ? 'rtl' : undefined}
        selected={value === null ? undefined : dateOf(value)}
        onSelect={(date: Date) => onValueChange(isoOf(date))}
        defaultMonth={dateOf(value ?? today)}
        onMonthChange={onMonthChange && ((month: Date) => onMonthChange(isoOf(month)))}
        today={dateOf(today)}
        disabled={limits}
        startMonth={min ? dateOf(min) : undefined}
        endMonth={max ? dateOf(max) : undefined}
        weekStartsOn={weekStartOf(locale)}
        className={className}
        style={style}
        classNames={CLASSES}
        components={COMPONENTS[direction]}
        {...words}
      />
    </MarksContext>
  );
}
