/** Most days in one answer of `getScheduleDays`: a month with the weeks around it, twice over. */
export const SCHEDULE_DAYS_MAX = 62;
/** Most streams of `getUsersSchedulePicture`: the lines of its two columns. */
export const SCHEDULE_PICTURE_ROWS = 22;
