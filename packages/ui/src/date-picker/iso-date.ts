/** Days as `YYYY-MM-DD`, without a time and without a zone. */

/** The days that can be chosen, as `YYYY-MM-DD`, both included. */
export interface DayRange {
  /** First day that can be chosen. Default without. */
  readonly min?: string;
  /** Last day that can be chosen. Default without. */
  readonly max?: string;
}

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** The day of a date as this clock has it. */
export const isoOf = (date: Date): string =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;

/** Noon of a day on this clock: summer time begins and ends at night, so that noon is always that day. */
export function dateOf(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const date = new Date(2000, month - 1, day, 12);
  date.setFullYear(year, month - 1, day);
  return date;
}

/** The day a text says: null for none, undefined where it says no day there is. Year, month, day, with any mark between. */
export function parseDay(text: string): string | null | undefined {
  const plain = text.trim().normalize('NFKC');
  if (plain === '') return null;
  const [, year, month, day] = /^(\d{4})[-/.年 ]+(\d{1,2})[-/.月 ]+(\d{1,2})日?$/.exec(plain) ?? [];
  if (!year || !month || !day) return undefined;
  const iso = `${year}-${pad(Number(month), 2)}-${pad(Number(day), 2)}`;
  // The thirtieth of February is a day of March to a clock, and none to a reader.
  return isoOf(dateOf(iso)) === iso ? iso : undefined;
}

export const isWithin = (iso: string, { min, max }: DayRange): boolean =>
  (min === undefined || iso >= min) && (max === undefined || iso <= max);

/** The day a week begins with, from 0 for Sunday; Monday where the platform does not say. */
export function weekStartOf(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const info = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const first = (info.getWeekInfo?.() ?? info.weekInfo)?.firstDay ?? 1;
  return (first % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}
