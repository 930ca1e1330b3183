/** "Library does the same with up to 50 selected ids" (wire, 4.4). */
export const YOUTUBE_LIST_MAX = 50;
/** Characters of a playlist's name in the name of a file; 255 bytes are what most systems take. */
export const CSV_NAME_MAX = 50;
