/** Figures of the stored state. Limits that the specification does not give are far above normal use. */

/** "The persisted state store is versioned, and its migration version is 11." */
export const STORED_STATE_VERSION = 11;
/** Prefix of every key in the browser's storage. */
export const STORAGE_PREFIX = 'oshimado.';
/** Key of the original product's record. */
export const HOLODEX_KEY = 'holodex-v2';
/** Key of the backups of unreadable text. */
export const STORAGE_BACKUP_KEY = 'oshimado.backup';
/** Maximum length in characters; browsers allow an origin about five million. */
export const STORED_TEXT_MAX = 5_000_000;
/** Maximum nesting; real data has at most seven levels. */
export const STORED_DEPTH_MAX = 20;
/** Maximum number of problems that are listed. */
export const PROBLEMS_MAX = 100;

/** "Live-translation font size defaults to 14." */
export const TL_FONT_SIZE = 14;
/** "Font size (10 to 30 px, free entry)." */
export const TL_FONT_MIN = 10;
export const TL_FONT_MAX = 30;
/** "Box size (0 to 100 %, 0 = automatic)." */
export const TL_WINDOW_MAX = 100;

/** Most characters of a name, such as that of a channel, a playlist or a layout. */
export const NAME_MAX = 200;
export const TITLE_MAX = 500;
export const ID_MAX = 100;
export const CHANNELS_MAX = 5_000;
export const GROUPS_MAX = 500;
export const TOPICS_MAX = 1_000;
export const BLOCKED_NAMES_MAX = 5_000;
export const PRESETS_MAX = 200;
export const AUTO_LAYOUTS_MAX = 33;
/** Maximum number of stored sync offsets; a single URL contains far fewer. */
export const STORED_OFFSETS_MAX = 500;
/** Seconds; a stream is never longer than a few days. Synced playback has a smaller limit of a day. */
export const STORED_OFFSET_MAX_S = 1_000_000;
/** Most speaker profiles. */
export const TL_PROFILES_MAX = 100;
/** "Limits 33 to 75 %": width of the video beside chats. */
export const TL_WORK_MIN = 33;
/** The largest width of the video beside chats, in per cent. */
export const TL_WORK_MAX = 75;
/** Height of the player, so that both it and the translations can be seen. */
export const TL_PLAYER_MIN = 20;
/** The largest height of the player, in per cent. */
export const TL_PLAYER_MAX = 80;
/** Characters of one key sequence, such as `$mod+Shift+k`. */
export const KEYS_MAX = 60;
export const COMMANDS_MAX = 200;
