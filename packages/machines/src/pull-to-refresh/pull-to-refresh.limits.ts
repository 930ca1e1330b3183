/** "Pull-to-refresh threshold 150 px." */
export const PULL_THRESHOLD_PX = 150;
/** "Moves by distance / 2.5." */
export const PULL_RESISTANCE = 2.5;
/** "Turns up to one round." */
export const PULL_TURN_DEGREES = 360;
/** "Fades in by the cube of the progress." */
export const PULL_FADE_POWER = 3;
/** "Abort 0.3 s." */
export const PULL_ABORT_MS = 300;
/** "Restore shrinks to nothing", as fast as an abort. */
export const PULL_RESTORE_MS = 300;
/** "The control stays 300 ms longer so that it is seen." */
export const PULL_LINGER_MS = 300;
/** "API timeout 30 s": no page needs longer to renew itself. */
export const PULL_TIMEOUT_MS = 30_000;
