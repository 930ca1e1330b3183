import { DAY } from '../time-units';

/** "Show More on top loads 20 older ones." */
export const CHAT_PAGE_SIZE = 20;
/** "One shared socket for the page, 10 attempts." */
export const CHAT_ATTEMPTS = 10;
/** Reconnecting: the first delay, the default of the library; each further one is twice as long. */
export const CHAT_RETRY_MS = 1_000;
/**
 * The longest delay. Clients differ: up to 5 s, 20 s or 60 s. With 20 s, ten attempts last two minutes, so that a restart of the
 * server needs no press on "Retry"; with 5 s they last 42 s.
 */
export const CHAT_RETRY_MAX_MS = 20_000;
/** A socket that has stayed open this long counts as reconnected; one that drops sooner uses up the attempts. */
export const CHAT_STABLE_MS = 30_000;
/** "5 messages a second, burst 20": how many messages of one socket the server accepts at once. It drops further ones, and at last closes the socket. */
export const CHAT_MESSAGES_BURST = 20;
/** How many more of them a second. */
export const CHAT_MESSAGES_PER_SECOND = 5;
/** "The socket closes 10 s after the last listener." */
export const CHAT_IDLE_MS = 10_000;
/** The library's default timeout of a connection attempt. */
export const CHAT_OPEN_TIMEOUT_MS = 20_000;
/** Lines of several sources may come this much out of order; a gap is filled this far beyond its edge. */
export const CHAT_DISORDER_MS = 30_000;
/** Browser timers overflow at 24.8 days, and some rooms open in years: they are checked once a day. */
export const CHAT_WAKE_MAX_MS = DAY;
/** How many of the newest lines are captions: "the last two messages". */
export const CAPTION_LINES = 2;
/** "65 ms per character plus 1.8 s", for lines without a duration. */
export const CAPTION_MS_PER_CHARACTER = 65;
/** "65 ms per character plus 1.8 s", for lines without a duration. */
export const CAPTION_BASE_MS = 1_800;
/** How many lines before the current one are looked at for captions: a line may last longer than those after it. */
export const CAPTION_REACH = 10;
/** The same author saying the same again within this time is shown once: relays send lines twice. */
export const CHAT_REPEAT_MS = 10_000;
/** Longest text of a line that is kept; the server takes 500 characters. */
export const CHAT_TEXT_MAX = 2_000;
/** Lines per request where the whole history is loaded. */
export const CHAT_WHOLE_PAGE_SIZE = 10_000;
/** The most lines of an archive that are loaded: the limit of the server. */
export const CHAT_WHOLE_MAX = 100_000;
