/** Most days in one answer of `getScheduleDays`: a month with the weeks around it, twice over. */
export const SCHEDULE_DAYS_MAX = 62;
