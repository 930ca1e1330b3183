/** Limits of script files. Files are untrusted, so every part is limited. */

/** A script file is at most 2 MB of UTF-8 text. */
export const SCRIPT_BYTES_MAX = 2_000_000;
/** A script has at most 20,000 lines. */
export const SCRIPT_LINES_MAX = 20_000;
/** A line has at most 8 KB of UTF-8 text, and so has the name of a profile. */
export const SCRIPT_LINE_BYTES_MAX = 8_000;
/** Raw text with tags and entities is read up to this length; an entity takes up to five characters. */
export const SCRIPT_RAW_TEXT_MAX = 12 * SCRIPT_LINE_BYTES_MAX;
/** A file has at most 1,000 profiles, because each becomes a row of the editor. */
export const SCRIPT_PROFILES_MAX = 1_000;
/** The last representable moment: 9999:59:59.999. */
export const SCRIPT_TIME_MAX_MS = 10_000 * 3_600_000 - 1;
/** A file name without its extension is cut at this many UTF-8 bytes; file systems allow 255. */
export const SCRIPT_FILE_NAME_BYTES_MAX = 200;
/** So many of the entries that are left out are shown with their reason. */
export const SCRIPT_SKIPS_SHOWN = 10;
