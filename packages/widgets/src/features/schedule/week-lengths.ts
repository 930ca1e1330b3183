/** Lengths of a week that its styles and its rules share, in rem. */

/** How high an hour is on a screen. */
export const HOUR_REM = 3.25;

/** A stream beside others is at least so wide. */
export const COLUMN_REM = 3;

/** How wide the button of a stack is, with the gap beside it. */
export const STACK_REM = 1.875;
