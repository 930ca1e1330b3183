/** The figures of choosing videos, with the sentence of the specification behind each. */
import { HOUR } from '../time-units';

/** The longest text a video is read from: the JSON of a card with its guests is far shorter. */
export const PICKED_TEXT_MAX = 262_144;
/** Lines of a dropped list of addresses that are read. */
export const PICKED_LINES_MAX = 100;
/** "Shown: live ones, upcoming within 2 h …" */
export const STRIP_AHEAD_MS = 2 * HOUR;
/** "… within 6 h for the first 8." */
export const STRIP_FIRST = 8;
export const STRIP_FIRST_AHEAD_MS = 6 * HOUR;
