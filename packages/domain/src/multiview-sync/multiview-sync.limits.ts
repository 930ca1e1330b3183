/** Figures of archive sync, with the sentence of the specification behind them. */
import { HOUR } from '../time-units';

/** "Tick 500 ms." */
export const SYNC_TICK_MS = 500;
/** "A video off by more than 1.5 s times speed is sought." */
export const SYNC_TOLERANCE_S = 1.5;
/**
 * "Sync waits 2.5 s after a seek before seeking again." A command that was not obeyed is repeated after the same time.
 */
export const SYNC_SEEK_PAUSE_MS = 2_500;
/** "A chain with gaps of less than 1 h." */
export const SYNC_GAP_MS = HOUR;
/** "The average of the players if they agree" within two seconds. */
export const SYNC_AGREE_MS = 2_000;
/** "−0.5 / +0.5 buttons." */
export const SYNC_OFFSET_STEP_S = 0.5;
/** Videos more than a day apart are never one event. */
export const SYNC_OFFSET_MAX_S = 24 * 60 * 60;
/** Maximum number of videos in a layout; a longer list in an address was not created by Share. */
export const SYNC_OFFSETS_MAX = 100;
/** "Speed menu (0.25 to 2 in steps of 0.25)." */
export const SYNC_SPEEDS: readonly number[] = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
/** "Sync sets live streams to double speed until they catch up." */
export const SYNC_LIVE_RATE = 2;
/** A live stream this close to the live edge has caught up. */
export const SYNC_LIVE_EDGE_S = 2;
/** A live player that cannot report its distance to the edge returns to normal speed after this time. */
export const SYNC_LIVE_MAX_MS = 60_000;

/** Smaller errors are ignored: echoes begin at about a third of a second, and every rate change is audible. */
export const SYNC_CALM_S = 0.12;
/** Largest change of the playback rate; speech stays understandable within a quarter of the speed. */
export const SYNC_RATE_CHANGE_MAX = 0.25;
/** The smallest rate change that corrects the error within this time is used. */
export const SYNC_MEND_MS = 5_000;
/** Age of the newest of several reports: players report their time about four times a second. */
export const SYNC_REPORT_AGE_S = 0.08;
/** Number of reports in a measurement: the newest of them is close to the true position. */
export const SYNC_REPORTS_MIN = 5;
/** A larger difference is not explained by a report's age: the player was moved, or stalled without reporting it. */
export const SYNC_LEAP_S = 0.4;
/** Older reports are dropped. */
export const SYNC_REPORTS_MAX = 8;
/** An error of this size is detected from one report. */
export const SYNC_PLAIN_ERROR_S = 0.6;
/** Time a player needs to obey a rate, play or pause command and to report it. */
export const SYNC_OBEY_MS = 700;
/** As above, for a seek. */
export const SYNC_ARRIVE_MS = 1_000;
/** Initial guess of how far a seek lands behind, because of command and buffering delay; adjusted by measurements. */
export const SYNC_LEAD_S = 0.9;
/** Maximum of that correction. */
export const SYNC_LEAD_MAX_S = 2;
/** Reports further apart than this say nothing of what the viewer did between them. */
export const SYNC_DEED_GAP_MS = 2_000;
/** A leap that no stall and no late report explains: the viewer moved the player. */
export const SYNC_DEED_LEAP_S = 1.5;
/**
 * For this time after a player was loaded, its reports are not taken for what the viewer does. A frame that was loaded again reports its old
 * position until the new document answers, and then the beginning of the video.
 */
export const SYNC_LOADED_MS = 2_000;
/** A pause that is not confirmed by a second report within this time was none. */
export const SYNC_HELD_MS = 1_000;
/** Ticks further apart than this mean that the device slept, including its players. Hidden pages tick once a minute. */
export const SYNC_SLEEP_MS = 90_000;
