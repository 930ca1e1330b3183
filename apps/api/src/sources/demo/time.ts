/** Days of the demo are days in Tokyo, where most of its people live, counted from the epoch. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const TOKYO = 9 * HOUR;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

export const dayAt = (time: number): number => Math.floor((time + TOKYO) / DAY);
export const startOfDay = (day: number): number => day * DAY - TOKYO;
export const isWeekend = (day: number): boolean => [0, 6].includes((day + FIRST_WEEKDAY) % 7);
export const floorTo = (time: number, step: number): number => Math.floor(time / step) * step;
