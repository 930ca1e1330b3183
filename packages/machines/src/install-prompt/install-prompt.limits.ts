/** "The install prompt repeats after 7 days." */
export const INSTALL_REPEAT_MS = 7 * 24 * 60 * 60_000;
