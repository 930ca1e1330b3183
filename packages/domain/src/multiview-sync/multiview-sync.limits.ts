/** Figures of archive sync, with the sentence of the specification behind them. */
import { HOUR } from '../time-units';

/** "Tick 500 ms." */
export const SYNC_TICK_MS = 500;
/** "A video off by more than 1.5 s times speed is sought." */
export const SYNC_TOLERANCE_S = 1.5;
/** "Sync waits 2.5 s after a seek before seeking again." An order that was not obeyed is repeated after as long. */
export const SYNC_SEEK_PAUSE_MS = 2_500;
/** "A chain with gaps of less than 1 h." */
export const SYNC_GAP_MS = HOUR;
/** "The average of the players if they agree" within two seconds. */
export const SYNC_AGREE_MS = 2_000;
/** "−0.5 / +0.5 buttons." */
export const SYNC_OFFSET_STEP_S = 0.5;
/** Farther apart than a day nothing is one event. */
export const SYNC_OFFSET_MAX_S = 24 * 60 * 60;
/** No layout holds more videos; a longer list in an address was not written by Share. */
export const SYNC_OFFSETS_MAX = 100;
/** "Speed menu (0.25 to 2 in steps of 0.25)." */
export const SYNC_SPEEDS: readonly number[] = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
/** "Sync sets live streams to double speed until they catch up." */
export const SYNC_LIVE_RATE = 2;
/** A live stream this near to its edge has caught up. */
export const SYNC_LIVE_EDGE_S = 2;
/** A live player that cannot tell how far it is behind is let go after this time. */
export const SYNC_LIVE_MAX_MS = 60_000;

/** Errors below this are left alone: echoes begin at about a third of a second, and every rate change can be heard. */
export const SYNC_CALM_S = 0.12;
/** Largest change of the playback rate; voices stay understandable within a quarter of the speed. */
export const SYNC_RATE_CHANGE_MAX = 0.25;
/** The smallest rate change is taken that mends the error within this time. */
export const SYNC_MEND_MS = 5_000;
/** Age of the newest of several reports: players tell their time about four times a second. */
export const SYNC_REPORT_AGE_S = 0.08;
/** So many reports make a measure: the newest of them is near the truth. */
export const SYNC_REPORTS_MIN = 5;
/** No age of a report explains more than this: the player was moved, or stood still and did not say so. */
export const SYNC_LEAP_S = 0.4;
/** Older reports do not count any more. */
export const SYNC_REPORTS_MAX = 8;
/** An error this big shows in one report. */
export const SYNC_PLAIN_ERROR_S = 0.6;
/** A player needs this long to obey an order of rate, play or pause, and its reports as long to tell of it. */
export const SYNC_OBEY_MS = 700;
/** As above, for a seek. */
export const SYNC_ARRIVE_MS = 1_000;
/** A seek lands behind by what it takes to obey and to buffer; at first this is assumed, then it is learnt. */
export const SYNC_LEAD_S = 0.9;
/** No player is sent ahead farther than this. */
export const SYNC_LEAD_MAX_S = 2;
/** Ticks farther apart than this mean that the device slept, and its players with it. Hidden pages tick once a minute. */
export const SYNC_SLEEP_MS = 90_000;
