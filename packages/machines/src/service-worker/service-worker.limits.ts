/** "The service worker update check runs every 15 min." */
export const UPDATE_CHECK_MS = 15 * 60_000;
/** "API timeout 30 s": a look for an update that takes longer has failed. */
export const UPDATE_CHECK_TIMEOUT_MS = 30_000;
/** A worker told to take over does so at once; one that has not after this time is helped by a reload. */
export const ACTIVATION_TIMEOUT_MS = 10_000;
